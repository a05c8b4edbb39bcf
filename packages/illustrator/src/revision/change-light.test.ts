import { describe, expect, test } from 'vitest'
import { whereAndWhen } from '../description/where-and-when.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const asked = (scene: SceneDescription, words: string) => reviseScene(scene, sampleCast, words).scene

describe('a picture that is to be darker or brighter', () => {
  const bedroom: SceneDescription = { ...gardenScene, setting: 'bedroom', time: 'night' }

  test('loses its lamps at night in a room, and has them again', () => {
    const dark = asked(bedroom, 'make it darker')
    expect(dark).toEqual({ ...bedroom, lamps: 'out' })
    expect(asked(dark, 'too dark')).toEqual(bedroom)
  })

  test('is told as not done where it is as dark as it can be', () => {
    const dark: SceneDescription = { ...bedroom, lamps: 'out' }
    const garden: SceneDescription = { ...gardenScene, time: 'night' }
    for (const scene of [dark, garden]) {
      const { scene: after, report } = reviseScene(scene, sampleCast, 'make it darker')
      // Drawn once more, as it was.
      expect(after).toEqual({ ...scene, variation: 1 })
      expect(report.map(({ outcome }) => outcome)).toEqual(['not done'])
    }
  })

  test('is nowhere in the dark by day, though its lamps were out', () => {
    const day = asked({ ...bedroom, lamps: 'out' }, 'it should be morning')
    expect(day.time).toBe('morning')
    expect(whereAndWhen(day)).toBe('in a bedroom in the morning')
    expect(asked(day, 'brighter')).toMatchObject({ tone: 'bright' })
  })
})
