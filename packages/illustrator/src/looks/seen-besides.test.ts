import { listenToCharacter } from '@faith-fables/listener'
import { expect, test } from 'vitest'
import { drawnFacts } from './drawn-facts.ts'
import type { AnimalLook, HumanLook, ThingLook } from './look.ts'
import { readCast } from './read-cast.ts'

const lookOf = (details: string) => [...readCast([{ name: 'Robin', details }]).values()][0]
const human = (details: string) => lookOf(details) as HumanLook
const animal = (details: string) => lookOf(details) as AnimalLook
const marksOf = (details: string) => (lookOf(details) as HumanLook | AnimalLook).marks.map(({ kind }) => kind)
const drawnOf = (details: string) =>
  drawnFacts(listenToCharacter({ name: 'Robin', details }).facts)
    .filter(({ fact }) => fact.kind !== 'being')
    .map(({ drawn }) => drawn)

test.each([
  ['auntie, paint on her hands', 'stained-hands'],
  ['girl of 9, denim dungarees with paint on the knees', 'painted-knees'],
  ['girl of 9, dungarees with knees covered in paint', 'painted-knees'],
  ['girl of 9, jeans with blue paint splashes on both knees', 'painted-knees'],
  ['boy, 8, dungarees with muddy knees', 'stained-knees'],
  ['boy, 8, jeans with grass stains on the knees', 'stained-knees'],
  ['boy, 8, trousers with knee patches', 'patched-knees'],
  ['boy, 8, jeans with red patches on the knees', 'patched-knees'],
  ['girl 11, black nail varnish', 'nails'],
  ['my sister, has asthma so carries the blue inhaler', 'inhaler'],
  ['girl 5 with eczema on her arms', 'eczema'],
  ['she’s expecting, yellow dress', 'belly'],
  ['mermaid, silver scales', 'fish-tail'],
  ['a tall rabbit with antlers', 'antlers'],
  ['highland cow. lost one horn in the washing machine', 'one-horn'],
  ['old tomcat, long whiskers', 'whiskers'],
  ['old tomcat missing half his tail', 'half-tail'],
  ['sausage dog, brown', 'long-body'],
  ['pony, white, long mane', 'mane'],
  ['boy, born with one hand', 'no-hand'],
  ['grandad, bald, braces and a flat cap', 'suspenders'],
] as const)('“%s” has it on them (IR-132)', (details, mark) => {
  expect(marksOf(details)).toContain(mark)
})

test('an apron has its print, and a pendant of greenstone is green (IR-133)', () => {
  expect(human('grandmother, flowered apron').apronPrint).toMatchObject({ pattern: 'flowers' })
  expect(human('grandmother, blue apron with white dots').apronPrint?.pattern).toBe('dots')
  expect(human('grandmother, a plain apron').apronPrint).toBeUndefined()
  expect(drawnOf('grandmother, flowered apron')).toContain('whole')
  expect(human('nana, greenstone pendant').marks).toContainEqual(
    expect.objectContaining({ kind: 'necklace', colour: '#2f8f63' }),
  )
})

test('long sleeves, a nun’s habit, yellow wheels and a scarf about the hair are worn (IR-133)', () => {
  expect(human('girl, always in long cotton sleeves').garment.kind).toBe('shirt')
  expect(human('nun, grey habit').garment.kind).toBe('robe')
  expect(human('in a wheelchair. bright yellow wheels').aidColour).toBe(
    human('in a bright yellow wheelchair').aidColour,
  )
  expect(human('Mum. long locs tied up with a scarf')).toMatchObject({
    scarf: null,
    headwear: { kind: 'headscarf' },
  })
})

test('toys of cloth are sewn: a dragon with wings, a penguin, a soft toy (IR-134)', () => {
  expect(animal('plush dragon, green, with orange wings')).toMatchObject({ species: 'dragon', plush: true })
  expect(animal('penguin soft toy')).toMatchObject({ species: 'bird', plush: true })
  expect(animal('soft toy, brown')).toMatchObject({ species: 'bear', plush: true })
  expect(animal('dragon, green').plush).toBe(false)
})

test('what lives with three eyes or one has them (IR-134)', () => {
  expect((lookOf('a pumpkin with three eyes') as ThingLook).eyes).toBe(3)
  expect((lookOf('a cloud with one eye') as ThingLook).eyes).toBe(1)
  expect((lookOf('a cloud with eyes') as ThingLook).eyes).toBeUndefined()
})
