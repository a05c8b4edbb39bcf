import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'

const family = [
  { name: 'Leo', details: '5, loves trains, brown hair' },
  { name: 'Nana Ruth', details: 'his grandmother, 70, glasses' },
]
const told = (additionalDetails: string, feedback: string[] = []) =>
  writeStory(aStoryRequest({ characters: family, additionalDetails, feedback })).text

test.each([
  ["It is Leo's birthday.", "Leo's birthday"],
  ["It's Nana Ruth's 71st birthday today", "Nana Ruth's 71st birthday"],
  ['Leo’s birthday!', "Leo's birthday"],
])('%j is the day of the story (TT-10)', (words, birthday) => {
  expect(told(words)).toMatch(new RegExp(`(?:it is|it was) ${birthday}`, 'i'))
})

test('whoever is called otherwise has the birthday (TT-10)', () => {
  expect(told("It is Leo's birthday.", ['Call Leo Theo'])).toContain("Theo's birthday")
})

test('a birthday that is told of besides is no day of the story (TT-10)', () => {
  expect(told("Leo got a kite for Leo's birthday.")).not.toMatch(/it (?:is|was) Leo's birthday/i)
})
