import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneFigure } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { compose } from './compose.ts'

const QUILT = '#6f8fc9'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

test('who is in bed lies under its quilt from the chin to the feet, and the quilt falls over the side (IR-135)', () => {
  const inBed = { ...alone, bed: true, quilt: QUILT, turn: 0, face: 'calm' } as const
  const look = person('girl, 6, yellow dress, red shoes')
  const { shapes, head } = drawPerson(look, { ...inBed, pose: 'lie' })
  const index = shapes.findIndex(({ fill }) => fill === QUILT)
  const quilt = boundsOf([shapes[index]?.path ?? []].flat())
  const shoes = boundsOf(shapes.filter(({ fill }) => fill === look.shoes.colour).map(({ path }) => path))
  expect(quilt.left).toBeLessThan(head.centre[0] + head.radius * 1.4)
  expect(quilt.bottom).toBeGreaterThan(50)
  expect(quilt.right).toBeGreaterThan(shoes.right)
  expect(quilt.top).toBeLessThan(shoes.top)
})

test('whoever sleeps has put the glasses away, and who lies awake has them on (IR-135)', () => {
  const look = person('boy, 6, green glasses')
  const drawn = (wearer: HumanLook, pose: 'sleep' | 'lie') =>
    drawPerson(wearer, { ...alone, pose, turn: 0, face: 'calm' }).shapes.length
  const bare = { ...look, glasses: null }
  expect(drawn(look, 'sleep')).toBe(drawn(bare, 'sleep'))
  expect(drawn(look, 'lie')).toBeGreaterThan(drawn(bare, 'lie'))
})

test.each(['bedroom', 'hospital-room'] as const)(
  'who stands in the %s stands before the bed, not in it (IR-135)',
  (setting) => {
    const { bed, floor } = settingDrawings[setting]
    // Its posts end 112 below the edge of the mattress.
    expect(floor.back).toBeGreaterThan((bed?.y ?? Infinity) + 112)
  },
)

test.each(['wide', 'medium', 'close'] as const)(
  'of a bed in a %s picture the quilt is seen, too (IR-135)',
  (shot) => {
    const { view, scene } = compose({
      scene: { ...emptyScene, setting: 'bedroom', shot, figures: [figure('Mia', 'sleep', 'calm')] },
      cast: sampleCast,
      seed: 'night',
      candidate: 0,
    })
    const bed = settingDrawings[scene.setting].bed?.y ?? 0
    expect(view.top + view.size).toBeGreaterThan(bed + 74)
  },
)

const inRoom = (figures: SceneFigure[], seed: string, props: string[] = []) =>
  compose({
    scene: { ...emptyScene, setting: 'bedroom', shot: 'medium', figures, props },
    cast: sampleCast,
    seed,
    candidate: 0,
  })

test('the quilt of who sleeps alone reaches from the pillow at the head of the bed to its foot (IR-135)', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { figures, arrangement, view, scene } = inRoom([figure('Mia', 'sleep', 'calm')], seed)
    const { x = 0 } = settingDrawings[scene.setting].bed ?? {}
    const middle = arrangement.mirrored ? 1024 - x : x
    const [mia] = figures
    if (!mia) throw new Error('Mia is missing.')
    const zoom = 1024 / view.size
    const onStage = (at: number): number => at / zoom + view.left
    expect(Math.abs(onStage(mia.bounds.left) - (middle - 240))).toBeLessThan(40)
    expect(Math.abs(onStage(mia.bounds.right) - (middle + 240))).toBeLessThan(40)
    expect(Math.sign(onStage(mia.head.x) - middle)).toBe(arrangement.mirrored ? 1 : -1)
  }
})

test('who sits in a room with a bed sits on its edge, at its foot where somebody lies in it (IR-135)', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const told = [figure('Mia', 'sleep', 'calm'), figure('Dad', 'sit', 'tender', { look: 'Mia' })]
    const { figures, view, scene } = inRoom(told, seed)
    const [mia, dad] = ['Mia', 'Dad'].map((name) => figures.find((one) => one.name === name))
    if (!mia || !dad) throw new Error('Somebody is missing.')
    const edge = ((settingDrawings[scene.setting].bed?.y ?? 0) - view.top) * (1024 / view.size)
    expect(dad.head.y + dad.head.radius).toBeLessThan(edge)
    expect(dad.bounds.bottom).toBeGreaterThan(edge)
    expect(Math.abs(dad.head.x - mia.head.x)).toBeGreaterThan(dad.head.radius + mia.head.radius)
    expect(Math.max(mia.bounds.left - dad.head.x, dad.head.x - mia.bounds.right)).toBeLessThan(0)
  }
})

test('who sits before somebody in bed sits on the edge, not on the legs (IR-135)', () => {
  const seatOf = (told: SceneFigure[], seed: string): number => {
    const { figures, view } = inRoom(told, seed)
    const dad = figures.find(({ name }) => name === 'Dad')
    return (dad?.bounds.bottom ?? 0) / (1024 / view.size) + view.top
  }
  for (const seed of ['one', 'two', 'three']) {
    const dad = figure('Dad', 'sit', 'tender', { look: 'Mia' })
    expect(seatOf([figure('Mia', 'sleep', 'calm'), dad], seed)).toBeGreaterThan(seatOf([dad], seed) + 30)
  }
})

test('who sits by a blanket or with blocks on the floor sits on the floor (IR-135)', () => {
  const lowOf = (props: string[], look?: string): number => {
    const { figures, view } = inRoom([figure('Mia', 'sit', 'calm', look ? { look } : {})], 'one', props)
    return (figures[0]?.bounds.bottom ?? 0) / (1024 / view.size) + view.top
  }
  const { back } = settingDrawings.bedroom.floor
  expect(lowOf([])).toBeLessThan(back)
  expect(lowOf(['picnic blanket'])).toBeGreaterThan(back)
  expect(lowOf(['blocks'], 'blocks')).toBeGreaterThan(back)
})

test('who lies in a bedroom with a rug lies on the rug and not in the bed (IR-135)', () => {
  const lowOf = (props: string[]): number => {
    const { figures, view } = inRoom([figure('Mia', 'lie', 'sleepy')], 'one', props)
    return (figures[0]?.bounds.bottom ?? 0) / (1024 / view.size) + view.top
  }
  expect(lowOf(['rug'])).toBeGreaterThan(settingDrawings.bedroom.floor.back)
  expect(lowOf(['rug'])).toBeGreaterThan(lowOf([]) + 20)
})

test('nobody who tucks somebody in has the head before the face on the pillow (IR-135)', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const told = [
      figure('Dad', 'stroke', 'tender', { look: 'Mia' }),
      figure('Mia', 'lie', 'worried', { look: 'Dad' }),
    ]
    const { figures } = inRoom(told, seed)
    const [dad, mia] = ['Dad', 'Mia'].map((name) => figures.find((one) => one.name === name))
    if (!dad || !mia) throw new Error('Somebody is missing.')
    const apart = Math.hypot(dad.head.x - mia.head.x, dad.head.y - mia.head.y)
    expect(apart, seed).toBeGreaterThan((dad.head.radius + mia.head.radius) * 1.45)
  }
})
