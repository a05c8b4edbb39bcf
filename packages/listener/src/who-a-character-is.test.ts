import { expect, test } from 'vitest'
import { listenToCharacter } from './listen-to-character.ts'
import { factOf, wordsOf } from './testing/facts-heard.ts'

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
  ['Noah, a little monkey, 3', 'Noah'],
  ['Leo, a lion at heart, loves cars', 'Leo'],
  ['Teddy is a real boy not a bear! Four in June.', 'Teddy'],
  ["13 and thinks she's too old for this book, it's a joke between us", 'Blessing'],
  ['Noah (monkey), 4', 'Noah'],
  ['lives with her gran, a big old tabby and two hens', 'Ana'],
])('%j is about a child, whatever animal is named in it', (details, name) => {
  expect(factOf(details, 'being', name)).not.toMatchObject({ being: { sort: 'animal' } })
  expect(factOf(details, 'being', name)).not.toMatchObject({ being: { sort: 'toy' } })
  expect(factOf(details, 'being', name)).not.toMatchObject({ being: { sort: 'other' } })
})

test.each([
  ['Coco (tortoise, about 60, female we think) belonged to my nan first', 'Coco', 'tortoise'],
  ['Momo = guinea pig, ginger and white. Female.', 'Momo', 'guinea pig'],
  ['Momo, guinea pig, ginger', 'Momo', 'guinea pig'],
])('%j says behind the name what somebody is', (details, name, noun) => {
  expect(factOf(details, 'being', name)).toMatchObject({ being: { sort: 'animal', noun }, certain: true })
})

test('whoever made somebody up is somebody else', () => {
  expect(factOf('a troll but a nice one. my twins made him up', 'being', 'Muck')).toMatchObject({
    being: { sort: 'other', noun: 'troll' },
  })
})

test('a troll woman is a troll, a giant man is a man, and whoever made somebody is another', () => {
  expect(factOf('a friendly troll woman, mossy green hair', 'being', 'Gróa')).toMatchObject({
    being: { sort: 'other', noun: 'troll' },
  })
  expect(factOf('a friendly troll woman, mossy green hair', 'stage', 'Gróa')).toMatchObject({
    stage: 'adult',
  })
  expect(factOf('a giant man with a beard', 'being', 'Bo')).toMatchObject({ being: { sort: 'human' } })
  const made = 'a knight. Grandma made him from leftover wool.'
  expect(factOf(made, 'stage', 'Sir Stitch')).not.toMatchObject({ stage: 'elder' })
  expect(factOf(made, 'pronoun', 'Sir Stitch')).toMatchObject({ pronoun: 'he' })
})

test('a dragon of thirteen is a dragon, and a name with its s is no flower', () => {
  const dragon = factOf('a girl dragon, teenager, copper scales', 'being', 'Ember')
  expect(dragon).toMatchObject({ being: { sort: 'other', noun: 'dragon' } })
  expect(factOf('a girl dragon, teenager, copper scales', 'stage', 'Ember')).toMatchObject({ stage: 'teen' })
  expect(factOf('poppys 5 she wants to be a mermaid', 'being', 'Poppy')).toMatchObject({
    being: { sort: 'human' },
  })
  const pronoun = factOf('Anouk just lost her grandpa and she misses him', 'pronoun', 'Anouk')
  expect(pronoun).toMatchObject({ pronoun: 'she' })
})

test('a thing that stands alone behind who somebody is, is theirs', () => {
  const details =
    'Henk is the lock-keeper by our canal. Clogs, real ones. A pipe but please without the smoke.'
  expect(factOf(details, 'being', 'Old Henk')).toMatchObject({ being: { sort: 'human' } })
  expect(factOf('she is the smallest of us. A cloud with boots.', 'being', 'Puff')).toMatchObject({
    being: { sort: 'other', noun: 'cloud' },
  })
})

test.each([
  ['a small brown dog, also called Sam', 'animal', 'dog'],
  ['our guinea pig, ginger, squeaks', 'animal', 'guinea pig'],
  ["She's a snail of few words", 'animal', 'snail'],
  ['a stuffed rabbit with one ear', 'toy', 'stuffed rabbit'],
  ['robot. made of lunch tins', 'robot', 'robot'],
  ['a cloud who is afraid of thunder', 'other', 'cloud'],
  ['Mia belongs to class 3A, a fat cream hamster', 'animal', 'hamster'],
  ["Mia's our old lurcher", 'animal', 'lurcher'],
  ['collie cross, one ear up', 'animal', 'collie cross'],
  ['a robot the girls built of tins. Hums', 'robot', 'robot'],
  ['a robot hen my son made up', 'robot', 'robot'],
  ['an elderly scarecrow', 'other', 'scarecrow'],
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
  ['5ish', 5],
  ['thirty-ish', 30],
  ['6 and 3/4', 6.75],
  ['5¾', 5.75],
  ['eighteen months', 1.5],
  ['18 mths', 1.5],
  ['turning six', 5],
  ['nearly 4', 3],
  ['She is 6 only', 6],
])('%j tells an age', (details, years) => {
  expect(factOf(details, 'age')).toMatchObject({ years })
})

