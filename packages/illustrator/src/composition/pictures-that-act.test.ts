import { expect, test } from 'vitest'
import { drawAnimal } from '../animals/draw-animal.ts'
import { boundsOf } from '../geometry/path.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { heldThing } from '../props/find-prop.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Face, Pose, SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { faultsOf } from './faults.ts'
import { heightFromAbove } from './from-above.ts'
import { hasRoomFor, lookersOn } from './viewpoint.ts'

const lookOf = (name: string) => {
  const [look] = looksInScene({ ...emptyScene, figures: [figure(name, 'stand', 'calm')] }, sampleCast)
  if (!look) throw new Error(`${name} has no look.`)
  return look
}

const mia = lookOf('Mia')
const lion = looksInScene({ ...emptyScene, figures: [figure('Rex', 'stand', 'calm')] }, [
  { name: 'Rex', details: 'a brave little lion', sort: 'lion' },
])[0]

const held = (noun: string) => heldThing(noun, { aloft: false, upright: false })

test.each<Pose>(['cheer', 'hold-up', 'stand', 'walk', 'carry', 'give', 'jump', 'lie'])(
  'nobody with the pose %s has the own face behind what is held, seen from anywhere (IR-34)',
  (pose) => {
    if (mia.kind !== 'human') throw new Error('Mia is a child.')
    for (const noun of ['blue blanket', 'ribbon', 'kettle', 'straw hat', 'coat', 'cape', 'scarf'])
      for (const turn of [0, 0.3, 0.64, 0.9, 1.1]) {
        const drawn = drawPerson(mia, { ...alone, pose, face: 'joy', turn, held: held(noun) })
        expect(drawn.hidesOwnFace ?? 0, `${noun} at ${turn}`).toBeLessThan(0.09)
      }
  },
)

test('an animal carries things below its face (IR-34)', () => {
  if (lion?.kind !== 'animal') throw new Error('Rex is a lion.')
  for (const noun of ['kettle', 'watering can', 'spade'])
    for (const pose of ['stand', 'sit', 'pour', 'carry'] as const) {
      const drawn = drawAnimal(lion, { ...alone, pose, face: 'calm', turn: 0.5, held: held(noun) })
      expect(drawn.hidesOwnFace ?? 0, `${noun}, ${pose}`).toBeLessThan(0.09)
    }
})

test('a feeling is in the whole body: sorrow bows the head and lets arms hang, joy opens them, worry joins them (IR-36)', () => {
  if (mia.kind !== 'human') throw new Error('Mia is a child.')
  const handsOf = (face: Face) => {
    const { hands, head } = drawPerson(mia, { ...alone, pose: 'stand', face })
    return { apart: hands.right[0] - hands.left[0], low: hands.right[1], head: head.centre[1] }
  }
  const [calm, sad, joy, worried] = (['calm', 'sad', 'joy', 'worried'] as const).map(handsOf)
  expect(joy?.apart).toBeGreaterThan((calm?.apart ?? 0) * 1.3)
  expect(worried?.apart).toBeLessThan((calm?.apart ?? 0) * 0.6)
  expect(worried?.low).toBeLessThan((calm?.low ?? 0) - 20)
  expect(sad?.head).toBeGreaterThan(calm?.head ?? 0)
})

const scene: SceneDescription = {
  ...emptyScene,
  setting: 'living-room',
  figures: [figure('Mia', 'stand', 'happy'), figure('Leo', 'stand', 'calm', { look: 'Mia' })],
}

test('from above the ground is deep, walls are low and legs are short (IR-38)', () => {
  const from = (viewpoint: 'above' | 'level') =>
    compose({ scene: { ...scene, viewpoint }, cast: sampleCast, seed: 'above', candidate: 0 })
  const [above, level] = [from('above'), from('level')]
  expect(above.arrangement.viewpoint).toBe('above')
  const shapeOf = ({ figures }: typeof above) => {
    const { bounds, head } = figures.find(({ name }) => name === 'Mia') ?? {
      bounds: undefined,
      head: undefined,
    }
    return ((bounds?.bottom ?? 0) - (bounds?.top ?? 0)) / (head?.radius ?? 1)
  }
  expect(shapeOf(above)).toBeLessThan(shapeOf(level) * 0.92)
  const back = 800
  expect(heightFromAbove({ back }, 1000) - heightFromAbove({ back }, 900)).toBeGreaterThan(130)
  expect(heightFromAbove({ back }, 300) - heightFromAbove({ back }, 200)).toBeLessThan(70)
})

