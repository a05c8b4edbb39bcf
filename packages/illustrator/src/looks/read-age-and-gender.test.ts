import { describe, expect, test } from 'vitest'
import { human } from '../testing/human-look.ts'
import { readLook } from './read-look.ts'

describe('how old somebody is, and whose look fits', () => {
  test.each(['7 years old', 'a 7 year old boy', 'A seven-year-old girl', 'aged 7'])(
    'does not take %j for an old person',
    (details) => {
      expect(human(details).age).toBe('child')
    },
  )

  test.each([
    ['2 years old', 'toddler'],
    ['14 years old', 'teen'],
    ['40 years old', 'adult'],
    ['72 years old', 'elder'],
    ['a wise old man', 'elder'],
    ['her grandmother', 'elder'],
    ['a mother of three', 'adult'],
  ] as const)('reads the age of %j as %s', (details, age) => {
    expect(human(details).age).toBe(age)
  })

  test.each(['Oma', 'Nonna Pia', 'Abuelito', 'Opa Jan', 'Yiayia'])('draws %s old', (name) => {
    expect(human('sings', name).age).toBe('elder')
  })

  test.each([
    ['her brother', 'masculine'],
    ['7, his little sister', 'feminine'],
    ['a child who loves her brother', 'feminine'],
    ['her hair is red', 'feminine'],
    ['7, loves football', 'neutral'],
  ])('hears in %j whose look fits: %s', (details, gender) => {
    expect(human(details, 'Robin').gender).toBe(gender)
  })

  test('dresses whom nothing tells of as she or he so that they may be either', () => {
    const looks = Array.from({ length: 60 }, (_unused, index) =>
      readLook({ name: 'Robin', details: `${4 + (index % 12)}, likes ${index} things`, pronoun: 'they' }),
    ).flatMap((look) => (look.kind === 'human' ? [look] : []))
    const cuts = new Set(looks.map(({ hair }) => hair.cut))
    expect([...cuts].sort()).toEqual(['curly', 'pageboy', 'short', 'side-part'])
    const clothes = looks.map(({ garment, bottom, bows, beard }) => [
      garment.kind,
      bottom.kind,
      bows,
      beard.kind,
    ])
    expect(clothes.filter(([top, legs]) => top === 'dress' || legs === 'skirt')).toEqual([])
    expect(clothes.filter(([, , bows, beard]) => bows !== null || beard !== 'none')).toEqual([])
  })

  test.each(['Emily', 'William', 'Lupita'])('dresses %s as the story speaks of them', (name) => {
    for (const pronoun of ['she', 'he'] as const) {
      expect(readLook({ name, details: 'loves football', pronoun })).toMatchObject({
        gender: pronoun === 'she' ? 'feminine' : 'masculine',
      })
    }
  })

  test.each([
    ['a girl with curly brown hair', 'long-curly'],
    ['a girl with short curly hair', 'curly'],
    ['a boy with curly hair', 'curly'],
  ])('cuts the hair of %j %s', (details, cut) => {
    expect(human(details).hair.cut).toBe(cut)
  })

  test('takes everybody for what the story knows them as', () => {
    const hop = { name: 'Hop', details: 'her stuffed rabbit' }
    expect(readLook({ ...hop, sort: 'stuffed rabbit' })).toMatchObject({ kind: 'animal', species: 'rabbit' })
    expect(readLook({ name: 'Wolf', details: 'shy', sort: null }).kind).toBe('human')
  })

  test('takes for a grown-up whom the story tells as one, a girl is a girl all the same', () => {
    const human = (details: string) => readLook({ name: 'Dan', details, grown: true })
    expect(human('bald, whistle, tall')).toMatchObject({ age: 'adult' })
    expect(human('a girl with a whistle')).toMatchObject({ age: 'child' })
    expect(readLook({ name: 'Dan', details: 'bald, whistle, tall' })).toMatchObject({ age: 'child' })
  })

  test.each([
    ['Old Henk', '', 'elder'],
    ['Old Mrs Pim', '', 'elder'],
    ['Grandpa Joe', '', 'elder'],
    ['Old Henk', 'a tall man', 'elder'],
    ['Mrs Pim', '', 'adult'],
    ['Pastor Dan', 'likes tea', 'adult'],
    ['Old Henk', '7 years old', 'child'],
    ['Old Henk', 'a small boy', 'child'],
  ])('%s, "%s", is drawn as old as the name says (IR-74)', (name, details, age) => {
    expect(readLook({ name, details })).toMatchObject({ kind: 'human', age })
  })
})

test('whom a parent calls “my mother” is a grandmother, and “Mama: my mum” is not', () => {
  const ageOf = (name: string, details: string) => {
    const look = readLook({ name, details })
    return look.kind === 'human' && look.age
  }
  expect(ageOf('Nena Lose', 'my mother, plump, white scarf')).toBe('elder')
  expect(ageOf('Oskar', 'my father, always whistles')).toBe('elder')
  expect(ageOf('Mama', 'my mum, long hair')).toBe('adult')
  expect(ageOf('Nena Lose', 'my mother, 41')).toBe('adult')
})
