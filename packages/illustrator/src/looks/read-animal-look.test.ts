import { describe, expect, test } from 'vitest'
import { drawAnimal } from '../animals/draw-animal.ts'
import { alone } from '../people/figure.ts'
import { clothColours, coatColours } from './colour-words.ts'
import type { AnimalLook } from './look.ts'
import { readLook } from './read-look.ts'

function animal(details: string, name = 'Fluff'): AnimalLook {
  const look = readLook({ name, details })
  if (look.kind !== 'animal') throw new Error(`${name} was read as a person.`)
  return look
}

describe('reading an animal', () => {
  test.each([
    ['a small fluffy white lamb with a blue ribbon', 'lamb'],
    ['A scruffy brown puppy', 'dog'],
    ['an orange kitten', 'cat'],
    ['a stubborn donkey', 'donkey'],
    ['a shy, brave lion', 'lion'],
    ['a gray bunny', 'rabbit'],
    ['a white dove', 'dove'],
    ['a 3 year old golden dog', 'dog'],
    ['a tiny mouse', 'mouse'],
    ['a speckled hen', 'hen'],
    ['a goldfish', 'fish'],
    ['a pink piglet', 'pig'],
    ['a friendly dragon', 'dragon'],
    ['a small robot', 'robot'],
    ['a rag doll with red yarn hair', 'doll'],
    ['a camel', 'camel'],
    ['a cheeky little monkey', 'monkey'],
    ['a gray sea lion', 'seal'],
    ['a hungry hippopotamus', 'hippo'],
    ['a brown guinea pig', 'guinea pig'],
    ['a ladybird with five dots', 'ladybug'],
    ['a fuzzy bumblebee', 'bee'],
    ['a purple octopus', 'octopus'],
    ['a big brown bear with glasses', 'bear'],
    ['a big brown bear', 'bear'],
  ] as const)('knows that %j is a %s', (details, species) => {
    expect(animal(details).species).toBe(species)
  })

  test('takes the kind from the name when the details leave it out', () => {
    expect(animal('loves carrots', 'Hops the rabbit').species).toBe('rabbit')
  })

  test('reads coat and what is worn', () => {
    expect(animal('a brown dog with floppy ears and a red scarf')).toMatchObject({
      coat: '#a06f43',
      neckwear: { kind: 'scarf', colour: clothColours.red },
    })
    expect(animal('a frog with a red scarf', 'Freddy Frog').coat).not.toBe(coatColours.red)
    expect(animal('a red octopus').coat).toBe(clothColours.red)
    expect(animal('a red fox').coat).toBe(coatColours.red)
    expect(animal('a white lamb with a blue bow tie')).toMatchObject({
      neckwear: { kind: 'bow', colour: clothColours.blue },
    })
  })

  test.each([
    ['a goat with one black ear', 'ear'],
    ['our street dog, one ear up and one down', 'ear-up'],
    ['a cat with a torn left ear', 'torn-ear'],
    ['a lamb, white with black nose', 'nose'],
    ['an old dog with a grey muzzle', 'muzzle'],
    ['a dog with white paws', 'socks'],
    ['a little brown dog with one white paw', 'paw'],
    ['a dog with three legs', 'three-legs'],
    ['an old tabby cat', 'stripes'],
    ['a stuffed bear with button eyes', 'button-eyes'],
    ['a black cat with green eyes', 'eyes'],
    ['pony, brown with a white blaze', 'blaze'],
    ['Her stuffed walrus. Grey-blue, very worn', 'tusks'],
    ['a wild boar with long tusks', 'tusks'],
    ['pink plush axolotl with a bandage on its arm', 'gills'],
  ] as const)('draws of %j what others of its kind have not (IR-48)', (details, kind) => {
    const look = animal(details)
    expect(look.marks.map((mark) => mark.kind)).toContain(kind)
    const directions = { ...alone, pose: 'stand', face: 'calm', turn: 0.3 } as const
    const plain = { ...look, marks: look.marks.filter((mark) => mark.kind !== kind) }
    expect(drawAnimal(look, directions).shapes).not.toEqual(drawAnimal(plain, directions).shapes)
  })

  test('a small green dragon is green and small, also where the story calls it a dragon (IR-48)', () => {
    const figure = { name: 'Puff', details: 'a small green dragon, polite' }
    for (const look of [readLook(figure), readLook({ ...figure, sort: 'dragon' })])
      expect(look).toMatchObject({ kind: 'animal', species: 'dragon', coat: coatColours.green })
    const height = (details: string) =>
      drawAnimal(animal(details, 'Puff'), { ...alone, pose: 'stand', face: 'calm' }).height
    expect(height('a small green dragon')).toBeLessThan(height('a green dragon') * 0.9)
  })
})

test('a goat with a crooked horn has none on its forehead, and a unicorn has (IR-86)', () => {
  expect(animal('A brown goat with one crooked horn').marks).toEqual([])
  expect(animal('a unicorn').marks).toMatchObject([{ kind: 'horn' }])
})

test.each([
  ['a grey cat, bell on a red ribbon', 'bell', clothColours.red],
  ['a goat with a golden bell on a blue collar', 'bell', clothColours.blue],
  ['a cat, red bow', 'bow', clothColours.red],
  ['a stuffed walrus, one button eye missing and a striped scarf', 'scarf', null],
  ['a stuffed bear, red and white striped scarf', 'scarf', clothColours.red],
] as const)(
  'about the neck of "%s" is what is said, and its coat has no stripes',
  (details, kind, colour) => {
    const { neckwear, marks } = animal(details)
    expect(neckwear?.kind).toBe(kind)
    if (colour) expect(neckwear?.colour).toBe(colour)
    expect(neckwear?.stripes === undefined).toBe(kind !== 'scarf')
    expect(marks.map((mark) => mark.kind)).not.toContain('stripes')
  },
)

test.each(['folded inside out', 'inside out', 'always flips over', 'turned back'])(
  'an ear that is %s does not lie as the other does',
  (words) => {
    const { marks } = animal(`our sausage dog, brown, one ear ${words}`)
    expect(marks.map((mark) => mark.kind)).toContain('ear-up')
  },
)

test('the stripes of a scarf are seen', () => {
  const look = animal('a stuffed bear, red and white striped scarf')
  const { shapes } = drawAnimal(look, { ...alone, pose: 'stand', face: 'calm', turn: 0.3 })
  expect(shapes.filter(({ line }) => line?.colour === clothColours.white).length).toBeGreaterThan(3)
})