test('a moon among the things of a night is the only one, and a sprout comes up in its pot (IR-39)', () => {
  const night = { ...scene, setting: 'meadow' as const, time: 'night' as const }
  const glowsIn = (props: string[]) =>
    compose({ scene: { ...night, props }, cast: sampleCast, seed: 'moon', candidate: 0 })
      .page.layers.flatMap(({ shapes }) => shapes)
      .filter(({ surface }) => surface === 'glow').length
  expect(glowsIn(['moon'])).toBe(glowsIn([]))

  const { boxes } = compose({
    scene: { ...scene, props: ['kettle', 'small green sprout'] },
    cast: sampleCast,
    seed: 'sprout',
    candidate: 0,
  })
  const [kettle, sprout] = ['kettle', 'small green sprout'].map((noun) =>
    boxes.find((box) => box.noun === noun),
  )
  if (!kettle || !sprout) throw new Error('A thing is missing.')
  const middle = (sprout.left + sprout.right) / 2
  expect(middle).toBeGreaterThan(kettle.left)
  expect(middle).toBeLessThan(kettle.right)
  expect(sprout.top).toBeLessThan(kettle.top)
  expect(sprout.bottom).toBeGreaterThan(kettle.top)
})

test('a hat in the hands is as large as a head (IR-39)', () => {
  if (mia.kind !== 'human') throw new Error('Mia is a child.')
  const thing = held('straw hat')
  const { left, right } = boundsOf((thing?.shapes ?? []).map(({ path }) => path))
  const { head } = drawPerson(mia, { ...alone, pose: 'stand', face: 'calm' })
  expect(right - left).toBeGreaterThan(head.radius * 1.4)
})

const sitting = (hold?: string): SceneDescription => ({
  ...emptyScene,
  setting: 'meadow',
  figures: [
    { ...figure('Mia', 'sit', 'calm'), ...(hold && { hold }) },
    { ...figure('Grandpa', 'sit', 'calm') },
  ],
})

const family = [...sampleCast, { name: 'Grandpa', details: 'my father, 68, grey hair', grown: true }]

test('a grown-up who sits in a meadow sits on the ground, and no stool stands there (IR-54)', () => {
  const [look] = looksInScene({ ...emptyScene, figures: [figure('Grandpa', 'sit', 'calm')] }, family)
  if (look?.kind !== 'human') throw new Error('Grandpa is a man.')
  const seated = { ...alone, pose: 'sit', face: 'calm' } as const
  const [onStool, onGround] = [drawPerson(look, seated), drawPerson(look, { ...seated, noSeats: true })]
  expect(onGround.height).toBeLessThan(onStool.height * 0.9)
  const { figures } = compose({ scene: sitting(), cast: family, seed: 'stool', candidate: 0 })
  const [child, grown] = ['Mia', 'Grandpa'].map((name) => figures.find((one) => one.name === name))
  if (!child || !grown) throw new Error('Both are there.')
  const tall = ({ bounds }: typeof child) => bounds.bottom - bounds.top
  expect(tall(grown)).toBeLessThan(tall(child) * 1.6)
})

test('a sleeping bag is under who sits, and in nobody\u2019s hands (IR-55)', () => {
  const [plain, bag] = [undefined, 'sleeping bag'].map((noun) =>
    compose({ scene: sitting(noun), cast: family, seed: 'bag', candidate: 0 }),
  )
  const box = bag?.boxes.find(({ noun }) => noun === 'sleeping bag')
  expect(plain?.boxes).toHaveLength(0)
  if (!box || !bag) throw new Error('The sleeping bag is seen.')
  for (const { bounds } of bag.figures) {
    expect(box.left).toBeLessThan((bounds.left + bounds.right) / 2)
    expect(box.right).toBeGreaterThan((bounds.left + bounds.right) / 2)
  }
})

