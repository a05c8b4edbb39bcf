import { describe, expect, test } from 'vitest'
import { differenceOf, lightnessOf } from '../drawing/colour.ts'
import { clothColours, hairColours, skinColours } from './colour-words.ts'
import { readCast } from './read-cast.ts'

const names = ['Theo', 'Lupe', 'Ada', 'Sam', 'Noor', 'Ben', 'Ida']

function coloursOf(details: readonly string[]): string[] {
  const cast = details.map((detail, index) => ({ name: names[index] ?? 'Kim', details: detail }))
  return [...readCast(cast).values()].map((look) =>
    look.kind === 'human' ? look.garment.colour : look.kind === 'animal' ? look.coat : look.colour,
  )
}

test('children of a story whose clothes are left open wear different colours', () => {
  expect(new Set(coloursOf(names.map(() => 'a child'))).size).toBe(names.length)
})

test('what a parent says is worn is worn, whoever else wears it, and nobody else happens to wear it', () => {
  expect(coloursOf(['a girl in a red dress', 'a boy in a red sweater'])).toEqual([
    clothColours.red,
    clothColours.red,
  ])
  for (const name of ['red', 'blue', 'yellow', 'green', 'teal', 'purple', 'orange', 'pink']) {
    const [open, said] = coloursOf(['a child', `a child in a ${name} sweater`])
    expect(said).toBe(clothColours[name])
    expect(open).not.toBe(clothColours[name])
  }
})

test('trousers of which nobody tells are no colour of skin, or the legs look bare', () => {
  for (const skin of ['deep brown', 'dark brown', 'brown', 'black', 'light', 'fair', 'caramel'])
    for (const name of names) {
      const [look] = readCast([{ name, details: `boy, 6, ${skin} skin, green jersey` }]).values()
      if (look?.kind !== 'human') throw new Error('A person is read.')
      expect(differenceOf(look.bottom.colour, look.skin), `${skin} ${name}`).toBeGreaterThan(0.125)
    }
  const [told] = readCast([{ name: 'Ben', details: 'boy, dark brown skin, brown trousers' }]).values()
  expect(told).toMatchObject({ bottom: { colour: clothColours.brown } })
})

describe('whose clothes are said to be the same', () => {
  const pair = (one: string, other: string) => {
    const [first, second] = readCast([
      { name: 'Ben', details: one },
      { name: 'Ida', details: other },
    ]).values()
    if (first?.kind !== 'human' || second?.kind !== 'human') throw new Error('Two people are read.')
    return [first, second] as const
  }

  test.each([
    ['boy, green and white football jersey with number 8', 'his twin sister, same jersey but number 9'],
    ['boy, green striped jersey', 'his sister, the same striped jersey as Ben'],
    ['girl, red dress with white dots', 'her sister, matching dress'],
    ['girl, red dress with white dots', 'her sister, in a dress like Ben’s'],
    ['boy, striped dungarees and red boots', 'his twin, dressed alike'],
    ['boy, blue checked shirt', 'his twin sister, dressed the same'],
    ['girl, 5', 'her sister, wears matching dresses with Ben'],
    ['boy, yellow raincoat', 'girl, always in the same coat as Ben'],
  ])('%s; %s', (one, other) => {
    const [first, second] = pair(one, other)
    const { motif: _, ...garment } = first.garment
    expect(second.garment).toMatchObject(garment)
  })

  test('only what is said besides is their own', () => {
    const [numbered, ninth] = pair('boy, green jersey with number 8', 'his twin, same jersey but number 9')
    expect([numbered, ninth].map(({ garment }) => garment.motif)).toEqual(['number 8', 'number 9'])
    const [red, blue] = pair('boy, red coat with white dots', 'his sister, same coat but in blue')
    expect(blue.garment).toEqual({ ...red.garment, colour: clothColours.blue })
    const [bobbled, hatted] = pair('boy, yellow bobble hat, red jumper', 'girl, blue jumper, the same hat')
    expect(hatted).toMatchObject({ headwear: bobbled.headwear, garment: { colour: clothColours.blue } })
  })

  test('what is worn each day, or matches what it is worn with, is nobody else’s', () => {
    expect(pair('boy, red jumper', 'girl, wears the same jumper every day')[1].garment.colour).not.toBe(
      clothColours.red,
    )
    expect(pair('boy, red shoes', 'girl, blue dress, matching shoes')[1].shoes.colour).not.toBe(
      clothColours.red,
    )
  })
})

