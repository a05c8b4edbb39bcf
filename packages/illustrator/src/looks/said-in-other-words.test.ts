import { listenToCharacter } from '@faith-fables/listener'
import { expect, test } from 'vitest'
import { clothColours, hairColours } from './colour-words.ts'
import { drawnFacts } from './drawn-facts.ts'
import type { HumanLook } from './look.ts'
import { readLook } from './read-look.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

test.each([
  ['baby, 8 months, no hair except one curl on top', 'wisps'],
  ['toddler, 20 months, hair that won’t grow', 'wisps'],
  ['girl, 5, black straight hair cut at the chin', 'bob'],
  ['the neighbour, a man, tufts of white hair over his ears and none elsewhere', 'balding'],
  ['woman, purple hair piled up', 'bun'],
  ['boy, 8, spiky green mohawk wig', 'undercut'],
])('the hair of “%s” is: %s', (details, cut) => {
  expect(person(details).hair.cut).toBe(cut)
})

test('what ties hair has the colour, and the hair keeps its own', () => {
  const { hair, bows } = person('sister, black dreadlocks tied back with a blue band')
  expect({ colour: hair.colour, bows }).toEqual({ colour: hairColours.black, bows: clothColours.blue })
  expect(person('woman, short grey hair dyed pink at the tips').hair.tips).toBe(clothColours.pink)
})

test('parrot green is a green, and a headwrap in orange kente is orange', () => {
  expect(person('mother, parrot green silk saree').garment).not.toHaveProperty('motif')
  expect(person('mother, headwrap in orange kente').headwear).toMatchObject({
    kind: 'headwrap',
    colour: clothColours.orange,
    pattern: 'checks',
  })
})

test('two metres and arms like tree trunks are seen', () => {
  const { size } = person('uncle, 2 metres, arms like tree trunks')
  expect(size.height).toBeGreaterThan(1.05)
  expect(size.breadth).toBeGreaterThan(1.05)
})

test('a crocheted blanket that is not drawn is said not to be', () => {
  const { facts } = listenToCharacter({
    name: 'Robin',
    details: '97! Very small, in a wheelchair with a crochet blanket of all colours over the knees',
  })
  const missing = drawnFacts(facts).flatMap((drawn) => drawn.missing)
  expect(missing.join(' ')).toContain('blanket')
})

test('a scarecrow is of sacking and straw', () => {
  const look = person('a scarecrow, old brown coat')
  expect(look).toMatchObject({
    headwear: { kind: 'straw-hat' },
    hair: { colour: '#dfb64c' },
    skin: '#e3c794',
  })
})

test('red patches inside the elbows cover no eye', () => {
  const marks = person('7, eczema red patches inside elbows').marks.map(({ kind }) => kind)
  expect(marks).toContain('eczema')
  expect(marks).not.toContain('eye-patch')
})

test.each([
  ['uncle, dark suit', { garment: { kind: 'blazer', colour: clothColours.dark } }],
  ['grandmother, felt slippers, striped breton top', { garment: { kind: 'shirt', pattern: 'stripes' } }],
  [
    'boy, 9, navy duffle coat with one toggle gone',
    { garment: { kind: 'jacket', colour: clothColours.navy } },
  ],
  [
    'my mother. Headscarf with red roses tied under the chin',
    { headwear: { kind: 'headscarf', pattern: 'flowers' } },
  ],
  ['girl, 8, chin length wavy hair', { hair: { cut: 'bob' } }],
  ['mother, hair up', { hair: { cut: 'bun' } }],
] as const)('“%s” is drawn as said', (details, look) => {
  expect(person(details)).toMatchObject(look)
})

test('cuffs in locs are gold, and the locs are not', () => {
  const { hair, marks } = person('auntie, black locs down to her hips with gold cuffs')
  expect(hair).toMatchObject({ cut: 'locs', colour: hairColours.black })
  expect(marks.map(({ kind }) => kind)).toContain('hair-beads')
})

test('a unicorn patch over a sensor covers no eye, and hibiscus on shorts is behind no ear', () => {
  const marks = (details: string) => person(details).marks.map(({ kind }) => kind)
  expect(marks('girl, 8, sensor on upper arm with a unicorn patch')).toEqual(['arm-sensor'])
  expect(marks('boy, 7, blue board shorts with white hibiscus')).toEqual([])
})

test('paws that are too big are no white ones', () => {
  const look = readLook({
    name: 'Robin',
    details: 'great dane puppy, black, paws way too big, white spot on chest',
  })
  expect(look.kind === 'animal' && look.marks.map(({ kind }) => kind)).toEqual(['chest'])
  expect(look.kind === 'animal' && look.spots).toBeNull()
})

