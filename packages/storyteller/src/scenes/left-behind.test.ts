import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

const races = ageGroups.flatMap((ageGroup) =>
  [5, 10, 20].flatMap((sceneCount) =>
    ['one', 'two', 'three'].map((seed) =>
      writeStory(aStoryRequest({ ageGroup, seed, sceneCount, avoidPlots: onlyPlot('turned-around') })),
    ),
  ),
)

test('who goes by in a race rides on, and who was left behind sits far off beside what broke (IR-129)', () => {
  for (const { pages } of races) {
    const passing = pages.filter(({ scene }) => scene.figures.some(({ at }) => at === 'far'))
    expect(passing.length).toBeGreaterThan(0)
    for (const { scene } of passing) {
      const [left] = scene.figures.filter(({ at }) => at === 'far')
      expect(scene.figures.filter(({ at }) => at === 'far')).toHaveLength(1)
      expect(scene.figures[0]).not.toBe(left)
      expect(left?.look).toMatch(/^broken /)
      expect(scene.props).toContain(left?.look)
    }
  }
})
