import { describe, expect, test } from 'vitest'
import { differenceOf } from '../drawing/colour.ts'
import { flat } from '../drawing/shape.ts'
import { boundsOf, ellipse } from '../geometry/path.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { faces, type Pose, poses } from '../scene-description.ts'
import { drawPerson } from './draw-person.ts'
import { expressions } from './expressions.ts'
import { alone, type FigureDirections } from './figure.ts'
import { shirtUnder } from './garments.ts'
import { drawHead } from './head.ts'
import { headView } from './head-view.ts'
import { clothPrints } from './headwear/cloth-prints.ts'
import { headwearDrawings } from './headwear.ts'
import { legBone } from './leg-joints.ts'
import { isLying } from './poses.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Kim', details })
  if (look.kind !== 'human') throw new Error('Kim should be a person.')
  return look
}

const bodies = [
  'a baby girl',
  'two years old, overalls',
  'a six year old girl with braids and a dress',
  'a tall man with a beard',
  'an old woman with a bun and a long skirt',
  'a boy who uses a wheelchair',
]

const turns = [0, 0.5, 1, 1.6, 2]

const directions = (pose: Pose, turn = 0.2): FigureDirections => ({ ...alone, pose, turn, face: 'happy' })

const offTheGround = new Set<Pose>(['run', 'climb', 'jump', 'dance'])

describe('drawing a person', () => {
  test.each(poses.filter((pose) => !offTheGround.has(pose)))(
    'stands, sits or lies on the ground in the pose %s, from every side',
    (pose) => {
      for (const details of bodies) {
        for (const turn of turns) {
          const look = person(details)
          const { shapes } = drawPerson(look, directions(pose, turn))
          const { bottom, top } = boundsOf(shapes.map(({ path }) => path))
          expect(bottom).toBeGreaterThan(-8)
          // A braid may fall over the edge of the bed.
          expect(bottom).toBeLessThan((isLying(pose) ? 76 : 26) * look.size.height)
          expect(top).toBeLessThan(-70)
        }
      }
    },
  )

  test.each(poses.filter((pose) => !isLying(pose)))(
    'has no limb longer than its bones in the pose %s, whoever takes it',
    (pose) => {
      for (const details of bodies) {
        for (const turn of turns) {
          const { limbs } = drawPerson(person(details), directions(pose, turn))
          if (!limbs) throw new Error('A person has limbs.')
          const { arms, legs, build } = limbs
          // Depth is seen as a little height, which may add to a bone that is held towards the reader.
          const perspective = 1.08
          for (const [shoulder, elbow, hand] of [arms.left, arms.right]) {
            expect(distance(shoulder, elbow)).toBeLessThan((build.arm / 2) * perspective)
            expect(distance(elbow, hand)).toBeLessThan((build.arm / 2) * perspective)
          }
          for (const [hip, knee, ankle] of [legs.left, legs.right]) {
            expect(distance(hip, knee)).toBeLessThan(legBone(build) * perspective)
            expect(distance(knee, ankle)).toBeLessThan(legBone(build) * perspective)
          }
        }
      }
    },
  )

  test.each(['wave', 'cheer', 'hold-up', 'pray', 'hide', 'jump'] as const)(
    'draws the hands of the pose %s in front of hair and braids',
    (pose) => {
      for (const details of bodies.slice(1)) {
        const figure = drawPerson(person(details), directions(pose))
        const last = boundsOf(figure.shapes.slice(-1).map(({ path }) => path))
        const [x, y] = figure.hands.right
        expect(x).toBeGreaterThan(last.left)
        expect(x).toBeLessThan(last.right)
        expect(y).toBeGreaterThan(last.top)
        expect(y).toBeLessThan(last.bottom)
      }
    },
  )

  test.each(['walk', 'hold-up', 'carry', 'give', 'pour', 'garden'] as const)(
    'puts a thing into the hand in the pose %s, from every side',
    (pose) => {
      const mark = flat(ellipse(0, 0, 5), '#123456')
      for (const turn of turns) {
        const held = { shapes: [mark], aloft: false, wide: false }
        const { shapes, hands } = drawPerson(person('a girl'), { ...directions(pose, turn), held })
        const { left, top } = boundsOf(
          shapes.filter(({ fill }) => fill === '#123456').map(({ path }) => path),
        )
        const middle = [left + 5, top + 5] as const
        const near = Math.min(...[hands.left, hands.right].map((hand) => distance(hand, middle)))
        expect(near).toBeLessThan(pose === 'hold-up' ? 50 : 36)
      }
    },
  )

  test.each(['stand', 'walk', 'sit'] as const)('holds a wide thing in two hands in the pose %s', (pose) => {
    const held = { shapes: [flat(ellipse(0, 0, 90, 5), '#123456')], aloft: false, wide: true }
    for (const turn of [0, 0.5]) {
      const { hands, shapes } = drawPerson(person('a girl'), { ...directions(pose, turn), held })
      const thing = boundsOf(shapes.filter(({ fill }) => fill === '#123456').map(({ path }) => path))
      for (const [x, y] of [hands.left, hands.right]) {
        expect(x).toBeGreaterThan(thing.left)
        expect(x).toBeLessThan(thing.right)
        expect(Math.abs(y - (thing.top + thing.bottom) / 2)).toBeLessThan(30)
      }
    }
  })

  test('whoever goes on crutches or with a frame keeps the feet on the ground', () => {
    for (const aid of ['crutches', 'a walking frame']) {
      for (const pose of ['run', 'jump', 'climb', 'dance'] as const) {
        const look = person(`a boy with ${aid} and orange shoes`)
        const shoes = drawPerson(look, directions(pose)).shapes.filter(
          ({ fill }) => fill === look.shoes.colour,
        )
        expect(boundsOf(shoes.map(({ path }) => path)).bottom, `${pose}, ${aid}`).toBeGreaterThan(-6)
      }
    }
  })
})

