import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

test('a wheelchair seen from the side has a handle behind its back and a rest before the feet', () => {
  const look = readLook({ name: 'Saoirse', details: 'girl, 7, purple wheelchair' })
  if (look.kind !== 'human') throw new Error('She is a girl.')
  const { shapes } = drawPerson(look, { ...alone, pose: 'sit', face: 'calm', turn: 1 })
  const boxes = (colour: string) =>
    shapes.filter(({ fill }) => fill === colour).map(({ path }) => boundsOf([path]))
  const back = boxes(look.aidColour ?? '').find(({ top, bottom }) => bottom - top > 90)
  const metal = boxes('#5a5f70')
  if (!back) throw new Error('The chair has a back.')
  expect(Math.min(...metal.map(({ left }) => left))).toBeLessThan(back.left - 10)
  expect(Math.max(...metal.map(({ right }) => right))).toBeGreaterThan(back.right + 60)
})