test.each(['has 3 cats', 'number 12 on his shirt', 'two thin braids', 'second of five', 'married 3 yrs ago'])(
  '%j tells none',
  (details) => {
    expect(factOf(details, 'age')).toBeUndefined()
  },
)

test('a goat kid is a goat, a pony is no ponytail, and an old man is old', () => {
  expect(factOf('a very small white goat kid', 'being')).toMatchObject({
    being: { sort: 'animal', noun: 'goat' },
  })
  expect(factOf('a small brown pony with a blond mane', 'being')).toMatchObject({ being: { noun: 'pony' } })
  expect(factOf('a wise old man', 'stage')).toMatchObject({ stage: 'elder' })
})

test.each([
  ['her home made robot, speaks only in questions', { sort: 'robot' }],
  ['our self-built robot', { sort: 'robot' }],
  ['grey corduroy elephant, one button eye missing', { sort: 'toy', noun: 'corduroy elephant' }],
  ['a velvet rabbit', { sort: 'toy', noun: 'velvet rabbit' }],
])('what is made at home or of cloth is that: %j (LN-47)', (details, being) => {
  expect(factOf(details, 'being', 'Bip')).toMatchObject({ being })
})

test('a grown-up is grown up, and a baby sister a baby (LN-46)', () => {
  for (const details of ['grown-up', 'a grown-up', 'farmer, grown-up'])
    expect.soft(factOf(details, 'stage'), details).toMatchObject({ stage: 'adult' })
  for (const details of ['baby sister', 'his baby brother', 'baby girl', 'newborn sister', 'new baby cousin'])
    expect.soft(factOf(details, 'stage'), details).toMatchObject({ stage: 'baby' })
  expect(factOf('always smiles', 'stage', 'Officer Lee')).toMatchObject({ stage: 'adult' })
})

test('a birthday that was had says how old somebody is', () => {
  expect(factOf('turned seven in March', 'age')).toMatchObject({ years: 7 })
  expect(factOf('She has just turned five, with wispy hair', 'age')).toMatchObject({ years: 5 })
  expect(factOf('she will be 4 in March', 'age')).toMatchObject({ years: 3 })
  expect(factOf('we loved the last one with the lighthouse', 'age')).toBeUndefined()
})

test('a dragon the size of a hen is a dragon, and who is ten is no grown-up', () => {
  const details = 'A dragon the size of a hen, green'
  expect(factOf(details, 'being', 'Mossy')).toMatchObject({ being: { sort: 'other', noun: 'dragon' } })
  expect(factOf(details, 'size', 'Mossy')).toMatchObject({ words: 'size of a hen' })
  const deputy = 'Ibrahim is ten, so he is basically the deputy parent'
  expect(factOf(deputy, 'stage', 'Ibrahim')).toBeUndefined()
  expect(factOf('scared stiff of balloons', 'fear', 'Duggie')).toMatchObject({ words: 'balloons' })
})

test.each([
  ['Bluey the budgie', 'he is green', 'budgie'],
  ['Pippin', 'Whippet x something. Grey, three legs', 'whippet'],
  ['Pippin', 'beagle cross something else, brown', 'beagle'],
  ['Leo the Lion', 'boy, 5', undefined],
])('%s (%s) is what is said, or what the name says (LN-24)', (name, details, noun) => {
  const { facts } = listenToCharacter({ name, details })
  expect(facts.find(({ kind }) => kind === 'being')).toMatchObject({
    certain: true,
    being: noun ? { noun } : { sort: 'human' },
  })
})

test('who writes, what they sigh and how long somebody has danced are not the character (LN-24)', () => {
  const kindsOf = (details: string) =>
    listenToCharacter({ name: 'Rafferty', details }).facts.flatMap(({ kind, certain }) =>
      certain ? kind : [],
    )
  expect(kindsOf("Mum here. Rafferty is on the spectrum. He's five.")).not.toContain('kin')
  expect(
    listenToCharacter({ name: 'Rafferty', details: "Mum here. He's five." }).facts.find(
      ({ kind }) => kind === 'pronoun',
    ),
  ).toMatchObject({ pronoun: 'he' })
  expect(kindsOf('Tortoise. Older than me gran so they say')).not.toContain('pronoun')
  expect(kindsOf('Dancing ballet since 2 years')).not.toContain('age')
  expect(kindsOf('allergic to smoke, poor love').filter((kind) => kind === 'health')).toHaveLength(1)
})

test('who drives a bus is none, and what is hung round a neck is no part of it (LN-25)', () => {
  const aunt = listenToCharacter({
    name: 'Wambui',
    details: 'Aunty Wambui drives the number 9 bus in Nakuru',
  })
  expect(aunt.facts.find(({ kind }) => kind === 'being')).toMatchObject({ being: { sort: 'human' } })
  expect(aunt.facts.find(({ kind }) => kind === 'pronoun')).toMatchObject({ pronoun: 'she' })
  expect(wordsOf('a tortoise with a chip out of his shell', 'body')).toEqual(['chip out of his shell'])
  expect(wordsOf('girl, walks with a frame (its bright yellow)', 'aid')).toEqual(['frame, bright yellow'])
  expect(wordsOf("What she likes: lining up pebbles. What she doesn't: surprises.", 'dislike')).toEqual([
    'surprises',
  ])
  expect(wordsOf('2, toddler, into everything', 'like')).toEqual([])
})