describe('the views of a person', () => {
  const features = (turn: number, details: string): number =>
    drawHead(person(details), expressions.happy, { turn, nod: 0 }).front.filter(
      ({ surface }) => surface === 'feature',
    ).length

  test.each(bodies)('a back view of %s has no face, a profile one eye, a front view two', (details) => {
    const front = features(0, details)
    const profile = features(1, details)
    expect(features(2, details)).toBe(0)
    expect(profile).toBeGreaterThan(0)
    expect(profile).toBeLessThan(front * 0.75)
  })

  test.each([
    [0, 0],
    [0.9, 1],
    [2, 2],
  ])('turned by %d has %i of two crutches before the body', (turn, expected) => {
    const boy = person('a boy on crutches in trousers')
    const { shapes } = drawPerson(boy, directions('stand', turn))
    const poles = (some: typeof shapes) => some.filter(({ line }) => line?.colour === '#9a6b3e')
    const trousers = shapes.findLastIndex(({ fill }) => fill === boy.bottom.colour)
    expect(poles(shapes)).toHaveLength(2)
    expect(poles(shapes.slice(trousers))).toHaveLength(expected)
  })

  test('says of itself when its face is not seen', () => {
    expect(drawPerson(person('a girl'), directions('stand', 2)).faceless).toBe(true)
    expect(drawPerson(person('a girl'), directions('stand', 1)).faceless).toBe(false)
  })

  test('shows the nose of a profile outside the round of the head', () => {
    const head = drawHead(person('a bald boy'), expressions.happy, { turn: 1, nod: 0 })
    const outline = head.front.filter(({ surface }) => surface === 'skin').map(({ path }) => path)
    expect(boundsOf(outline).right).toBeGreaterThan(1)
  })

  test('narrows the shoulders of who turns to the side', () => {
    const width = (turn: number): number => {
      const { shoulders } = drawPerson(person('a man'), directions('stand', turn))
      return Math.abs(shoulders.right[0] - shoulders.left[0])
    }
    expect(width(1)).toBeLessThan(width(0) * 0.2)
    expect(width(2)).toBeCloseTo(width(0), 5)
  })
})

test.each(['white skin, orange overalls', 'pale skin, yellow dungarees', 'olive skin, red overalls'])(
  'there is a shirt under the overalls of %j and no bare arms (IR-66)',
  (details) => {
    const look = person(details)
    expect(look.garment.kind).toBe('overalls')
    expect(differenceOf(shirtUnder(look), look.skin)).toBeGreaterThan(0.12)
  },
)

