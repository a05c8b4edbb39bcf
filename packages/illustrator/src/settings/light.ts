import type { Colour } from '../drawing/colour.ts'
import { mix } from '../drawing/colour.ts'
import type { SceneDescription, TimeOfDay, Weather } from '../scene-description.ts'

/** The light of an hour: what the sky looks like and how it tints everything under it. */
export interface Light {
  sky: { top: Colour; bottom: Colour }
  cloud: Colour
  /** Everything is mixed towards this colour by `strength`; people and animals by less, to stay readable. */
  ambient: Colour
  strength: number
  figureStrength: number
  /** Windows shine. */
  dark: boolean
  /** The lamps of the place burn. */
  lampsBurn: boolean
  celestial: { kind: 'sun' | 'moon'; colour: Colour; height: number; isAThing?: boolean } | null
}

const lights: Record<TimeOfDay, Omit<Light, 'lampsBurn'>> = {
  dawn: {
    sky: { top: '#9fb4e0', bottom: '#ffd9b8' },
    cloud: '#ffe3d6',
    ambient: '#d9a8b8',
    strength: 0.14,
    figureStrength: 0.05,
    dark: false,
    celestial: { kind: 'sun', colour: '#ffd98a', height: 470 },
  },
  morning: {
    sky: { top: '#a9d8f2', bottom: '#fff1d0' },
    cloud: '#fffdf6',
    ambient: '#ffdf9f',
    strength: 0.09,
    figureStrength: 0.03,
    dark: false,
    celestial: { kind: 'sun', colour: '#ffe08a', height: 350 },
  },
  day: {
    sky: { top: '#79c3ee', bottom: '#e6f6fb' },
    cloud: '#ffffff',
    ambient: '#ffffff',
    strength: 0,
    figureStrength: 0,
    dark: false,
    celestial: { kind: 'sun', colour: '#ffe07a', height: 290 },
  },
  'late-afternoon': {
    sky: { top: '#f0b992', bottom: '#fff1c9' },
    cloud: '#fff0dc',
    ambient: '#ffb864',
    strength: 0.13,
    figureStrength: 0.05,
    dark: false,
    celestial: { kind: 'sun', colour: '#ffcf6a', height: 400 },
  },
  dusk: {
    sky: { top: '#6f6fb4', bottom: '#ffb07a' },
    cloud: '#f4a88e',
    ambient: '#c0708a',
    strength: 0.24,
    figureStrength: 0.1,
    dark: true,
    celestial: { kind: 'sun', colour: '#ffb45e', height: 520 },
  },
  evening: {
    sky: { top: '#34407e', bottom: '#c98aa0' },
    cloud: '#8a7fb0',
    ambient: '#4a4a8e',
    strength: 0.34,
    figureStrength: 0.14,
    dark: true,
    celestial: { kind: 'moon', colour: '#fff1c4', height: 340 },
  },
  night: {
    sky: { top: '#172352', bottom: '#4c5f9f' },
    cloud: '#56669f',
    ambient: '#26336e',
    strength: 0.44,
    figureStrength: 0.18,
    dark: true,
    celestial: { kind: 'moon', colour: '#fff3c4', height: 330 },
  },
}

/** Whether lamps are wanted. */
export const isDarkAt = (time: TimeOfDay): boolean => lights[time].dark

/** What of a scene decides about its light. */
export type Hour = Pick<SceneDescription, 'time' | 'weather' | 'lamps'>

export function lightOf({ time, weather, lamps }: Hour, indoors: boolean): Light {
  const sky = underSky(time, weather)
  const light = { ...sky, lampsBurn: sky.dark && lamps !== 'out' }
  if (!indoors) return light
  if (!light.dark) return inRoom(light)
  return light.lampsBurn ? byLamps(light) : { ...light, ...withoutLamps }
}

/** Walls keep the blue of the sky out: by day they are a little brown. */
const inRoom = (light: Light): Light => ({
  ...light,
  ambient: mix(light.ambient, '#84482a', 0.8),
  strength: light.strength * 0.75,
})

/** After dark what no lamp shines on is deep and warm, so that what they shine on stands out; pale brown would be fog. */
const byLamps = (light: Light): Light => ({
  ...light,
  ambient: mix(light.ambient, '#4a2410', 0.8),
  strength: light.strength * 1.18,
  figureStrength: light.figureStrength * 0.7,
})

/** What one makes out of a room in which no lamp burns; faces stay readable. */
const withoutLamps = { ambient: '#1e2a5c', strength: 0.6, figureStrength: 0.26 }

function underSky(time: TimeOfDay, weather: Weather): Omit<Light, 'lampsBurn'> {
  const light = lights[time]
  if (weather === 'clear' || weather === 'wind') return light
  const grey = light.dark ? '#3f4a66' : '#a9b8c4'
  return {
    ...light,
    sky: light.dark
      ? light.sky
      : {
          top: weather === 'rain' ? '#8b9cab' : '#b9c7d2',
          bottom: weather === 'rain' ? '#c3ced4' : '#e9eef0',
        },
    cloud: light.dark ? '#4c587c' : weather === 'rain' ? '#93a2af' : '#e3e9ec',
    ambient: light.strength > 0.2 ? light.ambient : grey,
    strength: Math.max(light.strength, 0.14),
    figureStrength: Math.max(light.figureStrength, 0.05),
    celestial: null,
  }
}
