import { expect, test } from 'vitest'
import { reportFeedback, writeStory } from '../storyteller.ts'
import { aStoryRequest } from '../testing/story-requests.ts'

const told = (wish: string) => {
  const request = {
    ageGroup: 'Early Readers',
    focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
    characters: [
      { name: 'Leo', details: 'boy, 5' },
      { name: 'Nana Ruth', details: 'his grandmother' },
    ],
    additionalDetails: null,
    sceneCount: 8,
    seed: 'plain wishes',
    feedback: [wish],
    avoidPlots: [],
  } as const
  const story = writeStory(request)
  return { text: story.text, outcomes: reportFeedback(request, story).map(({ outcome }) => outcome) }
}

test.each([
  ['add a prayer at the end', /\bamen\b/i],
  ['end with a hug please', /\bhug/i],
  ['add a rainbow', /a rainbow/i],
  ['Leo should meet a fox', /Leo met a fox/],
  ['they should bake a cake', /Leo and Nana Ruth baked a cake/],
  ['say that God loves him', /God loves Leo/i],
  ['mention Jesus', /Jesus loves Leo/],
  ['more about God', /God/],
  ['let Nana Ruth laugh', /Nana Ruth laughed/],
  ['Leo should hug Nana Ruth', /Leo hugged Nana Ruth/],
  ['they can feed the ducks', /Leo and Nana Ruth fed the ducks/],
  ['I want Leo to wave to the bus driver', /Leo waved to the bus driver/],
  ['they should thank God', /Leo and Nana Ruth thanked God/],
  ['Leo should say sorry to Nana Ruth', /Leo said sorry to Nana Ruth/],
  ['Leo should say goodbye to the sea', /Leo said goodbye to the sea/],
])('“%s” is done (TR-28)', (wish, words) => {
  const { text, outcomes } = told(wish)
  expect(text).toMatch(words)
  expect(outcomes).toEqual(['done'])
})

test('words in quotation marks are other words, verbs as well (TR-29)', () => {
  const before = told('“said” should be “asked”')
  expect(before.outcomes).toEqual(['done'])
  expect(before.text).not.toMatch(/\bsaid\b/)
})

test('what nobody can do is not told as done (TR-28)', () => {
  expect(told('Leo should have a dog').outcomes).toEqual(['not done'])
  expect(told('Leo should make a mistake').outcomes).toEqual(['not done'])
  expect(told('Leo should push Nana Ruth').text).not.toMatch(/pushed Nana Ruth/)
  expect(told('Leo should push Nana Ruth').outcomes).toEqual(['not done'])
  expect(told('Leo should kick the dog').text).not.toMatch(/kicked the dog/)
})

test('what somebody should do is done by them, and once all is settled (TT-17)', () => {
  const characters = [
    { name: 'Noor', details: 'girl, 6, loves drums' },
    { name: 'Ezra', details: 'boy, 7, collects snails' },
  ]
  const told = Array.from({ length: 40 }, (_one, seed) => {
    const request = aStoryRequest({
      characters,
      additionalDetails: null,
      focus: { kind: 'moral', name: 'Kindness', description: 'Doing one small good thing.' },
      seed: `d ${seed}`,
      feedback: ['Ezra should say sorry to Noor'],
    })
    const { pages } = writeStory(request)
    return pages.findIndex(({ text }) => text.includes('Ezra said sorry to Noor'))
  })
  expect(told.filter((page) => page < 0).length).toBeLessThan(4)
  expect(told.filter((page) => page >= 0 && page < 6)).toEqual([])
})
