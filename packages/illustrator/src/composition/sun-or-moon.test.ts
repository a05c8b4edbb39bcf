import { expect, test } from 'vitest'
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
