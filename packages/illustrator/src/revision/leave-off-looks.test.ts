import { expect, test } from 'vitest'
import { looksInScene } from '../looks/look-in-scene.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

/** Of Mia in a dress and with braids, and Leo with glasses and in a sweater. */
function after(words: string) {
  const { scene, report } = reviseScene(gardenScene, sampleCast, words)
  const looks = looksInScene(scene, sampleCast).map((look) =>
    look.kind === 'human' ? [look.garment.kind, look.bottom.kind, look.hair.cut] : [],
  )
  return { looks, outcome: report[0]?.outcome, figures: scene.figures }
}

test('what nobody wears is as it is to be (IR-94)', () => {
  for (const words of [
    'no hats',
    'Leo without a beard please',
    'Mia should not wear a scarf',
    'no apron on Leo',
  ]) {
    expect(after(words), words).toMatchObject({ outcome: 'done', figures: gardenScene.figures })
  }
})

test('who is not to wear a dress has a shirt and trousers, and who has no jacket on keeps what they wear (IR-94)', () => {
  expect(after('Mia without the dress').looks[0]?.slice(0, 2)).toEqual(['shirt', 'trousers'])
  expect(after('no dress on Leo')).toMatchObject({ outcome: 'done', figures: gardenScene.figures })
  expect(after('no jacket on Mia')).toMatchObject({ outcome: 'done', figures: gardenScene.figures })
})
