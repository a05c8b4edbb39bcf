import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5' },
  { name: 'Nana Ruth', details: 'his grandmother' },
]
const heard = (words: string) =>
  listenToTextWish({ words, cast, text: 'Leo and Nana Ruth went to the sea.' }).clauses.flatMap(
    ({ certain, wishes }) => (certain ? wishes : []),
  )

test.each([
  ['Nana Ruth should laugh', 'Nana Ruth should laugh'],
  ['please let Nana Ruth hum', 'Nana Ruth should hum'],
  ['can Leo wave to the moon?', 'Leo should wave to the moon'],
  ['I want Leo to help the old woman', 'Leo should help the old woman'],
  ['They can repair the fence', 'They should repair the fence'],
  ['have them feed the ducks please', 'They should feed the ducks'],
])('“%s” asks that it happen (LN-23)', (words, thing) => {
  expect(heard(words)).toEqual([{ kind: 'add-thing', thing }])
})

test.each([
  'Leo should be brave',
  'Leo should look at her',
  'Leo should not cry',
  'Leo wants to help the old woman',
  'Leo waits for them, like for a bus',
  'Her hair ain’t a problem to be solved',
])('“%s” is no such thing (LN-23)', (words) => {
  expect(heard(words).filter(({ kind }) => kind === 'add-thing' || kind === 'correct')).toEqual([])
})

test('who sleeps is one of them, and where all sleep the story ends so (LN-23)', () => {
  expect(heard('Nana Ruth can sleep')).toEqual([{ kind: 'add-thing', thing: 'Nana Ruth should sleep' }])
  expect(heard('They should sleep')).toEqual([{ kind: 'tone', tone: 'bedtime-ending' }])
})

test('words that somebody would never say are what goes (LN-23)', () => {
  expect(heard('he never would say "I can\'t see you"')).toEqual([
    { kind: 'remove-thing', thing: "I can't see you" },
  ])
  expect(heard('Page 2 clunky')).toMatchObject([{ kind: 'retell', page: 2 }])
})
