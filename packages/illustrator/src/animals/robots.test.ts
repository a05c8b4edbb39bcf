import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import { alone } from '../people/figure.ts'
import { drawAnimal } from './draw-animal.ts'

const robot = (details: string) => {
  const look = readLook({ name: 'Zix', details })
  if (look.kind !== 'animal') throw new Error(`${details} should be a robot.`)
  return { look, figure: drawAnimal(look, { ...alone, pose: 'stand', turn: 0.2, face: 'happy' }) }
}
const outlines = (details: string) => JSON.stringify(robot(details).figure.shapes.map(({ path }) => path))

const built = [
  'a robot',
  'a robot made of a biscuit tin',
  'a robot made of a toaster',
  'a robot made of a kettle',
  'a robot made of a rice cooker',
  'a robot made of cardboard boxes',
  'a robot made of a washing machine',
  'a robot, square head',
  'a robot, one wheel',
  'a robot, two wheels',
  'a robot, bent antenna',
  'a robot, dented side',
]

test('every robot is drawn as what it was built of, and stands on the ground (IR-106)', () => {
  expect(new Set(built.map(outlines)).size).toBe(built.length)
  for (const details of built) {
    const { bottom } = boundsOf(robot(details).figure.shapes.map(({ path }) => path))
    expect(Math.abs(bottom), details).toBeLessThan(6)
  }
})

test('a robot has the colour that is said of it, or of what it was built of (IR-106)', () => {
  expect(robot('a robot made of red tins').look.coat).toBe(robot('a red robot').look.coat)
  expect(robot('a robot made of cardboard').look.coat).toBe('#c9a46f')
})
