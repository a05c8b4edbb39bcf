import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { bodiceOf } from './bodice.ts'
import { buildOf } from './build.ts'
import { stanceOf } from './poses.ts'
import { postureOf } from './posture.ts'
import { trunkOf } from './trunk.ts'

function proportions(details: string): { heads: number; legs: number } {
  const build = buildOf(readLook({ name: 'Robin', details }) as HumanLook)
  return { heads: build.height / (2 * build.head), legs: -build.hipY / build.height }
}

test('who is ten to thirteen is not taken for six: a smaller head and longer legs, year by year', () => {
  const six = proportions('girl, 6')
  expect(proportions('girl, 7').heads).toBeCloseTo(six.heads)
  const older = ['girl, 9', 'girl, 10', 'girl, 11', 'girl, 13'].map(proportions)
  older.reduce((younger, next) => {
    expect(next.heads).toBeGreaterThan(younger.heads)
    expect(next.legs).toBeGreaterThan(younger.legs)
    return next
  }, six)
  expect(proportions('girl, 11').heads / six.heads).toBeGreaterThan(1.2)
})

test('who is plump is so in a dress, too', () => {
  const widthOf = (details: string): number => {
    const look = readLook({ name: 'Robin', details }) as HumanLook
    const build = buildOf(look)
    const trunk = trunkOf(build, postureOf(build, stanceOf('stand', look.age, 'stools'), 0))
    const { left, right } = boundsOf([bodiceOf(build, trunk, look).outline])
    return right - left
  }
  expect(widthOf('grandmother, plump, black dress') / widthOf('grandmother, black dress')).toBeGreaterThan(
    1.45,
  )
})
