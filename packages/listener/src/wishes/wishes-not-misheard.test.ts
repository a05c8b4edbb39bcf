import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'
import type { TextWish } from './text-wish.ts'

const cast = [
  { name: 'Mia', details: 'girl, 6' },
  { name: 'Leo', details: 'boy, 8' },
  { name: 'Dadi', details: 'grandmother' },
  { name: 'Cofi', details: 'boy, 9' },
]
const text = 'Leo and Mia went to the sea with Dadi. It rained, and Cofi laughed.'
const sure = (words: string): readonly TextWish[] =>
  listenToTextWish({ words, cast, text }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each<[string, TextWish]>([
  [
    'Could you try again in other words?',
    { kind: 'retell', where: 'everywhere', page: null, what: null, asked: true },
  ],
  ['Snow instead of rain', { kind: 'time', words: 'Snow' }],
  ['Use Nana instead of Dadi', { kind: 'rename', from: 'Dadi', to: 'Nana' }],
  ['He is Kofi with a K', { kind: 'rename', from: 'Cofi', to: 'Kofi' }],
  ['Dadi is "Dadi Ma" for her', { kind: 'rename', from: 'Dadi', to: 'Dadi Ma' }],
  ['“ran” should be “hurried”', { kind: 'other-thing', from: 'ran', to: 'hurried', asWords: true }],
  [
    'change "sweetie" to "guai guai"',
    { kind: 'other-thing', from: 'sweetie', to: 'guai guai', asWords: true },
  ],
  ['set it in the evening, when the lanterns are lit', { kind: 'time', words: 'in the evening' }],
  ['Make it pour with rain instead', { kind: 'time', words: 'rain' }],
  ['can it ryhme', { kind: 'tone', tone: 'rhymes' }],
  [
    'have "small as a seed" come back after every bit so she can shout it with me',
    { kind: 'refrain', line: 'small as a seed' },
  ],
  ['let Leo be the one who says sorry', { kind: 'add-thing', thing: 'Leo should say sorry' }],
  ['Leo should say sorry to Mia', { kind: 'add-thing', thing: 'Leo should say sorry to Mia' }],
])('“%s” is understood for sure (LN-27)', (words, wish) => {
  expect(sure(words)).toMatchObject([wish])
})

test.each(['no beach near us', 'Swap them round', 'make there much more of it', 'it is Zofi with a Z'])(
  'of “%s” nobody is sure (LN-27)',
  (words) => {
    expect(sure(words)).toEqual([])
  },
)

test('nothing of a title in quotation marks is left over (LN-27)', () => {
  const [clause] = listenToTextWish({
    words: "the title should be 'The Kite That Ate the Sky'",
    cast,
    text,
  }).clauses
  expect(clause).toMatchObject({ certain: true, leftOver: [], wishes: [{ kind: 'title' }] })
})

test.each<[string, TextWish]>([
  [
    'Please say "a poor man", not beggar',
    { kind: 'other-thing', from: 'beggar', to: 'a poor man', asWords: true },
  ],
  ["He'd never say 'hum' he says buzz", { kind: 'other-thing', from: 'hum', to: 'buzz', asWords: true }],
  ['let every bit finish on "only slowly"', { kind: 'refrain', line: 'only slowly' }],
  ['please mention she sings', { kind: 'add-thing', thing: 'Mia should sing' }],
  ['add that Leo waters the beans', { kind: 'add-thing', thing: 'Leo should water the beans' }],
  ['my little brother wants Leo to wave', { kind: 'add-thing', thing: 'Leo should wave' }],
  ["can't follow who did what", { kind: 'difficulty', step: 'simpler' }],
  ['no fizz in it', { kind: 'tone', tone: 'more-exciting' }],
  ['some life into it pls', { kind: 'tone', tone: 'more-exciting' }],
  ['And what happens then?', { kind: 'retell', where: 'ending', page: null, what: null, asked: false }],
])('“%s” is heard for what it asks (LN-31)', (words, wish) => {
  expect(sure(words)).toMatchObject([wish])
})

test.each([
  "In the story it's autumn evening",
  'it is for a summer fete',
  'he has had nightmares since Easter',
  'This is very close to home',
  'Is he still wearing it?',
  'The plot is ok',
])('“%s” says what is or why, and asks for nothing that could be done (LN-31)', (words) => {
  expect(sure(words)).toEqual([])
})
