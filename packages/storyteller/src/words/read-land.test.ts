import { expect, test } from 'vitest'
import { describeScenes } from '../scenes/describe-scenes.ts'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'
import { readLand } from './read-land.ts'

test.each([
  ['They live by a mango tree near the lagoon.', 'tropical'],
  ['We visit grandma in Ghana.', 'tropical'],
  ['It is the last day in Kathmandu.', 'mountainous'],
  ['They wait for the first rain under the baobab.', 'dry'],
  ['They see the northern lights and a reindeer.', 'northern'],
  ['We are moving from Gondar to a cold town in Canada.', 'northern'],
  ['A race down from the mountain pass.', 'mountainous'],
  ['We live at the foot of the Maluti mountains.', 'mountainous'],
  ['The story should happen on the old stone path above Ollantaytambo.', 'mountainous'],
  ['They go up to a hut in the mountains.', 'mountainous'],
  ['Mountains of pancakes for breakfast, please.', undefined],
  ['They lost a kite in the park.', undefined],
  ['No jungle, please, just our garden.', undefined],
] as const)('“%s” is told of a land: %s (IR-160)', (words, land) => {
  expect(readLand(words, [])).toBe(land)
})

test('what somebody grows tells of the land, a toy or a jumper does not (IR-160)', () => {
  expect(readLand('', ['granddad, has a banana garden'])).toBe('tropical')
  expect(readLand('', ['6, wears a reindeer jumper', 'a stuffed moose from Canada'])).toBe(undefined)
})

test('every page plays in the land of which the parent tells, also one that was written anew (IR-160)', () => {
  const story = writeStory(aStoryRequest({ additionalDetails: 'We are on holiday in Jamaica.' }))
  expect(story.pages.map(({ scene }) => scene.land)).toEqual(story.pages.map(() => 'tropical'))
  const [scene] = describeScenes({
    snippets: ['A goat sat upon a wardrobe and hummed.'],
    pages: story.pages,
    cast: story.cast,
  })
  expect(scene?.land).toBe('tropical')
  expect(writeStory(aStoryRequest({ additionalDetails: null })).pages[0]?.scene.land).toBe(undefined)
})
