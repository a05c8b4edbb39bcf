import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose, SceneDescription, Setting } from '../scene-description.ts'
import { compose } from './compose.ts'

const everybody = ['Mia', 'Grandma Ruth', 'Leo']
const pages = [0, 1, 2, 3]

function drawn(scene: Partial<SceneDescription>, poses: readonly Pose[], page: number) {
  const figures = poses.map((pose, index) => figure(everybody[index] ?? '', pose, 'happy'))
  return compose({
    scene: { ...emptyScene, figures, ...scene },
    cast: sampleCast,
    seed: 'fitted',
    candidate: 0,
    page,
  })
}

const boxOf = ({ boxes }: ReturnType<typeof drawn>, noun: string) => {
  const box = boxes.find((one) => one.noun === noun)
  if (!box) throw new Error(`No ${noun} is drawn.`)
  return box
}

test.each<[Setting, string, Pose[]]>([
  ['meadow', 'tent', ['sit', 'sit', 'lie']],
  ['living-room', 'fort', ['sit', 'sit', 'sit']],
  ['garden', 'tent', ['read', 'sit']],
  ['orchard', 'treehouse', ['sit', 'sit', 'sit']],
])(
  'in the %s all who rest are in the one %s, with room over their heads (IR-125)',
  (setting, noun, poses) => {
    for (const page of pages) {
      const picture = drawn({ setting, props: [noun] }, poses, page)
      const shelter = boxOf(picture, noun)
      for (const { bounds, name } of picture.figures) {
        expect(bounds.left > shelter.left && bounds.right < shelter.right, `${name} ${page}`).toBe(true)
        expect(bounds.top, `${name} ${page}`).toBeGreaterThan(shelter.top)
      }
    }
  },
)

test('near to those who are all in a tent one is in it with them, and outside it where somebody stands (IR-125)', () => {
  for (const page of pages) {
    const within = drawn({ setting: 'meadow', shot: 'close', props: ['tent'] }, ['sit', 'lie'], page)
    const tent = boxOf(within, 'tent')
    expect(Math.max(tent.left, tent.top)).toBeLessThanOrEqual(0)
    expect(Math.min(tent.right, tent.bottom)).toBeGreaterThanOrEqual(1024)
    const outside = drawn({ setting: 'meadow', shot: 'close', props: ['tent'] }, ['sit', 'stand'], page)
    expect(boxOf(outside, 'tent').top).toBeGreaterThan(boxOf(within, 'tent').top)
  }
})

test('where everybody stands a tent is behind them, no wider than it is (IR-125)', () => {
  const wide = ({ left, right }: { left: number; right: number }): number => right - left
  const alone = drawn({ setting: 'meadow', props: ['tent'] }, ['stand', 'wave'], 0)
  const together = drawn({ setting: 'meadow', props: ['tent'] }, ['sit', 'sit'], 0)
  expect(wide(boxOf(alone, 'tent'))).toBeLessThan(wide(boxOf(together, 'tent')))
})

test('who sits on a bench before a tub has the feet in it (IR-126)', () => {
  for (const page of pages) {
    const picture = drawn({ setting: 'porch', props: ['bench', 'washtub'] }, ['sit', 'sit'], page)
    const tub = boxOf(picture, 'washtub')
    for (const { bounds } of picture.figures) {
      const middle = (bounds.left + bounds.right) / 2
      expect(middle > tub.left - 60 && middle < tub.right + 60).toBe(true)
      expect(bounds.bottom > tub.top && bounds.bottom < tub.bottom).toBe(true)
    }
  }
})

test('where nobody sits on a bench a tub stands beside everybody (IR-126)', () => {
  const picture = drawn({ setting: 'porch', props: ['washtub'] }, ['stand', 'stand'], 0)
  const tub = boxOf(picture, 'washtub')
  const lefts = picture.figures.map(({ bounds }) => (bounds.left + bounds.right) / 2)
  expect(lefts.every((x) => x > tub.left && x < tub.right)).toBe(false)
})

test('children who sit where a bath is full are in it up to their chests (IR-126)', () => {
  for (const page of pages) {
    const picture = drawn({ setting: 'bathroom', props: ['bubble bath', 'duck'] }, ['sit'], page)
    const [bath, bather] = [boxOf(picture, 'bubble bath'), picture.figures[0]?.bounds]
    if (!bather) throw new Error('Nobody is in it.')
    const height = bather.bottom - bather.top
    expect(bath.left < bather.left && bath.right > bather.right).toBe(true)
    expect(bath.top).toBeGreaterThan(bather.top + height * 0.3)
    expect(bath.bottom).toBeGreaterThan(bather.bottom)
  }
})

test('many people who are out with lanterns carry them, and none stands on the ground (IR-127)', () => {
  const night = { setting: 'street', time: 'night' } as const
  const glowsIn = (props: string[]): number =>
    drawn({ ...night, props }, ['stand', 'stand'], 0)
      .page.layers.flatMap(({ shapes }) => shapes)
      .filter(({ surface }) => surface === 'glow').length
  expect(glowsIn(['people', 'lanterns'])).toBeGreaterThan(glowsIn(['people']) + 3)
  const nouns = drawn({ ...night, props: ['people', 'lanterns'] }, ['stand', 'stand'], 0).boxes
  expect(nouns.map(({ noun }) => noun)).toEqual(['people'])
})

test('where somebody holds one of the lanterns the people carry the others (IR-127)', () => {
  const figures = [figure('Mia', 'stand', 'happy', { hold: 'lantern' })]
  const glowsIn = (props: string[]): number =>
    drawn({ setting: 'street', time: 'night', figures, props }, [], 0)
      .page.layers.flatMap(({ shapes }) => shapes)
      .filter(({ surface }) => surface === 'glow').length
  expect(glowsIn(['lanterns', 'crowd'])).toBeGreaterThan(glowsIn(['crowd']) + 3)
})

test('who holds a light up is not embraced: it would be out of sight', () => {
  for (const page of pages) {
    const figures = [
      figure('Mia', 'hold-up', 'sad', { hold: 'lantern' }),
      figure('Grandma Ruth', 'comfort', 'calm', { look: 'Mia' }),
    ]
    const picture = drawn({ setting: 'hills', figures }, [], page)
    expect(picture.figures.map(({ touches }) => touches)).toEqual([null, null])
  }
})

test('nobody on a bench is seen from above', () => {
  const figures = [figure('Mia', 'sit', 'happy'), figure('Leo', 'sit', 'happy')]
  const scene = { setting: 'garden', viewpoint: 'above', figures } as const
  expect(drawn({ ...scene, props: [] }, [], 0).arrangement.viewpoint).toBe('above')
  expect(drawn({ ...scene, props: ['bench'] }, [], 0).arrangement.viewpoint).not.toBe('above')
})

test('a path lies under the tree that grows beside it', () => {
  const { boxes } = drawn({ setting: 'street', props: ['tree', 'path'] }, ['walk'], 0)
  expect(boxes.map(({ noun }) => noun)).toEqual(['path', 'tree'])
})
