import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { contains } from '../geometry/contains.ts'
import type { Point } from '../geometry/point.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { type SceneDescription, viewpoints } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'
import { hasRoomFor } from './viewpoint.ts'

const scenes = (['living-room', 'bedroom', 'kitchen'] as const).map(
  (setting): SceneDescription => ({
    ...emptyScene,
    setting,
    shot: 'wide',
    figures: [figure('Mia', 'hide', 'angry'), figure('Grandma Ruth', 'stand', 'worried', { look: 'Mia' })],
    props: ['curtain', 'window', 'chair'],
  }),
)

test.each(scenes)('who hides behind a curtain stands at the window of the $setting (IR-119)', (scene) => {
  const { window } = settingDrawings[scene.setting]
  if (!window) throw new Error('A room has a window.')
  for (let page = 0; page < 12; page++) {
    const { figures, arrangement, view } = compose({
      scene,
      cast: sampleCast,
      seed: 'hidden',
      candidate: 0,
      page,
    })
    const hider = figures.find(({ name }) => name === 'Mia')?.bounds
    if (!hider || arrangement.past === 'Mia') continue
    const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
    const half = 240 * window.size
    const seen = inPicture({ left: x - half, right: x + half, top: 0, bottom: 100 }, view)
    const middle = (hider.left + hider.right) / 2
    expect(middle, arrangement.viewpoint).toBeGreaterThan(seen.left)
    expect(middle, arrangement.viewpoint).toBeLessThan(seen.right)
  }
})

test('where somebody looks out of the window of a room, the room is seen from where its window is (IR-119)', () => {
  const looking: SceneDescription = {
    ...emptyScene,
    setting: 'bedroom',
    shot: 'medium',
    figures: [figure('Mia', 'stand', 'sad', { look: 'window' })],
    props: ['window'],
  }
  const possible = (scene: SceneDescription) => viewpoints.filter((one) => hasRoomFor(scene, one))
  expect(possible(looking)).not.toContain('above')
  const elsewhere = { ...looking, figures: [figure('Mia', 'stand', 'sad')] }
  expect(possible(elsewhere)).toContain('above')
})

test('the curtain behind which somebody hides hangs where that of the window does, not before its glass (IR-152)', () => {
  for (const scene of scenes)
    for (let page = 0; page < 6; page++) {
      const {
        page: drawn,
        arrangement,
        view,
      } = compose({
        scene: { ...scene, figures: scene.figures.map((one) => ({ ...one, face: 'sad' as const })) },
        cast: sampleCast,
        seed: 'hidden',
        candidate: 0,
        page,
      })
      const { window } = settingDrawings[scene.setting]
      const hider = drawn.layers.find(({ who }) => who === 'Mia')
      if (!window || !hider || arrangement.past === 'Mia' || arrangement.viewpoint === 'above') continue
      const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
      const at = (aside: number, up: number): Point => {
        const [left, top] = [x + aside * window.size, window.y - up * window.size]
        const seen = inPicture({ left, right: left, top, bottom: top }, view)
        return [seen.left, seen.top]
      }
      const isHung = (aside: number): boolean =>
        hider.shapes.some(({ path, fill }) => fill !== undefined && contains(path, at(aside, 60)))
      expect([-60, -20, 20, 60].filter(isHung), `${scene.setting} ${page}`).toEqual([])
      expect([-150, 150].filter(isHung)).toHaveLength(1)
    }
})

test('nobody as tall stands before the face that looks out from behind a curtain (IR-119)', () => {
  for (const scene of scenes)
    for (const shot of ['wide', 'medium'] as const)
      for (let page = 0; page < 12; page++) {
        const others = [
          figure('Leo', 'stand', 'calm', { look: 'Mia' }),
          figure('Grandma Ruth', 'stand', 'worried', { look: 'Mia' }),
        ]
        const asked = { ...scene, shot, figures: [figure('Mia', 'hide', 'angry'), ...others] }
        const { figures, arrangement } = compose({
          scene: asked,
          cast: sampleCast,
          seed: 'face',
          candidate: 0,
          page,
        })
        const hider = figures.find(({ name }) => name === 'Mia')
        if (!hider || arrangement.past || arrangement.viewpoint === 'above') continue
        const { x, radius } = hider.head
        for (const { name, bounds } of figures.filter((one) => one !== hider))
          expect(bounds.left < x + radius && bounds.right > x - radius, `${name}, page ${page}`).toBe(false)
      }
})
