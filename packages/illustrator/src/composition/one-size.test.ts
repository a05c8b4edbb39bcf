import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { findProp, heldThing, isHandy } from '../props/find-prop.ts'
import { drawProp } from '../props/several.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'
import { mountFor } from './mount-for.ts'

const pictures = (scene: Partial<SceneDescription>) =>
  [0, 1, 2].flatMap((page) =>
    [0, 1].map((candidate) =>
      compose({ scene: { ...emptyScene, ...scene }, cast: sampleCast, seed: 'size', candidate, page }),
    ),
  )

test.each(['boat', 'raft', 'log raft'])(
  'a %s that somebody rides is no toy on any page: beside who mends it or has it on a rope it is as large (IR-151)',
  (noun) => {
    const { drawing } = findProp(noun) ?? {}
    expect(isHandy(noun)).toBe(false)
    expect(mountFor(figure('Mia', 'ride', 'joy', { hold: noun })).mount?.size).toBe(drawing?.size)
    for (const pose of ['work', 'kneel', 'walk', 'stand'] as const)
      for (const { boxes, figures } of pictures({
        setting: 'lake',
        shot: 'medium',
        props: [noun],
        figures: [
          figure('Mia', pose, 'happy', { hold: noun }),
          figure('Leo', 'stand', 'happy', { look: 'Mia' }),
        ],
      })) {
        const box = boxes.find((one) => one.noun === noun)
        const head = Math.max(...figures.map((one) => one.head.radius))
        expect((box?.right ?? 0) - (box?.left ?? 0), pose).toBeGreaterThan(2.4 * head)
      }
  },
)

test('a boat that nobody has ashore is on the water (IR-151)', () => {
  for (const noun of ['boat', 'raft'])
    for (const { boxes, view, arrangement, things } of pictures({
      setting: 'lake',
      shot: 'wide',
      props: [noun],
      figures: [figure('Mia', 'cheer', 'joy', { look: noun })],
    })) {
      if (arrangement.viewpoint === 'above') continue
      const { back } = settingDrawings.lake.floor
      const shore = inPicture({ left: 0, right: 0, top: back - 30, bottom: back - 30 }, view).bottom
      expect(boxes.find((one) => one.noun === noun)?.bottom).toBeLessThan(shore)
      expect(things.map((one) => one.noun)).not.toContain(noun)
    }
})

test('what is large is no larger in halves than it was (IR-151)', () => {
  for (const noun of ['boat', 'raft', 'wagon', 'scooter', 'sled']) {
    const [whole, wreck] = [findProp(noun), findProp(`broken ${noun}`)]
    expect((wreck?.scale ?? 0) * (wreck?.drawing.size ?? 0), noun).toBe(whole?.drawing.size)
  }
})

test('a model boat is as large in the hands as on the ground (IR-151)', () => {
  const held = heldThing('model boat', { aloft: false, upright: true })
  const found = findProp('model boat')
  if (!held || !found) throw new Error('No model boat.')
  const wide = (shapes: readonly { path: Parameters<typeof boundsOf>[0][number] }[]): number => {
    const { left, right } = boundsOf(shapes.map(({ path }) => path))
    return right - left
  }
  expect(isHandy('model boat')).toBe(true)
  expect(wide(held.shapes) / ((wide(drawProp(found)) * found.drawing.size) / 100)).toBeGreaterThan(0.85)
})

test.each(['acorn', 'bean', 'cookie', 'egg', 'snail'])(
  'also from afar and where the page tells of it %s is no larger than half a head with its hair (IR-151)',
  (noun) => {
    for (const shot of ['wide', 'medium'] as const)
      for (const { boxes, figures } of pictures({
        setting: 'meadow',
        shot,
        props: [noun],
        figures: [figure('Mia', 'stand', 'happy', { look: noun }), figure('Dad', 'stand', 'happy')],
      })) {
        const head = 2 * Math.max(...figures.map((one) => one.head.radius))
        const { left = 0, right = 0, top = 0, bottom = 0 } = boxes.find((one) => one.noun === noun) ?? {}
        expect(Math.sqrt((right - left) * (bottom - top)) / head, shot).toBeLessThan(0.6)
      }
  },
)
