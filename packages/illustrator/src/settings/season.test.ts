import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { hueOf } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { type SceneDescription, type Season, type Setting, seasons, settings } from '../scene-description.ts'
import { settingDrawings } from './settings.ts'

const scene: SceneDescription = {
  setting: 'orchard',
  time: 'day',
  weather: 'clear',
  shot: 'wide',
  figures: [],
  props: [],
  action: '',
}

const shapesIn = (change: Partial<SceneDescription>): Shape[] =>
  compose({
    scene: { ...scene, ...change },
    cast: sampleCast,
    seed: 'test',
    candidate: 0,
  }).page.layers.flatMap(({ shapes }) => shapes)

const count = (season: Season, growth: Shape['growth']): number =>
  shapesIn({ season }).filter((shape) => shape.growth === growth).length

/** Sand, stone, water and coloured glass look the same all year. */
const barren: readonly Setting[] = [
  'desert',
  'sea',
  'boat',
  'church-inside',
  'market',
  'temple-court',
  'fishing-shore',
]

/** How many filled crowns of fruit trees have a hue between two, in degrees. */
const crownsOfHue = (season: Season, from: number, to: number): number =>
  shapesIn({ season }).filter(({ growth, fill }) => {
    const hue = typeof fill === 'string' ? hueOf(fill, 0.03) : -1
    return growth === 'blossoming' && hue >= from && hue < to
  }).length

describe('a setting in its season', () => {
  test('bears fruit in summer and autumn only', () => {
    expect(count('summer', 'fruit')).toBeGreaterThan(5)
    expect(count('autumn', 'fruit')).toBeGreaterThan(5)
    expect(count('winter', 'fruit')).toBe(0)
    expect(count('spring', 'fruit')).toBe(0)
  })

  test('has green leaves in summer, red and yellow ones in autumn, blossoms in spring', () => {
    expect(crownsOfHue('summer', 110, 170)).toBeGreaterThan(5)
    expect(crownsOfHue('autumn', 110, 170)).toBe(0)
    expect(crownsOfHue('autumn', 20, 110)).toBeGreaterThan(5)
    expect(crownsOfHue('spring', 110, 170)).toBe(0)
  })

  test('has bare branches and no flowers in winter', () => {
    expect(count('winter', 'blossoming')).toBe(0)
    expect(count('winter', 'flower')).toBe(0)
    expect(count('summer', 'flower')).toBeGreaterThan(5)
  })

  test('has snow on roofs and boughs in winter, unless winters are mild there', () => {
    const caps = (setting: Setting, season: Season): number =>
      shapesIn({ setting, season }).filter(({ fill, line }) => [fill, line?.colour].includes('#fbfcff'))
        .length
    expect(caps('garden', 'winter')).toBeGreaterThan(20)
    expect(caps('garden', 'autumn')).toBe(0)
    expect(caps('desert', 'winter')).toBe(0)
  })

  test('is summer unless the scene says otherwise, and winter where it snows', () => {
    expect(shapesIn({})).toEqual(shapesIn({ season: 'summer' }))
    expect(shapesIn({ weather: 'snow' })).toEqual(shapesIn({ weather: 'snow', season: 'winter' }))
  })

  test('is the same whenever it is drawn', () => {
    for (const season of seasons) expect(shapesIn({ season })).toEqual(shapesIn({ season }))
  })

  const changing = settings.filter((setting) => {
    const { indoors, shows } = settingDrawings[setting]
    return !barren.includes(setting) && (!indoors || shows?.includes('window'))
  })
  test.each(changing)('shows in %s, also through the window of a room', (setting) => {
    expect(shapesIn({ setting, season: 'winter' })).not.toEqual(shapesIn({ setting, season: 'summer' }))
  })
})
