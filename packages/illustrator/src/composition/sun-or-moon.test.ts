import { expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { boundsOf } from '../geometry/path.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { inPicture } from './camera.ts'
import { compose } from './compose.ts'
import { coveredPart } from './kept-in-view.ts'
import { setStage } from './set-stage.ts'
import { sunOrMoonIn } from './sun-or-moon.ts'

test('a star or a kite is not stuck on the moon or the sun', () => {
  for (const [noun, time] of [
    ['star', 'night'],
    ['star', 'evening'],
    ['kite', 'day'],
  ] as const)
    for (let page = 0; page < 40; page++) {
      const scene = {
        ...emptyScene,
        setting: 'meadow' as const,
        time,
        shot: 'wide' as const,
        figures: [figure('Mia', 'stand', 'happy')],
        props: [noun],
        action: 'A sky.',
      }
      const asked = { seed: `sky ${noun}`, candidate: 0, page }
      const { boxes, view, arrangement } = compose({ scene, cast: sampleCast, ...asked })
      const shining = sunOrMoonIn(setStage({ scene, ...asked, arranged: arrangement }).scenery)
      const thing = boxes.find((box) => box.noun === noun)
      if (!shining || !thing) continue
      const disc = inPicture(shining, view)
      const covers = coveredPart(disc, [thing])
      expect({ noun, time, page, isOn: covers > 0.36 }).toEqual({ noun, time, page, isOn: false })
    }
})

test('the moon of which a page tells is the only one, and as round as the one that merely stands there', () => {
  const discsOf = (props: readonly string[], page: number) => {
    const scene = { ...emptyScene, setting: 'meadow' as const, time: 'night' as const, shot: 'wide' as const }
    const drawn = compose({
      scene: { ...scene, figures: [figure('Mia', 'look-up', 'happy')], props: [...props] },
      cast: sampleCast,
      seed: 'moon',
      candidate: 0,
      page,
    })
    return drawn.page.layers.flatMap(({ depth, shapes }) =>
      (depth > 0.8 ? shapes : []).flatMap(({ surface, fill, path }) => {
        const { left, right, top, bottom } = boundsOf([path])
        const isLight = typeof fill === 'string' && lightnessOf(fill) > 0.88
        return surface === 'flat' && isLight && right - left > 40 ? [(right - left) / (bottom - top)] : []
      }),
    )
  }
  for (let page = 0; page < 6; page++) {
    for (const props of [[], ['moon'], ['full moon']]) {
      const discs = discsOf(props, page)
      expect(discs, `${props} ${page}`).toHaveLength(1)
      expect(discs[0]).toBeCloseTo(1)
    }
    const crescents = discsOf(['crescent moon'], page)
    expect(crescents).toHaveLength(1)
    expect(crescents[0]).toBeLessThan(0.8)
  }
})
