import { describe, expect, test } from 'vitest'
import { emptyScene } from '../samples/sample-story.ts'
import type { Pose, SceneDescription } from '../scene-description.ts'
import { drawnFigures, hiddenShare } from '../testing/figure-masks.ts'
import { compose } from './compose.ts'

const kinds = [
  ...['monkey', 'kangaroo', 'otter', 'seal', 'swan', 'giraffe', 'alpaca', 'hippo'],
  ...['crocodile', 'guinea pig', 'hamster', 'snail', 'ladybug', 'ant', 'bee', 'butterfly', 'octopus'],
]

const composed = (kind: string, change: Partial<SceneDescription>, candidate = 0) =>
  compose({
    scene: { ...emptyScene, ...change },
    cast: [
      { name: 'Mia', details: 'a girl, 7 years old' },
      { name: 'Coco', details: `a ${kind}` },
    ],
    seed: 'home',
    candidate,
  })

const couple = (pose: Pose): SceneDescription['figures'] => [
  { name: 'Mia', pose, face: 'happy', look: 'Coco' },
  { name: 'Coco', pose: 'stand', face: 'happy', look: 'Mia' },
]

function placeOf(kind: string, change: Partial<SceneDescription>, candidate = 0) {
  const composition = composed(kind, change, candidate)
  const located = composition.figures.find(({ name }) => name === 'Coco')
  const shown = drawnFigures(composition).find(({ name }) => name === 'Coco')
  if (!located || !shown) throw new Error('Coco has no place on the page.')
  return { ...located, shown }
}

describe.each(kinds)('a page with a %s', (kind) => {
  test.each(['hug', 'stroke', 'carry', 'point'] as const)('shows its face while a child does: %s', (pose) => {
    for (const candidate of [0, 1]) {
      const { head, shown } = placeOf(kind, { figures: couple(pose) }, candidate)
      expect(hiddenShare(shown, head)).toBeLessThan(0.5)
      expect(head.y - head.radius).toBeGreaterThan(0)
      for (const edge of [head.x - head.radius, 1024 - head.x - head.radius]) expect(edge).toBeGreaterThan(0)
    }
  })
})

describe.each(['swan', 'seal', 'octopus'])('a %s by a lake', (kind) => {
  const bottom = (pose: Pose, own: Pose = 'stand') => {
    const [mia, coco] = couple(pose)
    if (!mia || !coco) throw new Error('Two are at the lake.')
    return placeOf(kind, { setting: 'lake', shot: 'wide', figures: [mia, { ...coco, pose: own }] }).bounds
      .bottom
  }

  test('swims out while somebody looks at it, and is ashore to be hugged and to sleep', () => {
    expect(bottom('hug')).toBeGreaterThan(bottom('point') + 20)
    expect(bottom('point', 'sleep')).toBeGreaterThan(bottom('point') + 20)
  })
})

test('flowers grow below a bee in a meadow, not on a bedroom floor, in snow, or on the arm that carries it', () => {
  const shapes = (change: Partial<SceneDescription>, pose: Pose = 'point'): number =>
    composed('bee', { figures: couple(pose), ...change }).page.layers.flatMap(({ figure, shapes: own }) =>
      figure ? own.filter(({ surface }) => surface !== 'feature') : [],
    ).length
  const inMeadow = shapes({ setting: 'meadow' })
  for (const change of [{ setting: 'bedroom' }, { setting: 'meadow', season: 'winter' }] as const)
    expect(shapes(change)).toBeLessThan(inMeadow - 8)
  expect(shapes({ setting: 'meadow' }, 'carry')).toBeLessThan(inMeadow - 8)
})
