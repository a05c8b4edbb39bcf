import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5' },
  { name: 'Ida', details: 'girl, 7' },
]
const heard = (words: string) => listenToTextWish({ words, cast }).clauses
const sure = (words: string) => heard(words).flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each([
  ['He calls her yiayia, never grandmother', { from: 'grandmother', to: 'yiayia' }],
  ['It’s Mamá. We never say Mother', { from: 'mother', to: 'Mamá' }],
  ['choirmistress is a hard word for us. say teacher', { from: 'choirmistress', to: 'teacher' }],
  ['who is babcia?? write grandma', { from: 'babcia', to: 'grandma' }],
])('“%s”: a word for a word (TT-18)', (words, exchange) => {
  expect(sure(words)).toContainEqual({ kind: 'other-thing', ...exchange, asWords: true })
})

test.each([
  ['tone it down pls its for bedtime', { kind: 'tone', tone: 'calmer' }],
  ['it should bring him down not up', { kind: 'tone', tone: 'calmer' }],
  ['can they talk a bit more with each other at the end', { kind: 'tone', tone: 'more-dialogue' }],
  ['more happening in it', { kind: 'tone', tone: 'more-exciting' }],
  ['a bit more of it', { kind: 'length', by: 1.15 }],
  ['a sentence or two fewer', { kind: 'length', by: 0.75 }],
  ['Start from scratch', { kind: 'other-plot' }],
  ['same story please', { kind: 'keep' }],
  ['find different wording', { kind: 'retell' }],
  ['what is he to do with “reluctantly”?', { kind: 'difficulty', step: 'simpler' }],
  ['make it start raining near the end', { kind: 'time', words: 'raining' }],
])('“%s” is sure (TT-18)', (words, wish) => {
  expect(sure(words)).toEqual([expect.objectContaining(wish)])
})

test('by night with the stars nobody goes to the stars (TT-18)', () => {
  expect(sure('let it happen by night with the stars').filter(({ kind }) => kind === 'place')).toEqual([])
})

test.each([
  'that would be him :)',
  'Put him there instead of the girl with the clementine please',
  'the vicar can be a lady',
])('by “%s” nobody of the cast becomes a he or a she (TT-19)', (words) => {
  expect(sure(words).filter(({ kind }) => kind === 'pronoun')).toEqual([])
})

test.each([
  ['I want to hear what Leo says to Ida', 'add-thing'],
  ['tell me what the pony does', 'add-thing'],
  ['we don’t do wizards or spells in this house sorry', 'leave-out'],
  ['Could the owl call after every sentence', 'refrain'],
  ['Where’s the bible verse gone?', 'add-thing'],
])('“%s” is likely a wish, and nothing is done by it unasked (TT-19)', (words, kind) => {
  const wishes = heard(words).flatMap((clause) => clause.wishes)
  expect(wishes.map((wish) => wish.kind)).toContain(kind)
  expect(sure(words)).toEqual([])
})
