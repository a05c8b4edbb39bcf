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
  expect(person('woman, short grey hair dyed pink at the tips').hair.streak).toBe(clothColours.pink)
})

test('parrot green is a green, and a headwrap in orange kente is orange', () => {
  expect(person('mother, parrot green silk saree').garment).not.toHaveProperty('motif')
  expect(person('mother, headwrap in orange kente').headwear).toMatchObject({
    kind: 'turban',
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
