import { expect, test } from 'vitest'
import { baseOfVerb } from '../figures/verbs.ts'
import { absentLines, heroLines } from '../weaving/presence/absent-lines.ts'
import { animalLines } from '../weaving/presence/animal-lines.ts'
import { humanLines } from '../weaving/presence/human-lines.ts'
import { toyLines } from '../weaving/presence/toy-lines.ts'
import { indoorPlaceLines } from '../weaving/threads/indoor-place-lines.ts'
import { linesOfKinds } from '../weaving/threads/lines-of-kinds.ts'
import { allPlots } from './plots.ts'

const plots = allPlots()

/** Every text with slots, as it is written: of the plots and of what is woven into them. */
const texts: string[] = []
collect([plots, linesOfKinds, indoorPlaceLines, humanLines, animalLines, toyLines, absentLines, heroLines])

function collect(value: unknown): void {
  if (typeof value === 'string') texts.push(value)
  else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect)
}

test('there is much to check', () => {
  expect(texts.length).toBeGreaterThan(3000)
})

test('after {they} a verb that has two forms leaves the choice to the engine', () => {
  const clashes = texts.flatMap((text) =>
    [...text.matchAll(/\.they\} (\w+)/g)].filter(([, verb = '']) => isSingular(verb)).map(() => text),
  )
  expect(clashes).toEqual([])
})

function isSingular(verb: string): boolean {
  return /^(?:was|is|has|does|goes|says|were|are|have|do)$/.test(verb) || baseOfVerb(verb) !== undefined
}

test('an agreement has both its forms, and they differ', () => {
  for (const text of texts) {
    for (const [whole, one = '', many = ''] of text.matchAll(/\{\w+:([^|}]*)\|([^}]*)\}/g))
      expect(one, whole).not.toBe(many)
  }
})