describe('of one family', () => {
  const family = (...members: readonly (readonly [name: string, details: string])[]) =>
    [...readCast(members.map(([name, details]) => ({ name, details, family: 'kin' }))).values()].flatMap(
      (look) => (look.kind === 'human' ? [look] : []),
    )

  test.each(names)(
    '%s, a sister, a father and a grandmother have one skin, and gray hair is for elders',
    (name) => {
      const looks = family(
        [name, '6'],
        ['Emma', 'sister, 9'],
        ['Papa', 'sings'],
        ['Oma', 'an old woman, grandma'],
      )
      expect(new Set(looks.map(({ skin }) => skin)).size).toBe(1)
      expect(new Set(looks.slice(0, 3).map(({ hair }) => hair.colour)).size).toBe(1)
      expect(looks[3]?.hair.colour).not.toBe(looks[0]?.hair.colour)
    },
  )

  test('the first looks as without the others', () => {
    for (const name of names) {
      const [alone] = readCast([{ name, details: '6, in red' }]).values()
      const [first] = family([name, '6, in red'], ['Papa', 'sings'])
      expect(first).toEqual(alone)
    }
  })

  test('what is said of one holds for those of whom nothing is said', () => {
    for (const name of names) {
      const looks = family([name, '6'], ['Mama', 'dark skin'], ['Lea', 'light skin, blond hair'])
      expect(looks.slice(0, 2).map(({ skin }) => skin)).toEqual([skinColours.dark, skinColours.dark])
      expect(lightnessOf(looks[0]?.hair.colour ?? '#ffffff')).toBeLessThan(0.45)
      expect(looks[2]).toMatchObject({ skin: skinColours.light, hair: { colour: hairColours.blond } })
    }
  })

  test('dark skin comes with dark hair, and the red hair of a brother with light skin', () => {
    for (const name of names) {
      const [child] = family([name, '6'], ['Mama', 'dark skin'])
      expect(lightnessOf(child?.hair.colour ?? '#ffffff')).toBeLessThan(0.45)
      const [sister] = family([name, '6'], ['Ben', 'red hair'])
      expect([skinColours.fair, skinColours.light, skinColours.rosy]).toContain(sister?.skin)
      expect(sister?.hair.colour).toBe(hairColours.red)
    }
  })
})

test('without a family everybody looks as they do alone', () => {
  const skins = names.flatMap((name) =>
    [
      ...readCast([
        { name, details: '6' },
        { name: 'Papa', details: 'sings' },
      ]).values(),
    ].flatMap((look) => (look.kind === 'human' ? [look.skin] : [])),
  )
  expect(new Set(skins).size).toBeGreaterThan(2)
})

test('whose skin nobody tells of is neither dark nor fair, but the people of a plot are as people are (IR-117)', () => {
  const skinsOf = (ofPlot?: true) =>
    new Set(
      names.flatMap((name) =>
        [...readCast([{ name, details: '6', ...(ofPlot && { ofPlot }) }]).values()].flatMap((look) =>
          look.kind === 'human' ? [look.skin] : [],
        ),
      ),
    )
  expect(skinsOf()).not.toContain(skinColours.fair)
  expect(skinsOf()).not.toContain(skinColours.dark)
  expect(skinsOf().size).toBeGreaterThan(2)
  expect(skinsOf(true)).toContain(skinColours.brown)
})

test.each(['white-blond hair', 'platinum blonde bob', 'sandy blond curls'])(
  '%s goes with light skin',
  (details) => {
    for (const name of names) {
      const [look] = readCast([{ name, details }]).values()
      expect([skinColours.fair, skinColours.light, skinColours.rosy]).toContain(
        look?.kind === 'human' && look.skin,
      )
    }
  },
)

test('nobody of a plot is the double of who is as old in the family (IR-142)', () => {
  for (const name of ['Old Bess', 'Old Obi', 'Farmer Ruiz', 'Mrs. Pell', 'Mrs. Amaro']) {
    for (const details of ['silver curls', 'a grey bun', 'a white bob']) {
      const cast = [
        { name: 'Vó Dirce', details: `my mother, a grandmother, ${details}` },
        { name, details: 'an old woman', pronoun: 'she' as const, ofPlot: true as const },
      ]
      const [own, other] = [...readCast(cast).values()].flatMap((look) =>
        look.kind === 'human' ? look.hair.cut : [],
      )
      expect(other, `${name} beside ${details}`).not.toBe(own)
    }
  }
})

test('a friend of whom no age is told is as old as big heroes are, and a little boy is little', () => {
  const yearsOf = (hero: string, details: string) => {
    const cast = [
      { name: 'Fiachra', details: hero },
      { name: 'Ravi', details, ofPlot: true as const },
    ]
    const look = readCast(cast).get('ravi')
    return look?.kind === 'human' && look.years
  }
  const friend = 'a boy with brown skin, straight black hair, a white shirt and red shorts'
  expect(yearsOf('12, wild red curls', friend)).toBe(12)
  expect(yearsOf('6, wild red curls', friend)).toBeUndefined()
  expect(yearsOf('12, wild red curls', 'a little boy with a red cap')).toBeUndefined()
  expect(yearsOf('12, wild red curls', '7 years old, short black hair')).toBe(7)
})
