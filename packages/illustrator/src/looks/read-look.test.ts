import { describe, expect, test } from 'vitest'
import { differenceOf } from '../drawing/colour.ts'
import { human } from '../testing/human-look.ts'
import { clothColours, eyeColours, hairColours, skinColours } from './colour-words.ts'
import { readLook } from './read-look.ts'

describe('reading a person', () => {
  test('takes every trait from a full description', () => {
    const look = human(
      'Six years old, two long braids with yellow bows, a yellow dress with white dots and red shoes. Her lamb Snowy wears a blue bow tie.',
      'Mia',
    )
    expect(look).toMatchObject({ age: 'child', gender: 'feminine', bows: clothColours.yellow })
    expect(look.hair.cut).toBe('braids')
    expect(look.garment).toMatchObject({
      kind: 'dress',
      colour: clothColours.yellow,
      pattern: 'dots',
      trim: clothColours.white,
    })
    expect(look.shoes.colour).toBe(clothColours.red)
  })

  test('finds no word inside another one: Grandma is no boy who ran, a scarf is no headscarf', () => {
    expect(human('kind and warm', 'Grandma Ruth')).toMatchObject({ age: 'elder', gender: 'feminine' })
    expect(human('a girl with a red scarf')).toMatchObject({ scarf: clothColours.red, headwear: null })
    expect(human('a woman with a blue headscarf')).toMatchObject({
      scarf: null,
      headwear: { kind: 'headscarf', colour: clothColours.blue },
    })
  })

  test('gives each thing its own colour when several stand in a row', () => {
    const look = human(
      'A father with a short brown beard, black hair, tan skin, a red checked shirt and gray trousers.',
    )
    expect(look.beard).toEqual({ kind: 'beard', colour: hairColours.brown })
    expect(look.hair.colour).toBe(hairColours.black)
    expect(look.skin).toBe(skinColours.tan)
    expect(look.garment).toMatchObject({ kind: 'shirt', colour: clothColours.red, pattern: 'checks' })
    expect(look.bottom).toEqual({ kind: 'trousers', colour: clothColours.gray })
  })

  test('reads glasses, freckles, hats, crowns, capes and aids', () => {
    expect(human('a boy with glasses, freckles and a straw hat')).toMatchObject({
      glasses: '#5a3b2a',
      freckles: true,
      headwear: { kind: 'straw-hat' },
    })
    expect(human('a queen with a golden crown')).toMatchObject({
      headwear: { kind: 'crown', colour: clothColours.golden },
    })
    expect(human('a girl with a red cape who uses a wheelchair')).toMatchObject({
      cape: clothColours.red,
      aid: 'wheelchair',
    })
  })

  test.each([
    ['a boy who hates hats', 'headwear', null],
    ['a boy who hates his hat', 'headwear', null],
    ['a girl with no hat and red hair', 'headwear', null],
    ['a girl without glasses', 'glasses', null],
    ['a boy who never wears a cap', 'headwear', null],
    ["a boy who doesn't like his glasses but loves dogs", 'glasses', null],
    ['drinks three glasses of milk', 'glasses', null],
    ['a girl, not freckled', 'freckles', false],
  ] as const)('does not give what the words deny: %j', (details, trait, none) => {
    expect(human(details)[trait]).toBe(none)
  })

  test('reads on after what is denied', () => {
    expect(human('a boy with no hat and a green scarf')).toMatchObject({
      headwear: null,
      scarf: clothColours.green,
    })
    expect(human('a man with no hair').hair.cut).toBe('bald')
  })

  test.each([
    'Bear with me, he is a boy',
    'A girl as quiet as a mouse',
    'a night owl and an early bird',
    'brave as a lion',
    'runs like a horse',
    'can’t bear spiders',
  ])('keeps %j a person: an animal is only said', (details) => {
    expect(readLook({ name: 'Tom', details }).kind).toBe('human')
  })

  test.each([
    ['Robin', '7, loves football', 'human'],
    ['Robin', 'a robin with a red breast', 'animal'],
    ['Kitty', '', 'human'],
    ['Kitty', 'a fluffy white cat', 'animal'],
    ['Bunny', '', 'animal'],
  ])('reads %j, %j as %s: children have names of animals, too', (name, details, kind) => {
    expect(readLook({ name, details }).kind).toBe(kind)
  })

  test.each([
    ['8 months old', 'baby'],
    ['a newborn', 'baby'],
    ['a baby girl', 'baby'],
    ['20 months old', 'baby'],
    ['a mother with a baby', 'adult'],
    ['a girl who has a baby brother', 'child'],
  ] as const)('reads the age of %j as %s', (details, age) => {
    expect(human(details).age).toBe(age)
  })

  test('dresses people of Bible times accordingly, unless the words say otherwise', () => {
    const shepherd = human('a shepherd boy, ten years old')
    expect(shepherd).toMatchObject({
      garment: { kind: 'tunic' },
      headwear: { kind: 'head-cloth' },
      shoes: { kind: 'sandals' },
    })
    expect(human('a shepherd in a red jacket').garment.kind).toBe('jacket')
  })

  test('reads a hearing aid, a cane, a walking frame and bare feet', () => {
    expect(human('a girl with a blue hearing aid').hearingAid).toBe(clothColours.blue)
    expect(human('an old man with a walking frame').aid).toBe('walker')
    expect(human('an old man with a cane').aid).toBe('stick')
    expect(human('a boy with bare feet').shoes.kind).toBe('bare')
    expect(human('a girl with green glasses').glasses).toBe(clothColours.green)
  })

  test.each([
    ['a girl with cornrows', 'cornrows'],
    ['a girl with one long braid', 'back-braid'],
    ['a woman with locs', 'locs'],
    ['a boy with a bowl cut', 'pageboy'],
    ['a bald man', 'bald'],
  ] as const)('cuts the hair of %j as %s', (details, cut) => {
    expect(human(details).hair.cut).toBe(cut)
  })

  test('keeps a person with a pet a person', () => {
    for (const details of [
      'loves her dog Max',
      'a boy with a cat',
      'Six years old. Has two rabbits.',
      'wears a lion costume',
    ]) {
      expect(readLook({ name: 'Sam', details }).kind).toBe('human')
    }
  })

  test.each([
    ['the boy next door, 3, green rubber boots', 'toddler'],
    ['12, new at school, quiet', 'teen'],
    ['8', 'child'],
    ['has 3 cats and 2 dogs', 'child'],
  ] as const)('reads the age of %j', (details, age) => {
    expect(human(details).age).toBe(age)
  })

  test('keeps brown cloth apart from brown skin, and a yellow dress yellow', () => {
    const robe = human('an old man with brown skin and a brown robe')
    expect(differenceOf(robe.garment.colour, robe.skin)).toBeGreaterThan(0.1)
    expect(human('a girl with light skin and a yellow dress').garment.colour).toBe(clothColours.yellow)
  })

  test('reads hair and what somebody walks with in a parent’s own words', () => {
    expect(human('2 years old, two puffy buns with yellow bows')).toMatchObject({
      hair: { cut: 'puffs' },
      bows: clothColours.yellow,
    })
    expect(human('tall, gray beard, walks with a knobbly stick')).toMatchObject({
      hair: { colour: hairColours.gray },
      aid: 'stick',
    })
    expect(human('a man with a straw hat, blue shirt').headwear?.colour).toBe('#e6c478')
    expect(human('brown hair, eyes green, shoes are red')).toMatchObject({
      shoes: { colour: clothColours.red },
      eyes: eyeColours.green,
    })
  })

  test.each([
    ["7, loves her brother's red hat", 'headwear', null],
    ['7, knows every cape of the atlas', 'cape', null],
    ['her mother wears glasses, she is 9', 'glasses', null],
    ['7, draws wheelchairs', 'aid', null],
  ] as const)(
    'does not draw on somebody what is another one’s, or only spoken of: %j',
    (details, trait, none) => {
      expect(human(details)[trait]).toBe(none)
    },
  )

  test('a pattern stays with the thing of which it is said', () => {
    expect(human('an old woman with white curls, a flowery apron and striped socks').garment.pattern).toBe(
      'plain',
    )
  })

  test('a head covering has the pattern that is said of it (IR-60)', () => {
    expect(human('8, wears a lilac hijab with tiny stars').headwear).toMatchObject({
      colour: clothColours.lilac,
      pattern: 'stars',
    })
    expect(human('a red and white striped beanie').headwear).toMatchObject({ pattern: 'stripes' })
    expect(human('a blue hijab').headwear).not.toHaveProperty('pattern')
  })

  test('skin is heard beside hair without a comma between them', () => {
    expect(human('6, dark skin short hair spiderman pjs').skin).toBe(human('6, dark skin').skin)
  })

  test('what the listener knows by another name is drawn, too', () => {
    expect(human('8, a lilac dupatta').headwear).toMatchObject({
      kind: 'headscarf',
      colour: clothColours.lilac,
    })
    expect(human('white agbada').garment).toMatchObject({ kind: 'robe', colour: clothColours.white })
    expect(human('teal galoshes').shoes.colour).toBe(clothColours.teal)
  })

  test('reads any text without failing', () => {
    for (const details of ['', '((', '\\b[a-z', '🐑🐑', 'ß'.repeat(3000), '$&', 'a'.repeat(5000)]) {
      expect(readLook({ name: details.slice(0, 20), details }).name).toBe(details.slice(0, 20))
    }
  })
})

test.each([
  ['a girl, 6, hair to the shoulder with bangs', 'bob'],
  ['a girl, 6, straight black hair to her waist', 'long'],
  ['a girl, 6, short hair and a scar down her back', 'pixie'],
  ['a girl, 6, hair down to her bum', 'long'],
  ['a girl, 6, hair blond until the shoulders', 'bob'],
])('of %j the hair is %s', (details, cut) => {
  expect(readLook({ name: 'Mia', details })).toMatchObject({ hair: { cut } })
})
