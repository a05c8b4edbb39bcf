import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose, SceneDescription, Setting } from '../scene-description.ts'
import { compose } from './compose.ts'

const everybody = ['Mia', 'Grandma Ruth', 'Leo']

/** The page with its one thing, and the boxes of those who are in it. */
function withSeat(setting: Setting, noun: string, poses: readonly Pose[], page: number) {
  const figures = poses.map((pose, index) => figure(everybody[index] ?? '', pose, 'happy'))
  const scene: SceneDescription = { ...emptyScene, setting, figures, props: [noun] }
  const { boxes, figures: drawn } = compose({ scene, cast: sampleCast, seed: 'bench', candidate: 0, page })
  const seat = boxes.find((box) => box.noun === noun)
  if (!seat) throw new Error(`No ${noun} is drawn.`)
  return { seat, drawn }
}

test.each<[Setting, string]>([
  ['playground', 'bench'],
  ['garden', 'bench'],
  ['farm', 'open wagon'],
  ['street', 'wall'],
  ['forest', 'log'],
])(
  'in the %s all who sit are on the one %s, children and grown-ups alike (IR-75, IR-103)',
  (setting, noun) => {
    for (const page of [0, 1, 2, 3]) {
      const { seat, drawn } = withSeat(setting, noun, ['sit', 'sit', 'sit'], page)
      for (const { bounds, name } of drawn) {
        const middle = (bounds.left + bounds.right) / 2
        expect(middle > seat.left && middle < seat.right, name).toBe(true)
        expect(bounds.top < seat.top && bounds.bottom > seat.top, name).toBe(true)
      }
      const feet = drawn.map(({ bounds }) => bounds.bottom)
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(12)
    }
  },
)

test('where everybody stands a bench is behind them, no wider than it is (IR-75)', () => {
  const { seat, drawn } = withSeat('playground', 'bench', ['stand', 'wave'], 0)
  expect(seat.bottom).toBeLessThan(Math.max(...drawn.map(({ bounds }) => bounds.bottom)))
})

test.each<Setting>(['garden', 'playground'])(
  'in the %s who sits is on the swing, between its posts (IR-93)',
  (setting) => {
    for (const page of [0, 1, 2, 3]) {
      const { seat, drawn } = withSeat(setting, 'swing', ['sit', 'stand'], page)
      const sitter = drawn.find(({ name }) => name === everybody[0])?.bounds
      const middle = ((sitter?.left ?? 0) + (sitter?.right ?? 0)) / 2
      expect(Math.abs(middle - (seat.left + seat.right) / 2)).toBeLessThan((seat.right - seat.left) / 8)
      expect(seat.top).toBeLessThan(sitter?.top ?? 0)
    }
  },
)

test('each has a chair of their own, no wider than they need (IR-93)', () => {
  const { seat, drawn } = withSeat('living-room', 'chair', ['sit', 'stand'], 0)
  const sitter = drawn.find(({ name }) => name === everybody[0])?.bounds
  const middle = ((sitter?.left ?? 0) + (sitter?.right ?? 0)) / 2
  expect(seat.right - seat.left).toBeLessThan(((sitter?.right ?? 0) - (sitter?.left ?? 0)) * 1.6)
  expect(Math.abs(middle - (seat.left + seat.right) / 2)).toBeLessThan(30)
})

test('who climbs where there is a chair stands on it (IR-103)', () => {
  for (const page of [0, 1, 2, 3]) {
    const { seat, drawn } = withSeat('kitchen', 'chair', ['climb', 'stand'], page)
    const climber = drawn.find(({ name }) => name === everybody[0])?.bounds
    const middle = ((climber?.left ?? 0) + (climber?.right ?? 0)) / 2
    expect(middle).toBeGreaterThan(seat.left)
    expect(middle).toBeLessThan(seat.right)
    expect(climber?.top ?? 0).toBeLessThan(seat.top - (seat.bottom - seat.top) * 0.5)
  }
})

test('who stands between those on a bench is behind it, and who has wheels needs no step (IR-152)', () => {
  for (const page of [0, 1, 2, 3]) {
    const { seat, drawn } = withSeat('porch', 'bench', ['sit', 'stand', 'sit'], page)
    const stander = drawn.find(({ name }) => name === everybody[1])?.bounds
    if (!stander || stander.left < seat.left || stander.right > seat.right) continue
    expect(stander.bottom).toBeLessThan(seat.bottom)
  }
  const cast = [{ name: 'Ada', details: 'a girl of 8 who has a wheelchair' }]
  const scene = { ...emptyScene, setting: 'porch' as const, figures: [figure('Ada', 'sit', 'happy')] }
  const { things } = compose({ scene, cast, seed: 'bench', candidate: 0 })
  expect(things.map(({ noun }) => noun)).not.toContain('doorstep')
})
