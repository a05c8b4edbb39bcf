import { describe, expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'
import { introduceFigures } from './introduce-figures.ts'

const lamb = [{ name: 'Pip', sort: 'lamb' }]

test.each([
  ['Mia looked after Pip. Pip sang.', 'Mia looked after Pip the lamb. Pip sang.'],
  ['"Stay, Pip!" said Mia. Pip stayed.', '"Stay, Pip!" said Mia. Pip the lamb stayed.'],
  ["Pip's bell rang. There was Pip.", "Pip's bell rang. There was Pip the lamb."],
  ['Pip, the smallest lamb of all, sang.', 'Pip, the smallest lamb of all, sang.'],
  ['Pippa sang. Pip sang.', 'Pippa sang. Pip the lamb sang.'],
])('"%s" becomes "%s"', (text, introduced) => {
  expect(introduceFigures([text, 'Pip slept.'], lamb, false)).toEqual([introduced, 'Pip slept.'])
})

test('for the smallest, no sentence gets too long', () => {
  const told = ['Down the long lane runs Mia to Pip. Here is Pip.']
  expect(introduceFigures(told, lamb, true)).toEqual([
    'Down the long lane runs Mia to Pip. Here is Pip the lamb.',
  ])
})

test('whoever is named after what they are needs no more', () => {
  const told = ['Captain Bear snored.']
  expect(introduceFigures(told, [{ name: 'Captain Bear', sort: 'bear' }], false)).toEqual(told)
})

describe.each(ageGroups)('told to %s', (ageGroup) => {
  test('the animal that a plot brings along is known as what it is', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const characters = [{ name: 'Theo', details: '5 years old' }]
      const request = aStoryRequest({ ageGroup, seed, characters, avoidPlots: onlyPlot('open-gate') })
      const { cast, text } = writeStory(request)
      const sort = cast.find(({ sort }) => sort)?.sort
      expect(sort).toBeDefined()
      expect(text).toMatch(new RegExp(`\\b${sort}\\b`))
    }
  })

  test('a dog whom the parent wished for later is known as a dog', () => {
    for (const seed of ['one', 'two', 'three']) {
      const characters = [{ name: 'Theo', details: '5 years old' }]
      const { pages } = writeStory(
        aStoryRequest({ ageGroup, seed, characters, feedback: ['Please add a dog named Waffles.'] }),
      )
      const met = pages.findIndex(({ text }) => text.includes('Waffles'))
      expect(
        pages
          .slice(0, met + 2)
          .map(({ text }) => text)
          .join(' '),
      ).toMatch(/\bdog\b/)
    }
  })
})
