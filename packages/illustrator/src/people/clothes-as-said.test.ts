import { expect, test } from 'vitest'
import { darker } from '../drawing/colour.ts'
import { boundsOf } from '../geometry/path.ts'
import { clothColours } from '../looks/colour-words.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawArm } from './arms.ts'
import { buildOf } from './build.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'
import { stanceOf } from './poses.ts'
import { postureOf } from './posture.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}
const drawn = (look: HumanLook) =>
  drawPerson(look, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes
const standing = (look: HumanLook, turn: number) =>
  postureOf(buildOf(look), stanceOf('stand', look.age, 'stools'), turn)
const fillsOf = (look: HumanLook) => drawn(look).map(({ fill }) => fill)

test.each(['puffy', 'denim', 'knitted'])('a %s jacket is seen to be one (IR-146)', (fabric) => {
  const [said, plain] = [person(`boy, 8, ${fabric} red jacket`), person('boy, 8, red jacket')]
  expect(said.garment).toMatchObject({ kind: 'jacket', colour: clothColours.red })
  expect(drawn(said).length).toBeGreaterThan(drawn(plain).length)
})

test('a padded jacket is thicker than others (IR-146)', () => {
  const width = (look: HumanLook) => {
    const xs = drawn(look)
      .filter(({ fill }) => fill === clothColours.red)
      .flatMap(({ path }) => [...path.points].filter((_, index) => index % 2 === 0))
    return Math.max(...xs) - Math.min(...xs)
  }
  expect(width(person('boy, 8, red quilted jacket'))).toBeGreaterThan(width(person('boy, 8, red jacket')))
})

test('what is said behind a garment is of it (IR-146)', () => {
  const blazer = person('girl, 11, her school blazer is maroon with a badge')
  expect(blazer.garment).toMatchObject({ kind: 'blazer', colour: clothColours.maroon })
  expect(person('girl, 13, hijab light pink with little pearls').headwear?.colour).not.toBe(
    person('girl, 13, hijab').headwear?.colour,
  )
})

test.each([
  ['orange and black kitenge skirt with zigzags, white tee', 'zigzags', 'orange', 'black'],
  ['skirt with orange and black zigzags', 'zigzags', 'orange', 'black'],
  ['zigzag chitenge skirt in orange and black', 'zigzags', 'orange', 'black'],
  ['red sarong with white palm leaves', 'leaves', 'red', 'white'],
  ['skirt in orange and black kanga', 'checks', 'orange', 'black'],
  ['red lavalava with white hibiscus print', 'flowers', 'red', 'white'],
  ['red sarong printed with white flowers', 'flowers', 'red', 'white'],
  ['red sarong with a pattern of white roses', 'flowers', 'red', 'white'],
] as const)('both colours of “%s” are seen, in its print (IR-146)', (said, pattern, colour, trim) => {
  const look = person(`girl, 8, ${said}`)
  expect(look.bottom).toEqual({
    kind: 'skirt',
    colour: clothColours[colour],
    pattern,
    trim: clothColours[trim],
  })
  expect(fillsOf(look)).toEqual(expect.arrayContaining([clothColours[colour], clothColours[trim]]))
})

test.each([
  ['white dress embroidered with big orange flowers', 'flowers', 'orange'],
  ['white floral embroidered dress', 'flowers', null],
  ['white embroidered dress with red hearts', 'hearts', 'red'],
  ['turquoise dress with little mirrors sewn on', 'mirrors', null],
  ['green dress covered in mirror work', 'mirrors', null],
  ['gold sequined dress', 'mirrors', null],
  ['red knitted sweater with snowflake pattern', 'snowflakes', null],
  ['red shirt with tiny white leaves', 'leaves', 'white'],
  ['blue paisley dress', 'leaves', null],
  ['camo hoodie', 'camouflage', null],
  ['navy snowflake jumper', 'snowflakes', null],
  ['sweater with white snowflakes', 'snowflakes', 'white'],
] as const)('what is on “%s” is seen (IR-146)', (said, pattern, trim) => {
  const look = person(`girl, 6, ${said}`)
  expect(look.garment).toMatchObject({ pattern, ...(trim && { trim: clothColours[trim] }) })
  const plain = { ...look, garment: { ...look.garment, pattern: 'plain' as const } }
  expect(drawn(look).length).toBeGreaterThan(drawn(plain).length)
})

test.each(Array.from({ length: 8 }, (_, at) => at))(
  'clothes that nobody said leave a lavalava to be seen (IR-146), %i',
  (at) => {
    const look = readLook({ name: `Robin${at}`, details: 'boy, 8, red lavalava' })
    expect(look).toMatchObject({ bottom: { kind: 'skirt', colour: clothColours.red } })
    expect(look).not.toMatchObject({ garment: { kind: 'overalls' } })
  },
)

test.each([
  'long dark green coat',
  'dark green coat down to his ankles',
  'dark green coat that reaches to the knees',
  'a floor length dark green coat',
  'dark green trench coat',
  'dark green overcoat',
])('“%s” hangs down over the trousers, which are seen below it (IR-146)', (said) => {
  const [long, short] = [person(`man, ${said}, red trousers`), person('man, dark green coat, red trousers')]
  const lowest = (look: HumanLook) =>
    Math.max(
      ...drawn(look)
        .filter(({ fill }) => fill === look.garment.colour)
        .flatMap(({ path }) => [...path.points].filter((_, index) => index % 2 === 1)),
    )
  expect(long.garment).toMatchObject({ kind: 'coat', colour: short.garment.colour })
  expect(short.garment.kind).toBe('jacket')
  expect(lowest(long)).toBeGreaterThan(lowest(short) + 40)
  expect(fillsOf(long)).toContain(clothColours.red)
})

test.each([
  'yellow star pyjamas under his red coat',
  'red winter coat over yellow pyjamas with stars',
  'yellow pyjamas with stars and a red jacket',
  'a red coat on top of his starry yellow pyjamas',
])('of “%s” both are seen, the coat open (IR-146)', (said) => {
  const look = person(`boy, 5, ${said}`)
  expect(look).toMatchObject({
    garment: { kind: 'jacket', colour: clothColours.red, under: clothColours.yellow },
    bottom: { kind: 'trousers', colour: clothColours.yellow, pattern: 'stars' },
  })
  const buttoned = { ...look, bottom: { ...look.bottom, colour: '#000000' } }
  expect(fillsOf(buttoned)).toContain(clothColours.yellow)
})

test.each([
  'woman, long dark green coat',
  'woman, coat down to her ankles',
  'boy, 7, red cardigan',
  'man, checked shirt',
  'man, black blazer',
  'man, blue jacket',
])('no seam of “%s” hangs out below its hem (IR-146)', (details) => {
  const look = person(details)
  for (const pose of ['stand', 'kneel'] as const)
    for (const turn of [0, 0.5, 1]) {
      const { shapes } = drawPerson(look, { ...alone, pose, face: 'calm', turn })
      const low = (paths: readonly (typeof shapes)[number][]) =>
        boundsOf(paths.map(({ path }) => path)).bottom
      const cloth = shapes.filter(({ fill }) => fill === look.garment.colour)
      const dark = [0.72, 0.76].map((share) => darker(look.garment.colour, share))
      const seams = shapes.filter(({ line }) => line && dark.includes(line.colour))
      expect(low(seams), `${pose} ${turn}`).toBeLessThan(low(cloth))
    }
})

test('pyjamas under a coat are of another colour than it is, and keep what is printed on them (IR-146)', () => {
  const look = person('boy, 5, dinosaur pyjamas under his coat')
  expect(look.garment).toMatchObject({ kind: 'jacket', motif: 'dinosaur', under: look.bottom.colour })
  expect(look.bottom.colour).not.toBe(look.garment.colour)
})

test('a school blazer is navy where no colour is said, and a long coat hides no skirt (IR-146)', () => {
  expect(person('boy, 10, school blazer').garment.colour).toBe('#2e4a86')
  expect(person('girl, 10, green school blazer').garment.colour).toBe(clothColours.green)
  expect(person('girl, 10, long coat and a blue skirt').garment.kind).toBe('jacket')
})

test('a skirt in brown batik is brown, camouflage is green, and an apron has pockets (IR-146)', () => {
  expect(person('girl, 8, skirt in brown batik').bottom.colour).toBe(clothColours.brown)
  expect(person('girl, 8, skirt with brown stripes').bottom.trim).toBe(clothColours.brown)
  expect(person('boy, 8, camouflage trousers').bottom).toMatchObject({
    pattern: 'camouflage',
    colour: '#8c9668',
  })
  const apron = person('girl, 8, pink apron')
  expect(fillsOf(apron).filter((fill) => fill === darker(clothColours.pink ?? '', 0.84))).toHaveLength(2)
})

test.each(['sit', 'kneel', 'stand'] as const)(
  'who is to %s has the apron down over the lap (IR-146)',
  (pose) => {
    const look = person('woman, blue skirt, pink apron with white flowers')
    const fills = drawPerson(look, { ...alone, pose, turn: 0.1, face: 'happy' }).shapes.map(
      ({ fill }) => fill,
    )
    expect(fills.lastIndexOf(clothColours.pink)).toBeGreaterThan(fills.lastIndexOf(clothColours.blue))
  },
)

test('trousers are seen below a kurta and below a skirt, with their print (IR-146)', () => {
  expect(person('girl, 6, purple kurta, white trousers').legwear?.colour).toBe(clothColours.white)
  const look = person('girl, 7, leopard leggings, pink tutu on top')
  expect(look).toMatchObject({ bottom: { kind: 'skirt' }, legwear: { pattern: 'leopard spots' } })
  expect(fillsOf(look)).toContain(look.legwear?.trim)
  expect(person('girl, 7, pink tutu')).not.toHaveProperty('legwear')
})

test('a shirt below dungarees has its colour, and its print is on them (IR-146)', () => {
  const look = person('boy, 6, yellow dinosaur t-shirt under blue dungarees')
  expect(look.garment).toMatchObject({ kind: 'overalls', under: clothColours.yellow, motif: 'dinosaur' })
  expect(fillsOf(look)).toContain(clothColours.yellow)
})

test('boots have shafts, also below a hem (IR-146)', () => {
  const [boots, shoes] = [
    person('girl, 2, red dress, green gumboots'),
    person('girl, 2, red dress, green shoes'),
  ]
  const high = (look: HumanLook) =>
    Math.min(
      ...drawn(look)
        .filter(({ fill }) => fill === clothColours.green)
        .flatMap(({ path }) => [...path.points].filter((_, index) => index % 2 === 1)),
    )
  expect(high(boots)).toBeLessThan(high(shoes) - 15)
})

test('a suit has trousers of its cloth, a snowsuit no bib (IR-146)', () => {
  expect(person('father, navy suit').bottom.colour).toBe(clothColours.navy)
  expect(person('boy, 4, red snowsuit').garment).toMatchObject({ kind: 'jumpsuit', fabric: 'padded' })
})

test('a hi-vis jacket has bands that reflect (IR-146)', () => {
  const look = person('father, hi-vis jacket')
  expect(fillsOf(look)).toContain('#e6ebee')
})

test.each([
  'girl, 8, purple flowered dress',
  'girl, 8, yellow raincoat with blue dots',
  'girl, 8, blue pyjamas with white stars',
])('the print of "%s" is on the sleeves, and on the lap of who sits (IR-156)', (details) => {
  const look = person(details)
  const ofPrint = (pose: 'stand' | 'sit', turn: number) =>
    drawPerson(look, { ...alone, pose, turn, face: 'happy' }).shapes.filter(
      ({ fill, surface }) => fill === look.garment.trim && surface === 'flat',
    )
  const sleeves = (turn: number): number =>
    drawArm(look, buildOf(look), standing(look, turn), 'left', undefined).shapes.filter(
      ({ fill }) => fill === look.garment.trim,
    ).length
  for (const turn of [0, 1]) {
    expect(sleeves(turn)).toBeGreaterThan(1)
    expect(ofPrint('sit', turn).length).toBeGreaterThan(look.garment.kind === 'raincoat' ? 8 : 12)
  }
})

test('the zigzags of a dress are zigzags down to its hem', () => {
  const look = person('girl, 8, blue zigzag dress')
  const corners = drawn(look)
    .filter(({ fill }) => fill === look.garment.trim)
    .map(({ path }) => path.points.length)
  expect(corners.filter((count) => count >= 36).length).toBeGreaterThan(4)
})
