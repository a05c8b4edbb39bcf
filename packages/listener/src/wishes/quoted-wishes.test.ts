import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5' },
  { name: 'Nana Ruth', details: 'his grandmother' },
]
const heard = (words: string) =>
  listenToTextWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test('words that are quoted are what is to go, and nobody is called by a verb (LN-22)', () => {
  expect(heard('“raining cats and dogs” has to go')).toEqual([
    { kind: 'remove-thing', thing: 'raining cats and dogs' },
  ])
  expect(heard('Use "haiya!" instead')).toEqual([])
})

test('another word for a grandmother is her name (LN-22)', () => {
  expect(heard('It’s Abuela not Grandma, all the way through')).toEqual([
    { kind: 'rename', from: 'Nana Ruth', to: 'Abuela' },
  ])
})

test('who is called so by another is not the other (LN-22)', () => {
  expect(heard('Leo calls her Gran')).toEqual([{ kind: 'rename', from: 'Nana Ruth', to: 'Gran' }])
})

test('twice as long is longer (LN-22)', () => {
  expect(heard('can we have it twice as long')).toMatchObject([{ kind: 'length', by: 2 }])
})

test('what is said to be fine is not told anew (LN-22)', () => {
  expect(heard('first sentence fine')).toEqual([])
  expect(heard('page 3 is perfect')).toEqual([])
})

test('what it is called, when it plays and what there is less of (LN-22)', () => {
  expect(heard('Can it be called Leo Lights Up?')).toEqual([{ kind: 'title', words: 'Leo Lights Up' }])
  expect(heard('set it in October, when the geese come over?')).toMatchObject([
    { kind: 'time', words: 'in October' },
  ])
  expect(heard('set it in the forest')).toMatchObject([{ kind: 'place' }])
  expect(heard('less talking about mist')).toMatchObject([{ kind: 'less-of', who: 'mist' }])
  expect(heard('first line especially')).toEqual([])
})

test('what is to be taken out is what was spoken of last (LN-22)', () => {
  expect(heard('Leo should meet a fox. it says damn on page 2, take it out please')).not.toContainEqual({
    kind: 'leave-out',
    who: 'fox',
  })
})
