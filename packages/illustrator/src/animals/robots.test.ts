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
  'a robot, bottle cap eyes',
  'a robot, uneven arms',
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

test.each([
  ['a small silver robot with one big blue eye, built out of a toaster', ['eyes', 'one-eye', 'toaster']],
  ['a rusty robot, square head, one lamp eye, wheels instead of feet', ['one-eye', 'square-head', 'wheels']],
  [
    'a robot, made out of a kettle, a single red eye, rolls on two wheels',
    ['eyes', 'kettle', 'one-eye', 'wheels'],
  ],
  [
    'a robot built from a biscuit tin, two lamp eyes, one wheel squeaks, no mouth',
    ['no-mouth', 'tin', 'wheels'],
  ],
  [
    'a robot she built with her dad, body is a biscuit tin, bottle-cap eyes, one arm longer than the other',
    ['cap-eyes', 'tin', 'uneven-arms'],
  ],
  [
    'his robot, body is a cereal box, bottle tops for eyes, one short arm',
    ['box', 'cap-eyes', 'uneven-arms'],
  ],
  ['home made robot, toaster body, uneven arms', ['toaster', 'uneven-arms']],
  ['a purple robot, one blinking yellow eye, tracks instead of legs', ['eyes', 'one-eye', 'wheels']],
])('%j has the eyes, the wheels and the stuff that are said (IR-106)', (details, kinds) => {
  expect(
    robot(details)
      .look.marks.map(({ kind }) => kind)
      .sort(),
  ).toEqual(kinds)
})

test('the eyes of a robot shine in the colour that is said (IR-106)', () => {
  const eyes = (details: string) => JSON.stringify(robot(details).figure.shapes)
  expect(eyes('a silver robot, two green light eyes')).not.toBe(eyes('a silver robot'))
  expect(robot('a silver robot, two green light eyes').look.marks.map(({ kind }) => kind)).not.toContain(
    'lamp',
  )
})

test.each([
  ['a little robot from an old paint tin, one round green eye', 'tin'],
  ['a rusty robot he made from tins', 'tin'],
  ['a small robot with one big blue eye and wheels that squeak', 'wheels'],
  ['our robot, put together out of cardboard boxes', 'box'],
])('%j is built of what the words tell anywhere (IR-106)', (details, kind) => {
  expect(robot(details).look.marks.map((mark) => mark.kind)).toContain(kind)
})
