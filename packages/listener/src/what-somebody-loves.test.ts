import { expect, test } from 'vitest'
import { factOf, listen, wordsOf } from './testing/facts-heard.ts'

test.each([
  ["He's mad for hurling", 'like', 'hurling'],
  ['he is mad after cricket', 'like', 'cricket'],
  ["Mia's cracked about horses", 'like', 'horses'],
  ['mad on diggers he is', 'like', 'diggers'],
  ['Heavy metal fan', 'like', 'Heavy metal'],
  ['Bharatanatyam class is her life', 'like', 'Bharatanatyam class'],
  ['Homework he is hating', 'dislike', 'Homework'],
  ["Can't be doing with pigeons.", 'dislike', 'pigeons'],
  ['She wants a boat. Dislikes surprises and loud kitchens.', 'dislike', 'surprises'],
  ['lives with us in Leicester', 'place', 'in Leicester'],
  ['We live in Cork', 'place', 'in Cork'],
  ['a small lady, yellow bike', 'belonging', 'yellow bike'],
] as const)('%j is understood, for sure (LN-25)', (details, kind, words) => {
  const fact = listen(details).facts.find((one) => one.kind === kind)
  expect(fact).toMatchObject({ words, certain: true })
})

test('a bag among what is liked is liked, and a friend may be a cat (LN-25)', () => {
  expect(wordsOf('She likes jollof, rope skipping and her purple school bag.', 'garment')).toEqual([])
  expect(wordsOf('She likes jollof, rope skipping and her purple school bag.', 'like')).toEqual([
    'jollof',
    'rope skipping',
    'purple school bag',
  ])
  expect(factOf('best friend is the cat Mokka', 'friend')).toMatchObject({ name: 'Mokka' })
  expect(factOf("His best mate's Orla from next door", 'friend')).toMatchObject({ name: 'Orla' })
})