test('the first star is outside the window, and does not hang in a room (IR-56)', () => {
  const room = { ...sitting(), setting: 'living-room', time: 'dusk', props: ['star', 'sofa'] } as const
  const { boxes } = compose({
    scene: { ...room, props: [...room.props] },
    cast: family,
    seed: 'star',
    candidate: 0,
  })
  expect(boxes.map(({ noun }) => noun)).not.toContain('star')
})

test('two who talk face to face have air between their faces; who hugs a child hides neither face (IR-57)', () => {
  const talk = (pose: Pose): SceneDescription => ({
    ...emptyScene,
    figures: [
      { ...figure('Grandpa', pose, 'calm'), look: 'Mia' },
      { ...figure('Mia', 'sit', 'joy'), look: 'Grandpa' },
    ],
  })
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { figures } = compose({ scene: talk('sit'), cast: family, seed, candidate: 0 })
    const [one, other] = figures
    if (!one || !other) throw new Error('Both are there.')
    const gap = Math.hypot(one.head.x - other.head.x, one.head.y - other.head.y)
    expect(gap, seed).toBeGreaterThan((one.head.radius + other.head.radius) * 1.1)
    const hug = compose({ scene: talk('hug'), cast: family, seed, candidate: 0 })
    expect(faultsOf(talk('hug'), hug), seed).toEqual([])
  }
})

test('whoever stands nearest has the back half turned, and no face that the page is about (IR-85)', () => {
  const facing = (leo: Face, grandpa: Face, look?: string) =>
    lookersOn({
      ...sitting(),
      figures: [
        { ...figure('Mia', 'stand', 'calm'), ...(look && { look }) },
        figure('Leo', 'stand', leo),
        figure('Grandpa', 'stand', grandpa),
      ],
    }).map(({ name }) => name)
  expect(facing('sad', 'laugh')).toEqual([])
  expect(facing('sad', 'calm')).toEqual(['Grandpa'])
  expect(facing('happy', 'calm')).toEqual(['Leo', 'Grandpa'])
  expect(facing('happy', 'calm', 'Grandpa')).toEqual(['Leo'])
})

test('of two no back fills the picture: both faces are what the page is of (IR-150)', () => {
  const figures = [figure('Mia', 'stand', 'calm'), figure('Grandpa', 'stand', 'calm')]
  expect(lookersOn({ ...sitting(), figures })).toEqual([])
})

test('an umbrella over somebody is on the page: nobody under one is seen from above (IR-150)', () => {
  const seen = (hold: string) =>
    hasRoomFor(
      { ...emptyScene, setting: 'garden', figures: [{ ...figure('Mia', 'stand', 'calm'), hold }] },
      'above',
    )
  expect(seen('red umbrella')).toBe(false)
  expect(seen('cup')).toBe(true)
})

test('who sit side by side on one thing stay on it, also where they are seen from above (IR-150)', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { figures, boxes, arrangement } = compose({
      scene: {
        ...emptyScene,
        setting: 'meadow',
        viewpoint: 'above',
        props: ['blanket'],
        figures: [
          { ...figure('Mia', 'sit', 'happy'), look: 'Leo' },
          { ...figure('Leo', 'sit', 'happy'), look: 'Mia' },
        ],
      },
      cast: family,
      seed,
      candidate: 0,
    })
    expect(arrangement.viewpoint).toBe('above')
    const blanket = boxes.find(({ noun }) => noun === 'blanket')
    for (const { bounds } of figures) {
      expect(bounds.bottom, seed).toBeGreaterThan(blanket?.top ?? Infinity)
      expect(bounds.bottom, seed).toBeLessThanOrEqual(blanket?.bottom ?? 0)
    }
  }
})
