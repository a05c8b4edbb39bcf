import { expect, test } from 'vitest'
import { distance, type Point } from '../geometry/point.ts'
import { readLook } from '../looks/read-look.ts'
import type { Ground } from '../people/figure.ts'
import { coveredFace } from '../people/own-face.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose } from '../scene-description.ts'
import { compose } from './compose.ts'
import { faultsOf } from './faults.ts'
import { formRow, type RowMember, standing } from './row.ts'

const cast = [
  { name: 'Ada', details: 'girl, 2, brown skin, afro puffs, orange dress' },
  { name: 'Ben', details: 'boy, 7, red jumper' },
  { name: 'Lil', details: 'girl, 2, black bob, orange dress' },
  { name: 'Gran', details: 'grandmother, 60, burgundy headscarf' },
  { name: 'Pa', details: 'father, 40, brown beard' },
  { name: 'Teen', details: 'girl, 13, long braid' },
  { name: 'Tot', details: 'boy, 2, blue shirt' },
  { name: 'Ma', details: 'mother, 35, black hair, yellow dress' },
  { name: 'Opa', details: 'grandfather, 70, grey hair, blue shirt' },
]

const embrace = (pose: Pose, who: string, seed: string) => {
  const scene = {
    ...emptyScene,
    setting: 'meadow' as const,
    shot: 'medium' as const,
    figures: [figure('Opa', pose, 'tender', { look: who }), figure(who, 'stand', 'sad')],
  }
  return { scene, composition: compose({ scene, cast, seed, candidate: 0 }) }
}

test.each(['comfort', 'hug', 'give'] as const)(
  'in the pose %s no puff and no hair lies on the other face, and no head over the other (IR-145)',
  (pose) => {
    for (const who of ['Ada', 'Ben'])
      for (const seed of ['one', 'two', 'three']) {
        const { scene, composition } = embrace(pose, who, seed)
        expect(faultsOf(scene, composition), `${who} ${seed}`).toEqual([])
        const [one, other] = composition.figures
        if (!one || !other) throw new Error('Somebody is missing.')
        const away = Math.hypot(one.head.x - other.head.x, one.head.y - other.head.y)
        expect(away / (one.head.radius + other.head.radius), `${who} ${seed}`).toBeGreaterThan(0.9)
      }
  },
)

test('who embrace are half turned to the reader, one arm about the shoulders, one about the waist, and no hand on a face (IR-153)', () => {
  for (const who of ['Ada', 'Ben'])
    for (const seed of ['one', 'two', 'three']) {
      const { composition } = embrace('hug', who, seed)
      const [one, other] = composition.figures
      if (!one || !other) throw new Error('Somebody is missing.')
      expect([one.isFaceless, other.isFaceless]).toEqual([false, false])
    }
  for (const [doer, partner] of [
    ['Opa', 'Ada'],
    ['Tot', 'Opa'],
    ['Ben', 'Opa'],
    ['Ben', 'Ada'],
  ] as const) {
    const row = rowOf(doer, partner)
    expect(row.map(({ attention }) => attention.turn)).toEqual([0.4, 0.4])
    // The far arms are behind both; the near ones do not cross.
    expect(row.map(({ drawn }) => (drawn.under?.length ?? 0) > 0 && drawn.over.length > 0)).toEqual([
      true,
      true,
    ])
    const hands = row.map((member) => handOf(member, member.drawn.hands.left))
    const [first, second] = hands
    expect(Math.abs((first?.[1] ?? 0) - (second?.[1] ?? 0)), `${doer} ${partner}`).toBeGreaterThan(24)
    for (const member of row) {
      const face = handOf(member, member.drawn.head.centre)
      for (const hand of hands)
        expect(distance(hand, face), `${doer} ${partner}`).toBeGreaterThan(member.drawn.head.radius * 1.1)
    }
  }
})

test('no hair of who is embraced or comforted lies on the features of the other, which are before the middle of a head that is turned (IR-145)', () => {
  for (const pose of ['hug', 'comfort'] as const)
    for (const [doer, partner] of [
      ['Opa', 'Ben'],
      ['Ma', 'Lil'],
      ['Opa', 'Lil'],
      ['Ma', 'Ada'],
      ['Gran', 'Lil'],
      ['Gran', 'Ben'],
      ['Pa', 'Ben'],
      ['Pa', 'Ada'],
      ['Teen', 'Ben'],
      ['Ben', 'Lil'],
      ['Ben', 'Opa'],
    ] as const) {
      const row = rowOf(doer, partner, pose)
      const [one, other] = row
      if (!one || !other) throw new Error('Somebody is missing.')
      const [higher, lower] =
        one.drawn.head.centre[1] < other.drawn.head.centre[1] ? [one, other] : [other, one]
      const { radius, aside = 0 } = higher.drawn.head
      const [x, y] = handOf(higher, higher.drawn.head.centre)
      expect(aside, `${pose} ${doer} ${partner}`).toBeGreaterThan(radius * 0.05)
      const hair = standing(lower.drawn.shapes, { ...lower, y: 0, scale: 1 })
      const face = { x: x + aside * higher.attention.facing, y, radius }
      expect(coveredFace(face, hair), `${pose} ${doer} ${partner}`).toBe(0)
    }
})

