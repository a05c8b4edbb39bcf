import { expect, test } from 'vitest'
import type { HumanLook } from '../../looks/look.ts'
import type { Mark } from '../../looks/mark.ts'
import { readLook } from '../../looks/read-look.ts'
import { drawPerson } from '../draw-person.ts'
import { alone } from '../figure.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Kim', details })
  if (look.kind !== 'human') throw new Error(`${details} should be a person.`)
  return look
}

const drawn = (look: HumanLook) =>
  JSON.stringify(
    drawPerson(look, { ...alone, pose: 'stand', face: 'happy', turn: 0.14, water: 'none' }).shapes,
  )

const kinds: readonly Mark['kind'][] = [
  'braces',
  'gap',
  'dimples',
  'chubby-cheeks',
  'rosy-cheeks',
  'scar',
  'mole',
  'birthmark',
  'vitiligo',
  'smudge',
  'plaster',
  'knee-plaster',
  'eye-patch',
  'lipstick',
  'lashes',
  'bushy-brows',
  'nose-pin',
  'oxygen',
  'feeding-tube',
  'earrings',
  'studs',
  'ear-defenders',
  'big-ears',
  'small-ears',
  'hair-beads',
  'necklace',
  'pearls',
  'medals',
  'tie',
  'bow-tie',
  'belt',
  'tool-belt',
  'suspenders',
  'pump',
  'talker',
  'belly',
  'wings',
  'cast',
  'bandage',
  'bracelet',
  'made-hand',
  'made-leg',
  'splints',
  'splint',
  'bindi',
  'throat-tube',
  'arm-sensor',
  'tattoos',
  'gloves',
  'knee-pads',
  'painted-knees',
  'stained-knees',
  'patched-knees',
  'henna',
  'wrinkles',
]

test.each(kinds)('%s is seen on somebody who faces the reader', (kind) => {
  const plain = { ...person('a girl of 7 in shorts with short black hair'), marks: [] }
  expect(drawn({ ...plain, marks: [{ kind, colour: '#12ab34', side: 1 }] })).not.toBe(drawn(plain))
})

test('who is tall is taller, and who is small smaller than others of the age', () => {
  const heights = ['a small girl of 7', 'a girl of 7', 'a tall girl of 7'].map(
    (details) => drawPerson(person(details), { ...alone, pose: 'stand', face: 'happy' }).height,
  )
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  expect(new Set(heights).size).toBe(3)
})

test('a hand that was made is on the side of which it is said', () => {
  expect(person('7, a prosthetic left hand').marks).toMatchObject([{ kind: 'made-hand', side: 1 }])
  expect(person('7, a prosthetic right hand').marks).toMatchObject([{ kind: 'made-hand', side: -1 }])
})

test('one leg brace is on one leg, with what is stuck on it', () => {
  const [one, starry, both] = ['leg brace', 'leg brace with star stickers', 'leg braces'].map((said) =>
    person(`girl, 9, shorts, ${said}`),
  )
  if (!one || !starry || !both) throw new Error('Three are read.')
  const shapesIn = (look: HumanLook, colour?: string) =>
    drawPerson(look, { ...alone, pose: 'stand', face: 'happy' }).shapes.filter(({ fill }) => fill === colour)
  const colour = one.marks[0]?.colour
  expect(shapesIn(one, colour)).toHaveLength(1)
  expect(shapesIn(both, colour)).toHaveLength(2)
  expect(shapesIn(starry, starry.marks[0]?.print?.colour).length).toBeGreaterThan(1)
  expect(person('girl, 9, leg brace on her right leg').marks[0]?.side).toBe(-1)
  for (const said of ['a brace on her right leg', 'right leg in a brace', 'leg brace on the right'])
    expect(person(`girl, 9, ${said}`).marks, said).toMatchObject([{ kind: 'splint', side: -1 }])
  for (const said of ['brace on left leg', 'left leg in a splint', 'wears a brace on one leg'])
    expect(person(`girl, 9, ${said}`).marks, said).toMatchObject([{ kind: 'splint', side: 1 }])
})

test('clothes that nobody said hide no leg brace, and a dress that was said is worn', () => {
  for (const name of ['Ana', 'Bea', 'Cleo', 'Dina', 'Eva', 'Fay']) {
    const look = readLook({ name, details: 'girl, 9, leg brace' })
    expect(look).not.toMatchObject({ garment: { kind: 'dress' } })
  }
  expect(person('girl, 9, red dress, leg brace').garment.kind).toBe('dress')
})
