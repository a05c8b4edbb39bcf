import { mix } from '../drawing/colour.ts'
import type { Face, SceneFigure } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'

/** From -1, sorrow, to 1, joy. */
const moods: Record<Face, number> = {
  joy: 1,
  laugh: 1,
  happy: 0.6,
  tender: 0.6,
  wow: 0.3,
  calm: 0.2,
  thinking: 0,
  proud: 0.6,
  determined: 0,
  sorry: -0.7,
  sleepy: 0,
  shy: -0.2,
  worried: -0.7,
  angry: -0.8,
  sad: -1,
}

/** How a page feels: the mean of its faces. Nobody feels nothing. */
export const moodOf = (figures: readonly SceneFigure[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, { face }) => sum + moods[face], 0) / figures.length

const COOL = '#8a9ab4'
const WARM = '#ffcf85'

/**
 * The colour script of a story: sorrow takes the warmth out of the hour's light, joy adds some. One tint over
 * the whole page also brings its colours together.
 */
export function inMood(light: Light, mood: number): Light {
  const part = Math.abs(mood)
  if (part < 0.1) return light
  const tint = mood < 0 ? COOL : WARM
  const added = mood < 0 ? 0.13 * part : 0.06 * part
  const towards = (added / (light.strength + added)) * (light.dark && mood < 0 ? 0.4 : 1)
  return {
    ...light,
    sky: {
      top: mix(light.sky.top, tint, mood < 0 ? 0.3 * part : 0.05 * part),
      bottom: mix(light.sky.bottom, tint, mood < 0 ? 0.22 * part : 0.16 * part),
    },
    cloud: mix(light.cloud, tint, 0.14 * part),
    ambient: mix(light.ambient, tint, towards),
    strength: light.strength + added,
    figureStrength: light.figureStrength + added * 0.25,
  }
}
