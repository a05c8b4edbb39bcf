import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'
import { bodyOf } from './stand-prop.ts'

const pictures = (scene: Partial<SceneDescription>) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((page) =>
    compose({
      scene: { ...emptyScene, figures: [figure('Mia', 'stand', 'happy')], ...scene },
      cast: sampleCast,
      seed: 'room',
      candidate: 0,
      page,
    }),
  )

type Picture = ReturnType<typeof compose>

/** The boxes of such pieces of the place as are drawn, in the picture. */
function pieces({ page, view }: Picture, noun: string) {
  const shapes = page.layers.flatMap((layer) => layer.shapes)
  return [...new Set(shapes.flatMap(({ piece }) => (piece?.noun === noun ? [piece] : [])))].map((piece) =>
    inPicture(bodyOf(shapes.filter((shape) => shape.piece === piece)), view),
  )
}

const boxOf = ({ boxes }: Picture, noun: string) => {
  const box = boxes.find((one) => one.noun === noun)
  if (!box) throw new Error(`No ${noun} is drawn.`)
  return box
}

test.each<[string, Partial<SceneDescription>, string, string]>([
  ['a clock on the wall hangs on no picture', { setting: 'living-room', shot: 'wide' }, 'clock', 'picture'],
  ['a chair stands in no side table', { setting: 'living-room', shot: 'wide' }, 'chair', 'table'],
  ['a gate has no leg of a table below it', { setting: 'porch', shot: 'wide' }, 'gate', 'table'],
])('%s: what is there makes room (IR-152)', (_, scene, noun, piece) => {
  for (const picture of pictures({ ...scene, props: [noun] })) {
    const thing = boxOf(picture, noun)
    for (const box of pieces(picture, piece)) {
      const wide = Math.min(thing.right, box.right) - Math.max(thing.left, box.left)
      const tall = Math.min(thing.bottom, box.bottom) - Math.max(thing.top, box.top)
      const shared = wide > 0 && tall > 0 ? wide * tall : 0
      expect(
        shared / ((box.right - box.left) * (box.bottom - box.top)),
        picture.arrangement.viewpoint,
      ).toBeLessThan(0.16)
    }
  }
})

test('a table on which something stands stays (IR-152)', () => {
  const standing = pictures({ setting: 'porch', shot: 'wide', props: ['cup'] }).filter(
    ({ things }) => !things.some(({ noun }) => noun === 'cup'),
  )
  expect(standing.length).toBeGreaterThan(0)
  for (const picture of standing) expect(pieces(picture, 'table')).toHaveLength(1)
})

test('no sheep is seen half behind somebody (IR-152)', () => {
  let seen = 0
  for (const setting of ['hills', 'meadow'] as const)
    for (const side of [0, 1, 2] as const)
      for (const picture of pictures({
        setting,
        side,
        shot: 'wide',
        figures: ['Mia', 'Leo', 'Grandma Ruth'].map((name) => figure(name, 'stand', 'happy')),
      }))
        for (const sheep of pieces(picture, 'sheep')) {
          seen++
          for (const { bounds } of picture.figures) {
            const wide = Math.min(bounds.right, sheep.right) - Math.max(bounds.left, sheep.left)
            const tall = Math.min(bounds.bottom, sheep.bottom) - Math.max(bounds.top, sheep.top)
            expect(Math.min(wide, tall)).toBeLessThan((sheep.right - sheep.left) * 0.13)
          }
        }
  expect(seen).toBeGreaterThan(0)
})

test('no post of a washing line and no thin stem is at a nose (IR-152)', () => {
  let [seen, atNose] = [0, 0]
  for (const setting of ['porch', 'garden', 'meadow', 'hills'] as const)
    for (const side of [0, 1, 2] as const)
      for (const picture of pictures({
        setting,
        side,
        shot: 'medium',
        figures: ['Mia', 'Leo', 'Grandma Ruth'].map((name) => figure(name, 'stand', 'happy')),
      })) {
        const zoom = PAGE_SIZE / picture.view.size
        const posts = picture.page.layers
          .flatMap(({ shapes }) => shapes)
          .filter(({ piece }) => piece?.noun === 'washing line' || piece?.noun === 'tree')
          .map((shape) => inPicture(bodyOf([shape]), picture.view))
          .filter(({ left, right, top, bottom }) => right - left < 44 * zoom && bottom - top > 64 * zoom)
        seen += posts.length
        for (const { head } of picture.figures)
          atNose += posts.filter(
            ({ left, right, top, bottom }) =>
              left < head.x + head.radius * 1.2 &&
              right > head.x - head.radius * 1.2 &&
              top < head.y &&
              bottom > head.y,
          ).length
      }
  expect(seen).toBeGreaterThan(0)
  expect(atNose).toBe(0)
})
