import { expect, test } from 'vitest'
import { boundsOf } from '../../geometry/path.ts'
import { heldThing } from '../../props/find-prop.ts'
import type { FigureDescription, SceneDescription, SceneFigure, Setting } from '../../scene-description.ts'
import { compose } from '../compose.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: '7, girl, red dress' },
  { name: 'Leo', details: '7, boy, blue sweater' },
  { name: 'Pip', details: 'a small white dog', sort: 'dog' },
]

const pulling = (name: string, look: string, hold: string): SceneFigure => ({
  name,
  pose: 'pull',
  face: 'angry',
  look,
  hold,
})

function pictures(setting: Setting, figures: SceneFigure[], noun: string) {
  const scene: SceneDescription = {
    setting,
    time: 'day',
    weather: 'clear',
    shot: 'medium',
    figures,
    props: [noun],
    action: '',
  }
  return ['one', 'two', 'three'].flatMap((seed) =>
    [0, 1].map((candidate) => compose({ scene, cast, seed, candidate })),
  )
}

/** What is drawn over both, in the picture's units. */
const betweenIn = ({ page }: ReturnType<typeof compose>) =>
  page.layers.findLast(({ figure, who }) => figure && who === undefined)?.shapes ?? []

test.each<[string, Setting]>([
  ['tent', 'garden'],
  ['boat', 'lake'],
  ['wagon', 'street'],
  ['banner', 'street'],
  ['blanket', 'bedroom'],
])(
  'a %s that two pull at is between them once, as wide as the way from hand to hand (IR-69)',
  (noun, setting) => {
    for (const picture of pictures(
      setting,
      [pulling('Mia', 'Leo', noun), pulling('Leo', 'Mia', noun)],
      noun,
    )) {
      expect(picture.boxes.filter((box) => box.noun === noun)).toEqual([])
      const [left, right] = [...picture.figures].sort((one, other) => one.head.x - other.head.x)
      const shapes = betweenIn(picture)
      expect(shapes.length, 'drawn between them').toBeGreaterThan(0)
      const box = boundsOf(shapes.map(({ path }) => path))
      const [from, to] = [left?.head.x ?? 0, right?.head.x ?? 0]
      expect((box.left + box.right) / 2).toBeGreaterThan(from)
      expect((box.left + box.right) / 2).toBeLessThan(to)
      expect(box.right - box.left).toBeGreaterThan((to - from) * 0.3)
    }
  },
)

test('a dog and a child pull at one cape (IR-69)', () => {
  const figures: SceneFigure[] = [pulling('Pip', 'Mia', 'cape'), { ...pulling('Mia', 'door', 'cape') }]
  for (const picture of pictures('hallway', figures, 'cape')) {
    // The cloth and its two folds.
    expect(betweenIn(picture)).toHaveLength(3)
    expect(picture.boxes.filter(({ noun }) => noun === 'cape')).toEqual([])
  }
})

test('the piece of a tent in somebody’s hands is the piece of something large (IR-69)', () => {
  const tallOf = (noun: string): number => {
    const shapes = heldThing(noun, { aloft: false, upright: true })?.shapes ?? []
    const { top, bottom } = boundsOf(shapes.map(({ path }) => path))
    return bottom - top
  }
  expect(tallOf('half of the tent')).toBeGreaterThan(140)
  expect(tallOf('half of the teapot')).toBeLessThan(110)
})

test('of a tent two pull at its cloth, which is taut between them and not a small tent (IR-69)', () => {
  const tall = (noun: string): number[] =>
    pictures('garden', [pulling('Mia', 'Leo', noun), pulling('Leo', 'Mia', noun)], noun).map((picture) => {
      const box = boundsOf(betweenIn(picture).map(({ path }) => path))
      return (box.bottom - box.top) / (box.right - box.left)
    })
  for (const share of tall('tent')) expect(share).toBeLessThan(0.4)
})
