import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import type { Composition } from '../composition/composition.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { variedScenes } from '../samples/sample-scenes.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { describeStaging } from './describe-staging.ts'

const cast = [...sampleCast, ...variedCast]
const alone = { label: 'alone', scene: { figures: [figure('Mia', 'wave', 'joy')] } }
const scenes: [label: string, scene: SceneDescription][] = [...variedScenes, alone].map(
  ({ label, scene }) => [label, { ...emptyScene, ...scene }],
)

const candidatesOf = (scene: SceneDescription): Composition[] =>
  [0, 1].map((candidate) => compose({ scene, cast, seed: 'staging', candidate }))

test.each(scenes)('the two candidates of "%s" are told apart (IR-45)', (_label, scene) => {
  const [one, other] = candidatesOf(scene).map(describeStaging)
  expect(one).not.toBe(other)
})

test('a picture says from where it is seen', () => {
  const said = [0, 1, 2, 3, 4, 5].flatMap((candidate) =>
    scenes.map(([, scene]) => describeStaging(compose({ scene, cast, seed: 'staging', candidate }))),
  )
  for (const words of ['from above', 'past', 'through a window', 'from close by', 'from far away'])
    expect(said.some((sentence) => sentence.startsWith(`Seen ${words}`))).toBe(true)
})

test('who stands on the left is named, and what stands about', () => {
  const figures = [figure('Mia', 'wave', 'joy'), figure('Leo', 'walk', 'happy')]
  for (const composition of candidatesOf({ ...emptyScene, figures, props: ['basket', 'ball', 'star'] })) {
    const [first] = composition.figures.toSorted((one, other) => one.head.x - other.head.x)
    const sentence = describeStaging(composition)
    expect(sentence).toMatch(new RegExp(`(with ${first?.name}|past ${first?.name}, who is) on the left`))
    expect(sentence).toMatch(/; a basket and a ball are close by\.$/)
  }
})

test('children are more than one, who only looks on is told by what they are, and a bird at a window is a bird', () => {
  const said = (prop: string): string =>
    describeStaging(
      compose({
        scene: {
          ...emptyScene,
          setting: 'street',
          figures: [figure('Mia', 'stand', 'happy')],
          props: [prop],
        },
        cast,
        seed: 'staging',
        candidate: 0,
      }),
    )
  expect(said('singing children')).toMatch(/; singing children are close by\.$/)
  expect(said('onlooking gardener')).toMatch(/; a gardener is close by\.$/)
  expect(said('window with mynah')).toMatch(/; a mynah is at a window across the way\.$/)
})
