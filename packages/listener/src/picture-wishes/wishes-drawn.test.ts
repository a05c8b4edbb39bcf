import { expect, test } from 'vitest'
import { listenToPictureWish } from '../listener.ts'

const cast = [
  { name: 'Ida', details: 'a girl, 6', pronoun: 'she' as const, isInPicture: true },
  { name: 'Tom', details: 'a boy, 8', pronoun: 'he' as const, isInPicture: true },
]
const heard = (words: string) => listenToPictureWish({ words, cast }).clauses

test.each([
  ['put him on a bicycle', ['Tom'], 'bicycle'],
  ['Tom on a blue scooter', ['Tom'], 'blue scooter'],
  ['Ida should sit on a white horse', ['Ida'], 'white horse'],
  ['they should be on bikes', 'everybody', 'bike'],
])('“%s” rides it (LN-28)', (words, who, thing) => {
  expect(heard(words)).toMatchObject([
    { certain: true, leftOver: [], wishes: [{ kind: 'pose', who, words: `riding ${thing}`, thing }] },
  ])
})

test.each([
  ['a butterfly on her hand', 'butterfly', "on Ida's hand"],
  ['Tom with an owl on his shoulder', 'owl', "on Tom's shoulder"],
  ['can the mouse please sit on Ida’s head?', 'mouse', "on Ida's head"],
  ['she has a kitten on her lap', 'kitten', "on Ida's lap"],
])('“%s” is on them (LN-28)', (words, what, where) => {
  expect(heard(words)).toMatchObject([
    { certain: true, leftOver: [], wishes: [{ kind: 'move', what, where }] },
  ])
})

test('a hat on a head is worn, and a bird that is to go is on nobody (LN-28)', () => {
  expect(heard('a red hat on his head')[0]?.wishes).toMatchObject([{ kind: 'wears', words: 'red hat' }])
  expect(heard('no bird on his head')[0]?.wishes).toMatchObject([{ kind: 'remove-thing' }])
})

test('“hands in his pockets” is a pose of who is a he, and nothing that is held (LN-28)', () => {
  for (const words of ['hands in his pockets', 'Tom has his hands in his pockets'])
    expect(heard(words)).toMatchObject([{ certain: true, wishes: [{ kind: 'pose', who: ['Tom'] }] }])
})

test.each([
  ['give Ida wings', ['Ida'], 'wings'],
  ['a halo above his head', ['Tom'], 'halo'],
  ['Tom should have golden wings', ['Tom'], 'golden wings'],
])('“%s” is worn (LN-28)', (words, who, worn) => {
  expect(heard(words)).toMatchObject([{ certain: true, wishes: [{ kind: 'wears', who, words: worn }] }])
  expect(heard('Ida without the wings')).toMatchObject([
    { certain: true, wishes: [{ kind: 'leaves-off', who: ['Ida'], words: 'wings' }] },
  ])
})

test.each([
  ['sign should say FREE', 'free', 'sign'],
  ['Could the card say WELCOME in big letters?', 'welcome', 'card'],
  ['a banner that says “Happy Birthday”', 'Happy Birthday', 'banner'],
])('“%s” says what is to stand there, and on what (LN-28)', (words, text, on) => {
  expect(heard(words)).toMatchObject([{ certain: true, wishes: [{ kind: 'text-in-picture', on }] }])
  const [wish] = heard(words)[0]?.wishes ?? []
  expect(wish && 'text' in wish && wish.text?.toLowerCase()).toBe(text.toLowerCase())
})

test('who reads a book writes nothing on it (LN-28)', () => {
  expect(heard('Ida should read a book to Tom')[0]?.wishes).toMatchObject([{ kind: 'pose' }])
  expect(heard('the sign says WELCMOE')[0]?.wishes[0]).not.toHaveProperty('text')
})

test('a thing that may well be meant comes, and nothing goes for as little (LN-28)', () => {
  expect(heard('with blossom on the tree')).toMatchObject([
    { certain: true, wishes: [{ kind: 'add-thing', thing: 'blossom on the tree' }] },
  ])
  expect(heard('candle so near the teddy?')).toMatchObject([{ certain: false }])
})
