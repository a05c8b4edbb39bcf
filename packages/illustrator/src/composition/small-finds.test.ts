import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { reviseScene } from '../revision/revise-scene.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription, Setting } from '../scene-description.ts'
import { smallCreatures } from '../settings/pieces.ts'
import { compose } from './compose.ts'
import { FIND_DEPTH } from './small-finds.ts'

const places: readonly Setting[] = ['meadow', 'garden', 'hills', 'farm', 'porch', 'sea', 'kitchen', 'lake']

const composed = (setting: Setting, page: number, more: Partial<SceneDescription> = {}) =>
  compose({
    scene: {
      ...emptyScene,
      setting,
      shot: 'wide',
      viewpoint: 'level',
      figures: [figure('Mia', 'stand', 'happy'), figure('Grandpa Joe', 'walk', 'calm')],
      action: `They walk ${page}.`,
      ...more,
    },
    cast: sampleCast,
    seed: 'finds',
    candidate: 0,
    page,
  })

const findsIn = (composition: ReturnType<typeof composed>) =>
  composition.page.layers.filter(({ depth }) => depth === FIND_DEPTH)

const pages = places.flatMap((setting) => [0, 1, 2].map((page) => composed(setting, page)))

test('about every other wide picture has something little to find, and none has two', () => {
  const counts = pages.map((one) => findsIn(one).length)
  expect(Math.max(...counts)).toBe(1)
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.9)
})

test('what is to be found is small, and neither near a face nor over anybody', () => {
  for (const one of pages)
    for (const { shapes } of findsIn(one)) {
      const { left, right, top, bottom } = boundsOf(
        shapes.filter(({ surface }) => surface !== 'shadow').map(({ path }) => path),
      )
      expect(Math.max(right - left, bottom - top)).toBeLessThan(110)
      for (const { head, bounds } of one.figures) {
        expect(Math.hypot(head.x - (left + right) / 2, head.y - (top + bottom) / 2)).toBeGreaterThan(
          head.radius + 120,
        )
        const apart = right < bounds.left || left > bounds.right || bottom < bounds.top || top > bounds.bottom
        expect(apart).toBe(true)
      }
    }
})

test('nothing is found in the snow, on a boat, or by night in a meadow that a hedgehog, a mouse and a snail are told of', () => {
  for (const page of [0, 1, 2, 3, 4, 5]) {
    expect(findsIn(composed('meadow', page, { weather: 'snow' }))).toEqual([])
    expect(findsIn(composed('boat', page))).toEqual([])
    const told = {
      time: 'night',
      props: ['hedgehog', 'mouse'],
      action: `A snail sits there ${page}.`,
    } satisfies Partial<SceneDescription>
    expect(findsIn(composed('meadow', page, told))).toEqual([])
  }
})

test('a snail that a parent does not want is gone, and nothing else', () => {
  const at = (setting: Setting, page: number) => ({ ...composed(setting, page).scene })
  const withFind = places
    .flatMap((setting) => [0, 1, 2].map((page) => ({ setting, page })))
    .filter(({ setting, page }) => findsIn(composed(setting, page)).length > 0)
  expect(withFind.length).toBeGreaterThan(0)
  for (const { setting, page } of withFind) {
    const words = smallCreatures.map((noun) => `remove the ${noun}`)
    const scene = words.reduce((now, wish) => reviseScene(now, sampleCast, wish).scene, at(setting, page))
    expect(findsIn(composed(setting, page, { pieces: scene.pieces ?? {} }))).toEqual([])
  }
})
