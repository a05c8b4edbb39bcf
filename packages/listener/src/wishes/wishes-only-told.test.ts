import { expect, test } from 'vitest'
import { listenToTextWish } from './listen-to-text-wish.ts'
import type { TextWish } from './text-wish.ts'

const cast = [
  { name: 'Mia', details: 'girl' },
  { name: 'Leo', details: 'boy' },
]
const sure = (words: string): readonly TextWish[] =>
  listenToTextWish({ words, cast }).clauses.flatMap(({ certain, wishes }) => (certain ? wishes : []))

test.each([
  'Not in our parish ;)',
  'not on paper',
  'On a boat we do not say left',
  'no thanks',
  'not in a village',
  'city bad',
  'Until EASTER',
  'LEO CAN WALK',
  "Mia isn't sad in her chair",
  "I would say 'her cousins'",
  'can the bird not die pls',
  'our kid is scared of ours already. drop it',
  'Drop that word',
  'more telling',
  'so is she',
  'no fuss',
  "take Leo's crying out",
  'call it a kete',
  'more of what they do',
  'dusk ok',
  'Never shall a child in a book eat a wild mushroom',
  "It's just a girl who has rats",
])('“%s” tells something, and nothing is done because of it as if it were sure (LN-42)', (words) => {
  expect(sure(words)).toEqual([])
})

test.each<[string, TextWish]>([
  ['Do the rest over', { kind: 'retell', where: 'everywhere', page: null, what: 'rest', asked: false }],
  ["One more thing: Leo isn't seven till June so he's six", { kind: 'age', who: 'Leo', years: 6 }],
  ['so give her a place in it too', { kind: 'add-thing', thing: 'a place' }],
  ['no wolf in the bed please', { kind: 'leave-out', who: 'wolf' }],
  ['set it by the river, not by a fire', { kind: 'place', words: 'by the river' }],
  ['I did not like the goose', { kind: 'leave-out', who: 'goose' }],
  ['no fighting between the siblings', { kind: 'remove-thing', thing: 'fighting' }],
  [
    'I wish it ended with them dancing',
    { kind: 'retell', where: 'ending', page: null, what: 'dancing', asked: false },
  ],
  ['with a castle', { kind: 'add-thing', thing: 'a castle' }],
  ['the storm could be more thrilling', { kind: 'tone', tone: 'more-exciting' }],
  ['can they find a boat?', { kind: 'add-thing', thing: 'They should find a boat' }],
])('“%s” is a wish, and is sure (LN-42)', (words, wish) => {
  expect(sure(words)).toEqual([wish])
})

test('who does it instead of somebody does it, and the other is named (LN-42)', () => {
  const [clause] = listenToTextWish({ words: 'let Mia find the key instead of grandpa', cast }).clauses
  expect(clause).toMatchObject({
    certain: true,
    wishes: [{ kind: 'add-thing', thing: 'Mia should find the key' }],
    leftOver: ['grandpa'],
  })
})

test('who is not to be called something is not left out (LN-42)', () => {
  const wishes = sure("Mia is non-binary: they/them, please, and nobody should call them 'girl'")
  expect(wishes.map(({ kind }) => kind)).toEqual(['pronoun'])
})
