import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { human } from '../testing/human-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

const people = ['girl, 2, dungarees', 'boy, 7', 'grandfather, 70'].map((details) => human(details))
const sitting = { ...alone, pose: 'sit', face: 'calm', noSeats: true, untouched: true } as const

function legsAt(look: (typeof people)[number], turn: number) {
  const { limbs } = drawPerson(look, { ...sitting, turn })
  if (!limbs) throw new Error('People have limbs.')
  return limbs
}

test('who sits on the ground and is seen from the side has the knees drawn up and the hands at them', () => {
  for (const look of people) {
    const { legs, arms, build } = legsAt(look, 0.88)
    const [hip, knee, ankle] = legs.left
    expect(knee[1], look.age).toBeLessThan(hip[1] - 10 * build.girth)
    expect(ankle[0], look.age).toBeGreaterThan(hip[0] + 27 * build.girth)
    expect(Math.abs(arms.left[2][1] - knee[1]), look.age).toBeLessThan(46 * build.girth)
  }
})

test('the knees of who sits cross-legged and faces the reader are seen beside the hands', () => {
  for (const look of people) {
    const { legs, arms, build } = legsAt(look, 0)
    const hand = 15.5 * build.girth
    expect(legs.left[1][0], look.age).toBeLessThan(arms.left[2][0] - hand)
    expect(legs.right[1][0], look.age).toBeGreaterThan(arms.right[2][0] + hand)
  }
})

test('who lies in a bed has an arm on the quilt, and the shoulder above it (IR-154)', () => {
  for (const look of people)
    for (const pose of ['lie', 'sleep'] as const) {
      const { shapes, head } = drawPerson(look, { ...alone, pose, face: 'calm', bed: true, quilt: QUILT })
      const quilt = shapes.findIndex(({ fill }) => fill === QUILT)
      const hand = shapes.slice(quilt).findLast(({ surface }) => surface === 'skin')
      if (!hand) throw new Error(`No hand of ${look.age} is on the quilt.`)
      expect(boundsOf([hand.path]).left, `${look.age} ${pose}`).toBeGreaterThan(head.centre[0])
    }
})

const QUILT = '#123456'
