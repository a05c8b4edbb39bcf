import { expect, test } from 'vitest'
import { type Composition, compose } from '../composition/compose.ts'
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

test.each(scenes)('the two candidates of "%s" are told apart', (_label, scene) => {
  const [one, other] = candidatesOf(scene).map(describeStaging)
  expect(one).not.toBe(other)
})

test.each(scenes)('what of "%s" is called closer shows less of the place', (_label, scene) => {
  const rank = { closer: 0, usual: 1, farther: 2 }
  const [nearer, farther] = candidatesOf(scene).sort(
    (one, other) => rank[one.distance] - rank[other.distance],
  )
  expect(nearer?.view.size).toBeLessThanOrEqual(farther?.view.size ?? 0)
})

test('who stands on the left is named', () => {
  const scene = { ...emptyScene, figures: [figure('Mia', 'wave', 'joy'), figure('Leo', 'walk', 'happy')] }
  for (const composition of candidatesOf(scene)) {
    const [first] = composition.figures.toSorted((one, other) => one.bounds.left - other.bounds.left)
    expect(describeStaging(composition)).toMatch(
      new RegExp(`^Seen from (closer|farther away), with ${first?.name} on the left\\.$`),
    )
  }
})
