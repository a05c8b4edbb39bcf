import { expect, test } from 'vitest'
import { createRandom } from '../../geometry/random.ts'
import { lightOf } from '../light.ts'
import { onPanes, seenOutside } from './on-panes.ts'

test('through the window of a room one sees the weather of the page (IR-124)', () => {
  const seen = (weather: 'clear' | 'fog' | 'wind') =>
    seenOutside(lightOf({ time: 'day', weather }, true), weather)
  expect(seen('fog').ground).not.toBe(seen('clear').ground)
  expect(seen('wind').sky).not.toEqual(seen('clear').sky)
  const before = (weather: 'clear' | 'wind' | 'rain') =>
    onPanes(0, 0, 1, { random: createRandom('panes'), weather }).length
  expect(before('clear')).toBe(0)
  expect(before('wind')).toBeGreaterThan(5)
  expect(before('rain')).toBeGreaterThan(5)
})