test('two who embrace are not seen from above, where heads are larger and one would hide the other (IR-145)', () => {
  for (const viewpoint of ['above', 'level'] as const)
    for (const who of ['Ada', 'Lil']) {
      const scene = {
        ...emptyScene,
        viewpoint,
        setting: 'kitchen' as const,
        shot: 'close' as const,
        figures: [figure('Gran', 'hug', 'tender', { look: who }), figure(who, 'sit', 'happy')],
      }
      const composition = compose({ scene, cast, seed: 'one', candidate: 0 })
      const held = composition.figures.find(({ name }) => name === 'Gran')
      if (!held) throw new Error('Somebody is missing.')
      const own = composition.page.layers.findIndex((layer) => layer.who === 'Gran')
      const nearer = composition.page.layers.slice(own + 1).flatMap(({ shapes }) => shapes)
      const face = { ...held.head, x: held.head.x + (held.head.aside ?? 0) }
      expect(coveredFace(face, nearer), `${who} ${viewpoint}`).toBeLessThan(0.09)
    }
})

const ground: Ground = { bed: false, water: 'none', flowers: false }

const rowOf = (doer: string, partner: string, pose: Pose = 'hug'): RowMember[] =>
  formRow(
    [
      { figure: figure(doer, pose, 'joy', { look: partner }), look: lookOf(doer) },
      { figure: figure(partner, 'stand', 'happy', { look: doer }), look: lookOf(partner) },
    ],
    { reversed: false, propSide: () => 1, fromBehind: false, closeUp: false, ground },
  )

const lookOf = (name: string) => readLook(cast.find((one) => one.name === name) ?? { name, details: '' })

const handOf = ({ x, attention }: RowMember, [aside, y]: Point): Point => [x + aside * attention.facing, y]

test('who sits on a lap hides nothing of the face of who holds them, and both look half to the reader (IR-153)', () => {
  for (const [holder, who] of [
    ['Opa', 'Ada'],
    ['Opa', 'Tot'],
    ['Opa', 'Ben'],
    ['Ma', 'Ben'],
  ] as const) {
    const turns = rowOf(who, holder, 'sit-on-lap').map(({ attention }) => attention.headTurn ?? 1)
    expect(Math.max(...turns)).toBeLessThan(0.5)
    for (const shot of ['close', 'medium'] as const) {
      const figures = [
        figure(who, 'sit-on-lap', 'happy', { look: holder }),
        figure(holder, 'sit', 'tender', { look: who }),
      ]
      const scene = { ...emptyScene, setting: 'living-room' as const, shot, figures }
      const composition = compose({ scene, cast, seed: 'one', candidate: 0 })
      const held = composition.figures.find(({ name }) => name === holder)
      if (!held) throw new Error('Somebody is missing.')
      const own = composition.page.layers.findIndex((layer) => layer.who === holder)
      const nearer = composition.page.layers.slice(own + 1).flatMap(({ shapes }) => shapes)
      expect(coveredFace(held.head, nearer), `${holder} ${who} ${shot}`).toBeLessThan(0.1)
    }
  }
})

test('who is carried, comforted or helped up hides no face, and no sleeve lies before the own (IR-153)', () => {
  for (const [pose, doer, partner] of [
    ['carry', 'Opa', 'Ada'],
    ['comfort', 'Ada', 'Ben'],
    ['help-up', 'Ben', 'Tot'],
    ['stroke', 'Ma', 'Ben'],
  ] as const) {
    const row = rowOf(doer, partner, pose)
    const over = row.flatMap((member) => standing(member.drawn.over, { ...member, y: 0, scale: 1 }))
    for (const member of row) {
      const [x, y] = handOf(member, member.drawn.head.centre)
      const { radius } = member.drawn.head
      const face = { x, y: y - member.raised, radius }
      const nearer = row.filter((other) => other !== member && other.raised > member.raised)
      const bodies = nearer.flatMap((other) => standing(other.drawn.shapes, { ...other, y: 0, scale: 1 }))
      expect(coveredFace(face, [...over, ...bodies]), `${pose} ${member.figure.name}`).toBeLessThan(0.13)
    }
  }
})

test('who comforts has an arm behind the back of the other, and stands as near as the heads allow (IR-153)', () => {
  for (const [doer, partner] of [
    ['Gran', 'Ben'],
    ['Pa', 'Ben'],
    ['Teen', 'Ben'],
    ['Ben', 'Opa'],
  ] as const) {
    const [one, other] = rowOf(doer, partner, 'comfort')
    if (!one || !other) throw new Error('Somebody is missing.')
    expect(one.drawn.under?.length, `${doer} ${partner}`).toBeGreaterThan(0)
    // Its head stays back, so that the body is nearer.
    const { head, shoulders } = one.drawn
    const ahead = head.centre[0] - (shoulders.left[0] + shoulders.right[0]) / 2
    expect(ahead, `${doer} ${partner}`).toBeLessThan(head.radius * -0.1)
  }
})

test('the bodies of two who embrace are nearer to each other than their heads (IR-153)', () => {
  for (const [doer, partner] of [
    ['Ben', 'Ada'],
    ['Opa', 'Ben'],
    ['Ma', 'Opa'],
    ['Ma', 'Ben'],
  ] as const) {
    const [one, other] = rowOf(doer, partner)
    if (!one || !other) throw new Error('Somebody is missing.')
    const between = (spot: (drawn: RowMember['drawn']) => Point): number =>
      Math.abs(handOf(one, spot(one.drawn))[0] - handOf(other, spot(other.drawn))[0])
    const chests = between(({ shoulders: { left, right } }) => [(left[0] + right[0]) / 2, 0])
    const heads = between(({ head }) => head.centre)
    expect(heads - chests, `${doer} ${partner}`).toBeGreaterThan(16)
  }
})
