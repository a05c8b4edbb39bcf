import { expect, test } from 'vitest'
import type { StoryRequest, WrittenStory } from '../story-request.ts'
import { reportFeedback, writeStory } from '../storyteller.ts'
import { countWords } from '../telling/cut-sentences.ts'
import { aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

/** The story after feedback in a parent's own words, with what is said of each wish. */
function tellAgain(feedback: string[], changes: Partial<StoryRequest> = {}) {
  const request = aStoryRequest({ avoidPlots: onlyPlot('seven-evenings'), ...changes, feedback })
  const story = writeStory(request)
  return { story, outcomes: reportFeedback(request, story).map(({ outcome }) => outcome) }
}

const before = tellAgain([]).story
const words = ({ text }: WrittenStory) => countWords([text])
const detailsOf = ({ cast }: WrittenStory, name: string) => cast.find((one) => one.name === name)?.details

test('lengths are followed by their measure, and where they cannot be met they are done in part', () => {
  const ages = ['Early Readers', 'Pre-Teens'] as const
  for (const ageGroup of ages) {
    const full = tellAgain([], { ageGroup }).story
    for (const [wish, share] of [
      ['trim it by a third', 2 / 3],
      ['half as long please', 1 / 2],
    ] as const) {
      const { story, outcomes } = tellAgain([wish], { ageGroup })
      const isMet = Math.abs(words(story) / words(full) - share) <= 0.12
      expect(words(story), wish).toBeLessThan(words(full))
      expect(outcomes, `${ageGroup}: ${wish}`).toEqual([isMet ? 'done' : 'partly'])
    }
  }
})

test('so many words a page are not exceeded', () => {
  const { story, outcomes } = tellAgain(['55 words per page at most'])
  expect(words(story) / story.pages.length).toBeLessThanOrEqual(55)
  expect(outcomes).toEqual(['done'])
})

test('a thing is another one wherever it stands, in its number, in the words and in the pictures (TT-09)', () => {
  const { story, outcomes } = tellAgain([
    "it's pegs, not pins. The wagon should be a tractor",
    'make it shorter',
  ])
  const actions = story.pages.map(({ scene }) => scene.action).join(' ')
  expect(before.text).toMatch(/\bpins\b.*\bwagon\b/s)
  for (const told of [story.text, actions]) {
    expect(told).not.toMatch(/\b(?:pins?|wagons?)\b/i)
    expect(told).toMatch(/\bpeg\b/)
    expect(told).toMatch(/\btractor\b/)
  }
  expect(story.pages.flatMap(({ scene }) => scene.props)).toContain('hay tractor')
  expect(outcomes).toEqual(['done'])
})

test('the words of the Bible stay as they are, whatever is exchanged (TT-09)', () => {
  const { story, outcomes } = tellAgain(['swap the world for a planet'])
  expect(story.text).toContain('"For God so loved the world,')
  expect(outcomes).toEqual(['not done'])
})

test('a thing that the text does not have is not exchanged, and the parent is told (TT-09)', () => {
  const { story, outcomes } = tellAgain(['swap the zeppelin for a balloon'])
  expect(story.text).not.toMatch(/balloon/)
  expect(outcomes).toEqual(['not done'])
})

test('somebody gets the pronoun that is theirs', () => {
  const { story, outcomes } = tellAgain(['Theo is a girl'])
  expect(story.text).toMatch(/\bshe\b/i)
  expect(story.text).not.toMatch(/\b(?:he|his|him)\b(?=[^"]*Theo)/)
  expect(outcomes).toEqual(['done'])
})

test('an age that is wrong is put right, in the details that the pictures are drawn by', () => {
  const { story, outcomes } = tellAgain(["Theo isn't 5, he's 8"])
  expect(detailsOf(story, 'Theo')).toBe('8 years old, never takes off his red cape')
  expect(outcomes).toEqual(['done'])
})

test('what somebody wears is put right', () => {
  const { story } = tellAgain(["Theo's cape is blue, not red"])
  expect(detailsOf(story, 'Theo')).toContain('blue')
})

test('somebody of whom there is to be less is named less', () => {
  const { story, outcomes } = tellAgain(['less about Grandma Rosa'])
  const times = (told: WrittenStory) => told.text.split('Grandma Rosa').length
  expect(times(story)).toBeLessThan(times(before))
  expect(outcomes).toEqual(['done'])
})

test('a line of the parent that is quoted comes back as it was written', () => {
  const { story } = tellAgain(["a line that keeps coming back: 'and on they went'"])
  expect(story.text.split('And on they went.').length).toBeGreaterThan(2)
})

test('simpler words are a step within the age before they are those of a younger one', () => {
  const changes = { ageGroup: 'Middle Childhood' } as const
  const once = tellAgain(['use simpler words'], changes)
  const twice = tellAgain(['use simpler words', 'even simpler words please'], changes)
  expect([once.outcomes, twice.outcomes]).toEqual([['done'], ['done']])
  expect(words(twice.story)).toBeLessThan(words(once.story))
})

test('what cannot be understood is not done, stands in the report, and never in the story', () => {
  const { story, outcomes } = tellAgain(['the hedge ought to be pollarded in the Flemish manner'])
  expect(outcomes).not.toContain('done')
  expect(outcomes.length).toBeGreaterThan(0)
  expect(story.text).not.toMatch(/pollarded|Flemish/)
})

test('a first wish holds after a second one', () => {
  const { story } = tellAgain([
    "Theo isn't 5, he's 8",
    'less about Grandma Rosa',
    'rename Biscuit to Waffles',
  ])
  expect(detailsOf(story, 'Theo')).toContain('8 years old')
  expect(story.text).toContain('Waffles')
  expect(story.text).not.toContain('Biscuit')
})

test('who wants another title gets one that the book tells of, and the next time the next (LN-18)', () => {
  const once = tellAgain(['change the title'])
  expect([once.outcomes, once.story.text]).toEqual([['done'], before.text])
  expect(once.story.title).not.toBe(before.title)
  const twice = tellAgain(['change the title', 'better title please'])
  expect(twice.story.title).not.toBe(once.story.title)
  const named = tellAgain(['change the title', 'call it The Long Way Home'])
  expect(named.story.title).toBe('The Long Way Home')
})
