import { describe, expect, test } from 'vitest'
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
})
