import { expect, test } from 'vitest'
import { setStage } from '../composition/set-stage.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { piecesOf } from '../settings/pieces.ts'
import { settingDrawings } from '../settings/settings.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const asked = (words: string, scene: SceneDescription = gardenScene) => reviseScene(scene, sampleCast, words)
const drawn = (scene: SceneDescription) => {
  const { back, front } = setStage({ scene, seed: 'pieces', candidate: 0, page: 0 }).scenery
  const shapes = [...back, ...front].flatMap((layer) => layer.shapes)
  return { shapes, pieces: new Set(shapes.flatMap(({ piece }) => piece ?? [])) }
}
const countOf = (scene: SceneDescription, noun: string): number =>
  [...drawn(scene).pieces].filter((piece) => piece.noun === noun).length

test.each([
  ['remove the house', 'house'],
  ['no fence please', 'fence'],
  ['take away the trees', 'tree'],
  ['remove the clouds', 'cloud'],
])('“%s” takes it out of the place (IR-91)', (words, noun) => {
  expect(countOf(gardenScene, noun)).toBeGreaterThan(0)
  const { scene, report } = asked(words)
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  expect(countOf(scene, noun)).toBe(0)
})

test('all else stays where it is (IR-91)', () => {
  const { shapes } = drawn(gardenScene)
  const others = shapes.filter(({ piece }) => piece?.noun !== 'tree')
  expect(drawn(asked('remove the trees').scene).shapes).toEqual(others)
})

test('of “fewer trees” every other one stays (IR-91)', () => {
  const all = countOf(gardenScene, 'tree')
  const { scene, report } = asked('fewer trees')
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  expect(countOf(scene, 'tree')).toBe(Math.ceil(all / 2))
  expect(countOf(asked('remove the trees', scene).scene, 'tree')).toBe(0)
})

test('what a place has not is told as not done (IR-91)', () => {
  expect(asked('remove the bookshelf').report.map(({ outcome }) => outcome)).toEqual(['not done'])
  expect(asked('fewer barrels').report.map(({ outcome }) => outcome)).toEqual(['not done'])
})

test('most places are made of such things (IR-91)', () => {
  const all = Object.keys(settingDrawings) as SceneDescription['setting'][]
  const made = all.filter((setting) => piecesOf({ setting, time: 'day', weather: 'clear' }).size > 0)
  expect(made.length / all.length).toBeGreaterThan(0.8)
})
