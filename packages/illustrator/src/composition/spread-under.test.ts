import { expect, test } from 'vitest'
import type { Bounds } from '../geometry/path.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose, SceneDescription, Setting } from '../scene-description.ts'
import { compose } from './compose.ts'
import { bodyOf } from './stand-prop.ts'

const everybody = ['Mia', 'Leo', 'Snowy']

/** The page, and the box around the one thing of the scene: what the same page without things lacks. */
function withBlanket(setting: Setting, poses: readonly Pose[], page: number) {
  const figures = poses.map((pose, index) => figure(everybody[index] ?? '', pose, 'happy'))
  const scene: SceneDescription = { ...emptyScene, setting, figures, props: ['picnic blanket'] }
  const request = { cast: sampleCast, seed: 'blanket', candidate: 0, page }
  const drawn = compose({ ...request, scene })
  const bare = compose({ ...request, scene: { ...scene, props: [] } })
  const others = new Set(bare.page.layers.map((layer) => JSON.stringify(layer)))
  const place = drawn.page.layers.findIndex((layer) => !others.has(JSON.stringify(layer)))
  const layer = drawn.page.layers[place]
  if (!layer) throw new Error('The blanket is not drawn.')
  return { ...drawn, blanket: bodyOf(layer.shapes), place }
}

/** Feet or knees are a little above the bottom of the box around somebody. */
const liesOn = ({ left, right, bottom }: Bounds, blanket: Bounds): boolean =>
  left > blanket.left - 20 &&
  right < blanket.right + 20 &&
  bottom > blanket.top &&
  bottom < blanket.bottom + 4

test.each(['meadow', 'sea', 'garden', 'living-room'] as const)(
  'a blanket in the setting %s lies under all who sit on it',
  (setting) => {
    for (const page of [0, 1, 2]) {
      const { figures, blanket, page: picture, place } = withBlanket(setting, ['sit', 'kneel', 'sit'], page)
      expect(figures.filter(({ bounds }) => !liesOn(bounds, blanket)).map(({ name }) => name)).toEqual([])
      expect(picture.layers.findIndex((layer) => layer.figure)).toBeGreaterThan(place)
    }
  },
)

test('where everybody stands it lies beside them', () => {
  const { figures, blanket } = withBlanket('meadow', ['stand', 'wave'], 0)
  expect(figures.filter(({ bounds }) => liesOn(bounds, blanket))).toEqual([])
})