test('what somebody does is no look, and what another has is not theirs (LN-25)', () => {
  expect(wordsOf('boy 6, waves at every train', 'hair')).toEqual([])
  expect(wordsOf('hands out the tea towels! Loves eels.', 'body')).toEqual([])
  expect(factOf('toy triceratops. He belongs to Otis, who is five.', 'age')).toBeUndefined()
  expect(wordsOf('She believes every plant has a name', 'belonging')).toEqual([])
  expect(factOf('Dear Sir or Madam, Kacper is boy', 'pronoun', 'Kacper')).toMatchObject({ pronoun: 'he' })
  expect(factOf('He is from birth deaf on left ear', 'place')).toBeUndefined()
  expect(factOf('Doing ballet from age 4', 'age')).toBeUndefined()
  expect(wordsOf('short hair with waves to her shoulders', 'hair')).not.toEqual([])
})

test('who wears something is who is named before it, and a robot with lights is one (LN-25)', () => {
  expect(factOf('girl wearing a yellow dress', 'pronoun')).toMatchObject({ pronoun: 'she' })
  expect(wordsOf('girl wearing a yellow dress', 'garment')).toEqual(['yellow dress'])
  expect(wordsOf('a boy dressed in a red coat', 'garment')).toEqual(['red coat'])
  expect(factOf('wearing a yellow dress', 'garment')).toMatchObject({ words: 'yellow dress', certain: true })
  expect(factOf('robot with blinking lights', 'being')).toMatchObject({
    being: { sort: 'robot' },
    certain: true,
  })
  expect(factOf('a wise owl', 'being')).toMatchObject({ being: { sort: 'animal', noun: 'owl' } })
  expect(wordsOf('kind, funny and a bit silly', 'trait')).toEqual(['kind', 'funny', 'a bit silly'])
})

test.each([
  ['Biscotti', 'greyhound rescue, 3 legs', 'greyhound'],
  ['Moss', 'a tree spirit, small as a thumb', 'tree spirit'],
  ['Zephyrine', 'dragon, but a very little one. purple scales', 'dragon'],
  ['Popcorn', 'My sons imaginary friend. According to him Popcorn is a invisible camel', 'camel'],
  ['Rexy', 'T-rex, tiny arms', 'T-rex'],
  ['Spike', 'hedgehog rescue, one eye', 'hedgehog'],
  ['Lumi', 'Snow leopard cub! lives on the wardrobe', 'snow leopard'],
  ['Count Snorkel', 'imaginary friend of my daughter. He is a walrus with a top hat', 'walrus'],
])('%s, "%s", is who the words say (LN-25)', (name, details, noun) => {
  expect(factOf(details, 'being', name)).toMatchObject({ being: { noun }, certain: true })
})

test('an age is heard however it is written, and "long ago" is no hair (LN-25)', () => {
  expect(factOf('six yr old girl, two missing front teeth', 'age', 'Tindra')).toMatchObject({ years: 6 })
  const { facts } = listenToCharacter({
    name: 'Virgil',
    details: 'half a finger missing (sawmill, long ago)',
  })
  expect(facts.filter(({ kind, certain }) => kind === 'hair' && certain)).toEqual([])
})

test('what stands behind who it is takes nothing of it (LN-25)', () => {
  expect(factOf('I would describe Ralph as an elderly scarecrow.', 'being', 'Ralph')).toMatchObject({
    being: { noun: 'scarecrow' },
    certain: true,
  })
  const certain = (details: string) =>
    listenToCharacter({ name: 'Lily', details }).facts.flatMap((fact) =>
      fact.certain && 'words' in fact ? [`${fact.kind}: ${fact.words}`] : [],
    )
  expect(certain('A girl named Lily with brown hair')).toEqual(['hair: brown hair'])
  expect(certain('Little girl with red hair holding a doll')).toEqual(
    expect.arrayContaining(['hair: red hair', 'belonging: doll']),
  )
  expect(certain('kind shepherd with a staff')).toEqual(expect.arrayContaining(['belonging: staff']))
  expect(certain('dad: tall, beard, glasses')).toEqual([
    'kin: dad',
    'size: tall',
    'hair: beard',
    'glasses: glasses',
  ])
  expect(certain('Hair - blonde, eyes - green')).toEqual(['hair: blonde', 'eyes: green'])
  expect(listenToCharacter({ name: 'Lily', details: 'Age: 6' }).leftOver).toEqual([])
})

test('who is called a pumpkin or the dinosaur kid is a child (LN-27)', () => {
  for (const details of ['my pumpkin, nearly 2', 'He is the dinosaur kid in class'])
    expect(factOf(details, 'being', 'Rumi')).toMatchObject({ being: { sort: 'human' } })
})
