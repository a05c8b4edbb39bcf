import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawArm } from './arms.ts'
import { buildOf } from './build.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'
import { headView } from './head-view.ts'
import { clothPrints } from './headwear/cloth-prints.ts'
import { stanceOf } from './poses.ts'
import { postureOf } from './posture.ts'
import { drawTorso } from './torso.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

const posed = (look: HumanLook, turn: number) => {
  const build = buildOf(look)
  return { build, posture: postureOf(build, stanceOf('stand', look.age, 'stools'), turn) }
}

test.each([0, 0.5, 1])(
  'stripes run from one side of the cloth to the other, seen at %d of a turn (IR-137)',
  (turn) => {
    const look = person('boy, 5, navy and white striped t-shirt')
    const { build, posture } = posed(look, turn)
    const torso = drawTorso(look, build, posture)
    const cloth = torso.find(({ fill }) => fill === look.garment.colour)
    const stripes = torso.filter(({ fill, surface }) => fill === look.garment.trim && surface === 'flat')
    if (!cloth) throw new Error('There should be a shirt.')
    const shirt = boundsOf([cloth.path])
    expect(stripes.length).toBeGreaterThan(2)
    for (const { path } of stripes) {
      const { left, right } = boundsOf([path])
      expect((right - left) / (shirt.right - shirt.left)).toBeGreaterThan(0.78)
      expect(left).toBeGreaterThanOrEqual(shirt.left)
      expect(right).toBeLessThanOrEqual(shirt.right)
    }
  },
)

test('striped sleeves have stripes, and those of a shirt under overalls have none (IR-137)', () => {
  const stripesOn = (look: HumanLook): number => {
    const { build, posture } = posed(look, 0)
    const { shapes } = drawArm(look, build, posture, 'left', undefined)
    return shapes.filter(({ fill }) => fill === look.garment.trim).length
  }
  expect(stripesOn(person('boy, 5, navy and white striped t-shirt'))).toBe(2)
  expect(stripesOn(person('boy, 5, navy and white striped sweater'))).toBe(3)
  expect(stripesOn(person('boy, 5, plain blue t-shirt'))).toBe(0)
  expect(stripesOn(person('boy, 5, striped overalls'))).toBe(0)
})

test('a shaved head has a shade where hair would grow, a bald one has none (IR-137)', () => {
  const front = (details: string) =>
    drawPerson(person(details), { ...alone, pose: 'stand', turn: 0, face: 'happy' }).shapes.length
  expect(person('boy, 9, shaved head').hair.cut).toBe('shaved')
  expect(person('man, 60, bald').hair.cut).toBe('bald')
  expect(front('boy, 9, shaved head, brown skin, teal t-shirt')).toBeGreaterThan(
    front('boy, 9, bald, brown skin, teal t-shirt'),
  )
})

test('the stripes of a headscarf are beside the face, and never over it', () => {
  const stripes = clothPrints(person('8, a lilac hijab with stripes'), headView({ turn: 0, nod: 0 }))
  const beside = stripes.map(({ path }) => boundsOf([path])).filter(({ top }) => Math.abs(top) < 0.7)
  expect(beside.length).toBeGreaterThan(1)
  for (const { left, right } of beside) expect(right - left).toBeLessThan(0.5)
})
