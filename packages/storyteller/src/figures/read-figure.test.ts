import { expect, test } from 'vitest'
import { readNames } from './given-names.ts'
import { readFigure } from './read-figure.ts'

test.each([
  ['Eli', 'her brother, 5, yellow raincoat', 'he'],
  ['Priya', '11, his best friend, quick', 'she'],
  ['Dad', 'his boat is called Patience', 'he'],
  ['Robin', 'a girl who loves her brother', 'she'],
  ['Kit', '7 years old, loves dinosaurs', 'they'],
  ['Mia', 'plays with her dad', 'she'],
  ['Bella', 'a small woolly lamb', 'she'],
  ['Rex', 'a dog, he has one white paw', 'he'],
  ['Robo', 'a toy robot, it has a key in its back', 'it'],
  ['the gray cat', 'a cat', 'it'],
  ['Sky', 'a hamster, they sleep all day', 'they'],
  ['Captain', 'an old cat, he is grumpy', 'he'],
  ['Amara', 'six years old, two long braids', 'she'],
  ['Robin', 'six years old, a yellow dress with dots', 'she'],
  ['Robin', 'wears a dress shirt', 'they'],
  ['Amara', 'Six years old, a yellow dress. Her brother Tobias comes along.', 'she'],
  ['Kwabena', '9. His little sister teases him', 'he'],
  ['Amara', 'loud. Her brother is louder', 'she'],
  ['Robin', 'six. Her twin brother is Finn', 'she'],
  ['Tobias', 'Her brother Tobias, 4, loves trains', 'he'],
  ['Salma', "She has three homes: ours, her dad's, and the tree.", 'she'],
  ['Don Chuy', 'old neighbour, cowboy hat, repairs radios', 'he'],
  ['Doña Luz', 'sells tamales', 'she'],
  ['Plinth', 'stands by the pond of Mrs Adeyemi. grumpy till hes had his cocoa', 'he'],
  ['Gubbe', 'Old tabby tom cat', 'he'],
  ['Noor', 'two cochlear implants. When she is tired she takes them off', 'she'],
  ['Kit', 'they/them, nine. He is their brother who tags along', 'they'],
])('%s, "%s", is %s', (name, details, pronoun) => {
  expect(readFigure({ name, details }).pronoun).toBe(pronoun)
})

test.each([
  [
    'she',
    'Agnieszka Siân Zoë Noémie Ximena Beatriz Giulia Franziska Anneke Linnéa Eliška Snežana Oksana Ieva',
  ],
  [
    'she',
    'Ilinca Zsófia Despina Tzipora Khadija Ayşegül Parisa Lakshmi Meiling Seoyeon Sakura Thuy Maricel Wanjiku',
  ],
  ['she', 'Folasade Chiamaka Tigist Leilani Marie-Claire Hye-jin'],
  [
    'he',
    'Tomasz Łukasz Rhys Søren Thibault Joaquín João Giacomo Jürgen Joost Håkon Jiří Dragan Oleksandr Jānis',
  ],
  ['he', 'Răzvan Zoltán Panagiotis Moshe Yusuf Mehmet Dariush Arjun Haoran Min-jun Haruto Quang Jomar Kamau'],
  ['he', 'Babatunde Emeka Tesfaye Keanu Jean-Pierre Habakkuk'],
] as const)('given names of all the world are %s: %s', (pronoun, names) => {
  const wrong = names.split(' ').filter((name) => readFigure({ name, details: '7' }).pronoun !== pronoun)
  expect(wrong).toEqual([])
})

test.each('Robin Alex Sam Kim Noor Andrea Jan Sasha Nikita Wei Yuki Jordan Kiran Noa Robin-Jo'.split(' '))(
  '%s may be a girl or a boy, whatever the family is called',
  (name) => {
    expect(readFigure({ name, details: '7 years old' }).pronoun).toBe('they')
    expect(readFigure({ name: `${name} Thomas`, details: '7 years old' }).pronoun).toBe('they')
  },
)

test.each([
  ['Old Henk', '', true],
  ['Old Mrs Pim', '', true],
  ['Grandpa Joe', '', true],
  ['Dr. Lee', 'likes tea', true],
  ['Old Henk', '7 years old', false],
  ['Young Tom', '', false],
])('%s, "%s": a name that says an age says whether somebody is grown (IR-74)', (name, details, grown) => {
  expect(readFigure({ name, details }).grown).toBe(grown)
})

test('no given name is both she and he', () => {
  const boys = new Set(readNames('boys'))
  const girls = readNames('girls')
  expect(girls.filter((name) => boys.has(name))).toEqual([])
})

test('a pet of whom nothing is said is always the same, he or she', () => {
  const pronouns = ['Pip', 'Biscuit', 'Max', 'Zottel'].map(
    (name) => readFigure({ name, details: 'a dog' }).pronoun,
  )
  expect(pronouns.every((pronoun) => pronoun === 'he' || pronoun === 'she')).toBe(true)
  expect(readFigure({ name: 'Pip', details: 'a tiny dog with spots' }).pronoun).toBe(pronouns[0])
})

