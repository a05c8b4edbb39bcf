import { expect, test } from 'vitest'
import { fallsOver, isBrowserGesture, moveDrag, type PageDrag, startDrag, turnedBy } from './page-drag.ts'

const width = 400

/** A finger that begins in the middle of the page and passes these places, one every so many milliseconds. */
function drag(places: [x: number, y: number][], { every = 16 } = {}): PageDrag {
  return places.reduce(
    (moved, [x, y], step) => moveDrag(moved, { x, y, at: (step + 1) * every }),
    startDrag({ x: 200, y: 300, at: 0 }),
  )
}

test('a finger to the left takes up the next page, one to the right the one before', () => {
  expect(drag([[180, 302]]).direction).toBe('next')
  expect(drag([[225, 305]]).direction).toBe('previous')
})

test('a trembling and a scrolling finger turn nothing', () => {
  expect(drag([[194, 298]]).direction).toBeNull()
  const scrolling = drag([
    [190, 340],
    [160, 500],
  ])
  expect(scrolling.direction).toBeNull()
  expect(fallsOver(scrolling, width)).toBe(false)
})

test('the leaf is turned as far as the finger has carried it, and never further than both ends', () => {
  expect(turnedBy(drag([[100, 300]]), width)).toBe(0.25)
  const wentBack = drag([
    [180, 300],
    [260, 300],
  ])
  expect(turnedBy(wentBack, width)).toBe(0)
  expect(turnedBy(drag([[-900, 300]]), width)).toBe(1)
})

test('let go, it falls over when it was carried far enough', () => {
  const far = drag(
    [
      [100, 300],
      [10, 300],
      [10, 300],
    ],
    { every: 400 },
  )
  expect(fallsOver(far, width)).toBe(true)
  const near = drag(
    [
      [150, 300],
      [150, 300],
    ],
    { every: 400 },
  )
  expect(fallsOver(near, width)).toBe(false)
})

test('a short quick swipe turns, a finger on its way back does not', () => {
  const swipe = drag([
    [170, 300],
    [140, 300],
  ])
  expect(fallsOver(swipe, width)).toBe(true)
  const changedItsMind = drag([
    [100, 300],
    [20, 300],
    [60, 300],
    [100, 300],
  ])
  expect(fallsOver(changedItsMind, width)).toBe(false)
})

test('a finger from the side of the window is the browser’s own way back', () => {
  expect(isBrowserGesture({ x: 8, y: 300, at: 0 }, 390)).toBe(true)
  expect(isBrowserGesture({ x: 385, y: 300, at: 0 }, 390)).toBe(true)
  expect(isBrowserGesture({ x: 60, y: 300, at: 0 }, 390)).toBe(false)
})
