import { describe, expect, test } from 'vitest'
import { PAGE_SIZE, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, ellipse } from '../geometry/path.ts'
import { distance } from '../geometry/point.ts'
import type { AnimalLook, Species } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { alone, type Figure, type FigureDirections, type Held } from '../people/figure.ts'
import { maskOf } from '../testing/figure-masks.ts'
import { drawAnimal } from './draw-animal.ts'

function look(details: string): AnimalLook {
  const read = readLook({ name: 'Coco', details })
  if (read.kind !== 'animal') throw new Error(`${details} should be an animal.`)
  return read
}

const drawn = (details: string, change: Partial<FigureDirections> = {}) =>
  drawAnimal(look(details), { ...alone, pose: 'stand', turn: 0.5, face: 'happy', water: 'bowl', ...change })

/** As large as the page, so that size and place do not tell two bodies apart. */
function filling(shapes: readonly Shape[]): Shape[] {
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const scale = PAGE_SIZE / Math.max(right - left, bottom - top)
  return place(
    shapes,
    placement({ scale, x: (-scale * (left + right)) / 2 + PAGE_SIZE / 2, y: PAGE_SIZE - scale * bottom }),
  )
}

/** The share of both outlines together that only one of them covers, 0 to 1. */
function outlinesApart(one: string, other: string): number {
  const [first, second] = [one, other].map((details) => maskOf(filling(drawn(details).shapes)))
  if (!first || !second) throw new Error('Two outlines are compared.')
  const either = first.filter((covered, at) => covered || second[at]).length
  return first.filter((covered, at) => covered !== second[at]).length / either
}

/** Whom each resembles most among those that had a body before. */
const resembled: readonly (readonly [Species, Species])[] = [
  ['monkey', 'bear'],
  ['kangaroo', 'rabbit'],
  ['otter', 'mouse'],
  ['seal', 'fish'],
  ['swan', 'duck'],
  ['giraffe', 'deer'],
  ['alpaca', 'lamb'],
  ['hippo', 'pig'],
  ['crocodile', 'dragon'],
  ['guinea pig', 'mouse'],
  ['hamster', 'mouse'],
  ['snail', 'turtle'],
  ['ladybug', 'turtle'],
  ['ant', 'mouse'],
  ['bee', 'chick'],
  ['butterfly', 'bird'],
  ['octopus', 'fish'],
]

test.each(resembled)('the outline of a %s is not that of a %s', (one, other) => {
  expect(outlinesApart(`a ${one}`, `a ${other}`)).toBeGreaterThan(0.2)
})

const withHands: readonly string[] = ['monkey', 'kangaroo', 'otter', 'octopus', 'hamster']

const SMALL = 20
const LARGE = 60

/** A round thing about the hand, as large as an apple or a lantern. */
const thing = (radius: number, aloft = false): Held => ({
  shapes: [{ path: ellipse(0, 0, radius), fill: '#123456', surface: 'round' }],
  aloft,
  wide: false,
})

function heldBy({ shapes }: Figure): Bounds {
  const held = shapes.find(({ fill }) => fill === '#123456')
  if (!held) throw new Error('Nothing is held.')
  return boundsOf([held.path])
}

test('who has no hands carries things so that they hide no eye', () => {
  for (const [one] of resembled.filter(([kind]) => !withHands.includes(kind))) {
    for (const radius of [SMALL, LARGE]) {
      const figure = drawn(`a ${one}`, { held: thing(radius) })
      const { left, top, bottom } = heldBy(figure)
      const { centre } = figure.head
      const isAside = left > centre[0] + figure.head.radius * 0.6
      expect(isAside || top > centre[1] + figure.head.radius * 0.3, one).toBe(true)
      expect(bottom, one).toBeLessThan(1)
    }
  }
})

