import { expect, test } from 'vitest'
import { listenToPictureWish } from './listen-to-picture-wish.ts'

const cast = [
  { name: 'Leo', details: 'boy, 5', pronoun: 'he' as const, isInPicture: true },
  { name: 'Ida', details: 'girl, 7', pronoun: 'she' as const, isInPicture: true },
]
const sure = (words: string) =>
  listenToPictureWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each([
  'I have the real thing at home',
  'we laughed',
  'we are no poor people',
  'I want it on the wall',
  'She’d run off otherwise',
  'without her specs she’d be painting the cat',
  'it’s a boat',
  'the llama',
  'These colours!!',
  'its night isnt it',
  'he’s in front of them',
  'he stares at nothing',
  'He is standing about like a lemon',
  'Please correct.',
  'the sun is still there',
  'I see a blue sky',
  'which snow is this?',
  'It is not our garden',
  'take ten kilos off me',
  'I have many wishes',
])('“%s” tells or complains, and nothing is drawn because of it (LN-35)', (words) => {
  expect(sure(words)).toEqual([])
})

test('what a thing is not is no mood of the picture (LN-35)', () => {
  expect(sure('The ball should be pink. Not grey.').filter(({ kind }) => kind === 'mood')).toEqual([])
})

test.each([
  ['snow on the roof', [{ kind: 'weather', words: 'snow', wanted: true }]],
  ['could the sea be stormy?', [{ kind: 'weather', words: 'stormy', wanted: true }]],
  [
    'a bit of rain, puddles',
    [
      { kind: 'weather', words: 'a bit of rain', wanted: true },
      { kind: 'add-thing', thing: 'puddles', further: false },
    ],
  ],
])('weather falls somewhere and leaves something lying, and moves nobody: “%s” (LN-35)', (words, wishes) => {
  expect(sure(words)).toEqual(wishes)
})

test('of a face that looks sad it is asked that it does not, of one who frowns likewise (LN-35)', () => {
  const notSad = { kind: 'feeling', who: ['Ida'], words: 'sad', wanted: false }
  expect(sure('she looks sad')).toEqual([notSad])
  expect(sure('Leo frowns')).toEqual([{ kind: 'feeling', who: ['Leo'], words: 'frowns', wanted: false }])
  expect(sure('too cheerful for a quarrel, both of them grin')).toMatchObject([
    { words: 'cheerful', wanted: false },
  ])
  expect(sure('Leo looks angry. He is proud to help!')).toContainEqual({
    kind: 'feeling',
    who: ['Leo'],
    words: 'proud',
    wanted: true,
  })
})

test('at whom somebody is not to look is no goal (LN-35)', () => {
  for (const words of [
    'Leo looking at Ida rather than at us',
    'Leo should be looking at Ida and not out at us',
  ])
    expect(sure(words)).toEqual([{ kind: 'look-at', who: ['Leo'], at: 'Ida' }])
})

test('what is asked for is still heard where something is told beside it (LN-35)', () => {
  expect(sure('we have no dog')).toEqual([{ kind: 'remove-thing', thing: 'dog' }])
  expect(sure('Leo is running')).toMatchObject([{ kind: 'pose', who: ['Leo'] }])
  expect(sure('My brother Leo isn’t in it')).toMatchObject([{ kind: 'leave-out', who: 'Leo' }])
})
