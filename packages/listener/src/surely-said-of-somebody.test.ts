import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { listenToCharacter } from './listen-to-character.ts'

const listen = (details: string, name: string) => listenToCharacter({ name, details }).facts
const sureOf = (details: string, kind: Fact['kind'], name = 'Mia') =>
  listen(details, name).filter((fact) => fact.kind === kind && fact.certain)

test.each([
  ['The doctor in our village', 'work', 'doctor'],
  ['nurse at Korle Bu, brave', 'work', 'nurse at Korle Bu'],
  ['He was a lighthouse keeper', 'work', 'was a lighthouse keeper'],
  ['11, bit sarcastic', 'trait', 'bit sarcastic'],
  ['brisk but kind', 'trait', 'brisk'],
  ['the careful one', 'trait', 'careful one'],
  ['Cheeky grin.', 'trait', 'Cheeky grin'],
  ['so often tired but never grumpy', 'habit', 'never grumpy'],
  ['gap teeth, always humming', 'habit', 'always humming'],
  ['he sings to the dough so that it rises', 'habit', 'sings to the dough so that it rises'],
  ["does everyone's hair before school", 'habit', "does everyone's hair before school"],
  ['rides a bike to see patients', 'habit', 'rides a bike to see patients'],
  ['keeps bumping into the chandelier', 'habit', 'keeps bumping into the chandelier'],
  ['says "technically" a lot', 'habit', 'says "technically" a lot'],
  ['A robot. It talks in beeps.', 'habit', 'talks in beeps'],
  ['bakes poppy seed rolls', 'habit', 'bakes poppy seed rolls'],
  ['3-legged dog. Farts.', 'habit', 'Farts'],
  ['boy / 8 / down syndrome', 'health', 'down syndrome'],
  ['Girl age 7 with cerebral palsy', 'health', 'cerebral palsy'],
  ['Mia is 10 and deaf', 'health', 'deaf'],
  ['small, long legs', 'body', 'long legs'],
  ['missing one tooth', 'body', 'missing one tooth'],
  ['our hen. speckled.', 'body', 'speckled'],
  ['A robot with one wheel and a dented side', 'body', 'dented side'],
  ['he is 3 and built like a small bus', 'size', 'built like a small bus'],
  ['flat cap on him always', 'headwear', 'flat cap'],
  ['gumboots every day of the year', 'garment', 'gumboots'],
  ['wears ear defenders when it is noisy', 'aid', 'ear defenders when it is noisy'],
  ['Girl aged 8 who wears a light blue hijab', 'headwear', 'light blue hijab'],
  ['a girl called Lily who loves trains', 'like', 'trains'],
  ['she is walking with a cane', 'aid', 'cane'],
  ['71, very good heart', 'trait', 'good heart'],
  ['Always he is diving on the sofa', 'habit', 'Always diving on the sofa'],
  ['at home he never stops singing', 'habit', 'never stops singing'],
  ['laughs so loud that the chickens run off', 'habit', 'laughs so loud that the chickens run off'],
  ['sings the register instead of reading it', 'habit', 'sings the register instead of reading it'],
  ['likes very much the horses', 'like', 'horses'],
  ['wants to become an astronomer', 'like', 'become an astronomer'],
  ['A robot. One wheel is wobbly.', 'body', 'One wheel is wobbly'],
  ['A small robot, one wheel, antenna bent', 'body', 'antenna bent'],
  ['a dog. long as a sofa', 'size', 'long as a sofa'],
  ['black hair cut to the chin', 'hair', 'black hair cut to the chin'],
  ['Uses a wheelchair with whale stickers', 'aid', 'wheelchair with whale stickers'],
  ['tiny, cardboard sword', 'belonging', 'cardboard sword'],
  ['8, barefoot always', 'trait', 'barefoot always'],
  ['a nun, grey habit', 'garment', 'grey habit'],
  ['Always has peppermints in her apron pocket', 'belonging', 'peppermints in her apron pocket'],
] as const)('%j surely says, as %s, %j (LN-30)', (details, kind, words) => {
  expect(sureOf(details, kind)).toContainEqual(expect.objectContaining({ words }))
})

test('whoever has long legs is no wading bird', () => {
  expect(sureOf('long legs', 'being').filter((fact) => JSON.stringify(fact).includes('animal'))).toEqual([])
})

test('who is named by somebody’s kin is one, and what is said of two may not be said of one (LN-30)', () => {
  expect(sureOf('tired eyes', 'eyes', "Poppy & Mae's mum")).toHaveLength(1)
  expect(sureOf('tired eyes', 'eyes', 'Poppy & Mae')).toEqual([])
})

test('an invisible friend is what stands behind it', () => {
  const [being] = listen(
    'invisible friend of our son Aapo, a tall blue rabbit. lives under the stairs',
    'Pilvi',
  )
  expect(being).toMatchObject({ being: { sort: 'animal', noun: 'rabbit' } })
})

test('a tomcat is one, whatever he is missing, and patches on the hands cover no eye', () => {
  expect(
    listen('old tomcat missing half his tail', 'Mia').find(({ kind }) => kind === 'being'),
  ).toMatchObject({
    being: { sort: 'animal' },
  })
  expect(sureOf('vitiligo, patches on the hands', 'aid')).toEqual([])
  expect(listen('Big sister of Chidi, who is 4', 'Mia').filter(({ kind }) => kind === 'age')).toEqual([])
  expect(sureOf('she is forever telling people "actually, I\'m a scientist"', 'work')).toEqual([])
  expect(sureOf('brown skin curly black hair big smile no front teeth', 'body')).toEqual([])
})

test('an age that is said together with how somebody is is heard', () => {
  expect(sureOf('Mia is 10 and deaf', 'age')).toMatchObject([{ years: 10 }])
})
