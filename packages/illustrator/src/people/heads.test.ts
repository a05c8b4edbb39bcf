import { describe, expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { contains } from '../geometry/contains.ts'
import { boundsOf, ellipse, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import type { Face } from '../scene-description.ts'
import { buildOf } from './build.ts'
import { drawPerson } from './draw-person.ts'
import { expressions } from './expressions.ts'
import { alone } from './figure.ts'
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
    'whoever is %s has the eyes open (IR-142)',
    (face) => {
      expect(eyesOf(headOf(person('a boy of seven'), 0.14, face))).toHaveLength(2)
    },
  )

  test('whoever is set on something does not smile (IR-142)', () => {
    expect(expressions.determined.mouth).not.toMatch(/smile/)
  })
})

describe('hair', () => {
  test.each([
    ['girl, 12, long black box braids in a ponytail', 'braid-tail'],
    ['girl, 9, box braids', 'box-braids'],
    ['boy, 5, thick curly black hair in a topknot', 'curly-bun'],
    ['boy, 7, ginger hair shaved at the sides', 'undercut'],
    ['her grandmother, short dark hair', 'curly'],
    ['her mother, short dark hair', 'pixie'],
    ['girl, 6, long wavy red hair', 'long-wavy'],
  ])('of %j is a cut of its own (IR-143)', (details, cut) => {
    expect(person(details).hair.cut).toBe(cut)
  })

  test('bobbles are seen before the puffs (IR-143)', () => {
    const shapes = headOf(person('girl, 2, tiny puffs tied with yellow bobbles'), 0.1)
    const last = shapes.findLastIndex(({ fill }) => fill === '#f6c644')
    expect(last).toBeGreaterThan(shapes.findLastIndex(({ surface }) => surface === 'skin'))
  })

  test('what stands on end stands up all around, and leaves the brow free (IR-143)', () => {
    const look = person('boy, 3, white-blond hair that sticks straight up')
    const [hair] = headOf(look, 0).filter(({ fill }) => fill === look.hair.colour)
    expect(hair && boundsOf([hair.path]).top).toBeLessThan(-1.4)
    expect(hair && contains(hair.path, [0, -0.5])).toBe(false)
  })
})

describe('ages', () => {
  test('children are taller year by year, and their eyes smaller (IR-143)', () => {
    const years = [2, 5, 7, 9, 11]
    const all = years.map((age) => person(`a girl of ${age}`))
    const growing = (values: readonly number[]) => expect(values).toEqual([...values].sort((a, b) => a - b))
    growing(all.map((look) => buildOf(look).height))
    const eye = (look: HumanLook) => boundsOf([eyesOf(headOf(look, 0))[0] ?? ellipse(0, 0, 1)])
    growing(all.map((look) => eye(look).top - eye(look).bottom))
    growing(all.map((look) => -eye(look).bottom))
  })

  test('an elder has wrinkles and a bent back at any hair, a grandmother a skirt where nothing is said (IR-143)', () => {
    const [old, mother] = [person('her grandmother, short dark hair'), person('her mother, short dark hair')]
    const lines = (look: HumanLook) => headOf(look, 0.1).filter(({ line }) => line).length
    expect(lines(old)).toBeGreaterThan(lines(mother) + 8)
    expect(old.bottom.kind).toBe('skirt')
    const head = (look: HumanLook) =>
      drawPerson(look, { ...alone, pose: 'stand', face: 'calm', turn: 1 }).head.centre[0]
    expect(head(old)).toBeGreaterThan(head(mother) + 8)
  })
})

test.each([0.5, 0.64, 0.9])('who looks up leans the head back, turned by %s (IR-158)', (turn) => {
  const look = person('a bald man')
  const seen = (nod: number) =>
    boundsOf(
      drawHead(look, expressions.calm, { turn, nod })
        .front.filter(({ surface }) => surface === 'feature')
        .map(({ path }) => path),
    )
  const [level, up] = [seen(0), seen(-0.9)]
  expect(up.top).toBeLessThan(level.top - 0.05)
  expect(up.right - up.left).not.toBeCloseTo(level.right - level.left, 2)
})

describe.each(['dark skin', 'very dark skin', 'brown skin', 'fair skin'])('a face of %s', (skin) => {
  test.each([0, 0.4, 0.8])('has a mouth and eyes that stand out from it (IR-162)', (turn) => {
    const look = person(`a girl of six, ${skin}`)
    const shapes = headOf(look, turn, 'happy').filter(({ surface }) => surface === 'feature')
    const below = (shape: (typeof shapes)[number]) => boundsOf([shape.path]).bottom > 0.5
    const from = lightnessOf(look.skin)
    const mouth = shapes.filter((shape) => shape.line && below(shape))
    const apart = mouth.map(({ line }) => Math.abs(lightnessOf(line?.colour ?? look.skin) - from))
    expect(Math.max(...apart)).toBeGreaterThan(0.15)
    const eyes = shapes.filter(
      ({ fill, path }) => fill && boundsOf([path]).bottom < 0.4 && fill !== '#ffffff',
    )
    const eyesApart = eyes.map(({ fill }) =>
      typeof fill === 'string' ? Math.abs(lightnessOf(fill) - from) : 0,
    )
    expect(Math.max(...eyesApart)).toBeGreaterThan(0.3)
  })
})
