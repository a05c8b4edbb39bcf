import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { boundsOf } from '../geometry/path.ts'
import type { ThingLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { alone, type FigureDirections } from '../people/figure.ts'
import { emptyScene } from '../samples/sample-story.ts'
import { faces, poses } from '../scene-description.ts'
import { drawnFigures, hiddenShare } from '../testing/figure-masks.ts'
import { drawThing } from './draw-thing.ts'

const things = [
  'a small grey cloud',
  'the moon',
  'a wooden spoon',
  'a yellow school bus',
  'an apple tree',
  'a puddle',
  'a star',
  'a blue teapot',
  'a washing machine',
  'a snowman',
  'a purple wumple',
]

function look(details: string): ThingLook {
  const read = readLook({ name: 'Nim', details })
  if (read.kind !== 'thing') throw new Error(`${details} was read as ${read.kind}.`)
  return read
}

const directions = (change: Partial<FigureDirections>): FigureDirections => ({
  ...alone,
  pose: 'stand',
  face: 'happy',
  water: 'none',
  ...change,
})

describe.each(things)('%s', (details) => {
  test('has a face on its own shape, in every pose and with every feeling', () => {
    for (const pose of poses)
      for (const face of faces) {
        const drawn = drawThing(look(details), directions({ pose, face }))
        const eyes = drawn.shapes.filter(({ surface }) => surface === 'feature')
        expect(eyes.length).toBeGreaterThan(2)
        const all = boundsOf(
          drawn.shapes.filter(({ surface }) => surface === 'round').map(({ path }) => path),
        )
        const seen = boundsOf(eyes.map(({ path }) => path))
        expect(seen.left).toBeGreaterThan(all.left)
        expect(seen.right).toBeLessThan(all.right)
        expect(seen.bottom).toBeLessThan(all.bottom)
      }
  })

  test('shows no face to who is behind it', () => {
    const drawn = drawThing(look(details), directions({ turn: 2 }))
    expect(drawn.faceless).toBe(true)
  })

  test('stands whole on a page beside a child', () => {
    const cast = [
      { name: 'Nim', details },
      { name: 'Mia', details: 'a girl of 7' },
    ]
    for (const pose of ['stand', 'hug', 'wave', 'sleep'] as const) {
      const scene = {
        ...emptyScene,
        setting: 'meadow' as const,
        figures: [
          { name: 'Nim', pose, face: 'happy' as const, look: 'Mia' },
          { name: 'Mia', pose: 'stand' as const, face: 'happy' as const },
        ],
      }
      const drawn = drawnFigures(compose({ scene, cast, seed: 'things', candidate: 0 }))
      expect(drawn).toHaveLength(2)
      for (const figure of drawn) expect(hiddenShare(figure), `${figure.name}, ${pose}`).toBeLessThan(0.4)
    }
  })
})

test('whoever looks like people is drawn as one, a dragon as a dragon, also where a story tells it as a person', () => {
  expect(readLook({ name: 'Fizz', details: 'a fairy with red hair', sort: null }).kind).toBe('human')
  expect(readLook({ name: 'Fergus', details: 'a green dragon', sort: null })).toMatchObject({
    species: 'dragon',
  })
  expect(readLook({ name: 'Nim', details: 'a grey cloud', sort: null })).toMatchObject({ thing: 'cloud' })
})
