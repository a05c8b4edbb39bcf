import { expect, test } from 'vitest'
import type { SceneDescription } from '../scene-description.ts'
import { reviseScene } from './revise-scene.ts'

const cast = [{ name: 'Mia', details: 'girl, 6' }]
const scene: SceneDescription = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [{ name: 'Mia', pose: 'stand', face: 'happy' }],
  props: [],
  action: 'Mia stands in the meadow.',
}
const after = (wish: string, before = scene) => reviseScene(before, cast, wish)

test('who is to be by a thing has it there, and the place stays (IR-161)', () => {
  const { scene: revised, report } = after('By the boats would be better')
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  expect(revised).toMatchObject({ setting: 'meadow', props: ['boats'] })
})

test('whoever wants the sea in the picture is by the sea; in a room there is none (IR-161)', () => {
  expect(after('I want the sea in it').scene.setting).toBe('sea')
  expect(after('I want the sea in it', { ...scene, setting: 'kitchen' })).toMatchObject({
    report: [{ outcome: 'not done' }],
  })
})

test('who sits on the heels kneels (IR-161)', () => {
  const { scene: revised, report } = after('please show her sitting on her heels')
  expect(report).toMatchObject([{ outcome: 'done' }])
  expect(revised.figures).toMatchObject([{ pose: 'kneel' }])
})