test.each([
  ['just turned three, straight black hair with a fringe, white dress', 'pageboy'],
  ['6, black hair with bangs', 'pageboy'],
  ['8, dark straight hair', 'pageboy'],
  ['girl, 6, straight brown hair', 'long'],
  ['boy, 6, straight black hair with a fringe', 'short'],
  ['7, short straight hair', 'short'],
] as const)('the hair of "%s", whose length is not said, is a %s', (details, cut) => {
  expect(person(details).hair.cut).toBe(cut)
})

test.each(['very small and bent', 'tiny and stooped', 'small, hunched over', 'little, bent double'])(
  'a great grandmother who is %s is clearly smaller than one who is small',
  (size) => {
    const heightOf = (said: string) => person(`great grandmother, ${said}, black headscarf`).size.height
    expect(heightOf(size)).toBeLessThan(heightOf('small') * 0.94)
  },
)

test.each([
  ['granny, grey hair under a blue patterned doek', 'blue', 'diamonds', null],
  ['aunt, a red printed headwrap', 'red', 'diamonds', null],
  ['aunt, green doek patterned with white stars', 'green', 'stars', 'white'],
  ['grandmother, a purple and gold doek on her head', 'purple', 'stripes', 'gold'],
  ['mother, white headscarf with blue edge', 'white', 'trimming', 'blue'],
  ['mother, white headscarf edged with blue', 'white', 'trimming', 'blue'],
  ['mum, blue-edged white veil', 'white', 'trimming', 'blue'],
  ['mum, white headscarf trimmed in blue', 'white', 'trimming', 'blue'],
  ['grandma, black headscarf embroidered with red roses', 'black', 'flowers', 'red'],
] as const)(
  'the cloth on the head of "%s" has its colour and its pattern',
  (details, colour, pattern, trim) => {
    expect(person(details).headwear).toMatchObject({
      colour: clothColours[colour],
      pattern,
      ...(trim && { trim: clothColours[trim] }),
    })
  },
)

test('a dress is embroidered with what is named, and patterned where nothing is', () => {
  const { garment } = person('girl, 3, white dress embroidered with big orange flowers')
  expect(garment).toMatchObject({ pattern: 'flowers', trim: clothColours.orange })
  expect(person('girl, 6, star patterned red jumper').garment.pattern).toBe('stars')
})

test.each(['blue rash vest and goggles', 'red goggles', 'wears goggles', 'safety goggles'])(
  '"%s" are pushed up on the head, and no glasses',
  (said) => {
    const { headwear, glasses } = person(`cousin, 9, ${said}`)
    expect(headwear?.kind).toBe('goggles')
    expect(glasses).toBeNull()
  },
)

test.each([
  ['girl, 12, long black hair in one braid down to the waist', true],
  ['girl, 6, two long black plaits', true],
  ['nine, one thick plait to her waist', true],
  ['girl, 12, waist length braid', true],
  ['girl, 9, dark blond hair in two braids', false],
] as const)('the braids of "%s" reach the waist: %s', (details, isLong) => {
  expect(person(details).hair.isLong ?? false).toBe(isLong)
})

test.each([
  'girl of 7, curly dark brown hair in a puff',
  'girl, 8, black hair in one big puff',
  'six, her hair in a high puff',
  'girl, 5, afro puff on top',
])('%j is one puff on top', (details) => {
  expect(person(details).hair.cut).toBe('curly-bun')
})

test.each([
  'three, straight black hair down to his eyebrows',
  'boy, 4, straight hair that hangs over his brows',
  'boy, 6, brown hair falling into his eyebrows',
])('%j has a fringe, and the brows that everybody has', (details) => {
  const { hair, marks } = person(details)
  expect(hair.over).toBe('brow')
  expect(marks.map(({ kind }) => kind)).not.toContain('bushy-brows')
})

test.each([
  'cousin, 6, pale with a strawberry-blonde bob',
  'boy, 9, pale, brown hair',
  'girl, 5, pale, long red hair',
])('%j says what the skin is like, whatever that of the family is', (details) => {
  expect(person(details).skin).toBe('#ffe3cf')
})

test.each(['his cousin, 10, medium brown skin', 'boy, 8, medium dark skin', 'boy, 7, medium-brown skin'])(
  'the medium of %j is none of hair',
  (details) => {
    expect(person(details).hair.cut).not.toBe('bob')
    expect(person('boy, 8, medium length hair').hair.cut).toBe('bob')
  },
)

test.each([
  ['7, pale, short black hair with a side clip', hairColours.black],
  ['girl, 6, pale, long red hair with a ribbon', hairColours.red],
])('no skin is short: %s', (details, colour) => {
  expect(person(details)).toMatchObject({ skin: '#ffe3cf', hair: { colour } })
})

test('prayer beads are in no hair, and pineapples on a dress are none', () => {
  const marks = person('grandfather, 80, white moustache, prayer beads').marks.map(({ kind }) => kind)
  expect(marks).toEqual(['bracelet'])
  const girl = person('girl, 3, messy curls, yellow sundress with pineapples')
  expect(girl.hair.cut).toBe('curly')
  expect(girl.garment.motif).toBe('pineapples')
})
