import { expect, test } from 'vitest'
import { differenceOf } from '../drawing/colour.ts'
import { boundsOf } from '../geometry/path.ts'
import { clothColours } from '../looks/colour-words.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error('Robin was read as an animal.')
  return look
}
const fills = (look: HumanLook): unknown[] =>
  drawPerson(look, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes.map(({ fill }) => fill)

test.each([
  ['girl, 5, loves her raincoat with the red foxes', { kind: 'raincoat', motif: 'foxes' }],
  ['boy, 8, lives in his red rugby jersey number 8', { kind: 't-shirt', motif: 'number 8' }],
  ['girl, 6, refuses to take off her tiger onesie', { kind: 'romper', motif: 'tiger' }],
  ['girl, 4, hates taking off her fox coat', { kind: 'jacket', motif: 'fox' }],
  ['girl, 5, practically lives in her green cardigan', { kind: 'cardigan', colour: clothColours.green }],
])('“%s”: what somebody never takes off is worn (IR-147)', (details, garment) => {
  expect(person(details).garment).toMatchObject(garment)
})

test('a hat that nobody is parted from is on the head, and a house is not put on (IR-147)', () => {
  expect(person("girl, 7, won't be parted from her green hat").headwear?.kind).toBe('hat')
  expect(person('boy, 7, blue jumper, lives in his village with the red roof').garment.kind).toBe('sweater')
  expect(person('boy, 6, green jumper, loves hats').headwear).toBeNull()
})

test('who is bald on top wears the shirt that is named, in its colour (IR-147)', () => {
  expect(person('grandpa, 70, bald on top, pressed white shirt').garment.colour).toBe(clothColours.white)
})

test.each([
  'girl, 5, orange dress with white pineapples',
  'boy, 6, green t-shirt with a white rocket on it',
  'girl, 5, blue raincoat with white foxes',
])('what is printed has the colour that is said of it: %s (IR-147)', (details) => {
  const look = person(details)
  expect(look.garment.motifColour).toBe(clothColours.white)
  const { motif: _, motifColour: __, ...plain } = look.garment
  const without = new Set(fills({ ...look, garment: plain as HumanLook['garment'] }))
  const printed = fills(look).filter((fill) => typeof fill === 'string' && !without.has(fill)) as string[]
  expect(printed.length).toBeGreaterThan(0)
  expect(Math.min(...printed.map((fill) => differenceOf(fill, '#ffffff')))).toBeLessThan(0.25)
})

test.each(['toucans', 'a toucan', 'a puffin', 'trout', 'a stegosaurus', 'foxes'])(
  'on a jumper with %s something of its kind is seen (IR-147)',
  (printed) => {
    const look = person(`girl, 7, white jumper with ${printed}`)
    const { motif: _, ...plain } = look.garment
    expect(fills(look).length).toBeGreaterThan(fills({ ...look, garment: plain }).length)
  },
)

test.each([
  'boy, 3, red overalls with white stripes',
  'girl, 6, blue pinafore with yellow dots',
  'girl, 12, dungarees covered in paint',
  'boy, 8, paint-splattered dungarees',
  'artist, 40, overalls with blue paint all over them',
])('the print is on the bib, too: %s (IR-147)', (details) => {
  const look = person(details)
  const plain = {
    ...look,
    garment: { ...look.garment, pattern: 'plain' as const },
    bottom: { ...look.bottom },
  }
  const { pattern: _, ...legs } = look.bottom
  expect(look.garment.pattern).not.toBe('plain')
  expect(fills({ ...look, bottom: legs }).length).toBeGreaterThan(
    fills({ ...plain, bottom: legs }).length + 3,
  )
})

test.each([
  'grandpa, 74, knitted chullo hat with earflaps',
  'boy, 6, woolly hat with ear flaps',
  'girl, 7, red chullo',
])('a hat with earflaps has them: %s (IR-147)', (details) => {
  expect(person(details).headwear?.kind).toBe('chullo')
})

test('a scarf that is tied behind leaves the neck free, one that lies over the hair is on the head (IR-147)', () => {
  expect(person('granny, maroon headscarf tied at the back').headwear?.kind).toBe('headwrap')
  const netela = person('grandmother, grey hair under a white netela shawl')
  expect(netela).toMatchObject({
    headwear: { kind: 'headscarf', colour: clothColours.white },
    scarf: clothColours.white,
    isShawl: true,
    hair: { colour: person('grandmother, grey hair').hair.colour },
  })
  expect(person('aunt, wears a green shawl over her hair').headwear?.colour).toBe(clothColours.green)
})

test.each([
  'grandmother, black dress with red cross-stitch embroidery on the chest',
  'aunt, black dress with red embroidery across the front',
])('embroidery on the chest is a panel in its colour: %s (IR-147)', (details) => {
  const look = person(details)
  expect(look.marks.map(({ kind }) => kind)).not.toContain('cross')
  expect(look.garment).toMatchObject({ onChest: true, trim: clothColours.red })
  expect(fills(look).filter((fill) => fill === clothColours.red).length).toBeGreaterThan(8)
})

test.each([
  'girl, 6, mustard cardigan with darned elbows',
  'boy, 8, jacket with leather patches on the elbows',
  'boy, 8, green jumper, elbows mended',
])('elbows that were mended are seen: %s (IR-147)', (details) => {
  expect(person(details).marks.map(({ kind }) => kind)).toContain('elbow-patches')
})

test.each([
  ['girl, 6, big curly dark hair with golden tips', 'golden'],
  ['girl, 9, long brown hair with pink ends', 'pink'],
  ['girl, 10, black hair with the ends dyed blue', 'blue'],
] as const)('the tips have their colour: %s (IR-143)', (details, colour) => {
  const { hair, ...look } = person(details)
  const { tips, ...plain } = hair
  expect(tips).toBe(clothColours[colour])
  expect(person(details).hair.colour).not.toBe(tips)
  expect(fills({ ...look, hair }).filter((fill) => fill === tips).length).toBeGreaterThan(0)
  expect(fills({ ...look, hair: plain }).filter((fill) => fill === tips).length).toBe(0)
})

test('big curls of a girl reach the shoulders, of a boy they are an afro (IR-143)', () => {
  expect(person('girl, 6, big curly dark hair').hair.cut).toBe('long-curly')
  expect(person('boy, 6, big curly dark hair').hair.cut).toBe('afro')
})

test('clothes of which nobody told have no colour of skin (IR-49)', () => {
  for (let name = 0; name < 40; name += 1) {
    const look = readLook({ name: `Abuelo ${name}`, details: 'grandfather, 74, brown skin' }) as HumanLook
    expect(differenceOf(look.garment.colour, look.skin)).toBeGreaterThan(0.08)
  }
})

test.each([
  ['boy, 5, odd socks', false],
  ['boy, 6, one green sock and one blue sock', false],
  ['boy, 9, never matching socks', false],
  ['boy, 6, blue trousers, red socks', true],
  ['girl, 7, green wellies and red woolly socks', true],
] as const)('socks are seen above the shoes: %s (IR-147)', (details, areAlike) => {
  const look = person(details)
  const { socks, ...without } = look
  if (!socks) throw new Error(`${details}: no socks`)
  expect(socks.left === socks.right).toBe(areAlike)
  const count = (one: HumanLook, colour: string) => fills(one).filter((fill) => fill === colour).length
  for (const colour of [socks.left, socks.right])
    expect(count(look, colour)).toBeGreaterThan(count(without as HumanLook, colour))
  expect(look.shoes.kind === 'boots').toBe(/wellies/.test(details))
})

test('one sock is down where that is said, shorts leave socks to be seen, and no socks are none (IR-147)', () => {
  expect(person('boy, 7, usually one sock up and one sock down').socks?.isOneDown).toBe(true)
  expect(person('boy, 7, green jumper, red socks').bottom.kind).toBe('shorts')
  expect(person('boy, 7, hates socks').socks).toBeUndefined()
  expect(person('boy, 7, wears no socks').socks).toBeUndefined()
})

test.each([
  'girl, 2, Basotho blanket with maize cobs on it',
  'grandfather, 70, wears a blue blanket round his shoulders',
  'girl, 8, brown Basotho blanket with yellow stripes',
])('a blanket lies about the shoulders, pinned: %s (IR-147)', (details) => {
  const look = person(details)
  expect(look.garment).toMatchObject({ kind: 'poncho', fabric: 'blanket' })
  expect(fills({ ...look, garment: { ...look.garment, fabric: 'denim' } })).not.toContain('#e9ecf0')
  expect(fills(look)).toContain('#e9ecf0')
})

test('the plain scarf of an old woman is on her hair, unless her hair is told of or it warms the neck (IR-147)', () => {
  expect(person('my grandmother, black dress, white scarf').headwear).toMatchObject({
    kind: 'headscarf',
    colour: clothColours.white,
  })
  expect(person('my grandmother, grey hair, black dress, white scarf').scarf).toBe(clothColours.white)
  expect(person('my grandmother, black dress, long woolly scarf').headwear).toBeNull()
  expect(person('girl, 7, black dress, white scarf').headwear).toBeNull()
})

test.each([
  ['girl, 6, uses a purple wheelchair with stickers of toucans on the wheels', 'toucans'],
  ['boy, 8, blue wheelchair with dinosaur stickers', 'dinosaur'],
] as const)('the stickers are what they are said to be: %s (IR-147)', (details, motif) => {
  const look = person(details)
  const seated = (one: HumanLook) =>
    drawPerson(one, { ...alone, pose: 'sit', turn: 0.9, face: 'happy' }).shapes.length
  const { stickersOf, ...without } = look
  expect(stickersOf).toBe(motif)
  expect(seated(look)).toBeGreaterThan(seated(without as HumanLook))
})

test('hair that reaches the waist hangs lower than hair that is long (IR-143)', () => {
  const lowest = (details: string): number => {
    const { hair, ...look } = person(details)
    const bald = new Set(
      pathsOf({ ...look, hair: { cut: 'bald', colour: hair.colour } }).map((path) => JSON.stringify(path)),
    )
    return Math.max(
      ...pathsOf({ ...look, hair })
        .filter((path) => !bald.has(JSON.stringify(path)))
        .map((path) => boundsOf([path]).bottom),
    )
  }
  expect(lowest('girl, 10, wavy black hair down to her waist')).toBeGreaterThan(
    lowest('girl, 10, long wavy black hair') + 40,
  )
})
const pathsOf = (look: HumanLook) =>
  drawPerson(look, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes.map(({ path }) => path)
