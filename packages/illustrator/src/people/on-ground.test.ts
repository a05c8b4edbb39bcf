import { expect, test } from 'vitest'
import { boundsOf, type Path } from '../geometry/path.ts'
import { between, distance, type Point } from '../geometry/point.ts'
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

test('the legs of who sits or crouches on the ground reach out before the body, and a boot lies along its shin', () => {
  for (const details of ['girl, 2, red boots', 'boy, 7, red boots', 'grandfather, 70, red boots'])
    for (const pose of ['sit', 'crouch'] as const)
      for (const turn of [0.6, 0.88]) {
        const look = human(details)
        const { shapes, limbs } = drawPerson(look, { ...sitting, pose, turn })
        if (!limbs) throw new Error('People have limbs.')
        const { legs, build } = limbs
        const bone = distance(legs.left[1], legs.left[2])
        expect(legs.left[2][0] - legs.left[0][0], details).toBeGreaterThan(bone * 0.8)
        const boots = shapes.filter(({ fill }) => fill === look.shoes.colour)
        const rises = Math.min(...boots.map(({ path }) => boundsOf([path]).top))
        const knee = Math.min(legs.left[1][1], legs.right[1][1])
        expect(rises, `${details} ${pose} ${turn}`).toBeGreaterThan(knee + 8 * build.girth)
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

test('who lies has the face up, wherever a neighbour turns them, and no arm behind a back (IR-154)', () => {
  for (const look of people)
    for (const pose of ['lie', 'sleep'] as const) {
      const lying = { ...alone, pose, face: 'calm', bed: true, quilt: QUILT } as const
      const up = drawPerson(look, { ...lying, headTurn: 0.8 })
      for (const headTurn of [0, 0.3, 0.56])
        expect(drawPerson(look, { ...lying, headTurn }).shapes, `${look.age} ${pose}`).toEqual(up.shapes)
      // Drawn as of somebody upright, it would hang in the air above the bed.
      expect(drawPerson(look, { ...lying, under: ['right'] }).under, `${look.age} ${pose}`).toEqual([])
    }
})

const QUILT = '#123456'

test('the outline of a leg that is bent does not run through it, or the knee would be torn', () => {
  const details = ['girl, 2, blue trousers', 'boy, 7, blue trousers', 'father, blue trousers']
  for (const look of details.map((each) => human(each)))
    for (const pose of ['kneel', 'garden', 'pray', 'crouch'] as const)
      for (const turn of [0, 0.3, 0.6, 0.9]) {
        const { shapes, limbs } = drawPerson(look, { ...sitting, pose, turn })
        if (!limbs) throw new Error('People have limbs.')
        const cloth = shapes.filter(({ fill, surface }) => surface === 'round' && fill === look.bottom.colour)
        const within = cloth.map(({ path }) =>
          Object.values(limbs.legs).map((leg) => Math.min(...corners(path).map((one) => toBones(one, leg)))),
        )
        expect(within.length, look.age).toBeGreaterThan(0)
        for (const own of within)
          expect(Math.max(...own), `${look.age} ${pose} ${turn}`).toBeGreaterThan(9 * limbs.build.girth)
      }
})

/** The points through which an outline of curves goes. */
const corners = ({ points }: Path): Point[] =>
  Array.from({ length: Math.ceil(points.length / 6) }, (_, at) => [
    points[at * 6] ?? 0,
    points[at * 6 + 1] ?? 0,
  ])

/** How far a point is from the nearer bone of a leg. */
const toBones = (point: Point, [hip, knee, ankle]: readonly [Point, Point, Point]): number =>
  Math.min(toBone(point, hip, knee), toBone(point, knee, ankle))

function toBone([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const part = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  const on = between(from, to, Math.max(0, Math.min(1, part)))
  return Math.hypot(x - on[0], y - on[1])
}

test('empty hands of who sits or crouches are on the own knees, and the arms are no planks between them', () => {
  for (const look of people)
    for (const [pose, bench] of [
      ['sit', true],
      ['sit', false],
      ['crouch', false],
    ] as const)
      for (const turn of [0, 0.45]) {
        const { limbs } = drawPerson(look, { ...sitting, pose, bench, turn })
        if (!limbs) throw new Error('People have limbs.')
        const { arms, legs, build } = limbs
        for (const side of ['left', 'right'] as const) {
          const [shoulder, , hand] = arms[side]
          const what = `${look.age} ${pose} ${bench} ${turn} ${side}`
          expect(distance(hand, legs[side][1]), what).toBeLessThan(48 * build.girth)
          expect(distance(hand, shoulder), what).toBeLessThan(build.arm * 0.9)
        }
        expect(arms.right[2][0] - arms.left[2][0], `${look.age} ${pose}`).toBeGreaterThan(14 * build.girth)
      }
})

test('the shafts of boots end below a knee that is bent', () => {
  const look = human('girl, 2, blue trousers, purple boots')
  for (const [pose, bench] of [
    ['sit', true],
    ['sit', false],
    ['crouch', false],
  ] as const)
    for (const turn of [0, 0.45, 0.9]) {
      const { shapes, limbs } = drawPerson(look, { ...sitting, pose, bench, turn })
      if (!limbs) throw new Error('People have limbs.')
      const boots = shapes.filter(({ fill }) => fill === look.shoes.colour).map(({ path }) => path)
      const knee = Math.min(limbs.legs.left[1][1], limbs.legs.right[1][1])
      expect(boundsOf(boots).top, `${pose} ${bench} ${turn}`).toBeGreaterThan(knee - 8)
    }
})
