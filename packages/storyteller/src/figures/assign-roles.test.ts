import { expect, test } from 'vitest'
import { plotOutlines } from '../plots/plots.ts'
import { createRandom } from '../random.ts'
import { assignRoles } from './assign-roles.ts'
import { readFigure } from './read-figure.ts'

const strangers = plotOutlines().flatMap(({ id, cast }) =>
  cast.flatMap(({ role, stranger }) => (stranger ? [[id, role] as const] : [])),
)

function whoHas(
  [plotId, role]: (typeof strangers)[number],
  ...characters: { name: string; details: string }[]
): string | undefined {
  const plot = plotOutlines().find(({ id }) => id === plotId)
  if (!plot) throw new Error(`There is no plot ${plotId}.`)
  const figures = characters.map((character) => readFigure(character))
  return assignRoles(figures, plot, 'middle', createRandom('one')).roles.get(role)?.name
}

test.each(strangers)('nobody of the hero’s own family is the stranger of %s, its %s (TT-20)', (...place) => {
  const hero = { name: 'Luca', details: '9, freckles' }
  for (const relative of [
    { name: 'Emma', details: 'his shy sister, 8' },
    { name: 'Ruth', details: 'his adopted sister, 8' },
    { name: 'Abuela Rosa', details: 'his grandma, grey bun' },
  ])
    expect(whoHas(place, hero, relative)).not.toBe(relative.name)
  expect(whoHas(place, hero, { name: 'Ben', details: '9, a quiet boy of his class' })).toBe('Ben')
})
