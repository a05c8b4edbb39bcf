import { expect, test } from 'vitest'
import { mountFor } from '../composition/mount-for.ts'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import type { Pose } from '../scene-description.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function drawn(details: string, pose: Pose, hold?: string) {
  const look = readLook({ name: 'Kim', details })
  if (look.kind !== 'human') throw new Error('Kim is somebody.')
  const mount = mountFor({ name: 'Kim', pose, face: 'happy', ...(hold && { hold }) })
  const figure = drawPerson(look, { ...alone, pose, face: 'happy', turn: 1, ...mount })
  const riding = mount.mount && boundsOf(mount.mount.shapes.map(({ path }) => path))
  return { figure, riding, shapes: figure.shapes.length - (mount.mount?.shapes.length ?? 0) }
}

test.each(['a toddler, 2, boy', 'a girl of 7', 'an old man', 'a mother in a long skirt'])(
  '%s on a bicycle has both hands on its bar and the hips above its saddle (IR-95)',
  (details) => {
    const { figure } = drawn(details, 'ride', 'bicycle')
    const standing = drawn(details, 'stand').figure
    expect(figure.hands.right[0]).toBeGreaterThan(40)
    expect(Math.abs(figure.hands.left[1] - figure.hands.right[1])).toBeLessThan(12)
    expect(figure.lap[1]).toBeLessThanOrEqual(standing.lap[1])
    expect(boundsOf(figure.shapes.map(({ path }) => path)).bottom).toBeLessThan(12)
  },
)

test('who is in a sail cart sits in it, behind its mast (IR-149)', () => {
  const { figure, riding } = drawn('a girl of 7', 'ride', 'sail cart')
  expect(riding?.top).toBeLessThan(-100)
  expect(boundsOf(figure.shapes.map(({ path }) => path)).bottom).toBeLessThan(12)
})

test('on a horse somebody sits as high as its back, one leg on this side of it (IR-95)', () => {
  const [onHorse, onFoot] = [drawn('a girl of 7', 'ride', 'horse'), drawn('a girl of 7', 'walk')]
  expect(onHorse.figure.height).toBeGreaterThan(onFoot.figure.height + 60)
  expect(onHorse.shapes).toBeLessThan(onFoot.shapes)
})

test.each(['a toddler, 2, boy', 'a girl of 7', 'an old man'])(
  '%s on a hobby horse runs with its stick between the legs, its head before both hands (IR-149)',
  (details) => {
    const { figure, riding } = drawn(details, 'ride', 'hobby horse')
    const standing = drawn(details, 'stand').figure
    expect(figure.hands.right[0]).toBeGreaterThan(20)
    expect(Math.abs(figure.hands.left[1] - figure.hands.right[1])).toBeLessThan(12)
    expect(Math.abs(figure.lap[1] - standing.lap[1])).toBeLessThan(40)
    const all = boundsOf(figure.shapes.map(({ path }) => path))
    expect(all.right).toBeGreaterThan(figure.hands.right[0] + 20)
    expect(riding).toBeDefined()
  },
)

test.each(['a toddler, 2, boy', 'a girl of 7 in a long skirt', 'a tall mother'])(
  '%s hops in a sack that is before the legs, both hands at its rim (IR-157)',
  (details) => {
    const { figure } = drawn(details, 'ride', 'sack')
    const front = boundsOf(figure.shapes.slice(-3).map(({ path }) => path))
    expect(front.top).toBeLessThan(figure.lap[1] + 20)
    expect(front.top).toBeGreaterThan(-figure.height * 0.6)
    expect(Math.abs(figure.hands.right[1] - front.top)).toBeLessThan(30)
    expect(front.bottom).toBeLessThan(8)
  },
)

test.each(['a toddler, 2, boy', 'a girl of 7', 'a tall mother'])(
  '%s runs behind a wheelbarrow that stands on the ground, both hands at its handles (IR-149)',
  (details) => {
    const { figure, riding } = drawn(details, 'ride', 'wheelbarrow')
    expect(figure.hands.right[0]).toBeGreaterThan(20)
    expect(Math.abs(figure.hands.left[1] - figure.hands.right[1])).toBeLessThan(18)
    const all = boundsOf(figure.shapes.map(({ path }) => path))
    expect(all.right).toBeGreaterThan(figure.hands.right[0] + 80)
    expect(all.bottom).toBeLessThan(12)
    expect(riding).toBeDefined()
  },
)

test('what cannot be ridden is nowhere under anybody, and babies and who uses a wheelchair ride nothing (IR-95)', () => {
  expect(mountFor({ name: 'Kim', pose: 'ride', face: 'happy', hold: 'apple' })).toEqual({})
  for (const details of ['a baby boy', 'a girl of 7 who uses a wheelchair']) {
    const { figure, riding } = drawn(details, 'ride', 'bicycle')
    expect(figure.height).toBeLessThan(420)
    expect(riding).toBeDefined()
    expect(drawn(details, 'ride').figure.shapes).toHaveLength(figure.shapes.length)
  }
})

test('hands in pockets are not seen, and who stands on tiptoe is taller (IR-95)', () => {
  const skinOf = ({ figure }: ReturnType<typeof drawn>) =>
    figure.shapes.filter(({ surface }) => surface === 'skin').length
  const details = 'a boy of 8 in a blue jumper and long trousers'
  expect(skinOf(drawn(details, 'hands-in-pockets'))).toBe(skinOf(drawn(details, 'stand')) - 2)
  expect(drawn(details, 'tiptoe').figure.height).toBeGreaterThan(drawn(details, 'stand').figure.height + 8)
})
