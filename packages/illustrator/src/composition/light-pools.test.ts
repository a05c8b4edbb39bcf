import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { compose } from './compose.ts'

test.each([
  ['bedroom', 'night'],
  ['bedroom', 'day'],
  ['school', 'day'],
  ['living-room', 'morning'],
] as const)(
  'the light of a window in the %s at %s makes no furniture and nobody half transparent',
  (setting, time) => {
    for (const seed of ['a', 'b', 'c']) {
      const { page } = compose({
        scene: {
          ...emptyScene,
          setting,
          time,
          lamps: 'out',
          shot: 'wide',
          props: ['children', 'bench'],
          figures: [figure('Mia', 'stand', 'happy')],
        },
        cast: sampleCast,
        seed,
        candidate: 0,
      })
      const light = page.layers.findIndex(({ shapes }) =>
        shapes.some(
          ({ surface, fill }) => surface === 'glow' && typeof fill === 'object' && fill.kind === 'downwards',
        ),
      )
      expect(light).toBeGreaterThan(0)
      const before = page.layers.slice(0, light).filter(({ depth }) => depth === 0.3 || depth === 0.25)
      expect(before.flatMap(({ shapes }) => shapes)).toEqual([])
    }
  },
)
