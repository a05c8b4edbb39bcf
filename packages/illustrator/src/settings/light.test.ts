import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { whereAndWhen } from '../description/where-and-when.ts'
import { lightnessOf } from '../drawing/colour.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { lightOf } from './light.ts'

describe('a room in which no lamp burns', () => {
  const scene: SceneDescription = {
    setting: 'bedroom',
    time: 'night',
    weather: 'clear',
    lamps: 'out',
    shot: 'medium',
    figures: [{ name: 'Mia', pose: 'sit', face: 'calm' }],
    props: ['unlit lantern'],
    action: '',
  }

  const drawnOf = (shown: SceneDescription) =>
    JSON.stringify(compose({ scene: shown, cast: sampleCast, seed: 'dark', candidate: 0 }).page.layers)

  test('is darker than with lamps, its people less than its walls', () => {
    const [dark, lit] = [lightOf(scene, true), lightOf({ time: 'night', weather: 'clear' }, true)]
    expect(dark.strength).toBeGreaterThan(lit.strength)
    expect(dark.figureStrength).toBeLessThan(dark.strength / 2)
    expect([lit.lampsBurn, dark.lampsBurn]).toEqual([true, false])
  })

  test('has no light by day to lose', () => {
    expect(lightOf({ ...scene, time: 'day' }, true)).toEqual(lightOf({ time: 'day', weather: 'clear' }, true))
  })

  test('shows neither a burning lamp nor a flame in the lantern', () => {
    const { lamps: _out, ...withLamps } = scene
    const lampLight = '#ffc877'
    const flame = '#ff9d3a'
    expect(drawnOf(scene)).not.toContain(lampLight)
    expect(drawnOf(scene)).not.toContain(flame)
    const lit = drawnOf({ ...withLamps, props: ['lantern'] })
    expect(lit).toContain(lampLight)
    expect(lit).toContain(flame)
  })

  test('has no candle burning on its altar', () => {
    const church: SceneDescription = { ...scene, setting: 'church-inside', shot: 'wide', props: [] }
    const { lamps: _out, ...withLamps } = church
    const flame = '#ffb04a'
    expect(drawnOf(withLamps)).toContain(flame)
    expect(drawnOf(church)).not.toContain(flame)
  })

  test('is told to a painter and to those who do not see it', () => {
    expect(whereAndWhen(scene)).toBe('in a bedroom at night in the dark')
  })
})

test('a room by lamplight is deep where no lamp shines, and its people keep their colours', () => {
  for (const time of ['dusk', 'evening', 'night'] as const) {
    const [room, outside] = [true, false].map((indoors) => lightOf({ time, weather: 'clear' }, indoors))
    if (!room || !outside) throw new Error('No light.')
    expect(lightnessOf(room.ambient)).toBeLessThan(0.4)
    expect(room.strength).toBeGreaterThan(outside.strength)
    expect(room.figureStrength).toBeLessThan(outside.figureStrength)
  }
})
