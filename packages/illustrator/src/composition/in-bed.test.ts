import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
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
