import { expect, test } from 'vitest'
import { listenToDetails } from './listen-to-details.ts'

const cast = [
  { name: 'Gran', details: 'grandmother, 70' },
  { name: 'Gabe', details: 'boy, 8' },
]
const hear = (words: string, who = cast) => listenToDetails({ words, cast: who }).sentences
const statements = (words: string, who = cast) =>
  hear(words, who).flatMap((sentence) => sentence.statements.map((statement) => statement.words))

test.each([
  [
    'gran won £40 on the horses & bought everyone chips',
    ['Gran won £40 on the horses', 'Gran bought everyone chips'],
  ],
  ['goat ate his homework', ['A goat ate his homework']],
  ['gabe moving to canada', ['Gabe is moving to Canada']],
  ['hes dropped the ring down a drain', ['He dropped the ring down a drain']],
  ['Last week Gabe saluted it, nobody taught him', ['Gabe saluted it last week', 'Nobody taught him']],
  ['Chuka hid during hide and seek and slept off', ['Chuka hid during hide and seek', 'Chuka slept off']],
  ['Ben and Hannah had a fight', ['Ben and Hannah had a fight']],
  ['a treehouse and a rope ladder', []],
  ['I cried in the car', []],
])('"%s" says %j', (words, said) => {
  expect(statements(words)).toEqual(said)
})

test('a sentence without a subject goes on about whom the one before named, and of two it is nobody’s', () => {
  expect(statements('Gran retired. met a lizard on the step')).toContain('Gran met a lizard on the step')
  expect(statements('lost her tooth in a nectarine')).toEqual([])
  expect(statements('lost her tooth in a nectarine', [{ name: 'Zoe', details: '' }])).toEqual([
    'Zoe lost her tooth in a nectarine',
  ])
})

test.each([
  ['please let him win', 'asked'],
  ['no witches', 'asked'],
  ["I don't want heaven", 'asked'],
  ['Is it possible to have it in every book?', 'aside'],
  ['Gabe plays the violin', 'told'],
  ['She must take pills', 'told'],
  ['pizza', 'told'],
])('"%s" is %s', (words, sort) => {
  expect(hear(words)[0]?.sort).toBe(sort)
})

test('only a wish that is understood as a whole, and of all, is one', () => {
  expect(hear('no animals')[0]?.wishes).toEqual([{ kind: 'remove-thing', thing: 'animals' }])
  expect(hear('no to cats getting lost')[0]?.wishes).toEqual([])
  expect(hear('Gabe should not talk')[0]?.wishes).toEqual([])
})

test('what was typed is where its span says, whatever was written out', () => {
  const words = 'gran won. Came back w/ a ticket!!\n- NO MAGIC PLEASE'
  for (const sentence of hear(words)) expect(words.slice(...sentence.span)).toBe(sentence.words)
  expect(hear(words).map(({ words: typed }) => typed)).toEqual([
    'gran won',
    'Came back w/ a ticket',
    'NO MAGIC PLEASE',
  ])
})
