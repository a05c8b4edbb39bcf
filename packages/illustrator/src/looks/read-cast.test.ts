import { expect, test } from 'vitest'
import { clothColours } from './colour-words.ts'
import { readCast } from './read-cast.ts'

const names = ['Theo', 'Lupe', 'Ada', 'Sam', 'Noor', 'Ben', 'Ida']

function coloursOf(details: readonly string[]): string[] {
  const cast = details.map((detail, index) => ({ name: names[index] ?? 'Kim', details: detail }))
  return [...readCast(cast).values()].map((look) => (look.kind === 'human' ? look.garment.colour : look.coat))
}

test('children of a story whose clothes are left open wear different colours', () => {
  expect(new Set(coloursOf(names.map(() => 'a child'))).size).toBe(names.length)
})

test('what a parent says is worn is worn, whoever else wears it, and whoever joins later changes nobody', () => {
  const two = ['a girl in a red dress', 'a boy in a red sweater']
  expect(coloursOf(two)).toEqual([clothColours.red, clothColours.red])
  expect(coloursOf([...two, 'a boy']).slice(0, 2)).toEqual(coloursOf(two))
})
