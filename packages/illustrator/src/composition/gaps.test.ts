import { expect, test } from 'vitest'
import { Gaps } from './gaps.ts'

const view = { left: 0, top: 0, size: 1000 }

/** From where to where each thing reaches when all are put on the same side first. */
function placed(widths: readonly number[]): [from: number, to: number][] {
  const gaps = new Gaps([], view)
  return widths.map((width) => {
    const { x, scale } = gaps.onGround(1, width)
    return [x - (width * scale) / 2, x + (width * scale) / 2]
  })
}

test('things stand beside each other, on the other side when one is full', () => {
  const spots = placed([200, 200, 200, 200]).sort(([one], [other]) => one - other)
  for (const [index, [, to]] of spots.entries()) {
    expect(to).toBeLessThanOrEqual((spots[index + 1]?.[0] ?? 1000) + 12)
  }
})

test('things stay in the picture, also when there are too many', () => {
  const spots = placed([240, 240, 240, 240, 240, 240])
  expect(spots.length).toBeGreaterThan(0)
  for (const [from, to] of spots) {
    expect(from).toBeGreaterThan(-20)
    expect(to).toBeLessThan(1020)
  }
})

test('hanging things have places of their own', () => {
  const gaps = new Gaps([], view)
  const places = [gaps.above(1), gaps.above(-1), gaps.above(1)]
  expect(new Set(places).size).toBe(3)
})