describe.each(withHands)('a %s', (one) => {
  test.each(['stand', 'walk', 'wave', 'hold-up', 'read'] as const)(
    'holds things in the hand to %s',
    (pose) => {
      const figure = drawn(`a ${one}`, { pose, held: thing(SMALL, pose === 'hold-up') })
      const { left, right, top, bottom } = heldBy(figure)
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      expect(distance(middle, figure.hands.right)).toBeLessThan(12)
      expect(distance(middle, figure.head.centre)).toBeGreaterThan(figure.head.radius * 0.9)
    },
  )

  test('comes closer to a neighbour with its arm when it hugs', () => {
    if (one === 'octopus') return
    const neighbour = [90, -120] as const
    const { over } = drawn(`a ${one}`, { pose: 'hug', grasps: { left: neighbour }, over: ['left'] })
    const { right } = boundsOf(over.map(({ path }) => path))
    // A small animal reaches as far as its arms are long.
    expect(right).toBeGreaterThan(one === 'hamster' ? 20 : 30)
  })
})

describe.each(['bee', 'butterfly'])('a %s', (one) => {
  const lowest = (change: Partial<FigureDirections>) =>
    boundsOf(drawn(`a ${one}`, change).shapes.map(({ path }) => path)).bottom

  test('is in the air, and lands to sit and to sleep', () => {
    for (const pose of ['stand', 'walk', 'run', 'play'] as const) expect(lowest({ pose })).toBeLessThan(-90)
    for (const pose of ['sit', 'sleep'] as const) expect(lowest({ pose })).toBeGreaterThan(-8)
  })

  test('has flowers below it where they grow', () => {
    const shapes = (flowers: boolean) => drawn(`a ${one}`, { flowers }).shapes.length
    expect(shapes(true)).toBeGreaterThan(shapes(false) + 8)
    expect(lowest({ flowers: true })).toBeGreaterThan(-8)
  })
})

describe.each(['swan', 'seal', 'octopus'])('a %s', (one) => {
  const waves = (change: Partial<FigureDirections>, details = `a ${one}`) =>
    drawn(details, change).shapes.filter(({ surface }) => surface === 'water').length

  test('swims where there is water, and is dry indoors and ashore', () => {
    for (const water of ['open', 'pond'] as const) expect(waves({ water })).toBeGreaterThan(0)
    for (const water of ['bowl', 'none'] as const) expect(waves({ water })).toBe(0)
    expect(waves({ water: 'open', pose: 'sit' })).toBeGreaterThan(0)
    expect(waves({ water: 'open', pose: 'sleep' })).toBe(0)
    expect(waves({ water: 'pond' }, `a plush ${one}`)).toBe(0)
  })

  test('is dry wherever it is stuffed', () => {
    for (const water of ['open', 'pond'] as const) expect(waves({ water }, `a stuffed ${one}`)).toBe(0)
  })
})

test('a scarf, a hat and glasses are worn by each of them', () => {
  for (const [one] of resembled) {
    const bare = drawn(`a ${one}`).shapes.length
    const dressed = drawn(`a ${one} with a red hat, a blue scarf and glasses`).shapes.length
    expect(dressed - bare, one).toBeGreaterThan(4)
  }
})

test('a giraffe is taller than a grown man, and an ant smaller than a mouse', () => {
  expect(drawn('a giraffe').height).toBeGreaterThan(600)
  expect(drawn('an ant').height).toBeLessThan(drawn('a mouse').height)
})

test('a toy is as small as a child carries it, whatever animal it is (IR-58)', () => {
  for (const one of ['elephant', 'giraffe', 'bear', 'horse', 'seal', 'crocodile', 'lion'])
    for (const pose of ['stand', 'sit', 'sleep'] as const)
      expect(drawn(`a stuffed ${one}`, { pose }).height, `${one} ${pose}`).toBeLessThan(260)
  expect(drawn('a stuffed rabbit').height).toBeLessThanOrEqual(drawn('a rabbit').height)
})
