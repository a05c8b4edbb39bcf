import { expect, test } from 'vitest'
import { clothColours } from '../looks/colour-words.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

test.each(['netela', 'gabi', 'shawl'])('a white %s with a green border lies about the shoulders', (shawl) => {
  const look = readLook({
    name: 'Tsehay',
    details: `my mother, 71, white cotton ${shawl} with green border`,
  })
  if (look.kind !== 'human') throw new Error('She should look like people.')
  expect(look).toMatchObject({ scarf: clothColours.white, isShawl: true })
  for (const turn of [0, 0.7, 1, 2]) {
    const shapes = drawPerson(look, { ...alone, pose: 'stand', turn, face: 'calm' }).shapes
    expect(shapes.some(({ fill }) => fill === clothColours.white)).toBe(true)
    expect(shapes.some(({ line }) => line?.colour === clothColours.green)).toBe(true)
  }
})
