import { describe, expect, test } from 'vitest'
import type { Point } from '../geometry/point.ts'
import { distance } from '../geometry/point.ts'
import { readLook } from '../looks/read-look.ts'
import type { Ground } from '../people/figure.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { emptyScene } from '../samples/sample-story.ts'
import type { Pose, SceneFigure } from '../scene-description.ts'
import { drawnFigures, hiddenShare } from '../testing/figure-masks.ts'
import { compose } from './compose.ts'
import { formRow, type RowMember } from './row.ts'

const cast = [...sampleCast, ...variedCast]
const ground: Ground = { bed: false, water: 'pond', flowers: false }

function look(name: string) {
  return readLook(cast.find((one) => one.name === name) ?? { name, details: '' })
}

function rowOf(figures: SceneFigure[], reversed = false): RowMember[] {
  const people = figures.map((figure) => ({ figure, look: look(figure.name) }))
  return formRow(people, { reversed, propSide: () => 1, fromBehind: false, closeUp: false, ground })
}

/** Two neighbours of whom the first does something with the other. */
function couple(pose: Pose, doer: string, partner: string, reversed = false) {
  const row = rowOf(
    [
      { name: doer, pose, face: 'happy', look: partner },
      { name: partner, pose: 'stand', face: 'happy', look: doer },
    ],
    reversed,
  )
  const [one, other] = [doer, partner].map((name) => row.find(({ figure }) => figure.name === name))
  if (!one || !other) throw new Error('Somebody is missing.')
  return { one, other }
}

/** A place of a drawn figure on the stage. */
const onStage = (member: RowMember, [x, y]: Point): Point => [
  member.x + x * member.attention.facing,
  y - member.raised,
]

const handsOf = (member: RowMember): Point[] => [
  onStage(member, member.drawn.hands.left),
  onStage(member, member.drawn.hands.right),
]

const closest = (ones: readonly Point[], others: readonly Point[]): number =>
  Math.min(...ones.flatMap((one) => others.map((other) => distance(one, other))))

const people: [string, string][] = [
  ['Mia', 'Leo'],
  ['Dad', 'Mia'],
  ['Toby', 'Grandma Ruth'],
]

describe.each([false, true])('two who touch (reversed: %s)', (reversed) => {
  test.each(people)('hold hands: the hands of %s and %s meet', (doer, partner) => {
    const { one, other } = couple('hold-hands', doer, partner, reversed)
    expect(closest(handsOf(one), handsOf(other))).toBeLessThan(8)
  })

  test.each(people)('clap hands high: the palms of %s and %s meet above the shoulders', (doer, partner) => {
    const { one, other } = couple('high-five', doer, partner, reversed)
    expect(closest(handsOf(one), handsOf(other))).toBeLessThan(14)
    const lower = [one, other].sort((a, b) => a.drawn.height - b.drawn.height)[0] ?? one
    const highest = Math.min(...handsOf(lower).map(([, y]) => y))
    expect(highest).toBeLessThan(lower.drawn.shoulders.right[1])
  })

  test.each(people)('give: the hands of %s and %s are at the same thing', (doer, partner) => {
    const { one, other } = couple('give', doer, partner, reversed)
    expect(closest(handsOf(one), handsOf(other))).toBeLessThan(40)
  })

  test.each(people)('help up: %s takes a hand of %s', (doer, partner) => {
    const { one, other } = couple('help-up', doer, partner, reversed)
    expect(closest(handsOf(one), handsOf(other))).toBeLessThan(16)
  })

  test.each(people)('hug: both have an arm over the other (%s, %s)', (doer, partner) => {
    const { one, other } = couple('hug', doer, partner, reversed)
    for (const [embracing, embraced] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(embracing.drawn.over.length).toBeGreaterThan(0)
      const hand = onStage(embracing, embracing.drawn.hands.left)
      const middle = onStage(embraced, [0, embraced.drawn.back[1]])
      const between = Math.abs(embraced.x - embracing.x)
      expect(Math.abs(hand[0] - middle[0])).toBeLessThan(between * 0.75)
    }
  })

  test('comfort: a hand lies on the shoulder', () => {
    const { one, other } = couple('comfort', 'Dad', 'Leo', reversed)
    // Under the chin of a large head, so that it hides nothing of the face.
    expect(closest(handsOf(one), [onStage(other, other.drawn.shoulders.left)])).toBeLessThan(66)
  })
})

test.each([
  ['hug', 'Dad', 'Mia'],
  ['hug', 'Leo', 'Grandma Ruth'],
  ['comfort', 'Dad', 'Toby'],
  ['carry', 'Amira', 'Baby Noah'],
  ['carry', 'Mia', 'Dotty'],
  ['sit-on-lap', 'Mia', 'Grandma Ruth'],
  ['sit-on-lap', 'Toby', 'Dad'],
] as const)('neither is hidden in the embrace %s of %s and %s', (pose, doer, partner) => {
  const figures = [
    { name: doer, pose, face: 'happy', look: partner } as const,
    { name: partner, pose: 'stand', face: 'happy', look: doer } as const,
  ]
  for (const candidate of [0, 1]) {
    const page = compose({ scene: { ...emptyScene, figures }, cast, seed: 'pairs', candidate })
    for (const figure of drawnFigures(page)) {
      const { head } = page.figures.find(({ name }) => name === figure.name) ?? {}
      expect(hiddenShare(figure), figure.name).toBeLessThan(1 / 3)
      expect(hiddenShare(figure, head), `the face of ${figure.name}`).toBeLessThan(0.25)
    }
  }
})

