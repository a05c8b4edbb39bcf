import { expect, test } from 'vitest'
import { compose } from '../../composition/compose.ts'
import { sampleCast } from '../../samples/sample-cast.ts'
import { emptyScene, figure } from '../../samples/sample-story.ts'
import type { Face, SceneFigure } from '../../scene-description.ts'
import { findProp } from '../find-prop.ts'
import { drawProp } from '../several.ts'

const crowdOf = (noun: string) => findProp(noun) ?? fail(noun)

/** The lines of the faces of many. */
function linesOf(noun: string, face: Face, others: readonly SceneFigure[] = []): number {
  const colours = new Set(
    drawProp(crowdOf(noun)).flatMap(({ surface, line }) =>
      surface === 'feature' && line ? [line.colour] : [],
    ),
  )
  const { page } = compose({
    scene: {
      ...emptyScene,
      setting: 'village',
      figures: [figure('Mia', 'stand', face), ...others],
      props: [noun],
    },
    cast: sampleCast,
    seed: 'looked at',
    candidate: 0,
  })
  const lines = page.layers.flatMap(({ shapes }) => shapes.flatMap(({ line }) => (line ? [line.colour] : [])))
  return lines.filter((colour) => colours.has(colour)).length
}

test('children who play have a game of their own, and are glad (IR-149)', () => {
  expect(findProp('playing children')?.drawing.grave).toBeUndefined()
  expect(findProp('children')?.drawing.grave).toBeDefined()
})

test.each(['laughing children', 'laughing crowd'])(
  'the %s laugh also at somebody who is sad, with eyes that are shut (IR-149)',
  (noun) => {
    const { drawing } = crowdOf(noun)
    expect(drawing.grave).toBeUndefined()
    expect(drawing.several).toBe(true)
    expect(linesOf(noun, 'sad')).toBeGreaterThan(linesOf(noun.replace('laughing ', ''), 'happy') * 1.3)
  },
)

test.each(['crowd', 'children'])('the %s that looks on at somebody sad does not smile (IR-136)', (noun) => {
  // All have a mouth; who is grave has two brows as well.
  const mouths = linesOf(noun, 'happy')
  expect(mouths).toBeGreaterThan(6)
  expect(linesOf(noun, 'sad')).toBeGreaterThan(mouths * 2.5)
})

test('who looks on while somebody waves happily smiles, whatever lies on one heart (IR-158)', () => {
  const [leo, dad] = [figure('Leo', 'stand', 'sad'), figure('Dad', 'wave', 'happy')]
  expect(linesOf('crowd', 'sad', [leo, dad])).toBeLessThan(linesOf('crowd', 'sad', [leo]) / 2)
})

function fail(noun: string): never {
  throw new Error(`There should be a ${noun}.`)
}
