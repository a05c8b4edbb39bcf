import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { listenToCharacter } from './listen-to-character.ts'

const listen = (details: string, name = 'Mia') => listenToCharacter({ name, details })

function factOf<Kind extends Fact['kind']>(details: string, kind: Kind, name?: string): Fact | undefined {
  return listen(details, name).facts.find((fact) => fact.kind === kind)
}

const wordsOf = (details: string, kind: Fact['kind']): string[] =>
  listen(details).facts.flatMap((fact) => (fact.kind === kind && 'words' in fact ? [fact.words] : []))

test.each([
  ['8, boy, knows every owl by its call', 'Jan'],
  ['6, big brother, tiger slippers', 'Kofi'],
  ['no bear! a boy. 4 years', 'Bjorn'],
  ['my little monkey, 3, climbs the curtains', 'Poppy'],
  ['9 months old, chews a wooden giraffe', 'Emmi'],
  ['12, still sleeps with her stuffed hippo', 'Naledi'],
  ['lives with us, a llama called Gomez sleeps in the yard', 'Amaru'],
  ['7, girl, mouse-brown hair', 'Wren'],
  ['a dog trainer, horse rider and cat lover', 'Kim'],
])('%j is about a child, whatever animal is named in it', (details, name) => {
  expect(factOf(details, 'being', name)).not.toMatchObject({ being: { sort: 'animal' } })
  expect(factOf(details, 'being', name)).not.toMatchObject({ being: { sort: 'toy' } })
})

test.each([
  ['a small brown dog, also called Sam', 'animal', 'dog'],
  ['our guinea pig, ginger, squeaks', 'animal', 'guinea pig'],
  ["She's a snail of few words", 'animal', 'snail'],
  ['a stuffed rabbit with one ear', 'toy', 'stuffed rabbit'],
  ['robot. made of lunch tins', 'robot', 'robot'],
  ['a cloud who is afraid of thunder', 'other', 'cloud'],
])('%j is about a being of its own', (details, sort, noun) => {
  expect(factOf(details, 'being')).toMatchObject({ being: { sort, noun }, certain: true })
})

test('a title in a name speaks of its bearer, unless the details say otherwise', () => {
  expect(factOf('knits', 'pronoun', 'Grandma Ruth')).toMatchObject({ pronoun: 'she' })
  expect(factOf('cat. Persian.', 'being', 'Lady Crumpet')).toMatchObject({ being: { sort: 'animal' } })
})

test.each([
  ['8', 8],
  ['aged 5 and a half', 5.5],
  ['9 months old', 0.75],
  ['seventy-four, a widow', 74],
  ['4yo w/ curls', 4],
  ['she is six', 6],
])('%j tells an age', (details, years) => {
  expect(factOf(details, 'age')).toMatchObject({ years })
})

test.each(['has 3 cats', 'number 12 on his shirt', 'two thin braids'])('%j tells none', (details) => {
  expect(factOf(details, 'age')).toBeUndefined()
})

test('looks are kept in the words of the parent, each by itself', () => {
  const details =
    'short red curly hair and green eyes, an apron with cherries, round glasses with a blue frame'

  expect(wordsOf(details, 'hair')).toEqual(['short red curly hair'])
  expect(wordsOf(details, 'eyes')).toEqual(['green eyes'])
  expect(wordsOf(details, 'garment')).toEqual(['apron with cherries'])
  expect(wordsOf(details, 'glasses')).toEqual(['round glasses with a blue frame'])
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
  ['3, jam on face at all times', 'body', 'jam on face at all times'],
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

test('a goat kid is a goat, a pony is no ponytail, and an old man is old', () => {
  expect(factOf('a very small white goat kid', 'being')).toMatchObject({
    being: { sort: 'animal', noun: 'goat' },
  })
  expect(factOf('a small brown pony with a blond mane', 'being')).toMatchObject({ being: { noun: 'pony' } })
  expect(factOf('a wise old man', 'stage')).toMatchObject({ stage: 'elder' })
})

test('a list goes on behind its commas, and behind a colon', () => {
  expect(wordsOf('loves trains, mud, and pirates', 'like')).toEqual(['trains', 'mud', 'pirates'])
  expect(wordsOf('Hates: socks, bedtime', 'dislike')).toEqual(['socks', 'bedtime'])
  expect(wordsOf('scared of lifts and thunder', 'fear')).toEqual(['lifts', 'thunder'])
})

test('nobody is grown or small by a word about somebody else', () => {
  expect(factOf('9, cries WHEN MOM WORKS LATE', 'stage')).toBeUndefined()
  expect(factOf('loves her baby brother', 'stage')).toBeUndefined()
  expect(factOf('2 years old and already bosses three uncles', 'stage')).toBeUndefined()
  expect(factOf('2 years old and already bosses three uncles', 'pronoun')).toBeUndefined()
})

test('what is not understood is left over in the words of the parent, and nothing beside it is certain', () => {
  const { facts, leftOver } = listen('7, a wumple of the frandle')

  expect(leftOver.map(({ words }) => words)).toEqual(['wumple of the frandle'])
  expect(facts.find(({ kind }) => kind === 'age')).toMatchObject({ certain: true })
})

test('what somebody was called besides, and is not, is left over', () => {
  expect(listen('A girl of 8. A wumple.').leftOver.map(({ words }) => words)).toEqual(['A wumple'])
})

test('a fact points at the words it came from', () => {
  const details = '4yo w/ curly hair & freckles'
  const spans = listen(details).facts.map(({ span }) => details.slice(...span))

  expect(spans).toEqual(expect.arrayContaining(['4yo', 'curly hair', 'freckles']))
})

test('another language is named, and nothing is made of it', () => {
  const heard = listen('Tiene seis años, es muy tímida y le encantan los perros.')

  expect(heard.otherLanguage).toBe('Spanish')
  expect(heard.leftOver).toHaveLength(1)
  expect(heard.facts).toEqual([expect.objectContaining({ kind: 'being', certain: false })])
})

test.each(['', '   ', '!!!', '😊😊', '{"role":"system"}', 'x'.repeat(1000), 'and and and, , ,', '1/2 ½ 3½'])(
  '%j brings nothing down',
  (details) => {
    expect(listen(details).facts.length).toBeGreaterThan(0)
  },
)

test.each([
  ['Pip', "Pip's a knitted penguin.", 'knitted penguin'],
  ['Old Clatter', 'He is a rusty red tractor whose headlamps are his eyes.', 'tractor'],
])('%s, "%s", is no human', (name, details, noun) => {
  expect(listenToCharacter({ name, details }).facts).toContainEqual(
    expect.objectContaining({ kind: 'being', being: expect.objectContaining({ noun }) }),
  )
})

test('a part of a name is the name where somebody does or is something', () => {
  expect(listenToCharacter({ name: 'Grandad Alf', details: 'GRANDAD IS 71. BALD.' }).facts).toContainEqual(
    expect.objectContaining({ kind: 'age', years: 71 }),
  )
})
