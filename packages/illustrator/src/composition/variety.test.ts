import { describe, expect, test } from 'vitest'
import { pageImage } from '../pictures/encode-picture.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { variedScenes } from '../samples/sample-scenes.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { type SceneDescription, type Setting, settings, shots } from '../scene-description.ts'
import { cartoon } from '../styles/cartoon.ts'
import { distanceFromAfar } from '../testing/picture-distance.ts'
import { arrangementFor } from './arrangement.ts'
import { compose } from './compose.ts'

const cast = [...sampleCast, ...variedCast]

/** Two pictures of one scene that differ only in grain lie below 1. */
const ANOTHER_COMPOSITION = 4

/** A small picture alone: encoding the large one takes as long as drawing. */
function small(scene: SceneDescription, { page = 0, candidate = 0 }): Promise<Uint8Array> {
  const composition = compose({ scene, cast, seed: 'variety', candidate, page })
  return pageImage(cartoon.paint(composition.page)).resize(64).png().toBuffer()
}

async function distance(...pictures: [Promise<Uint8Array>, Promise<Uint8Array>]): Promise<number> {
  const [one, other] = await Promise.all(pictures)
  return distanceFromAfar(one, other)
}

const inSetting = (setting: Setting, place: number): SceneDescription => ({
  ...emptyScene,
  setting,
  shot: shots[place % 2] ?? 'wide',
  figures: [figure('Mia', 'wave', 'joy'), figure('Leo', 'walk', 'happy', { look: 'Mia' })],
})

describe('the variety of pictures', () => {
  test.each(settings.map((setting, place) => [setting, inSetting(setting, place)] as const))(
    'the two candidates in the setting %s are two compositions',
    async (_setting, scene) => {
      expect(await distance(small(scene, {}), small(scene, { candidate: 1 }))).toBeGreaterThan(
        ANOTHER_COMPOSITION,
      )
    },
  )

  test.each(variedScenes.map(({ label, scene }) => [label, { ...emptyScene, ...scene }] as const))(
    'so are those of "%s", and the very same scene on the next page is seen anew',
    async (_label, scene) => {
      const first = small(scene, {})
      expect(await distance(first, small(scene, { candidate: 1 }))).toBeGreaterThan(ANOTHER_COMPOSITION)
      expect(await distance(first, small(scene, { page: 1 }))).toBeGreaterThan(ANOTHER_COMPOSITION)
    },
  )

  test('from page to page the group changes sides, whichever candidates a parent takes', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      for (let page = 0; page < 20; page++) {
        for (const [turn, next] of [0, 1, 2, 3].flatMap((one) =>
          [0, 1, 2, 3].map((other) => [one, other] as const),
        )) {
          const sides = [
            arrangementFor(emptyScene, { seed, page, turn }),
            arrangementFor(emptyScene, { seed, page: page + 1, turn: next }),
          ]
          expect((sides[0]?.third ?? 0) * (sides[1]?.third ?? 0)).toBeLessThan(0)
        }
      }
    }
  })
})
