import { expect, test } from 'vitest'
import type { StoryRequest } from '../story-request.ts'
import { reportFeedback, writeStory } from '../storyteller.ts'
import { aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

/** What is told of each clause of the last feedback, as "outcome: words". */
function reported(feedback: string[], changes: Partial<StoryRequest> = {}): string[] {
  const request = aStoryRequest({ avoidPlots: onlyPlot('seven-evenings'), ...changes, feedback })
  return reportFeedback(request, writeStory(request)).map(({ words, outcome }) => `${outcome}: ${words}`)
}

test.each(["We don't want them to fight", 'No teacher would push a child'])(
  'what only says how the world is, is not done and told: %s',
  (words) => {
    expect(reported([words])).toEqual([`not done: ${words}`])
  },
)

test('a wish that was followed and one that could not be are both told, in the words of the parent', () => {
  expect(reported(['a bit funnier and call the kite Zippy'])).toEqual([
    'done: a bit funnier',
    'not done: call the kite Zippy',
  ])
})

test('without feedback there is nothing to tell', () => {
  expect(reported([])).toEqual([])
})

test.each([
  ['make it shorter'],
  ['Rename Theo to Felix'],
  ['Please add a dog named Max'],
  ['remove the dog'],
  ['a bit less scary please'],
  ['Please give it a bedtime ending'],
  ['more about forgiveness'],
  ['make it rhyme'],
  ['Please change the title to The Brave Cape'],
  ['no monsters'],
  ['She has a purple submarine'],
])('"%s" is told as done', (words) => {
  expect(reported([words]).map((told) => told.split(':')[0])).toEqual(['done'])
})

test.each([
  ['Rename Hildegard to Frieda'],
  ['Mach es lustiger und kürzer'],
  ['The kite should be called Zippy'],
  ['use the past tense'],
  ['I would like the second paragraph to come first'],
])('"%s" is not told as done', (words) => {
  for (const told of reported([words])) expect(told).not.toMatch(/^done/)
  expect(reported([words])).not.toEqual([])
})

test('a part of a wish that was left out makes it done in part', () => {
  expect(reported(['shorter please with a zeppelin'])).toEqual(['partly: shorter please with a zeppelin'])
})

test('a complaint that names no remedy is met by other words, which is a part at most', () => {
  expect(reported(['the ending is boring'], { sceneCount: 15 })).toEqual(['partly: the ending is boring'])
})

test('of two opposite wishes the one that lost is not called done', () => {
  expect(reported(['make it shorter. make it longer'])[0]).toBe('not done: make it shorter')
})

test('asking again for what is already so is told as it is', () => {
  expect(reported(['make it rhyme', 'make it rhyme'])).toEqual(['not done: make it rhyme'])
})

test('praise asks for nothing, and only the last feedback is spoken of', () => {
  expect(reported(['make it rhyme', 'I love it. Rename Theo to Felix'])).toEqual([
    'done: Rename Theo to Felix',
  ])
})

test('every wish of a long feedback stands in the report', () => {
  const wishes = Array.from({ length: 16 }, (_unused, index) => `Please show the Zorblat${index} on a page.`)
  const told = reported([wishes.join(' ')]).join('\n')
  for (let index = 0; index < wishes.length; index++) expect(told).toContain(`Zorblat${index} `)
})
