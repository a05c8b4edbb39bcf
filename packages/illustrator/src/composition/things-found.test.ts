import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription, Setting } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'
import { coveredPart } from './kept-in-view.ts'

const three = [
  figure('Mia', 'stand', 'happy'),
  figure('Grandma Ruth', 'hold-up', 'happy', { hold: 'umbrella' }),
  figure('Leo', 'stand', 'happy'),
]
const pages = Array.from({ length: 12 }, (_, page) => page)

/** The panes of the window of a room, in the picture's units. */
function panesOf(setting: Setting, { view, arrangement }: Composition): Bounds[] {
  const { window } = settingDrawings[setting]
  if (!window) return []
  const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
  const [half, up] = [110 * window.size, 130 * window.size]
  return [inPicture({ left: x - half, right: x + half, top: window.y - up, bottom: window.y + up }, view)]
}

/** How a thing stands on the pages of a book. */
const shownOn = (scene: Partial<SceneDescription>, noun: string) =>
  pages.map((page) => {
    const whole = { ...emptyScene, ...scene }
    const drawn = compose({ scene: whole, cast: sampleCast, seed: 'found', candidate: 0, page })
    const box = drawn.boxes.find((one) => one.noun === noun)
    if (!box) throw new Error(`No ${noun} is drawn.`)
    const bodies = drawn.figures
      .filter(({ bounds }) => bounds.bottom > box.bottom)
      .map(({ bounds }) => bounds)
    return {
      box,
      order: drawn.boxes.indexOf(box),
      covered: coveredPart(box, bodies),
      window: panesOf(whole.setting, drawn),
    }
  })

describe('a thing of a scene', () => {
  test.each(['garden', 'porch', 'street'] as const)(
    'that stands behind everybody in the %s is where most of it is seen (IR-101)',
    (setting) => {
      const figures = three.slice(0, 2)
      const hidden = shownOn({ setting, shot: 'wide', figures, props: ['wheelbarrow', 'gate'] }, 'gate')
      expect(hidden.filter(({ covered }) => covered > 0.45)).toEqual([])
    },
  )

  test('that is low is not behind what is tall (IR-101)', () => {
    const props = ['wall', 'house']
    const scene: Partial<SceneDescription> = { setting: 'garden', figures: three.slice(0, 1), props }
    const [walls, houses] = props.map((noun) => shownOn(scene, noun))
    const behind = walls?.filter(({ box, order }, page) => {
      const house = houses?.[page]
      return house && house.order > order && coveredPart(box, [house.box]) > 0.4
    })
    expect(behind).toEqual([])
  })

  test('that hangs on the wall of a room hangs beside its window, not before the panes (IR-101)', () => {
    const props = ['clock', 'calendar', 'coat', 'mirror']
    const before = props.flatMap((noun) =>
      shownOn({ setting: 'living-room', shot: 'wide', figures: three.slice(0, 2), props }, noun).filter(
        ({ box, window }) => coveredPart(box, window) > 0.4,
      ),
    )
    expect(before).toEqual([])
  })

  test('is no speck, from however far it is seen (IR-101)', () => {
    for (const noun of ['feather', 'chalk', 'egg']) {
      const sizes = shownOn({ shot: 'wide', viewpoint: 'far', figures: three, props: [noun] }, noun)
      for (const { box } of sizes)
        expect(Math.sqrt((box.right - box.left) * (box.bottom - box.top)), noun).toBeGreaterThan(56)
    }
  })

  test('that the page is about is beside everybody as a whole, and large (IR-100)', () => {
    const scene = { setting: 'garden', shot: 'close', figures: three } as const
    for (const noun of ['feather', 'well']) {
      const about = shownOn({ ...scene, props: [noun], about: noun }, noun)
      for (const { box, covered } of about) {
        expect(covered, noun).toBeLessThan(0.5)
        expect(box.left).toBeGreaterThan(-4)
        expect(box.right).toBeLessThan(PAGE_SIZE + 4)
      }
    }
  })
})
