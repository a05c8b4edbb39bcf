import { expect, test } from 'vitest'
import { setStage } from '../composition/set-stage.ts'
import { describePicture } from '../description/describe-picture.ts'
import { boundsOf } from '../geometry/path.ts'
import { emptyScene } from '../samples/sample-story.ts'
import { type Land, lands, type Setting } from '../scene-description.ts'

const shapesIn = (setting: Setting, land?: Land, page = 0) => {
  const scene = { ...emptyScene, setting, ...(land && { land }) }
  const { back } = setStage({ scene, seed: 'land', candidate: 0, page }).scenery
  return back.flatMap(({ shapes }) => shapes)
}
const treesIn = (setting: Setting, land?: Land) => {
  const trees = shapesIn(setting, land).filter(({ piece }) => piece?.noun === 'tree')
  return { trees, count: new Set(trees.map(({ piece }) => piece)).size }
}

test.each(lands)('as many trees as ever stand there, and they are those of the land: %s (IR-160)', (land) => {
  for (const setting of ['meadow', 'garden', 'lake', 'street', 'farm', 'playground'] as const) {
    const [usual, there] = [treesIn(setting), treesIn(setting, land)]
    expect(there.count).toBe(usual.count)
    expect(there.trees.map(({ path }) => path)).not.toEqual(usual.trees.map(({ path }) => path))
  }
})

test('high mountains stand behind everything (IR-160)', () => {
  const white = (land?: Land) =>
    shapesIn('meadow', land).filter(({ fill, path }) => fill === '#fbfdff' && boundsOf([path]).top < 420)
  expect(white()).toEqual([])
  expect(white('mountainous').length).toBeGreaterThan(4)
})

test('mountains stand also behind a village, and outside the window of a room (IR-160)', () => {
  const white = (setting: Setting, land?: Land) =>
    shapesIn(setting, land).filter(({ fill, path }) => fill === '#fbfdff' && boundsOf([path]).top < 420)
      .length
  for (const setting of ['village', 'bedroom', 'kitchen', 'living-room', 'school'] as const)
    expect(white(setting, 'mountainous'), setting).toBeGreaterThan(white(setting) + 2)
})

test('a vineyard stays one, and rooms have no land (IR-160)', () => {
  for (const setting of ['vineyard', 'olive-grove', 'kitchen'] as const)
    expect(shapesIn(setting, 'tropical')).toEqual(shapesIn(setting))
})

test('who hears the picture hears of the land (IR-160)', () => {
  const scene = { ...emptyScene, setting: 'garden', land: 'tropical' } as const
  expect(describePicture(scene)).toContain('among palms')
})