describe('what is worn on the head', () => {
  test('shows its print from every side, and never on the face (IR-60)', () => {
    const look = person('8, a lilac hijab with stars')
    for (const turn of turns) {
      const view = headView({ turn, nod: 0 })
      const stars = clothPrints(look, view)
      expect(stars.length).toBeGreaterThan(3)
      const face = [-0.4, 0, 0.4].map((x) => view.at(x, 0.2))
      const isFaceSeen = view.facing(0) > 0.2
      for (const { path } of isFaceSeen ? stars : []) {
        const { left, right, top, bottom } = boundsOf([path])
        const middle: Point = [(left + right) / 2, (top + bottom) / 2]
        for (const at of face) expect(distance(middle, at)).toBeGreaterThan(0.3)
      }
    }
    expect(clothPrints(person('8, a lilac hijab'), headView({ turn: 0, nod: 0 }))).toEqual([])
  })

  test('a headscarf with an edge has it all around the face, and roses on one are no grey (IR-60)', () => {
    const [edge, ...others] = clothPrints(
      person('mother, white headscarf with blue edge'),
      headView({ turn: 0, nod: 0 }),
    )
    expect(others).toEqual([])
    const { left, right, top, bottom } = boundsOf(edge ? [edge.path] : [])
    expect(Math.min(-left, right, -top, bottom)).toBeGreaterThan(0.6)
    const roses = person('grandmother, black headscarf with roses').headwear?.trim ?? '#aeadb1'
    expect(differenceOf(roses, '#aeadb1')).toBeGreaterThan(0.12)
  })

  test.each([
    'boy, 10, black hair, saffron patka on his hair',
    'boy, 9, black hair under a maroon dastar',
    'man, 40, black hair, orange turban',
  ])('no hair and both ears are seen around what is worn by "%s"', (details) => {
    const look = person(details)
    for (const turn of turns) {
      const { back, front } = drawHead(look, expressions.happy, { turn, nod: 0 })
      // Brows and beard keep their colour.
      const bare = drawHead({ ...look, hair: { ...look.hair, cut: 'bald' } }, expressions.happy, {
        turn,
        nod: 0,
      })
      expect(back.length + front.length).toBe(bare.back.length + bare.front.length)
      const bareheaded = drawHead(
        { ...look, headwear: null, hair: { ...look.hair, cut: 'bald' } },
        expressions.happy,
        { turn, nod: 0 },
      )
      const skinOf = (shapes: typeof front) => shapes.filter(({ surface }) => surface === 'skin').length
      expect(skinOf(front)).toBe(skinOf(bareheaded.front))
    }
  })

  test.each(Object.keys(headwearDrawings).filter((kind) => kind !== 'skullcap'))(
    'sets a %s on the head from every side: down over the hair, as wide as the head',
    (kind) => {
      const { front } = headwearDrawings[kind as keyof typeof headwearDrawings]
      for (const turn of turns) {
        const shapes = front('#d9493f', headView({ turn, nod: 0 }))
        const { left, right, bottom } = boundsOf(shapes.map(({ path }) => path))
        expect(bottom).toBeGreaterThan(-0.75)
        expect(right - left).toBeGreaterThan(1.5)
      }
    },
  )

  test('a skullcap lies on the crown and leaves the hair around it to be seen (IR-92)', () => {
    const { left, right, top, bottom } = boundsOf(
      headwearDrawings.skullcap.front('#d9493f', headView({ turn: 0, nod: 0 })).map(({ path }) => path),
    )
    expect(bottom).toBeLessThan(-0.7)
    expect(top).toBeLessThan(-1.2)
    expect(right - left).toBeLessThan(1.8)
    expect(person('8, a blue kippah').headwear).toMatchObject({ kind: 'skullcap' })
    expect(person('8, white topi').headwear).toMatchObject({ kind: 'skullcap' })
  })
})

describe('drawing faces and looks', () => {
  test.each(poses)('keeps skin, hair, clothes and shoes in the pose %s, from every side', (pose) => {
    const look = person('a girl with red pigtails, a purple dress and orange boots')
    for (const turn of turns) {
      const { shapes } = drawPerson(look, directions(pose, turn))
      const fills = new Set(shapes.map(({ fill }) => fill))
      for (const colour of [look.skin, look.hair.colour, look.garment.colour]) expect(fills).toContain(colour)
    }
  })

  test('gives each of the twelve faces other features', () => {
    const look = person('a girl')
    const drawn = faces.map((face) =>
      JSON.stringify(drawHead(look, expressions[face], { turn: 0, nod: 0 }).front),
    )
    expect(new Set(drawn).size).toBe(faces.length)
  })

  test('draws the same look the same way every time', () => {
    const look = person('a boy with curly hair')
    expect(drawPerson(look, directions('walk'))).toEqual(drawPerson(look, directions('walk')))
  })
})
