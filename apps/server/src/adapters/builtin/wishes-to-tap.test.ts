import { wishesToTap } from '@faith-fables/contract/wishes-to-tap'
import { reportFeedback, type StoryRequest, type WrittenStory, writeStory } from '@faith-fables/storyteller'
import { ageGroups, aStoryRequest, families } from '@faith-fables/storyteller/testing/story-requests'
import { describe, expect, test } from 'vitest'

/** Families with an animal, a toy, two of everyday names, five people, accents, and a hero alone. */
const told = [0, 1, 4, 7, 8, 10, 2, 9].map((family, place) =>
  aStoryRequest({
    ...families[family],
    ageGroup: ageGroups[place % ageGroups.length] ?? 'Toddlers',
    sceneCount: place < ageGroups.length ? 5 : 12,
    seed: `tapped ${family}`,
  }),
)

const nameOf = (words: string) => /(?:about|out|Rename) (.+?)(?:\.| to )/.exec(words)?.[1] ?? ''
const countWords = (text: string) => text.split(/\s+/).length
const timesNamed = (story: WrittenStory, name: string) => story.text.split(name).length

/** Whether a story shows what was tapped, by what a reader would look at. */
function shows(words: string, after: WrittenStory, before: WrittenStory): boolean {
  const name = nameOf(words)
  if (words.startsWith('Make it shorter')) return countWords(after.text) < countWords(before.text)
  if (words.startsWith('Make it longer')) return countWords(after.text) > countWords(before.text)
  if (words.startsWith('Less')) return timesNamed(after, name) < timesNamed(before, name)
  if (words.startsWith('Leave')) return !after.cast.some((one) => one.name === name)
  if (words.startsWith('Rename'))
    return after.cast.some((one) => one.name === 'Felix') && after.text.includes('Felix')
  if (words.startsWith('Set it')) return after.text.toLowerCase().includes(words.slice('Set it '.length, -1))
  if (words.includes('ending')) return after.pages.at(-1)?.text !== before.pages.at(-1)?.text
  return after.text !== before.text
}

/** What is to be finished by the parent is finished. */
const finished = (words: string) => (words.endsWith(' to ') ? `${words}Felix.` : words)

describe.each(told)('a story for $ageGroup of $sceneCount pages', (request: StoryRequest) => {
  test('does all that can be tapped, and says so', () => {
    const before = writeStory(request)
    const { ageGroup, characters } = request
    const offered = wishesToTap({ ageGroup, characters, text: before.text })
    expect(offered.length).toBeGreaterThan(0)
    for (const { words } of offered) {
      const wish = finished(words)
      const asked = { ...request, feedback: [wish] }
      const after = writeStory(asked)
      expect
        .soft(
          reportFeedback(asked, after).map(({ outcome }) => outcome),
          wish,
        )
        .toEqual(['done'])
      expect.soft(shows(wish, after, before), wish).toBe(true)
    }
  })
})
