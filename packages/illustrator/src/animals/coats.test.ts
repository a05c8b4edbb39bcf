import { expect, test } from 'vitest'
import { clothColours, coatColours } from '../looks/colour-words.ts'
import { readLook } from '../looks/read-look.ts'
import { alone } from '../people/figure.ts'
import type { Pose } from '../scene-description.ts'
import { drawAnimal } from './draw-animal.ts'

const look = (details: string) => {
  const read = readLook({ name: 'Coco', details })
  if (read.kind !== 'animal') throw new Error(`${details} should be an animal.`)
  return read
}
const drawn = (details: string, pose: Pose) =>
  drawAnimal(look(details), { ...alone, pose, turn: 0.2, face: 'happy' }).shapes

const everyBody = ['dog', 'cat', 'hen', 'monkey', 'rabbit', 'horse', 'duck', 'bear'] as const

test('what is on a coat and what is worn is seen on every body, standing, sitting and lying (IR-108)', () => {
  for (const animal of everyBody)
    for (const pose of ['stand', 'sit', 'sleep', 'run'] as const) {
      const plain = drawn(`a ${animal}`, pose).length
      const looks = [`a ${animal}. speckled`, `a ${animal}, black and white`, `a ${animal} in a blue jumper`]
      for (const one of looks) expect(drawn(one, pose).length, `${one}, ${pose}`).toBeGreaterThan(plain)
    }
})

test('of two colours of a coat the second is that of its patches (IR-108)', () => {
  expect(look('our black and white dog')).toMatchObject({ coat: coatColours.black, spots: coatColours.white })
  expect(look('ginger and white cat')).toMatchObject({ coat: coatColours.ginger, spots: coatColours.white })
  expect(look('a black dog').spots).toBeNull()
})

test('who is likened to none wears nothing, and a striped jumper is no striped coat (IR-108)', () => {
  expect(look('a brown bear')).not.toHaveProperty('garment')
  expect(look('a bear in a striped jumper').marks).toEqual([])
})

test('boots and beaks are as red as paint (IR-108)', () => {
  const coloured = (details: string) => look(details).marks.map(({ colour }) => colour)
  expect(coloured('a penguin in red wellies')).toContain(clothColours.red)
  expect(coloured('a crow with a red beak')).toEqual([clothColours.red])
})
