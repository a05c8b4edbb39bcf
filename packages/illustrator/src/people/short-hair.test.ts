import { expect, test } from 'vitest'
import { differenceOf, mix } from '../drawing/colour.ts'
import { boundsOf } from '../geometry/path.ts'
import { human } from '../testing/human-look.ts'
import { expressions } from './expressions.ts'
import { drawHead } from './head.ts'

const shapesOf = (details: string, turn = 0) =>
  drawHead(human(details), expressions.happy, { turn, nod: 0 }).front

const grownUp = 'man, 70, fair skin, bald'

test.each(['girl, 12, dark skin, shaved head', 'boy, 8, fair skin, shaved head'])(
  'on the head of "%s" single hairs are seen, and no cap with an outline',
  (details) => {
    const bald = shapesOf(details.replace('shaved head', 'bald'))
    for (const turn of [0, 0.5, 1, 2]) {
      const own = shapesOf(details, turn)
      expect(own.filter(({ surface }) => surface === 'round')).toHaveLength(
        bald.filter(({ surface }) => surface === 'round').length,
      )
      expect(own.length).toBeGreaterThan(shapesOf(details.replace('shaved head', 'bald'), turn).length + 6)
    }
  },
)

test.each(['white stubble', 'grey stubble', 'black stubble', 'a stubbly white chin'])(
  '"%s" is seen on fair skin',
  (stubble) => {
    const added = shapesOf(`${grownUp}, ${stubble}`).length - shapesOf(grownUp).length
    expect(added).toBeGreaterThan(8)
    const look = human(`${grownUp}, ${stubble}`)
    const ends = shapesOf(`${grownUp}, ${stubble}`).filter(({ path, fill }) => {
      const { left, right, top } = boundsOf([path])
      return (
        right - left < 0.1 && top > 0.5 && typeof fill === 'string' && differenceOf(fill, look.skin) > 0.1
      )
    })
    expect(ends.length).toBeGreaterThan(8)
  },
)

test('the hair of somebody who is half bald is no puff beside a hat', () => {
  const widest = (hat: string) => {
    const look = human(`man, 70, fair skin, balding white hair${hat}`)
    const hair = drawHead(look, expressions.happy, { turn: 0, nod: 0 }).front.filter(
      ({ fill }) => fill === look.hair.colour,
    )
    return boundsOf(hair.map(({ path }) => path)).right
  }
  expect(widest(', brown felt hat')).toBeLessThan(1.08)
  expect(widest('')).toBeGreaterThan(1.08)
})

test.each([
  'curly black hair in a top knot',
  'hair tied up in a topknot',
  'brown hair in a bun',
  'a man bun',
])('below "%s" a boy has cropped sides, and a girl has not', (hair) => {
  const temples = (who: string) => {
    const { hair: said, skin } = human(`${who}, 8, brown skin, ${hair}`)
    return shapesOf(`${who}, 8, brown skin, ${hair}`).filter(
      ({ fill, surface }) => surface === 'round' && fill === mix(skin, said.colour, 0.45),
    ).length
  }
  expect(temples('boy')).toBe(1)
  expect(temples('girl')).toBe(0)
})
