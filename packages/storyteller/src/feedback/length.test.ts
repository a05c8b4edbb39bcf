import { expect, test } from 'vitest'
import { plotOutlines } from '../plots/plots.ts'
import { writeStory } from '../storyteller.ts'
import { countWords } from '../telling/cut-sentences.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

/** For each plot and age, on few pages or on many: the words told after the feedback, as a share of those before. */
function sharesAfter(feedback: string): number[] {
  return plotOutlines().flatMap(({ id }, place) =>
    ageGroups.map((ageGroup, age) => {
      const sceneCount = (place + age) % 2 === 0 ? 5 : 10
      const wishes = { ageGroup, sceneCount, avoidPlots: onlyPlot(id) }
      const words = (said: string[]) =>
        countWords([writeStory(aStoryRequest({ ...wishes, feedback: said })).text])
      return words([feedback]) / words([])
    }),
  )
}

/** Now and then what is woven in takes as many words as the pages lose, or the other way round. */
const nearlyAll = 0.95

test.each([
  ['make it shorter', (share: number) => share < 1],
  ['make it longer', (share: number) => share > 1],
])(
  '"%s" is told so in nearly every telling of every plot',
  (feedback, isToldSo) => {
    const shares = sharesAfter(feedback)
    expect(shares.filter(isToldSo).length / shares.length).toBeGreaterThanOrEqual(nearlyAll)
  },
  30_000,
)
