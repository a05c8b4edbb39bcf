import { expect, test } from 'vitest'
import type { AnimalLook, HumanLook } from './look.ts'
import { readLook } from './read-look.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

test('a patch on clothes covers no eye, and one over an eye does (IR-131)', () => {
  const marks = (details: string) => person(details).marks.map(({ kind }) => kind)
  expect(marks('girl, 3, blue dungarees with a strawberry patch')).toEqual([])
  expect(marks('boy, 9, mustard jumper with elbow patches')).toEqual(['elbow-patches'])
  expect(marks('boy, 9, wears an eye patch')).toContain('eye-patch')
  expect(marks('boy, 9, wears a patch on one eye')).toContain('eye-patch')
})

test('a robot that somebody has built is one', () => {
  const look = readLook({
    name: 'Robin',
    details: 'the robot he has built from a biscuit tin, two lamp eyes',
  })
  expect((look as AnimalLook).species).toBe('robot')
})

test('clothes of other countries, denim and hair on end look as they are said', () => {
  const kurung = person('6, two long black plaits, purple baju kurung with small white flowers')
  expect(kurung.garment).toMatchObject({ kind: 'kurta', pattern: 'flowers' })
  expect(person('grandmother, mint green salwar suit with silver embroidery').garment).toMatchObject({
    kind: 'kurta',
    pattern: 'trimming',
    trim: '#c6ccd3',
  })
  expect(person('girl, 11, denim jacket full of pins').garment).toMatchObject({
    kind: 'jacket',
    colour: '#5b7fae',
    fabric: 'denim',
  })
  expect(person('grandmother, houndstooth cardigan').garment).toMatchObject({
    kind: 'cardigan',
    pattern: 'checks',
  })
  expect(person('boy, 10, green and white zigzag jersey').garment.pattern).toBe('zigzags')
  expect(person('boy, 3, white-blond hair that sticks straight up').hair.cut).toBe('spiky')
  expect(person('boy, 7, ginger hair shaved at the sides').hair.cut).toBe('undercut')
})

test('what somebody lives in is worn', () => {
  const maroon = person('boy, 7, lives in his maroon and white Galway jersey').garment
  expect(maroon).toMatchObject({ kind: 't-shirt', colour: person('boy, 7, maroon jersey').garment.colour })
})

test('whom “the kids call Auntie Mac” is somebody', () => {
  expect(person('the kids call her Auntie Mac. 40ish, braids down to her waist').hair.cut).toBe('braids')
})

test('a skirt that is told of is seen below a blouse, and locs hang from under a tam', () => {
  for (const name of ['Suraya', 'Mele', 'Ines', 'Dina', 'Rut']) {
    const look = readLook({ name, details: 'his big sister, 14, long grey skirt and white trainers' })
    expect(look).toMatchObject({ bottom: { kind: 'skirt' } })
    expect((look as HumanLook).garment.kind).not.toBe('dress')
  }
  const delroy = person('tall man, long locs tied back under a knitted tam')
  expect(delroy).toMatchObject({ hair: { cut: 'locs' }, headwear: { kind: 'beanie' } })
  const elephant = readLook({ name: 'Patate', details: 'grey corduroy elephant' })
  expect(elephant).toMatchObject({ species: 'elephant', plush: true })
})

test('a colour is of what it is said of', () => {
  const ducks = person('girl, 3, pyjamas with yellow ducks').garment
  expect(ducks.motif).toBe('ducks')
  expect(ducks.colour).not.toBe(person('girl, 3, yellow pyjamas').garment.colour)
  expect(person('girl, 8, dress with zigzag ikat pattern in blue and pink').garment).toMatchObject({
    pattern: 'zigzags',
    colour: person('girl, 8, blue dress').garment.colour,
    trim: person('girl, 8, pink dress').garment.colour,
  })
  const animal = (details: string) => readLook({ name: 'Bip', details }) as AnimalLook
  const robot = animal('her home made robot, one green light, bottle caps for buttons')
  expect(robot).toMatchObject({ species: 'robot', hat: null })
  expect(robot.marks.map(({ kind }) => kind).sort()).toEqual(['bottle-caps', 'lamp'])
  expect(robot.coat).not.toBe(animal('green robot').coat)
})

test('a cross on a cord, the bell of a goat and diamonds are seen', () => {
  expect(person('my mother, 71, long hair, small cross on a cord').marks).toMatchObject([{ kind: 'cross' }])
  expect(person('girl, 9, gets cross on Mondays').marks).toEqual([])
  expect(readLook({ name: 'Bweyale', details: 'the brown goat with a bell' })).toMatchObject({
    neckwear: { kind: 'bell' },
  })
  expect(person('his aunt, woolen poncho with diamonds').garment.pattern).toBe('diamonds')
})
