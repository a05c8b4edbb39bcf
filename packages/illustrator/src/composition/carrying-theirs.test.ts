import { expect, test } from 'vitest'
import { readLook } from '../looks/read-look.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose } from '../scene-description.ts'
import { carryingTheirs } from './carrying-theirs.ts'

const looks = [
  readLook({ name: 'Farhad', details: 'big brother, 12, always carrying a basket of bread' }),
  readLook({ name: 'Ada', details: 'girl, 6, red dress' }),
]
const holds = (pose: Pose, more: Partial<typeof emptyScene> = {}, hold?: string) =>
  carryingTheirs(
    {
      ...emptyScene,
      figures: [figure('Farhad', pose, 'happy', hold ? { hold } : {}), figure('Ada', 'stand', 'happy')],
      ...more,
    },
    looks,
  ).figures.map((one) => one.hold)

test('who always carries something has it wherever a hand is free', () => {
  for (const pose of ['stand', 'walk', 'point', 'wave'] as const)
    expect(holds(pose)).toEqual(['basket of bread', undefined])
  expect(holds('hug')).toEqual([undefined, undefined])
  expect(holds('stand', {}, 'lantern')).toEqual(['lantern', undefined])
})

test('it is on the page only once', () => {
  expect(holds('stand', { props: ['basket'] })).toEqual([undefined, undefined])
})
