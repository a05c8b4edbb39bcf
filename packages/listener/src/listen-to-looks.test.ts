import { expect, test } from 'vitest'
import { listen, wordsOf } from './testing/facts-heard.ts'

test('looks are kept in the words of the parent, each by itself', () => {
  const details =
    'short red curly hair and green eyes, an apron with cherries, round glasses with a blue frame'

  expect(wordsOf(details, 'hair')).toEqual(['short red curly hair'])
  expect(wordsOf(details, 'eyes')).toEqual(['green eyes'])
  expect(wordsOf(details, 'garment')).toEqual(['apron with cherries'])
  expect(wordsOf(details, 'glasses')).toEqual(['round glasses with a blue frame'])
})

test.each([
  ['wears a red and blue scarf', ['red and blue scarf']],
  ['a boy with a black and white jumper and green boots', ['black and white jumper', 'green boots']],
  ['grey hair under a blue and gold headwrap', ['grey hair', 'blue and gold headwrap']],
  ['blonde and blue eyes, a red coat', ['blonde', 'red coat']],
  ['brown hair and blue eyes', ['brown hair']],
])('of %j two colours of one thing stay together, and nothing else', (details, expected) => {
  const looks = listen(details).facts.flatMap((fact) =>
    /^(?:hair|headwear|garment)$/.test(fact.kind) && 'words' in fact ? [fact.words] : [],
  )
  expect(looks).toEqual(expected)
})

test.each([
  ['an old three-legged greyhound', 'body', 'three-legged'],
  ['a one-eyed cat called Pirate', 'body', 'one-eyed'],
  ['a lop-eared rabbit', 'body', 'lop-eared'],
  ['a torn-eared cat', 'body', 'torn-eared'],
  ['a blue-eyed girl of six', 'eyes', 'blue-eyed'],
  ['a red-haired boy', 'hair', 'red-haired'],
] as const)('what %j has is heard in the word before the noun, too', (details, kind, words) => {
  expect(wordsOf(details, kind)).toEqual([words])
})

test.each([
  ['6 same glasses as before', 6],
  ['5 curly brown hair, loves cats', 5],
  ['3 white paws', undefined],
])('a number before looks that are not counted is an age: %j', (details, years) => {
  const age = listen(details).facts.find((fact) => fact.kind === 'age')
  expect(age && 'years' in age ? age.years : undefined).toBe(years)
})

test('“rides on her brother’s lap” is something done, and nothing to be seen', () => {
  expect(wordsOf('a small dog, sits on the fence', 'habit')).toEqual(['sits on the fence'])
  expect(wordsOf("a small dog, rides on Ben's lap", 'body')).not.toContain("rides on Ben's lap")
})

test.each([
  ['a boy with red hair, freckles and a striped shirt', ['red hair', 'freckles', 'striped shirt']],
  [
    '8, a wheelchair and a yellow dress with white dots and red shoes',
    ['wheelchair', 'yellow dress with white dots', 'red shoes'],
  ],
  [
    'an old man with a thin white beard, a straw hat and a red knitted shawl',
    ['thin white beard', 'straw hat', 'red knitted shawl'],
  ],
  ['a woman of Bethlehem with a white headscarf', ['white headscarf']],
  ['a boy on crutches with messy brown hair', ['crutches', 'messy brown hair']],
])('the last two of what %j names are two', (details, expected) => {
  const looks = listen(details).facts.flatMap((fact) =>
    /^(?:hair|skin|aid|garment|headwear)$/.test(fact.kind) && 'words' in fact ? [fact.words] : [],
  )
  expect(looks).toEqual(expected)
})

test.each([
  ['9, navy anorak summer and winter', 'garment', 'navy anorak'],
  ['same as in the last book but now with short hair', 'hair', 'short hair'],
] as const)(
  'what is left of %j and speaks of looks is kept, though not for certain',
  (details, kind, words) => {
    expect(listen(details).facts).toContainEqual(expect.objectContaining({ kind, words, certain: false }))
  },
)

test('looks of somebody else are nobody’s', () => {
  expect(wordsOf('8, the judge wore a party hat and our nan a blue coat', 'headwear')).toEqual([])
})

test.each([
  ['a little girl with pigtails', 'little'],
  ["he's the smallest in class", 'smallest in class'],
])('%j says a size', (details, words) => {
  expect(wordsOf(details, 'size')).toEqual([words])
})

test('nobody wears what is loved or hated', () => {
  expect(wordsOf('8, hates hats and scarves', 'garment')).toEqual([])
})

test('skin and hair are two, also without a comma between them', () => {
  const details = 'stepbrother 6, dark skin short hair spiderman pjs'
  expect(wordsOf(details, 'skin')).toEqual(['dark skin'])
  expect(wordsOf(details, 'hair')).toEqual(['short hair'])
})
