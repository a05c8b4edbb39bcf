import { expect, test } from 'vitest'
import { plots } from '../plots/plots.ts'
import { writeStory } from '../storyteller.ts'
import { countWords } from '../telling/cut-sentences.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

test.each(plots.map(({ id }) => id))('"make it shorter" makes every telling of %s shorter', (plot) => {
  for (const ageGroup of ageGroups) {
    for (const sceneCount of [5, 10, 15]) {
      const wordsAfter = (feedback: string[]) =>
        countWords([
          writeStory(aStoryRequest({ ageGroup, sceneCount, feedback, avoidPlots: onlyPlot(plot) })).text,
        ])
      expect(wordsAfter(['make it shorter']), `${ageGroup}, ${sceneCount} pages`).toBeLessThan(wordsAfter([]))
    }
  }
})
