import { expect, test } from 'vitest'
import { round, type Shape, skin } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { inkAndWash } from './ink-and-wash.ts'

/** The darkest place within a ball against the lightest, away from its outline. */
function depthOfShade(ball: Shape): number {
  const page = { seed: 'a', layers: [{ depth: 0.2, figure: true, shapes: [ball] }] }
  const painted = inkAndWash.paint(page)
  const tones: number[] = []
  for (let x = 330; x < 700; x += 10)
    for (let y = 330; y < 700; y += 10)
      if (Math.hypot(x - 512, y - 512) < 180) tones.push(painted[(y * 1024 + x) * 3] ?? 0)
  tones.sort((one, other) => one - other)
  const at = (part: number): number => tones[Math.floor(tones.length * part)] ?? 0
  return at(0.05) / at(0.95)
}

test('the second wash darkens cloth, and no jaw: a shadow with an edge was taken for a beard', () => {
  const path = ellipse(512, 512, 200)
  expect(depthOfShade(skin(path, '#a96e45'))).toBeGreaterThan(depthOfShade(round(path, '#a96e45')) + 0.06)
})
