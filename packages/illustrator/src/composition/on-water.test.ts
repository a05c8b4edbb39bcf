import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription, Setting } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'
import { settingFromAbove } from './from-above.ts'

const sailing = (setting: Setting, hold: string, more: Partial<SceneDescription> = {}): SceneDescription => ({
  ...emptyScene,
  ...more,
  setting,
  figures: [
    figure('Mia', 'ride', 'joy', { look: 'away', hold }),
    figure('Leo', 'ride', 'laugh', { look: 'away', hold }),
    figure('Dad', 'wave', 'happy', { look: 'Mia' }),
  ],
})

const pictures = (scene: SceneDescription) =>
  [0, 1, 2, 3].map((page) => compose({ scene, cast: sampleCast, seed: 'race', candidate: 0, page }))

const staged = (setting: Setting, hold: string) =>
  (['near', 'above'] as const).flatMap((viewpoint) =>
    pictures(sailing(setting, hold, { shot: 'wide', viewpoint })),
  )

test.each(['raft', 'log raft', 'boat'])(
  'who is on a %s is on the water, and who waves is ashore (IR-129)',
  (hold) => {
    for (const setting of ['riverbank', 'lake', 'sea', 'fishing-shore'] as const)
      for (const { figures, view, scene, arrangement } of staged(setting, hold)) {
        expect(scene.setting).toBe(setting)
        const built = settingDrawings[setting]
        const { floor } = arrangement.viewpoint === 'above' ? settingFromAbove(built) : built
        const ashore = inPicture(
          { left: 0, right: 0, top: floor.back - 20, bottom: floor.back - 20 },
          view,
        ).bottom
        const footOf = (name: string) => figures.find((one) => one.name === name)?.bounds.bottom ?? Number.NaN
        expect(footOf('Mia'), `${setting}, ${arrangement.viewpoint}`).toBeLessThan(ashore)
        expect(footOf('Leo'), `${setting}, ${arrangement.viewpoint}`).toBeLessThan(ashore)
        expect(footOf('Dad'), `${setting}, ${arrangement.viewpoint}`).toBeGreaterThan(ashore)
      }
  },
)

test('what somebody sits on afloat is wider than they are (IR-129)', () => {
  for (const hold of ['raft', 'log raft', 'boat'])
    for (const { figures } of pictures(sailing('lake', hold))) {
      const mia = figures.find(({ name }) => name === 'Mia')
      expect((mia?.bounds.right ?? 0) - (mia?.bounds.left ?? 0), hold).toBeGreaterThan(
        3.4 * (mia?.head.radius ?? 0),
      )
    }
})

test('outdoors a place without water is a lake where somebody sails, and a sled stays in the hills (IR-129)', () => {
  expect(pictures(sailing('meadow', 'boat')).map(({ scene }) => scene.setting)).toEqual(Array(4).fill('lake'))
  expect(pictures(sailing('hills', 'sled')).map(({ scene }) => scene.setting)).toEqual(Array(4).fill('hills'))
})

test('before the window of somebody across the way a raft is played with where it is (IR-129)', () => {
  const scene = { ...sailing('street', 'raft'), props: ['window with Opa'] }
  expect(pictures(scene).map(({ scene }) => scene.setting)).toEqual(Array(4).fill('street'))
})

test('a close picture of somebody afloat shows what they are on, and the water (IR-129)', () => {
  const scene = {
    ...sailing('riverbank', 'raft', { shot: 'close' }),
    figures: [figure('Leo', 'ride', 'joy', { hold: 'raft' })],
  }
  for (const { figures } of pictures(scene)) expect(figures[0]?.bounds.bottom).toBeLessThan(PAGE_SIZE - 20)
})

test('who turns back with a boat is in it, away from the flags (IR-157)', () => {
  const figures = [
    figure('Mia', 'walk', 'determined', { look: 'away from flags', hold: 'boat' }),
    figure('Biscuit', 'walk', 'happy', { look: 'Mia' }),
  ]
  const turned = (setting: Setting) => pictures({ ...emptyScene, setting, figures, props: ['boat', 'flags'] })
  for (const { scene } of turned('lake')) expect(scene.figures[0]?.pose).toBe('ride')
  for (const { scene } of turned('meadow')) expect(scene.figures[0]?.pose).toBe('walk')
})
