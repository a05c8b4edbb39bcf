import { mix } from '../drawing/colour.ts'
import { glow, type Layer, PAGE_SIZE } from '../drawing/shape.ts'
import type { Weather } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'

/** How the light of the hour falls: as it always does, warm and slanting, or cool from behind everybody. */
export type Fall = 'usual' | 'slanting' | 'behind'

/** The same hour in another light: the sky, and all that stands under it. */
export function inOtherLight(light: Light, fall: Fall): Light {
  if (fall === 'usual') return light
  const tint = tints[fall][light.dark ? 'dark' : 'day']
  const added = light.dark ? 0.05 : 0.13
  return {
    ...light,
    sky: { top: mix(light.sky.top, tint.sky, 0.34), bottom: mix(light.sky.bottom, tint.low, 0.5) },
    cloud: mix(light.cloud, tint.low, 0.34),
    ambient: mix(light.ambient, tint.ambient, light.dark ? 0.34 : 0.7),
    strength: light.strength + added,
    figureStrength: light.figureStrength + added * 0.3,
    celestial: light.celestial && { ...light.celestial, height: light.celestial.height + 70 },
  }
}

const tints = {
  slanting: {
    day: { sky: '#f5d29b', low: '#ffe4ad', ambient: '#ffb45a' },
    dark: { sky: '#4b3a72', low: '#d8957c', ambient: '#7a4a4a' },
  },
  behind: {
    day: { sky: '#8fb6e8', low: '#eef4ff', ambient: '#9fc0e8' },
    dark: { sky: '#12306a', low: '#7fa3dc', ambient: '#24508f' },
  },
} as const

/** What of it lies over the whole page: a corner full of light. @param side where it comes from, -1 left, 1 right */
export function lightOverPage(light: Light, fall: Fall, weather: Weather, side: -1 | 1): Layer[] {
  if (fall === 'usual' || (weather !== 'clear' && weather !== 'wind')) return []
  const strength = light.dark ? 0.16 : 0.34
  const x = fall === 'behind' ? PAGE_SIZE / 2 : PAGE_SIZE / 2 + side * PAGE_SIZE * 0.52
  const colour = fall === 'behind' ? '#f2f7ff' : '#ffd98c'
  return [{ depth: 0, figure: false, shapes: [glow(x, -60, PAGE_SIZE * 0.82, colour, strength)] }]
}
