import { expect, test } from 'vitest'
import { nounsOfClass } from './nouns-of-class.ts'
import type { PartOfSpeech, WordNet } from './read-wordnet.ts'

const synsets = {
  animal: { words: ['animal'], below: ['bird', 'bear', 'club'], gloss: '' },
  bird: { words: ['bird'], below: ['duck', 'owl'], gloss: '' },
  owl: { words: ['owl', 'barn owl', 'Strix', 'great big owl of night'], below: [], gloss: '' },
  duck: { words: ['duck'], below: [], gloss: '' },
  bear: { words: ['bear'], below: ['animal'], gloss: '' },
  club: { words: ['bat'], below: [], gloss: '' },
}
const senses: Record<string, string[]> = { bat: ['stick', 'club'], 'barn owl': ['owl'] }
const seen: Record<string, number> = { 'duck noun': 1, 'duck verb': 2, 'bear noun': 3, 'bear verb': 3 }

const wordNet: WordNet = {
  synsets: new Map(Object.entries(synsets)),
  sensesOf: (noun) => senses[noun] ?? [noun],
  timesSeen: (word: string, part: PartOfSpeech) => seen[`${word} ${part}`] ?? 0,
}

test('words and pairs whose first sense lies in the class belong to it, names and words that are mostly verbs do not', () => {
  const nouns = nounsOfClass({ roots: ['animal#1'], kinds: { bird: ['bird#1'] } }, wordNet)
  expect(nouns).toEqual([
    ['animal', ''],
    ['barn owl', 'bird'],
    ['bear', ''],
    ['bird', 'bird'],
    ['owl', 'bird'],
  ])
})

test('what is cut off is left out with all that lies below it', () => {
  expect(
    nounsOfClass({ roots: ['animal#1'], cut: ['bird#1', 'club#1'] }, wordNet).map(([word]) => word),
  ).toEqual(['animal', 'bear'])
})

test('a sense that WordNet does not have is named', () => {
  expect(() => nounsOfClass({ roots: ['animal#7'] }, wordNet)).toThrow('"animal#7"')
})
