import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { coveredPart } from './kept-in-view.ts'

const three = [
  figure('Mia', 'stand', 'happy'),
  figure('Grandma Ruth', 'hold-up', 'happy', { hold: 'umbrella' }),
  figure('Leo', 'stand', 'happy'),
]
const pages = Array.from({ length: 12 }, (_, page) => page)

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
    return { box, covered: coveredPart(box, bodies) }
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

  test('is no speck, from however far it is seen (IR-101)', () => {
    for (const noun of ['feather', 'chalk', 'egg']) {
      const sizes = shownOn({ shot: 'wide', viewpoint: 'far', figures: three, props: [noun] }, noun)
      for (const { box } of sizes)
        expect(Math.sqrt((box.right - box.left) * (box.bottom - box.top)), noun).toBeGreaterThan(60)
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