test('other words of the parent tell the pronoun, too', () => {
  expect(readFigure({ name: 'Pip', details: 'a lamb' }, 'Pip is a girl.').pronoun).toBe('she')
  expect(readFigure({ name: 'Robin', details: '' }, 'Robin is a boy who sings.').pronoun).toBe('he')
})

test.each([
  ['Pip', 'a small woolly lamb who nibbles everything', 'animal'],
  ['Mia', '8 years old, loves her dog', 'human'],
  ['Sam', 'afraid of dogs, wears a bear costume', 'human'],
  ['Hop', 'a stuffed rabbit with one ear', 'toy'],
  ['Ben the donkey', '', 'animal'],
  ['Leo', 'her brother, brave like a lion', 'human'],
  ['Flop', 'her stuffed rabbit with one ear', 'toy'],
  ['Bo', 'his old teddy bear', 'toy'],
  ['Rusty', 'their dog, loves mud', 'animal'],
  ['Mia', 'her dog sleeps in her bed', 'human'],
  ['Mia', '8 years old, her dog', 'human'],
  ['David', 'a shepherd boy with sheep', 'human'],
  ['Baby Jo', '1 year old, hugs a stuffed bear', 'human'],
  ['Bea', '8 years old, as busy as a bee', 'human'],
  ['Ollie', '7, night owl', 'human'],
  ['Max', 'a golden retriever', 'animal'],
  ['Robin', '7, loves football', 'human'],
  ['Robin', 'a robin with a red breast', 'animal'],
  ['Raven', '7, black braids', 'human'],
  ['Oscar', 'a shy octopus', 'animal'],
  ['Grandma Gull', 'an old seagull with glasses', 'animal'],
  ['Kitty', 'a fluffy kitty', 'animal'],
  ['Coco', 'a monkey', 'animal'],
  ['Inky', 'a shy octopus', 'animal'],
  ['Bea', 'a fuzzy bumblebee', 'animal'],
])('%s, "%s", is %s', (name, details, kind) => {
  expect(readFigure({ name, details }).kind).toBe(kind)
})

test('an age in years counts before the word old', () => {
  expect(readFigure({ name: 'Mia', details: '7 years old, wears an old hat' }).grown).toBe(false)
  expect(readFigure({ name: 'Ruth', details: 'an old woman' }).grown).toBe(true)
  expect(readFigure({ name: 'Grandpa Joe', details: 'tall' }).grown).toBe(true)
  expect(readFigure({ name: 'Tim', details: 'loves his grandmother' }).grown).toBe(false)
})

test('what somebody does becomes an action in every tense', () => {
  const [first] = readFigure({ name: 'Naomi', details: '8, freckles, counts everything' }).signatures
  expect(first).toEqual({
    present: 'counts everything',
    past: 'counted everything',
    base: 'count everything',
    ing: 'counting everything',
  })
})

test.each([
  ['plays the trombone', 'blew a note on an invisible trombone'],
  ['an old man, fixes clocks', 'turned an invisible screw'],
  ['loves building robots', 'drew plans for robots in the air'],
  ['loves dinosaurs', 'drew a small dinosaur in the air'],
  ['loves pizza', 'sniffed the air for pizza'],
  ['collects stones', 'turned a stone over in his pocket'],
  ['takes care of his little sister', 'looked around for somebody to help'],
  ['prays every night', 'folded his hands for a moment'],
  ['never sits still', 'hopped from one foot to the other'],
  ['two long braids', 'tugged at a braid'],
])('"%s" shows anywhere, in a moment', (details, gesture) => {
  expect(readFigure({ name: 'Ben', details: `${details}, he` }).signatures[0]?.past).toBe(gesture)
})

test('what is no gesture gives none', () => {
  const plain = readFigure({ name: 'Ben', details: '' }).signatures
  for (const details of ['lives on a farm', 'hates broccoli', 'misses his dad', 'wakes up early'])
    expect(readFigure({ name: 'Ben', details }).signatures).toEqual(plain)
})

test('a deed is told without its occasion', () => {
  const [first] = readFigure({ name: 'Mama', details: 'sings when she cooks' }).signatures
  expect(first?.past).toBe('sang')
})

test.each([
  ['7, zips around in her power chair', true],
  ['8, boy, drives a red powerchair', true],
  ['in a mobility scooter, grandma', true],
  ['a girl of 5 in an adaptive stroller', true],
  ['9, her brother drives a power chair', false],
  ['6, loves her toy wheelchair', false],
  ["6, likes to ride in her brother's power chair", false],
])('who goes about in whatever has a seat and wheels is told so: "%s"', (details, isSeated) => {
  expect(readFigure({ name: 'Nia', details }).bodies.includes('seated')).toBe(isSeated)
})

