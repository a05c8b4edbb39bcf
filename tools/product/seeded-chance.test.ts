import { afterEach, expect, test, vi } from 'vitest'
import { seededChance } from './seeded-chance.ts'

afterEach(() => vi.unstubAllEnvs())

const numbers = (chance: () => number, count: number) => Array.from({ length: count }, chance)

test('the same seed brings the same numbers, another brings others', () => {
  const first = numbers(
    seededChance(() => {}, 7),
    20,
  )
  expect(
    numbers(
      seededChance(() => {}, 7),
      20,
    ),
  ).toEqual(first)
  expect(
    numbers(
      seededChance(() => {}, 8),
      20,
    ),
  ).not.toEqual(first)
})

test('its numbers are from 0 up to 1, and lie in every tenth of it', () => {
  const tenths = numbers(
    seededChance(() => {}, 1),
    1000,
  ).map((number) => Math.floor(number * 10))
  expect([...new Set(tenths)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('the seed is printed, and taken from SEED where that says one', () => {
  const said: string[] = []
  vi.stubEnv('SEED', '42')
  const wished = seededChance((line) => said.push(line))()
  expect(said).toEqual(['Chance begins at SEED=42.'])
  expect(wished).toBe(seededChance(() => {}, 42)())

  vi.stubEnv('SEED', 'soon')
  expect(() => seededChance(() => {})).toThrow("SEED must be a whole number, not 'soon'.")
})
