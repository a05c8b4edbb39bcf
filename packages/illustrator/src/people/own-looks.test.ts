import { expect, test } from 'vitest'
import { clothColours, hairColours } from '../looks/colour-words.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function person(details: string, name = 'Robin'): HumanLook {
  const look = readLook({ name, details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}
const drawn = (look: HumanLook, turn = 0.1) =>
  drawPerson(look, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes

test('who is shaved on one side has hair in its colour on the other (IR-109)', () => {
  const look = person('11, hair shaved on one side, green on the other')
  expect(look.hair).toMatchObject({ cut: 'half-shaved', colour: person('11, green hair').hair.colour })
  const fills = drawn(look).map(({ fill }) => fill)
  expect(fills).toContain(look.hair.colour)
})

test('a streak has its own colour, and the hair keeps its own (IR-109)', () => {
  const { hair } = person('woman of 40. Brown hair with a pink streak')
  expect(hair).toMatchObject({ colour: hairColours.brown, streak: clothColours.pink })
  expect(person('woman of 40, brown hair').hair).not.toHaveProperty('streak')
})

test.each(['kajal in the eyes', 'tired eyes', 'flower behind her ear'])('%s is drawn (IR-109)', (mark) => {
  const [marked, plain] = [person(`girl, 7, ${mark}`), person('girl, 7')]
  expect(drawn({ ...plain, marks: marked.marks }).length).toBeGreaterThan(drawn(plain).length)
})

test('who is in yellow from head to toe has no shoe of another colour (IR-110)', () => {
  const { garment, shoes } = person('girl of 4. Head to toe in yellow')
  expect([garment.colour, shoes.colour]).toEqual([clothColours.yellow, clothColours.yellow])
  expect(person('girl of 4. Head to toe in yellow, red boots').shoes.colour).toBe(clothColours.red)
})

test('a mermaid has a tail in its colour and neither legs nor shoes (IR-110)', () => {
  const look = person('a mermaid, purple tail', 'Ondine')
  const fills = drawn(look).map(({ fill }) => fill)
  expect(fills).toContain(clothColours.purple)
  expect(fills).not.toContain(look.shoes.colour)
  expect(person('a girl with a cat that has a long tail').marks).toEqual([])
})

test('an arm without a hand ends at the wrist, on the side of which it is said (IR-110)', () => {
  expect(person('8, born without her left hand').marks).toMatchObject([{ kind: 'no-hand', side: 1 }])
  expect(person('8, born without her right hand').marks).toMatchObject([{ kind: 'no-hand', side: -1 }])
  expect(person('8, a scar on one hand').marks.map(({ kind }) => kind)).toEqual(['scar'])
})

test.each([
  'fringe',
  'hair in her eyes',
  'big smile',
  'big nose',
  'mosquito bites',
  'pencil behind her ear',
  'stethoscope',
])('%s is drawn (IR-111)', (said) => {
  const [look, plain] = [person(`girl, 7, brown braids, ${said}`), person('girl, 7, brown braids')]
  const { hair, marks } = look
  expect(JSON.stringify(drawn({ ...plain, hair, marks }))).not.toBe(JSON.stringify(drawn(plain)))
})

test.each([
  ['hair like straw', hairColours.blond],
  ['hair like fire', hairColours.red],
  ['sun-bleached hair', hairColours.bleached],
])('%s has that colour (IR-112)', (said, colour) => {
  expect(person(`girl, 7, ${said}`).hair.colour).toBe(colour)
})

test.each(['always barefoot', 'no shoes'])('who is %s has bare feet (IR-112)', (said) => {
  expect(person(`girl, 7, ${said}`).shoes.kind).toBe('bare')
})

test('a lock over one eye leaves the other free, and nobody has one from behind (IR-111)', () => {
  const look = person('boy, 8, hair over one eye')
  expect(look.hair.over).toBe('eye')
  expect(person('boy, 8, brown hair').hair).not.toHaveProperty('over')
  const plain = { ...look, hair: { ...look.hair, over: undefined } } as never
  expect(drawn(look, Math.PI).length).toBe(drawn(plain, Math.PI).length)
})
