import { expect, test } from 'vitest'
import { lighter } from '../drawing/colour.ts'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function drawn(details: string, directions: { untouched: boolean; bed?: boolean }) {
  const look = readLook({ name: 'Bogna', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return drawPerson(look, { ...alone, pose: 'lie', face: 'calm', turn: 0, ...directions })
}
const width = ({ shapes }: ReturnType<typeof drawn>): number => {
  const { left, right } = boundsOf(shapes.map(({ path }) => path))
  return right - left
}

test('a baby that nobody holds lies in a basket, except in a bed (IR-138)', () => {
  const baby = 'baby sister, 5 months, bald, mustard sleepsuit'
  const [lying, held] = [drawn(baby, { untouched: true }), drawn(baby, { untouched: false })]
  expect(lying.shapes.length).toBeGreaterThan(held.shapes.length)
  expect(width(lying)).toBeGreaterThan(width(held))
  const inBed = drawn(baby, { untouched: true, bed: true })
  const coloursOf = ({ shapes }: typeof inBed) => new Set(shapes.map(({ fill }) => fill))
  expect(coloursOf(inBed)).toEqual(coloursOf(drawn(baby, { untouched: false, bed: true })))
  const girl = 'girl, 6, mustard pyjamas'
  expect(drawn(girl, { untouched: true }).shapes.length).toBe(drawn(girl, { untouched: false }).shapes.length)
})

test('a baby in two arms is a bundle without legs that stick out (IR-138)', () => {
  const held = drawn('baby sister, 5 months, bald, mustard sleepsuit', { untouched: false })
  expect(width(held) / held.head.radius).toBeLessThan(4)
})

test('a baby that is awake in its basket is seen with arms and legs (IR-143)', () => {
  const limbs = (pose: 'lie' | 'sleep'): number => {
    const look = readLook({ name: 'Bogna', details: 'baby sister, 5 months, bald, mustard sleepsuit' })
    if (look.kind !== 'human') throw new Error('She is a person.')
    const { shapes, head } = drawPerson(look, { ...alone, pose, face: 'calm', turn: 0, untouched: true })
    const cloth = lighter(look.garment.colour, 0.16)
    expect(shapes.some(({ fill }) => fill === cloth)).toBe(pose === 'sleep')
    return shapes.filter(
      ({ fill, path }) => fill === look.skin && boundsOf([path]).left > head.centre[0] + head.radius,
    ).length
  }
  expect(limbs('lie')).toBeGreaterThan(2)
  limbs('sleep')
})
