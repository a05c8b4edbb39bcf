import { expect, test } from 'vitest'
import { hueOf, inItsHue, inkFinder } from './colour.ts'

test('an ink of a hue is found for cloth in the dark, where the likest ink is grey', () => {
  const inks = ['#e9a3a0', '#8f8a94', '#f0b83f', '#a86a3d', '#5f5a6b']
  const inTheDark = (colour: string) => inItsHue(colour, '#1e2a5c', 0.26)
  const [pink, yellow, brown] = ['#f08fb0', '#f6c644', '#94653f'].map(inTheDark)
  const find = inkFinder(inks, 'hue')
  expect([pink, yellow, brown].map((colour) => find(colour ?? ''))).toEqual(['#e9a3a0', '#f0b83f', '#a86a3d'])
})

test('black is tinted by no light', () => {
  const lit = inItsHue('#3a3640', '#c0708a', 0.1)
  expect(Math.abs(hueOf(lit, 0) - hueOf('#3a3640', 0))).toBeLessThan(8)
})
