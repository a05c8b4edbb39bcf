import { describe, expect, test } from 'vitest'
import type { Shape } from '../drawing/shape.ts'
import { boundsOf } from '../geometry/path.ts'
import { createRandom } from '../geometry/random.ts'
import { findProp } from '../props/find-prop.ts'
import {
  type Setting,
  settings,
  type TimeOfDay,
  times,
  type Weather,
  weathers,
} from '../scene-description.ts'
import { lightOf } from './light.ts'
import { type Side, STAGE, sides } from './setting.ts'
import { settingDrawings } from './settings.ts'

interface Conditions {
  time?: TimeOfDay
  weather?: Weather
  side?: Side
}

function drawn(setting: Setting, { time = 'day', weather = 'clear', side = 0 }: Conditions = {}) {
  const drawing = settingDrawings[setting]
  const light = lightOf({ time, weather }, drawing.indoors)
  return drawing.draw({ random: createRandom('test'), time, weather, light, side })
}

const extentOf = (shapes: readonly Shape[]) => boundsOf(shapes.map(({ path }) => path))

describe.each(settings)('the setting %s', (setting) => {
  const { floor, bed, shows = [] } = settingDrawings[setting]

  test.each(sides)('fills the page to its edges at every hour and in every weather, from side %i', (side) => {
    for (const time of times) {
      for (const weather of weathers) {
        const shapes = drawn(setting, { time, weather, side }).back.flatMap((layer) => layer.shapes)
        expect(shapes.length).toBeGreaterThan(12)
        expect(shapes.flatMap(({ path }) => path.points).every(Number.isFinite)).toBe(true)
        const { left, right, top, bottom } = extentOf(shapes)
        expect(left).toBeLessThanOrEqual(STAGE.left)
        expect(right).toBeGreaterThanOrEqual(STAGE.right)
        expect(top).toBeLessThanOrEqual(STAGE.top)
        expect(bottom).toBeGreaterThanOrEqual(STAGE.bottom - 40)
      }
    }
  })

  test('has a floor below the middle of the page on which two rows can stand', () => {
    expect(floor.back).toBeGreaterThan(740)
    expect(floor.front).toBeGreaterThanOrEqual(floor.back + 60)
    expect(floor.front).toBeLessThan(1000)
    expect(floor.left).toBeLessThan(150)
    expect(floor.right).toBeGreaterThan(870)
    if (bed) expect(bed.y).toBeLessThan(floor.back)
  })

  test('keeps the foreground low, so that nobody stands behind it', () => {
    for (const side of sides) {
      const shapes = drawn(setting, { side }).front.flatMap((layer) => layer.shapes)
      if (shapes.length > 0) expect(extentOf(shapes).top).toBeGreaterThan(900)
    }
  })

  test('is the same whenever it is drawn, and another one after dark', () => {
    expect(drawn(setting)).toEqual(drawn(setting))
    expect(drawn(setting, { time: 'night' })).not.toEqual(drawn(setting))
  })

  test('lights lamps that are in sight', () => {
    for (const [x, y] of sides.flatMap((side) => drawn(setting, { time: 'night', side }).lamps)) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1024)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(floor.back)
    }
  })

  test('names what it shows by words for things', () => {
    expect(shows.filter((noun) => !findProp(noun))).toEqual([])
  })
})
