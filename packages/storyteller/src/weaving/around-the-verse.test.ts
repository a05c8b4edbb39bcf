import { expect, test } from 'vitest'
import type { StoryRequest } from '../story-request.ts'
import { insertInto } from '../telling/insertion.ts'
import { versePlace } from '../telling/sentences.ts'
import { ageGroups, aStoryRequest, families, verseFocus } from '../testing/story-requests.ts'
import { weaveStory } from '../testing/woven-lines.ts'
import { endsInVerse } from './around-the-verse.ts'

const wishes = [
  [],
  ['make it funnier'],
  ['funnier, with more dialogue'],
  ['more about forgiveness', 'less scary'],
]
const lengths = [5, 10, 15]
const focuses: readonly StoryRequest['focus'][] = [
  verseFocus('Ephesians 4:32'),
  { kind: 'moral', name: 'Courage', description: 'Doing the right thing.' },
  verseFocus('John 3:16'),
]

/** Every age, length, family and wish by turns, with more details than a story has room for. */
function requestOf(index: number): StoryRequest {
  const turn = <Item>(items: readonly Item[], every: number) =>
    items[Math.floor(index / every) % items.length] as Item
  return aStoryRequest({
    ...turn(families, 12),
    additionalDetails: `We have a red kite. Pancakes, please! Everybody sings in the choir. ${turn(families, 12).additionalDetails ?? ''}`,
    ageGroup: turn(ageGroups, 1),
    sceneCount: turn(lengths, ageGroups.length),
    feedback: turn(wishes, 3),
    focus: turn(focuses, 5),
    seed: `around the verse ${index}`,
  })
}

test('what is woven in never stands in the paragraph of the verse, nor in that of the answer, nor between them', () => {
  const stories = Array.from({ length: 240 }, (_unused, index) => weaveStory(requestOf(index)))
  const parted = stories.flatMap(({ pages, lines }) => {
    const own = pages.flat().map((paragraph) => paragraph.trim())
    const told = insertInto(
      pages.map((page) => page.join('¶')),
      lines,
    ).flatMap((page) => page.split('¶').map((paragraph) => paragraph.trim()))
    const verse = own.findIndex((paragraph) => paragraph.includes(versePlace))
    const at = told.indexOf(own[verse] ?? '')
    const answer = endsInVerse(own[verse] ?? '') ? own[verse + 1] : undefined
    return verse >= 0 && at >= 0 && (answer === undefined || told[at + 1] === answer)
      ? []
      : [told.slice(Math.max(0, at), at + 2).join(' | ')]
  })
  const onItsPage = stories.filter(({ pages, lines }) =>
    lines.some(({ page }) => pages[page]?.some((paragraph) => paragraph.includes(versePlace))),
  )
  process.stdout.write(
    `${parted.length} of ${stories.length} parted; woven into the page of the verse: ${onItsPage.length}\n`,
  )
  expect(onItsPage.length).toBeGreaterThan(20)
  expect(parted).toEqual([])
})
