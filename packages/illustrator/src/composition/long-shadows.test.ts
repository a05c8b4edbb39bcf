import { expect, test } from 'vitest'
import type { Gradient, Shape } from '../drawing/shape.ts'
import { contains } from '../geometry/contains.ts'
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

test('a shadow begins under all of the feet that throw it, darkest there', () => {
  for (const time of ['late-afternoon', 'dusk'] as const)
    for (const name of ['Mia', 'Noah']) {
      const { page } = compose({
        scene: {
          ...emptyScene,
          setting: 'meadow',
          shot: 'wide',
          time,
          figures: [figure(name, 'stand', 'happy')],
        },
        cast: sampleCast,
        seed: `feet ${name}`,
        candidate: 0,
      })
      const shadows = page.layers.flatMap(({ figure, depth, shapes }) =>
        !figure && depth === 0.05 ? shapes.filter(({ surface }) => surface === 'shadow') : [],
      )
      const kindOf = ({ fill }: Shape) => typeof fill === 'object' && fill.kind
      const [long] = shadows.filter((shape) => kindOf(shape) === 'downwards')
      const [feet] = shadows
        .filter((shape) => kindOf(shape) === 'outwards')
        .map(({ path }) => boundsOf([path]))
      if (!long || !feet) throw new Error('no shadow')
      const [middle, half] = [(feet.left + feet.right) / 2, (feet.right - feet.left) / 2]
      for (const side of [-0.8, 0, 0.8])
        expect(contains(long.path, [middle + side * half, (feet.top + feet.bottom) / 2])).toBe(true)
      const { fromOpacity = 1, toOpacity = 1 } = long.fill as Gradient
      expect(fromOpacity).toBeGreaterThan(toOpacity * 3)
    }
})
