import { expect, test } from 'vitest'
import { reviseScene } from '../revision/revise-scene.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { areTwoPictures, differenceOf } from './two-pictures.ts'

const scene: SceneDescription = {
  ...emptyScene,
  figures: [figure('Mia', 'wave', 'happy'), figure('Leo', 'stand', 'happy')],
  props: ['kite'],
}

const composed = (shown: SceneDescription, candidate: number) =>
  compose({ scene: shown, cast: sampleCast, seed: 'as before', candidate })

/** The picture of that number, and the first one after a wish about it. */
function afterWish(words: string, candidate = 0, start = scene) {
  const { scene: wished, report } = reviseScene(
    { ...start, before: { scene: start, candidate } },
    [...sampleCast],
    words,
  )
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  return { wished, was: composed(start, candidate), now: composed(wished, candidate) }
}

const unchanged = { places: false, distance: false, viewpoint: false, light: false }

test.each([0, 1, 3])(
  'a wish for one thing leaves picture %i of a scene as it was staged (IR-87)',
  (candidate) => {
    for (const words of ['a red hat for Mia', 'make it rain', 'Leo should look sad', 'add a balloon']) {
      const { was, now } = afterWish(words, candidate)
      expect(differenceOf(was, now), words).toMatchObject(unchanged)
    }
  },
)

test('what is asked for is there, and what stood in the picture stays where it was (IR-87)', () => {
  const { was, now } = afterWish('add a balloon')
  const kite = (of: typeof was) => of.boxes.find(({ noun }) => noun === 'kite')
  expect(now.boxes.map(({ noun }) => noun)).toContain('balloon')
  expect(kite(now)).toEqual(kite(was))
})

test('who is asked to do something does it, and the others go on as before (IR-87)', () => {
  const { was, now } = afterWish('Mia should clap', 1)
  const poseOf = (of: typeof was, name: string) => of.scene.figures.find((one) => one.name === name)?.pose
  expect(poseOf(now, 'Mia')).toBe('clap')
  expect(poseOf(now, 'Leo')).toBe(poseOf(was, 'Leo'))
})

test('a further wish is about the picture that came of the one before (IR-87)', () => {
  const { wished } = afterWish('a red hat for Mia', 1)
  const { was, now } = afterWish('make it night', 1, wished)
  expect(differenceOf(was, now)).toMatchObject(unchanged)
  expect(differenceOf(composed(scene, 1), now)).toMatchObject(unchanged)
})

test('the other new picture is another one than the first (IR-87)', () => {
  const { wished, now } = afterWish('add a balloon')
  expect(areTwoPictures(differenceOf(now, composed(wished, 3)))).toBe(true)
})

test('a wish about the view changes the view, and one for another picture keeps nothing (IR-87)', () => {
  const { was, now } = afterWish('from above')
  expect(now.arrangement.viewpoint).toBe('above')
  expect(was.arrangement.viewpoint).not.toBe('above')
  expect(afterWish('from another angle').wished.before).toBeUndefined()
})

test('who swaps places stands where the other stood (IR-87)', () => {
  const { was, now } = afterWish('swap them')
  const xOf = (of: typeof was, name: string) => of.figures.find((one) => one.name === name)?.head.x ?? 0
  const isLeft = (of: typeof was) => xOf(of, 'Mia') < xOf(of, 'Leo')
  expect(isLeft(now)).toBe(!isLeft(was))
  expect(now.arrangement.viewpoint).toBe(was.arrangement.viewpoint)
})
