import { plots } from '@faith-fables/storyteller/plots/plots'
import { verses } from '@faith-fables/storyteller/scripture/verses'
import { writeStory } from '@faith-fables/storyteller/storyteller'
import {
  ageGroups,
  aStoryRequest,
  families,
  onlyPlot,
  verseFocus,
} from '@faith-fables/storyteller/testing/story-requests'
import { expect, test } from 'vitest'
import { createBuiltinModerator } from './builtin-moderator.ts'

const verse = verseFocus('John 3:16')
const seeds = ['one', 'two', 'three', 'four', 'five', 'six']

/** Stories of one plot as different as families, ages and chance make them. */
function storiesOf(plot: string): string[] {
  return ageGroups.flatMap((ageGroup) =>
    families.flatMap((family) =>
      seeds.map((seed) => {
        const wishes = { ageGroup, ...family, focus: verse, sceneCount: 5, seed }
        return writeStory(aStoryRequest({ ...wishes, avoidPlots: onlyPlot(plot) })).text
      }),
    ),
  )
}

test.each(plots.map(({ id }) => id))(
  'nothing that the storyteller tells in the plot %s is declined',
  async (plot) => {
    const scripture = verse.kind === 'verse' ? [verse.text] : []
    const moderator = createBuiltinModerator()
    const { signal } = new AbortController()
    const verdicts = await Promise.all(
      storiesOf(plot).map((text) => moderator.review(text, 'story text', { scripture, signal })),
    )
    expect([...new Set(verdicts.flatMap(({ reasons }) => reasons))]).toEqual([])
  },
)

test.each(verses.map(({ reference, text }) => [reference, text]))(
  'the words of %s pass, even where nobody says that they are Scripture',
  async (_reference, text) => {
    const { signal } = new AbortController()
    expect(await createBuiltinModerator().review(text, 'story idea', { signal })).toEqual({
      allowed: true,
      reasons: [],
    })
  },
)
