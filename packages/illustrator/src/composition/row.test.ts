import { describe, expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import type { Ground } from '../people/figure.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { emptyScene } from '../samples/sample-story.ts'
import { type Pose, poses } from '../scene-description.ts'
import { drawnFigures, hiddenShare } from '../testing/figure-masks.ts'
import { compose } from './compose.ts'
import { drawFigure } from './draw-figure.ts'
import { formRow, type RowMember } from './row.ts'

const cast = [...sampleCast, ...variedCast]
const ground: Ground = { bed: false, water: 'pond', flowers: false }

function rowOf(pose: Pose, names: readonly string[]): RowMember[] {
  const people = names.map((name) => ({
    figure: { name, pose, face: 'happy' } as const,
    look: readLook(cast.find((one) => one.name === name) ?? { name, details: '' }),
  }))
  return formRow(people, {
    reversed: false,
    propSide: () => 1,
    fromBehind: false,
    closeUp: false,
    ground,
  })
}

const headOf = ({ x, raised, attention, drawn }: RowMember) => ({
  x: x + drawn.head.centre[0] * attention.facing,
  y: drawn.head.centre[1] - raised,
  radius: drawn.head.radius,
})

/** How far apart two heads are, measured from rim to rim; negative where they cover each other. */
function between(one: RowMember, other: RowMember): number {
  const [first, second] = [headOf(one), headOf(other)]
  return Math.hypot(first.x - second.x, first.y - second.y) - first.radius - second.radius
}

test('a brace on one leg, a cast on one arm and a hearing aid at one ear are on the own side of who faces right and of who faces left (LN-51)', () => {
  const sideOf = (details: string, facing: -1 | 1) => {
    const look = readLook({ name: 'Ana', details })
    if (look.kind !== 'human') throw new Error('A person is read.')
    const figure = { name: 'Ana', pose: 'stand', face: 'happy' } as const
    const drawn = drawFigure({ figure, look }, { facing, turn: 0.1, nod: 0 }, ground, null)
    const [x, ...others] = drawn.shapes.flatMap(({ fill, path }) => {
      const { left, right } = boundsOf([path])
      return fill === (look.marks[0]?.colour ?? look.hearingAid) ? [((left + right) / 2) * facing] : []
    })
    if (x === undefined) throw new Error('It is seen.')
    return Math.sign([x, ...others].reduce((sum, one) => sum + one, 0))
  }
  for (const facing of [-1, 1] as const) {
    expect(sideOf('girl, 9, shorts, leg brace on the left', facing)).toBe(1)
    expect(sideOf('girl, 9, shorts, leg brace on her right leg', facing)).toBe(-1)
    expect(sideOf('girl, 9, shorts, leg brace', facing)).toBe(1)
    expect(sideOf('girl, 9, shorts, green cast on her left arm', facing)).toBe(1)
    expect(sideOf('girl, 9, shorts, green cast on her right arm', facing)).toBe(-1)
    expect(sideOf('girl, 9, bald, purple hearing aid in her left ear', facing)).toBe(1)
    expect(sideOf('girl, 9, bald, purple hearing aid in her right ear', facing)).toBe(-1)
  }
})

describe('people beside each other', () => {
  const upright = poses.filter((pose) => pose !== 'lie' && pose !== 'sleep')

  test.each(upright)('in the pose %s keep their heads apart, also when they lean to each other', (pose) => {
    for (const names of [
      ['Mia', 'Leo', 'Zoe'],
      ['Dad', 'Grandma Ruth', 'Amira'],
      ['Biscuit', 'Snowy', 'Whiskers'],
    ]) {
      const row = rowOf(pose, names)
      for (const [index, member] of row.slice(1).entries())
        expect(between(row[index] as RowMember, member), `${pose}: ${names.join()}`).toBeGreaterThan(8)
    }
  })

  test.each(['lie', 'sleep'] as const)('in the pose %s lie side by side, each face seen', (pose) => {
    for (const names of [
      ['Mia', 'Leo', 'Dad'],
      ['Dad', 'Zoe', 'Toby'],
    ]) {
      const row = rowOf(pose, names)
      const width =
        Math.max(...row.map(({ x, right }) => x + right)) - Math.min(...row.map(({ x, left }) => x - left))
      const longest = Math.max(...row.map(({ left, right }) => left + right))
      expect(width).toBeLessThan(longest * 1.7)
      const figures = names.map((name) => ({ name, pose, face: 'happy' }) as const)
      const scene = { ...emptyScene, figures }
      for (const figure of drawnFigures(compose({ scene, cast, seed: 'row', candidate: 0 })))
        expect(hiddenShare(figure), `${figure.name} in the pose ${pose}`).toBeLessThan(1 / 3)
    }
  })
})

test('who looks up from work at somebody has the hands down, not at the other’s face (IR-145)', () => {
  const people = (['Mia', 'Dad'] as const).map((name, index) => ({
    figure: {
      name,
      pose: index ? 'work' : 'stand',
      face: 'happy',
      look: index ? 'Mia' : 'Dad',
    } as const,
    look: readLook(cast.find((one) => one.name === name) ?? { name, details: '' }),
  }))
  const row = formRow(people, {
    reversed: false,
    propSide: () => 1,
    fromBehind: false,
    closeUp: false,
    ground,
  })
  const [mia, dad] = row
  if (!mia || !dad) throw new Error('Somebody is missing.')
  const { head } = mia.drawn
  for (const hand of [dad.drawn.hands.left, dad.drawn.hands.right])
    expect(hand[1]).toBeGreaterThan(head.centre[1] + head.radius * 0.8)
})

test('whoever looks at a thing turns to it, and their face is still seen (IR-158)', () => {
  const people = ['Mia', 'Leo'].map((name) => ({
    figure: { name, pose: 'stand', face: 'worried', look: name === 'Mia' ? 'gate' : 'Mia' } as const,
    look: readLook(cast.find((one) => one.name === name) ?? { name, details: '' }),
  }))
  for (const side of [-1, 1] as const) {
    const [mia] = formRow(people, {
      reversed: false,
      propSide: () => side,
      fromBehind: false,
      closeUp: false,
      ground,
    })
    expect(mia?.attention.facing).toBe(side)
    expect(mia?.attention.turn).toBeGreaterThan(0.6)
    expect(mia?.attention.turn).toBeLessThan(0.8)
  }
})
