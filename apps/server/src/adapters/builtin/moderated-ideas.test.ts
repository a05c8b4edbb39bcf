import { plotOutlines } from '@faith-fables/storyteller/plots/plots'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
} from '@faith-fables/storyteller/testing/story-requests'
import { expect, test } from 'vitest'
import { createBuiltinModerator } from './builtin-moderator.ts'
import { createBuiltinTextModel } from './builtin-text-model.ts'

const { signal } = new AbortController()

/** Of every plot for every age; `STORIES=2000` tells more. */
const booksOfEach = Math.ceil(Number(process.env.STORIES ?? 200) / (plotOutlines().length * ageGroups.length))

/** Each idea is read by itself before it is drawn: one that is doubted stops the book of a family who wrote nothing of the kind. */
test('no picture idea of the storyteller is doubted, whatever the plot, age and family', async () => {
  const writer = createBuiltinTextModel()
  const moderator = createBuiltinModerator()
  const doubted: string[] = []
  let asked = 0
  for (const { id } of plotOutlines()) {
    for (const ageGroup of ageGroups.flatMap((one) => Array.from({ length: booksOfEach }, () => one))) {
      const family = families[asked++ % families.length]
      const { focus, characters, ...request } = aStoryRequest({ ageGroup, ...family })
      const { pages } = await writer.writeStory(
        {
          ageGroup,
          focus,
          characters: [...characters],
          additionalDetails: request.additionalDetails,
          sceneCount: request.sceneCount,
          seed: `idea ${asked}`,
          feedback: [],
          avoidPlots: onlyPlot(id),
          currentText: null,
          language: 'en',
        },
        signal,
      )
      for (const { scene } of pages) {
        const { reasons } = await moderator.review(scene.action, 'picture idea', { signal })
        if (reasons.length > 0) doubted.push(`${id}: ${scene.action}`)
      }
    }
  }
  expect(doubted).toEqual([])
})