test('nobody in a wheelchair hops', () => {
  const zoe = readFigure({ name: 'Zoë', details: '9, wheelchair, fast' }).signatures
  expect(zoe.map(({ past }) => past).join(', ')).not.toMatch(/hopp|foot|heels|toes/)
})

test('somebody of two or a baby is little, a child with a baby sister is not', () => {
  const isLittle = (details: string) => readFigure({ name: 'Kim', details }).bodies.includes('little')
  const little = ['2 years old', 'the baby, curly hair', '9 months old', 'his baby sister', 'nearly 3']
  expect(little.filter(isLittle)).toEqual(little)
  const large = [
    '3, runs',
    'loves his baby sister',
    '12 years',
    '11 1/2, plays bass',
    'baby hairs, two puffs',
  ]
  expect(large.filter(isLittle)).toEqual([])
  expect(readFigure({ name: 'Kim', details: 'a toddler of 20 months' }).bodies).toEqual(['little'])
})

test('a thing always carried shows in the hands', () => {
  const [first] = readFigure({
    name: 'Anton',
    details: 'a boy who always carries a dented blue flask',
  }).signatures
  expect(first?.past).toBe('held on to his dented blue flask')
})

test('other words of the parent say more about somebody', () => {
  const [first] = readFigure(
    { name: 'Theo', details: '5 years old' },
    'We have a boat. Theo can whistle.',
  ).signatures
  expect(first?.present).toBe('whistles')
})

test('everyone has something they do', () => {
  expect(readFigure({ name: 'Zed', details: '' }).signatures.length).toBeGreaterThanOrEqual(1)
})

test.each([
  ['Coach Dan', 'bald, whistle, tall', true],
  ['Rosa', 'the kind school librarian', true],
  ['Officer Lee', 'always smiles', true],
  ['Tom', 'a bus driver with a red cap', true],
  ['Zoe', 'wants to be a vet', false],
  ['Max', "plays with his doctor's kit", false],
  ['Lena', '8, a little nurse at heart', false],
  ['Finn', 'loves his coach', false],
  ['Vic', 'vicar. bald. bicycle.', true],
  ['Hamza', 'black hair, side parting like grandpa', false],
  ['Ysolde', 'a chatterbox. Teacher says so, grandma says so.', false],
  ['Ilse', 'Ilse is my granddaughter, she will be 4 in March', false],
  ['Mehwish', 'deaf, very quick to spot things other people miss', false],
])('%s, "%s", is a grown-up: %s (LN-46)', (name, details, grown) => {
  expect(readFigure({ name, details }).grown).toBe(grown)
})

test.each([
  ['Coco', 'a little monkey, 7 years old', 'monkey'],
  ['Salty', 'a gray sea lion', 'sea lion'],
  ['Nugget', 'his guinea pig', 'guinea pig'],
])('%s, "%s", is told as a %s', (name, details, sort) => {
  expect(readFigure({ name, details }).sort).toBe(sort)
})

test('a bee sits on a sleeve, an octopus does not', () => {
  expect(readFigure({ name: 'Bea', details: 'a bumblebee' }).tiny).toBe(true)
  expect(readFigure({ name: 'Inky', details: 'an octopus' }).tiny).toBe(false)
})

test.each(['a swan', 'a bee', 'an octopus', 'a seal'])('%s has no ear to twitch', (details) => {
  const told = ['Ada', 'Ben', 'Cleo', 'Dot', 'Eve', 'Flo'].flatMap((name) =>
    readFigure({ name, details }).signatures.map(({ base }) => base),
  )
  expect(told.length).toBeGreaterThan(6)
  expect(told.join()).not.toMatch(/\bear\b/)
})

test.each(['crow', 'shark', 'spider', 'lizard', 'crab'])('a %s has no ears to twitch', (animal) => {
  const gestures = Array.from({ length: 40 }, (_unused, index) =>
    readFigure({ name: `Pip ${index}`, details: `a ${animal}` }).signatures.map(({ base }) => base),
  )
  expect(gestures.flat().join('; ')).not.toMatch(/\bears?\b/)
})

test.each([
  ['Kaiser', 'old three-legged greyhound, grey muzzle, steals toast', 'greyhound', '"Woof!"'],
  ['Moss', 'a tabby with three legs, grumpy', 'tabby', '"Meow!"'],
  ['Bo', 'our labradoodle, loves socks', 'labradoodle', '"Woof!"'],
  ['Zeus', 'a shire horse', 'horse', '"Neigh!"'],
  ['Star', 'a unicorn with a pink mane', 'unicorn', '"Neigh!"'],
  ['Timon', 'a tapir who stands guard', 'tapir', '"Snuff!"'],
])('%s, "%s", is an animal, though nobody listed the %s', (name, details, sort, cry) => {
  expect(readFigure({ name, details })).toMatchObject({ kind: 'animal', sort, cry, grown: false })
})
