import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription, Setting } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'

const rooms: readonly Setting[] = ['living-room', 'bedroom', 'kitchen', 'workshop', 'school']

test.each(rooms)(
  'where a page tells of the window of the %s, the one in its wall is seen (IR-124)',
  (setting) => {
    const { window } = settingDrawings[setting]
    if (!window) return
    for (const shot of ['wide', 'medium', 'close'] as const)
      for (const noun of ['window', 'window onto bird', 'window onto Leo'])
        for (let page = 0; page < 4; page++) {
          const scene: SceneDescription = {
            ...emptyScene,
            setting,
            shot,
            figures: [figure('Mia', 'stand', 'sad', { look: noun })],
            props: [noun],
          }
          const { view, arrangement } = compose({
            scene,
            cast: sampleCast,
            seed: 'out',
            candidate: 0,
            page,
          })
          if (arrangement.viewpoint === 'window') continue
          const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
          const [half, up] = [100 * window.size, 60 * window.size]
          const panes = inPicture(
            { left: x - half, right: x + half, top: window.y - up, bottom: window.y + 150 * window.size },
            view,
          )
          expect(panes.left).toBeGreaterThan(-1)
          expect(panes.right).toBeLessThan(PAGE_SIZE + 1)
          expect(panes.top).toBeGreaterThan(-1)
          expect(panes.bottom).toBeLessThan(PAGE_SIZE)
        }
  },
)

test.each(rooms)('who looks out of the window of the %s turns to where it is (IR-124)', (setting) => {
  const { window } = settingDrawings[setting]
  if (!window) return
  for (let page = 0; page < 8; page++) {
    const scene: SceneDescription = {
      ...emptyScene,
      setting,
      figures: [figure('Mia', 'stand', 'sad', { look: 'window' })],
      props: ['window'],
    }
    const { figures, arrangement } = compose({ scene, cast: sampleCast, seed: 'to', candidate: 0, page })
    const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
    const [mia] = figures
    expect(mia?.turn).toBeGreaterThan(1)
    if (Math.abs(x - PAGE_SIZE / 2) > 60) expect(mia?.facing).toBe(x < PAGE_SIZE / 2 ? -1 : 1)
  }
})
