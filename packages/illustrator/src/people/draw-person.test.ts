import { describe, expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { faces, type Pose, poses } from '../scene-description.ts'
import { drawPerson, type PersonDirections } from './draw-person.ts'
import { expressions } from './expressions.ts'
import { drawHead } from './head.ts'
import { headwearDrawings } from './headwear.ts'
import { isLying } from './poses.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Kim', details })
  if (look.kind !== 'human') throw new Error('Kim should be a person.')
  return look
}

const bodies = [
  'two years old, overalls',
  'a six year old girl with braids and a dress',
  'a tall man with a beard',
  'an old woman with a bun',
]

const directions = (pose: Pose): PersonDirections => ({
  pose,
  face: 'happy',
  turn: 0.2,
  nod: 0,
  contact: null,
  held: null,
})

const offTheGround = new Set<Pose>(['run', 'climb', 'jump', 'dance'])

describe('drawing a person', () => {
  test.each(poses.filter((pose) => !offTheGround.has(pose)))(
    'stands, sits or lies on the ground in the pose %s',
    (pose) => {
      for (const details of bodies) {
        const { bottom, top } = boundsOf(
          drawPerson(person(details), directions(pose)).shapes.map(({ path }) => path),
        )
        expect(bottom).toBeGreaterThan(-6)
        // A braid may fall over the edge of the bed.
        expect(bottom).toBeLessThan(isLying(pose) ? 70 : 14)
        expect(top).toBeLessThan(-90)
      }
    },
  )

  test.each(['wave', 'cheer', 'hold-up', 'pray', 'hide', 'jump'] as const)(
    'draws the hands of the pose %s in front of hair and braids',
    (pose) => {
      for (const details of bodies) {
        const figure = drawPerson(person(details), directions(pose))
        const last = boundsOf(figure.shapes.slice(-1).map(({ path }) => path))
        const [x, y] = figure.hands[1]
        const lift = { jump: 46 }[pose as string] ?? 0
        expect(x).toBeGreaterThan(last.left)
        expect(x).toBeLessThan(last.right)
        expect(y - lift).toBeGreaterThan(last.top)
        expect(y - lift).toBeLessThan(last.bottom)
      }
    },
  )

  test.each(Object.keys(headwearDrawings))(
    'sets a %s on the head: down over the hair, as wide as the head',
    (kind) => {
      const { front } = headwearDrawings[kind as keyof typeof headwearDrawings]
      const { left, right, bottom } = boundsOf(front('#d9493f').map(({ path }) => path))
      expect(bottom).toBeGreaterThan(-0.75)
      expect(right - left).toBeGreaterThan(1.5)
    },
  )

  test('gives each of the twelve faces other features', () => {
    const look = person('a girl')
    const drawn = faces.map((face) =>
      JSON.stringify(drawHead(look, expressions[face], { turn: 0, nod: 0 }).front),
    )
    expect(new Set(drawn).size).toBe(faces.length)
  })

  test('draws the same look the same way every time', () => {
    const look = person('a boy with curly hair')
    expect(drawPerson(look, directions('walk'))).toEqual(drawPerson(look, directions('walk')))
  })
})
