import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'

/** How far the widest shadow reaches, in the picture. */
function shadowOf(more: Partial<SceneDescription>): number {
  const { page } = compose({
    scene: {
      ...emptyScene,
      setting: 'meadow',
      shot: 'wide',
      figures: [figure('Mia', 'stand', 'happy')],
      ...more,
    },
    cast: sampleCast,
    seed: 'shadows',
    candidate: 0,
  })
  const shadows = page.layers.flatMap(({ shapes }) => shapes.filter(({ surface }) => surface === 'shadow'))
  return Math.max(
    ...shadows.map(({ path }) => {
      const { left, right, top, bottom } = boundsOf([path])
      return Math.hypot(right - left, bottom - top)
    }),
  )
}

test('the lower the sun, the longer the shadows', () => {
  const [noon, afternoon, dusk] = (['day', 'late-afternoon', 'dusk'] as const).map((time) =>
    shadowOf({ time }),
  )
  expect(afternoon).toBeGreaterThan((noon ?? 0) * 1.25)
  expect(dusk).toBeGreaterThanOrEqual(afternoon ?? 0)
})

test('no sun throws one in the rain, at night or in a room', () => {
  const noon = shadowOf({ time: 'day' })
  expect(shadowOf({ time: 'dusk', weather: 'rain' })).toBeLessThan(noon * 1.2)
  expect(shadowOf({ time: 'night' })).toBeLessThan(noon * 1.2)
  const indoors = (time: SceneDescription['time']) => shadowOf({ setting: 'kitchen', time })
  expect(indoors('dusk')).toBeLessThan(indoors('day') * 1.2)
})

test('a long shadow begins under the feet and is darkest there, or who throws it would hover', () => {
  for (const names of [['Mia'], ['Mia', 'Leo', 'Dad']]) {
    const scene: SceneDescription = {
      ...emptyScene,
      setting: 'meadow',
      shot: 'wide',
      time: 'dusk',
      figures: names.map((name) => figure(name, 'stand', 'happy')),
    }
    const { page, figures } = compose({ scene, cast: sampleCast, seed: 'shadows', candidate: 0 })
    const long = page.layers
      .flatMap(({ shapes }) => shapes)
      .filter(({ surface, fill }) => surface === 'shadow' && typeof fill === 'string')
    for (const { name, bounds } of figures) {
      const [x, y] = [(bounds.left + bounds.right) / 2, bounds.bottom]
      const own = long.filter(({ path }) => {
        const { left, right, top } = boundsOf([path])
        return left < x && right > x && top < y && top > y - 40
      })
      expect(own.length, name).toBeGreaterThan(1)
      const lengths = own.map(({ path }) => boundsOf([path]).bottom)
      expect(Math.max(...lengths) - Math.min(...lengths), name).toBeGreaterThan(8)
    }
  }
})