describe('people and animals', () => {
  test('a lamb is carried in both arms, off the ground', () => {
    const { one, other } = couple('carry', 'Micah', 'Snowy')
    expect(other.raised).toBeGreaterThan(80)
    expect(Math.abs(one.x - other.x)).toBeLessThan(90)
    expect(closest(handsOf(one), [[other.x, -other.raised - 40]])).toBeLessThan(80)
  })

  test('a baby is carried, a grown-up is not', () => {
    expect(couple('carry', 'Amira', 'Baby Noah').other.raised).toBeGreaterThan(80)
    expect(couple('carry', 'Mia', 'Dad').other.raised).toBe(0)
  })

  test('a child sits on the knees of who sits, and no stool stands under the child', () => {
    const { one, other } = couple('sit-on-lap', 'Mia', 'Grandma Ruth')
    expect(other.figure.pose).toBe('sit')
    expect(one.raised).toBeGreaterThan(20)
  })

  test('an animal is led on a rope from its neck to a hand', () => {
    const { one, other } = couple('lead', 'Micah', 'Nell')
    expect(one.attention.facing).toBe(other.attention.facing)
    const rope = one.drawn.over[0]
    if (!rope?.line) throw new Error('There is no rope.')
    const ends = [rope.path.points.slice(0, 2), rope.path.points.slice(-2)].map(([x = 0, y = 0]) =>
      onStage(one, [x, y]),
    )
    expect(closest(ends, handsOf(one))).toBeLessThan(4)
    const head = onStage(other, other.drawn.head.centre)
    expect(closest(ends, [head])).toBeLessThan(other.drawn.head.radius * 1.2)
  })

  test.each([
    ['Leo', 'Biscuit'],
    ['Mia', 'Nell'],
    ['Dad', 'Whiskers'],
  ])('%s lays a hand on the head or neck of %s', (doer, partner) => {
    const { one, other } = couple('stroke', doer, partner)
    const { centre, radius } = other.drawn.head
    expect(closest(handsOf(one), [onStage(other, centre)])).toBeLessThan(radius * 1.5)
  })

  test('a hugged lamb is at the height of who hugs it: one kneels', () => {
    const { one } = couple('hug', 'Mia', 'Snowy')
    expect(one.figure.pose).toBe('kneel')
  })
})

describe('where people look', () => {
  test('who goes away and who looks at the stars beside others is seen from behind, when the picture is taken so; who is alone, or sad, is not (IR-34)', () => {
    const leo = { figure: { name: 'Leo', pose: 'stand', face: 'calm' } as const, look: look('Leo') }
    const people = [
      { figure: { name: 'Mia', pose: 'stand', face: 'calm', look: 'stars' } as const, look: look('Mia') },
      leo,
    ]
    const from = (fromBehind: boolean) =>
      formRow(people, { reversed: false, propSide: () => 1, fromBehind, closeUp: false, ground })[0]?.drawn
        .faceless
    expect(from(true)).toBe(true)
    expect(from(false)).toBe(false)
    const walking = { name: 'Leo', pose: 'walk', face: 'calm', look: 'away' } as const
    const mia = { name: 'Mia', pose: 'stand', face: 'calm' } as const
    expect(rowOf([walking, mia])[0]?.drawn.faceless).toBe(true)
    expect(rowOf([walking])[0]?.drawn.faceless).toBe(false)
    expect(rowOf([{ ...walking, face: 'sad' }, mia])[0]?.drawn.faceless).toBe(false)
  })

  test('a close picture always shows the face', () => {
    for (const gaze of ['stars', 'away', 'the sea']) {
      const people = [
        { figure: { name: 'Mia', pose: 'walk', face: 'calm', look: gaze } as const, look: look('Mia') },
      ]
      const [seen] = formRow(people, {
        reversed: false,
        propSide: () => 1,
        fromBehind: true,
        closeUp: true,
        ground,
      })
      expect(seen?.drawn.faceless).toBe(false)
    }
  })

  test('two who look at each other stand in profile, face to face', () => {
    const [one, other] = rowOf([
      { name: 'Mia', pose: 'stand', face: 'calm', look: 'Leo' },
      { name: 'Leo', pose: 'stand', face: 'calm', look: 'Mia' },
    ])
    expect(one?.attention.turn).toBeGreaterThan(0.8)
    expect((one?.attention.facing ?? 0) + (other?.attention.facing ?? 0)).toBe(0)
  })
})
