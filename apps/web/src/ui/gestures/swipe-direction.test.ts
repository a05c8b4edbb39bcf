import { expect, test } from 'vitest'
import { swipeDirection } from './swipe-direction.ts'

const start = { x: 200, y: 300 }

test('a finger to the left turns on, one to the right back', () => {
  expect(swipeDirection(start, { x: 120, y: 310 })).toBe('next')
  expect(swipeDirection(start, { x: 290, y: 280 })).toBe('previous')
})

test('a tap and a scrolling finger turn nothing', () => {
  expect(swipeDirection(start, { x: 205, y: 302 })).toBeNull()
  expect(swipeDirection(start, { x: 180, y: 600 })).toBeNull()
  expect(swipeDirection(start, { x: 130, y: 360 })).toBeNull()
})
