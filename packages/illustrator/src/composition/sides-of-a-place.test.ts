import { describe, expect, test } from 'vitest'
import type { Layer } from '../drawing/shape.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { type SceneDescription, type Setting, settings } from '../scene-description.ts'
import { setStage } from './set-stage.ts'

const staged = (
  setting: Setting,
  page: number,
  { seed = 'sides', ...more }: Partial<SceneDescription> & { seed?: string } = {},
) => setStage({ scene: { ...emptyScene, setting, ...more }, seed, candidate: 0, page })

/** What stands in the place, without its sky and its ground. */
const drawn = (layers: readonly Layer[]): Set<string> =>
  new Set(
    layers
      .filter(({ depth }) => depth < 0.9)
      .flatMap(({ shapes }) =>
        shapes.map(({ path, fill }) => JSON.stringify([path.points.map(Math.round), fill])),
      ),
  )

/** How many shapes of one page's place stand elsewhere, or not at all, on the other. */
function newOn(setting: Setting, one: number, other: number, seed: string): number {
  const [before, after] = [one, other].map((page) => drawn(staged(setting, page, { seed }).scenery.back))
  return [...(after ?? [])].filter((shape) => !before?.has(shape)).length
}

/** The places in which stories play most. */
const often = [
  'porch',
  'street',
  'garden',
  'bedroom',
  'workshop',
  'kitchen',
  'hills',
  'vineyard',
  'living-room',
  'sea',
  'church-inside',
  'lake',
  'market',
  'church',
  'meadow',
] as const satisfies readonly Setting[]

describe.each(often)('the place %s', (setting) => {
  test('is seen from another side on the next page (IR-159)', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const page of [0, 1, 2, 3]) expect(newOn(setting, page, page + 1, seed)).toBeGreaterThan(15)
  })

  test('is the same where it is seen from the same side (IR-159)', () => {
    expect(newOn(setting, 1, 4, 'a')).toBe(0)
  })
})

test.each(settings)(
  '%s is never the same picture on two pages that follow each other (IR-159)',
  (setting) => {
    for (const page of [0, 1, 2]) expect(newOn(setting, page, page + 1, 'a')).toBeGreaterThan(0)
  },
)

test('two pictures to choose from show a page’s place from the same side (IR-159)', () => {
  const [one, other] = [0, 1].map((candidate) =>
    setStage({ scene: { ...emptyScene, setting: 'garden' }, seed: 'a', candidate, page: 3 }),
  )
  expect(other?.arrangement.side).toBe(one?.arrangement.side)
})

test('a windmill of the page is the only one, and so is a clock', () => {
  const piecesOn = (side: 0 | 1 | 2, setting: Setting, props: string[]) =>
    setStage({
      scene: { ...emptyScene, setting, side, props },
      seed: 'a',
      candidate: 0,
      page: 0,
    }).scenery.back.flatMap(({ shapes }) => shapes.flatMap(({ piece }) => piece?.noun ?? []))
  for (const [setting, side, noun, told] of [
    ['meadow', 1, 'windmill', 'windmill'],
    ['hills', 1, 'windmill', 'old mill'],
    ['living-room', 2, 'clock', 'clock'],
    ['garden', 1, 'washing line', 'washing line'],
  ] as const) {
    expect(piecesOn(side, setting, [])).toContain(noun)
    expect(piecesOn(side, setting, [told])).not.toContain(noun)
  }
})

test('who is far away on a square does not stand in its fountain (IR-159)', () => {
  const fountains = (at: 'far' | 'middle'): number =>
    setStage({
      scene: {
        ...emptyScene,
        setting: 'street',
        side: 1,
        figures: [{ ...figure('Mia', 'wave', 'happy'), at }],
      },
      seed: 'a',
      candidate: 0,
      page: 0,
    }).scenery.back.flatMap(({ shapes }) => shapes.filter(({ piece }) => piece?.noun === 'fountain')).length
  expect(fountains('middle')).toBeGreaterThan(0)
  expect(fountains('far')).toBe(0)
})

test('a page is seen from the side that its story wants (IR-159)', () => {
  for (const side of [0, 1, 2] as const)
    expect(
      setStage({ scene: { ...emptyScene, setting: 'street', side }, seed: 'a', candidate: 0, page: 4 })
        .arrangement.side,
    ).toBe(side)
})

test('washing is taken in where it rains or snows', () => {
  const hung = (weather: SceneDescription['weather']): number =>
    setStage({
      scene: { ...emptyScene, setting: 'garden', side: 1, weather },
      seed: 'a',
      candidate: 0,
      page: 0,
    }).scenery.back.flatMap(({ shapes }) => shapes.filter(({ piece }) => piece?.noun === 'washing line'))
      .length
  expect(hung('clear')).toBeGreaterThan(6)
  for (const weather of ['rain', 'snow'] as const) expect(hung(weather)).toBe(3)
})
