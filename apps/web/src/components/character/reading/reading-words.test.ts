import { type CharacterReading, nothingRead } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { readingLines } from './reading-words.ts'

const wordsOf = (reading: Partial<CharacterReading>) =>
  readingLines({ ...nothingRead, ...reading }).map(({ words }) => words)

test('looks come first, with what the pictures leave out', () => {
  const looks = ['a girl of 8', 'wheelchair with painted wheels', 'yellow glasses']
  expect(wordsOf({ looks, undrawn: ['the painted wheels'], life: ['loves mud', 'scared of lifts'] })).toEqual(
    [
      'We read: a girl of 8, wheelchair with painted wheels, yellow glasses. In pictures: all but the painted wheels.',
      'Also: loves mud; scared of lifts.',
    ],
  )
  expect(wordsOf({ looks: ['a boy'], undrawn: [] })).toEqual(['We read: a boy. In pictures: all of it.'])
  expect(wordsOf({ looks: ['a boy'], undrawn: ['the wings', 'the cherries'] })).toEqual([
    'We read: a boy. In pictures: all but the wings and the cherries.',
  ])
})

test('of a painter who cannot tell nothing is said of pictures', () => {
  expect(wordsOf({ looks: ['a boy'] })).toEqual(['We read: a boy.'])
})

test('what is not sure is asked, what is not understood is quoted', () => {
  expect(
    wordsOf({ life: ['knits'], perhaps: ['7 years old', 'mother'], notUnderstood: ['in-law', 'po'] }),
  ).toEqual([
    'We read: knits.',
    'Perhaps: 7 years old, mother?',
    'Not understood: “in-law”, “po”. These words are kept, and not told.',
  ])
})

test('of another language only who it is is said; of nothing, nothing (LN-16)', () => {
  expect(wordsOf({ otherLanguage: 'Spanish' })).toEqual([
    'We read English so far: the name is in the story, the rest is not.',
  ])
  expect(wordsOf({ looks: ['a girl of 6'], undrawn: [], otherLanguage: 'Spanish' })).toEqual([
    'We read English so far. Of this we read: a girl of 6. The rest is not in the story.',
  ])
  expect(wordsOf({})).toEqual([])
})

test('of another language nothing is denied while a hosted listener may read it', () => {
  expect(wordsOf({ otherLanguage: 'Spanish', mayBeCloser: true })).toEqual(['Reading this in Spanish …'])
})
