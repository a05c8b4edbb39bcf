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

test('what a parent says is worn is worn, whoever else wears it, and nobody else happens to wear it', () => {
  expect(coloursOf(['a girl in a red dress', 'a boy in a red sweater'])).toEqual([
    clothColours.red,
    clothColours.red,
  ])
  for (const name of ['red', 'blue', 'yellow', 'green', 'teal', 'purple', 'orange', 'pink']) {
    const [open, said] = coloursOf(['a child', `a child in a ${name} sweater`])
    expect(said).toBe(clothColours[name])
    expect(open).not.toBe(clothColours[name])
  }
})
