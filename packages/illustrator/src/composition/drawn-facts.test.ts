import { describe, expect, test } from 'vitest'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { variedScenes } from '../samples/sample-scenes.ts'
import { emptyScene } from '../samples/sample-story.ts'
import { type Pose, poses, type SceneDescription, settings } from '../scene-description.ts'
import { drawnFigures, hiddenShare, lowestOf } from '../testing/figure-masks.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'

const cast = [...sampleCast, ...variedCast]
const names = cast.map(({ name }) => name)

const composed = (scene: SceneDescription, candidate: number): Composition =>
  compose({ scene, cast, seed: 'facts', candidate, page: candidate })

/** Off the ground; an animal hops when it plays. */
const aloft = new Set<Pose>(['jump', 'climb', 'dance', 'run', 'play'])

/** A scene for each pose and number of people: everybody, everything and every place has its turn. */
const sceneOf = (pose: Pose, place: number, count: number): SceneDescription => ({
  ...emptyScene,
  setting: settings[(place * 4 + count) % settings.length] ?? 'meadow',
  time: count % 2 ? 'day' : 'night',
  shot: (place + count) % 2 ? 'wide' : 'medium',
  figures: Array.from({ length: count }, (_, index) => ({
    name: names[(place + index * 7) % names.length] ?? 'Mia',
    pose: index === 0 ? pose : 'stand',
    face: 'happy',
  })),
  props: count === 1 ? ['basket'] : [],
})

describe.each(poses.map((pose, place) => [pose, place] as const))(
  'a page with the pose %s',
  (pose, place) => {
    test.each([1, 2, 3, 4])('and %i figures has everybody on it, whole, seen, and on the ground', (count) => {
      const scene = sceneOf(pose, place, count)
      for (const candidate of [0, 1]) {
        const page = composed(scene, candidate)
        const drawn = drawnFigures(page)
        expect(drawn.map(({ name }) => name).sort()).toEqual(scene.figures.map(({ name }) => name).sort())
        for (const figure of drawn) {
          expect(hiddenShare(figure), `how much of ${figure.name} is hidden`).toBeLessThan(1 / 3)
          const { bounds, head } =
            page.figures.find(({ name }) => name === figure.name) ?? failed(figure.name)
          for (const edge of [head.x - head.radius, head.y - head.radius]) expect(edge).toBeGreaterThan(0)
          for (const edge of [head.x + head.radius, head.y + head.radius]) expect(edge).toBeLessThan(1024)
          const height = bounds.bottom - bounds.top
          const isAloft = aloft.has(scene.figures.find(({ name }) => name === figure.name)?.pose ?? 'stand')
          // Of whoever is near the reader only the upper part is seen.
          const { viewpoint, past } = page.arrangement
          if (viewpoint === 'near' || figure.name === past) continue
          expect(lowestOf(figure.mask), `where ${figure.name} stands`).toBeGreaterThan(
            bounds.bottom - height * (isAloft ? 0.4 : 0.12) - 8,
          )
          expect(lowestOf(figure.mask)).toBeLessThan(bounds.bottom + height * 0.2 + 8)
        }
      }
    })
  },
)

test.each(variedScenes.map(({ label, scene }) => [label, { ...emptyScene, ...scene }] as const))(
  'everybody is seen in "%s"',
  (_label, scene) => {
    for (const candidate of [0, 1, 2, 3]) {
      const drawn = drawnFigures(composed(scene, candidate))
      expect(drawn).toHaveLength(scene.figures.length)
      for (const figure of drawn) expect(hiddenShare(figure), figure.name).toBeLessThan(0.5)
    }
  },
)

test('the same scene gives the same page, shape by shape', () => {
  for (const [place, pose] of poses.entries()) {
    const scene = sceneOf(pose, place, 3)
    expect(composed(scene, 1)).toEqual(composed(scene, 1))
  }
})

function failed(name: string): never {
  throw new Error(`${name} has no place on the page.`)
}
