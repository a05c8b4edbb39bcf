import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { heldThing } from '../props/find-prop.ts'
import type { Pose } from '../scene-description.ts'
import { human } from '../testing/human-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone, type Figure } from './figure.ts'

const MARK = '#0a0b0c'
const people = ['girl, 2', 'boy, 7', 'woman, 35'].map((details) => human(details))

/** The bounds of what is held, and the hand that is nearest to it. */
function inHand(noun: string, pose: Pose, look: (typeof people)[number]) {
  const thing = heldThing(noun, { aloft: pose !== 'sit', upright: pose !== 'sit' })
  if (!thing) throw new Error(`${noun} should be drawn.`)
  const solid = thing.shapes.filter(({ surface }) => surface !== 'glow')
  const held = {
    ...thing,
    shapes: solid.map(({ line, ...shape }) => ({ ...shape, fill: MARK, ...(line && { line }) })),
  }
  const figure = drawPerson(look, { ...alone, pose, face: 'happy', turn: 0, held })
  const own = figure.shapes.filter(({ fill }) => fill === MARK)
  const box = boundsOf(own.map(({ path }) => path))
  const hands = [figure.hands.left, figure.hands.right].map(([x, y]) => ({
    x,
    y,
    away: Math.abs(x - (box.left + box.right) / 2),
  }))
  const hand = hands.sort((one, other) => one.away - other.away)[0]
  return { box, hand: { x: hand?.x ?? 0, y: hand?.y ?? 0 } }
}

test.each(['lantern', 'basket', 'bucket', 'lunchbox'])(
  'a %s hangs by its handle below the hand, over the ground, also of who sits or holds it up (IR-144)',
  (noun) => {
    for (const look of people)
      for (const pose of ['stand', 'walk', 'sit', 'hold-up'] as const) {
        const { box, hand } = inHand(noun, pose, look)
        expect(Math.abs(box.top - hand.y), `${pose}, ${look.age}: its handle`).toBeLessThan(22)
        expect(box.bottom, `${pose}, ${look.age}: its foot`).toBeLessThan(9)
      }
  },
)

test('a lantern that is held up hangs beside the head from an arm that is seen, also of who turns to somebody (IR-144)', () => {
  const lantern = heldThing('lantern', { aloft: true, upright: true })
  for (const look of people)
    for (const turn of [0, 0.7, 1]) {
      const figure = drawPerson(look, { ...alone, pose: 'hold-up', face: 'happy', turn, held: lantern })
      const { centre, radius } = figure.head
      const [hand] = figure.hands.right
      const half = boundsOf(
        (lantern?.shapes ?? []).flatMap(({ path, surface }) => (surface === 'glow' ? [] : path)),
      )
      expect(hand + half.left, `${look.age}, ${turn}: its inner side`).toBeGreaterThan(centre[0] + radius)
      expect(figure.shoulders.right[0], `${look.age}, ${turn}: the shoulder`).toBeGreaterThan(20)
    }
})

test('a lantern that is carried past somebody hangs beside the hip from the near arm, and no arm swings up (IR-144)', () => {
  const lantern = heldThing('lantern', { aloft: true, upright: true })
  for (const pose of ['stand', 'walk'] as const) {
    const { hands, shoulders } = drawPerson(human('man, 60'), {
      ...alone,
      pose,
      face: 'happy',
      turn: 1,
      held: lantern,
    })
    for (const side of ['left', 'right'] as const)
      expect(Math.abs(hands[side][0] - shoulders[side][0]), `${pose}, ${side}`).toBeLessThan(30)
  }
})

test.each(['flashlight', 'cup', 'star'])('a %s that is held up stands in the hand (IR-144)', (noun) => {
  for (const look of people) {
    const { box, hand } = inHand(noun, 'hold-up', look)
    expect(box.bottom, look.age).toBeGreaterThan(hand.y - 12)
  }
})

test('the shaft of an umbrella goes through the fist (IR-144)', () => {
  for (const pose of ['stand', 'hold-up', 'walk'] as const) {
    const { box, hand } = inHand('umbrella', pose, human('boy, 7'))
    expect(box.bottom, pose).toBeGreaterThan(hand.y + 10)
    expect(box.top, pose).toBeLessThan(hand.y - 100)
  }
})

test('from folded hands a lantern hangs, too, and no hand lies on its glass (IR-144)', () => {
  for (const look of people) {
    const { box, hand } = inHand('lantern', 'pray', look)
    expect(Math.abs(box.top - hand.y), look.age).toBeLessThan(22)
  }
})

const WOOD = '#123456'
const elder = { ...human('man, 70, walks with a stick'), aid: 'stick' as const, aidColour: WOOD }

const stickOf = ({ shapes }: Figure) =>
  boundsOf(shapes.filter(({ line }) => line?.colour === WOOD).map(({ path }) => path))

test('a walking stick is in the hand that is free, and hangs over an arm where none is (IR-144)', () => {
  const drawn = (pose: Pose, more: Partial<Parameters<typeof drawPerson>[1]> = {}) =>
    drawPerson(elder, { ...alone, pose, face: 'calm', turn: 0, ...more })
  for (const [pose, hand] of [
    ['stand', 'right'],
    ['wave', 'left'],
    ['point', 'left'],
  ] as const) {
    const figure = drawn(pose)
    const [x, y] = figure.hands[hand]
    const stick = stickOf(figure)
    expect(Math.abs((stick.left + stick.right) / 2 - x), pose).toBeLessThan(30)
    expect(Math.abs(stick.top - y), pose).toBeLessThan(30)
    expect(stick.bottom, pose).toBeGreaterThan(-6)
  }
  const busy = drawn('comfort', { grasps: { left: [90, -200], right: [90, -180] } })
  expect(stickOf(busy).bottom).toBeLessThan(-15)
})

test('the rope of a finish goes from the post in the hand to a peg on the ground (IR-157)', () => {
  for (const look of people)
    for (const pose of ['stand', 'wave'] as const) {
      const { box } = inHand('finish rope', pose, look)
      expect(box.right - box.left).toBeGreaterThan(150)
      expect(Math.abs(box.bottom)).toBeLessThan(90)
    }
})
