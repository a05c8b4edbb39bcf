import { describe, expect, test } from 'vitest'
import { contains } from '../geometry/contains.ts'
import { boundsOf, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import type { Face } from '../scene-description.ts'
import { expressions } from './expressions.ts'
import { drawHead } from './head.ts'

function person(details: string, name = 'Kim'): HumanLook {
  const look = readLook({ name, details })
  if (look.kind !== 'human') throw new Error('A person.')
  return look
}

const people = ['a baby girl', 'a boy of two', 'a girl of six', 'a boy of twelve', 'a mother', 'an old man']

const turns = Array.from({ length: 27 }, (_, index) => index * 0.05)

const headOf = (look: HumanLook, turn: number, face: Face = 'happy') =>
  drawHead(look, expressions[face], { turn, nod: 0 }).front

/** The largest piece of skin. */
function faceOf(shapes: ReturnType<typeof headOf>): Path {
  const sized = shapes
    .filter(({ surface }) => surface === 'skin')
    .map(({ path }) => ({ path, width: boundsOf([path]).right - boundsOf([path]).left }))
  const [widest] = sized.sort((one, other) => other.width - one.width)
  if (!widest) throw new Error('It has a face.')
  return widest.path
}

/** The left and the right end of each, at half its height, drawn in by a tenth. */
const ends = (path: Path): Point[] => {
  const { left, right, top, bottom } = boundsOf([path])
  const inwards = (right - left) * 0.1
  return [left + inwards, right - inwards].map((x) => [x, (top + bottom) / 2])
}

const eyesOf = (shapes: ReturnType<typeof headOf>): Path[] =>
  shapes
    .filter(
      ({ surface, fill, path }) => surface === 'feature' && fill === '#33211c' && path.commands === 'MCCCCZ',
    )
    .map(({ path }) => path)

describe.each(people)('the head of %s', (details) => {
  test('has its eyes, and glasses on both, on its face at every turn (IR-142)', () => {
    const look = { ...person(details), glasses: '#224466', headwear: null }
    for (const turn of turns) {
      const shapes = headOf(look, turn)
      const lenses = shapes.filter(({ opacity }) => opacity === 0.16).map(({ path }) => path)
      const eyes = eyesOf(shapes)
      expect(lenses).toHaveLength(eyes.length)
      for (const place of [...eyes, ...lenses].flatMap(ends))
        expect(contains(faceOf(shapes), place), `turned by ${turn}`).toBe(true)
    }
  })

  test('shows two eyes alike in size, or one from the side, and never a sliver (IR-142)', () => {
    const widths = (turn: number): number[] =>
      eyesOf(headOf(person(details), turn)).map((path) => boundsOf([path]).right - boundsOf([path]).left)
    for (const turn of turns) {
      const [near = 0, far = near] = widths(turn)
      expect(far).toBeGreaterThan(near * 0.55)
    }
    expect(widths(0.3)).toHaveLength(2)
    expect(widths(0.9)).toHaveLength(1)
  })
})

test('people of the same age have noses and chins of their own, the same on every page (IR-142)', () => {
  const outline = (name: string) => JSON.stringify(faceOf(headOf(person('a woman', name), 0.9)))
  const names = ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fay']
  expect(new Set(names.map(outline)).size).toBe(names.length)
  expect(outline('Ana')).toBe(outline('Ana'))
})

describe('feelings', () => {
  test.each(['tender', 'calm', 'shy', 'sorry', 'sad', 'worried', 'proud', 'determined'] as const)(
    'whoever is %s has the eyes open (IR-143)',
    (face) => {
      expect(eyesOf(headOf(person('a boy of seven'), 0.14, face))).toHaveLength(2)
    },
  )

  test('whoever is set on something does not smile (IR-143)', () => {
    expect(expressions.determined.mouth).not.toMatch(/smile/)
  })
})
