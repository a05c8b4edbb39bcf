import { expect, test } from 'vitest'
import { compose } from '../../composition/compose.ts'
import { inFormation, isPeople } from '../../composition/many-who-watch.ts'
import { boundsOf } from '../../geometry/path.ts'
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

test('children who sing do not look grave beside somebody who is sad, and somebody leads them (IR-149)', () => {
  const { drawing } = crowdOf('singing children')
  expect(drawing.grave).toBeUndefined()
  expect(linesOf('singing children', 'sad')).toBe(linesOf('singing children', 'happy'))
})

test.each(['crowd', 'children', 'laughing children', 'lantern parade'])(
  'the %s stands in another way on each of two pages that follow each other (IR-136)',
  (noun) => {
    const boxes = [0, 1, 2, 3].map((page) =>
      boundsOf(drawProp(inFormation(crowdOf(noun), page)).flatMap(({ path }) => path)),
    )
    expect(new Set(boxes.map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)).size).toBe(4)
  },
)

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

test.each([
  'onlooking teacher',
  'onlooking choir lady',
  'onlooking gardener',
  'onlooking camp leader',
  'crowd',
  'young band',
  'singing children',
])('the light on the floor lies under the %s and not over their legs (IR-136)', (noun) => {
  const faces = drawProp(crowdOf(noun)).filter(({ surface }) => surface === 'feature').length
  const { page } = compose({
    scene: { ...emptyScene, setting: 'school', figures: [figure('Mia', 'stand', 'happy')], props: [noun] },
    cast: sampleCast,
    seed: 'looked at',
    candidate: 0,
  })
  const lit = page.layers.findIndex(({ depth, figure: isFigure }) => depth === 0 && !isFigure)
  const many = page.layers.findIndex(
    ({ shapes, figure: isFigure }) =>
      !isFigure && shapes.filter(({ surface }) => surface === 'feature').length >= faces / 3,
  )
  expect(isPeople(noun)).toBe(true)
  expect(many).toBeGreaterThan(lit)
})

function fail(noun: string): never {
  throw new Error(`There should be a ${noun}.`)
}
