import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { clothColours } from '../looks/colour-words.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { isMotif } from '../looks/vocabulary/motifs.ts'
import { findProp } from '../props/find-prop.ts'
import { buildOf } from './build.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}
const drawn = (look: HumanLook, turn = 0.1) =>
  drawPerson(look, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes
const fillsOf = (look: HumanLook, turn = 0.1) => drawn(look, turn).map(({ fill }) => fill)

test.each([
  ['flat cap', 'flat cap'],
  ['red beret', 'beret'],
  ['blue fila cap', 'kufi'],
  ['witch hat', 'pointed hat'],
  ['top hat', 'top hat'],
  ['sombrero', 'wide hat'],
  ['yellow headband', 'headband'],
  ['sun visor', 'visor'],
  ['blue balaclava', 'balaclava'],
])('a %s has a drawing of its own (IR-147)', (said, kind) => {
  const look = person(`boy, 8, ${said}`)
  expect(look.headwear?.kind).toBe(kind)
  for (const turn of [0.1, 0.6, 1, 2]) expect(fillsOf(look, turn)).toContain(look.headwear?.colour)
})

test('a hood that is up has the colour of the hoodie (IR-147)', () => {
  expect(person('girl, 12, big hoodie grey, hood up').headwear).toEqual({
    kind: 'hood',
    colour: clothColours.grey,
  })
})

test('of a pack on the back the top and the straps are seen from the front (IR-147)', () => {
  const pack = person('boy, 6, red rucksack')
  expect(pack.isPack).toBe(true)
  expect(fillsOf(pack)).toContain(clothColours.red)
  const bag = person('boy, 6, red satchel')
  expect(bag).not.toHaveProperty('isPack')
  expect(fillsOf(bag)).toContain(clothColours.red)
})

test.each([
  'clarinet case on her back',
  'camera around neck',
  'magnifying glass on a string',
  'green hat with a feather',
])('%s is drawn (IR-147)', (said) => {
  const [look, plain] = [person(`girl, 9, green hat, ${said}`), person('girl, 9, green hat')]
  expect(drawn({ ...plain, marks: look.marks }).length).toBeGreaterThan(drawn(plain).length)
})

test.each(['boy, 7, maroon jersey, number 9', 'boy, 7, number 9 on a maroon jersey'])(
  'of “%s” the number is on the jersey (IR-147)',
  (details) => {
    expect(person(details).garment).toMatchObject({ colour: clothColours.maroon, motif: 'number 9' })
  },
)

test('who loves a T-shirt wears it (IR-147)', () => {
  expect(person('boy, 3, loves his dinosaur t-shirt').garment).toMatchObject({
    kind: 't-shirt',
    motif: 'dinosaur',
  })
})

test('several giraffes are several, and a jaguar is seen on orange, too (IR-147)', () => {
  const count = (look: HumanLook) => drawn(look).length
  const plain = person('nurse, blue scrubs')
  const one = count({ ...plain, garment: { ...plain.garment, motif: 'giraffe' } })
  const many = count({ ...plain, garment: { ...plain.garment, motif: 'giraffes' } })
  expect(many - count(plain)).toBeGreaterThan(2 * (one - count(plain)))
  expect(fillsOf(person('boy, 7, orange jaguar t-shirt'))).toContain('#f7f1e6')
})

test.each(['sloth', 'giraffes', 'unicorn', 'lightning bolt', 'pumpkin', 'paw print'])(
  '%s has a drawing',
  (motif) => {
    expect(isMotif(motif)).toBe(true)
    expect(findProp(motif)).not.toBeNull()
  },
)

test('a checked scarf has both its colours (IR-147)', () => {
  const look = person('girl, 9, checked red and black scarf')
  expect(look).toMatchObject({
    scarf: clothColours.red,
    scarfPrint: { pattern: 'checks', colour: clothColours.black },
  })
})

test('between stripes there is room for the number (IR-147)', () => {
  const count = (details: string) =>
    fillsOf(person(details)).filter((fill) => fill === clothColours.maroon).length
  expect(count('boy, 7, maroon and white jersey, number 9')).toBeGreaterThan(
    count('boy, 7, maroon and white jersey'),
  )
})

test('a slide is seen in hair that hangs free (IR-147)', () => {
  const look = person('girl, 6, brown bob with a red hairslide')
  expect(look.bows).toBe(clothColours.red)
  expect(fillsOf(look)).toContain(clothColours.red)
  for (const turn of [-1, -0.5, 0.5, 1]) expect(fillsOf(look, turn), String(turn)).toContain(clothColours.red)
})

test.each(['baby sling on his chest', 'red nose all winter'])('%s is drawn', (said) => {
  const [look, plain] = [person(`dad, brown hair, ${said}`), person('dad, brown hair')]
  expect(drawn({ ...plain, marks: look.marks }).length).toBeGreaterThan(drawn(plain).length)
  expect(look.marks.map(({ kind }) => kind)).not.toContain('cast')
})

test('a flower in the hair has its colour, and the hair its own', () => {
  const look = person('girl, 3, short black afro with a big red flower')
  expect(look.marks).toContainEqual({ kind: 'ear-flower', colour: clothColours.red, side: 1 })
  expect(look.hair.cut).toBe('afro')
})

test('an embroidered doppi is embroidered, and a vest has its diamonds', () => {
  const doppi = person('girl, 8, square embroidered doppi cap')
  for (const turn of [0.1, 1, 2]) expect(fillsOf(doppi, turn)).toContain(doppi.headwear?.trim)
  const vest = person('man, 40, green vest with red diamonds')
  expect(fillsOf(vest)).toContain(clothColours.red)
})

test('wispy hair is no cap of one colour', () => {
  const look = person('girl, 3, wispy red hair')
  const ofColour = drawn(look).filter(({ fill, line }) => (fill ?? line?.colour) === look.hair.colour)
  expect(ofColour.length).toBeGreaterThan(4)
})

test.each([
  'mother, lilac hijab, blue t-shirt',
  'auntie, pink headscarf, navy blouse',
  'big sister 14 with a lilac headscarf and a long grey skirt',
  'girl, 9, light blue hijab, red dress',
])('who covers her hair has her arms covered, too: %s (IR-147)', (details) => {
  const look = person(details)
  const bare = person(details.replace(/(?:lilac|light blue) hijab|(?:pink|a lilac) headscarf/, 'brown hair'))
  const skins = (one: HumanLook) => fillsOf(one).filter((fill) => fill === one.skin).length
  expect(look.garment.sleeves).toBe('long')
  expect(
    skins({ ...bare, skin: look.skin, headwear: look.headwear, garment: look.garment }),
  ).toBeLessThanOrEqual(skins({ ...bare, skin: look.skin, headwear: look.headwear }))
  expect(look.garment.long || look.bottom.kind === 'trousers').toBe(true)
})

test.each(['long navy blouse', 'long white shirt', 'a long embroidered blouse'])(
  'a %s is a tunic over trousers (IR-147)',
  (said) => {
    expect(person(`auntie, ${said}`).garment.kind).toBe('kurta')
    expect(person(`auntie, ${said.replace('long ', '')}`).garment.kind).not.toBe('kurta')
  },
)

test.each(['short and round', 'plump', 'stout', 'chubby'])(
  'who is %s is round about the middle (IR-147)',
  (said) => {
    const widthOf = (details: string): number => {
      const { left, right } = boundsOf(drawn(person(details)).map(({ path }) => path))
      return right - left
    }
    expect(buildOf(person(`my mother, ${said}, silver bun`)).roundness).toBe(1)
    expect(buildOf(person('my mother, broad, silver bun')).roundness).toBe(0)
    expect(widthOf(`grandmother, ${said}, green dress`)).toBeGreaterThan(
      widthOf('grandmother, green dress') * 1.12,
    )
  },
)

test.each([
  'great grandmother, very small and bent, black headscarf',
  'great grandpa, 90, stooped, white beard',
  'grandmother, hunched over, grey bun',
  'old man, bent double, brown coat',
])('who is bent has the head before the feet: %s (IR-147)', (details) => {
  const look = person(details)
  const { isBent, ...upright } = look
  const headOf = (one: HumanLook) =>
    drawPerson(one, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).head.centre
  expect(isBent).toBe(true)
  expect(headOf(look)[0]).toBeGreaterThan(headOf(upright)[0] + 20)
  expect(headOf(look)[1]).toBeGreaterThan(headOf(upright)[1] + 10)
  expect(person('grandmother, bent on winning').isBent).toBeUndefined()
})

test('who sits on a chair keeps the stick before the knees, and has none beside a book (IR-147)', () => {
  const look = person('grandpa, 80, walks with a stick, white beard')
  const strokes = (pose: 'sit' | 'read', aid: HumanLook['aid']) =>
    drawPerson({ ...look, aid }, { ...alone, pose, turn: 0, face: 'happy', bench: true }).shapes.length
  expect(strokes('sit', 'stick')).toBe(strokes('sit', null) + 1)
})
