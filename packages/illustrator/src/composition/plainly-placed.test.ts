import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'

const pictures = (changes: Partial<SceneDescription>) =>
  [0, 1, 2, 3].map((page) =>
    compose({ scene: { ...emptyScene, ...changes }, cast: sampleCast, seed: 'placed', candidate: 0, page }),
  )

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

test('who jumps into a puddle is in it', () => {
  const figures = [figure('Mia', 'jump', 'joy', { look: 'puddle' }), figure('Leo', 'run', 'joy')]
  for (const { figures: drawn, boxes } of pictures({
    setting: 'garden',
    weather: 'rain',
    figures,
    props: ['puddle'],
  })) {
    const [mia, puddle] = [
      drawn.find(({ name }) => name === 'Mia'),
      boxes.find(({ noun }) => noun === 'puddle'),
    ]
    if (!mia || !puddle) throw new Error('Both are drawn.')
    expect(Math.abs(middle(mia.bounds) - middle(puddle))).toBeLessThan((puddle.right - puddle.left) / 2)
  }
})

test('what the page puts on a shelf stands on it', () => {
  const figures = [figure('Mia', 'look-up', 'wow', { look: 'teapot' })]
  const stands = pictures({ setting: 'kitchen', shot: 'wide', figures, props: ['teapot', 'shelf'] }).filter(
    ({ boxes }) => {
      const [pot, shelf] = ['teapot', 'shelf'].map((noun) => boxes.find((box) => box.noun === noun))
      return pot && shelf && Math.abs(pot.bottom - shelf.top) < 6
    },
  )
  expect(stands.length).toBe(4)
})

test('what has broken lies on the floor and not on a far table', () => {
  const figures = [figure('Mia', 'stand', 'sad', { look: 'teapot' })]
  for (const { things } of pictures({ setting: 'kitchen', figures, props: ['broken teapot'] }))
    expect(things.map(({ noun }) => noun)).toContain('broken teapot')
})

test.each([
  ['porch', 'doorstep'],
  ['kitchen', 'chair'],
] as const)(
  'who sits in the %s sits on the %s there, and it is nothing that the page tells of',
  (setting, seat) => {
    const figures = [
      figure('Mia', 'sit', 'calm', { look: 'Leo' }),
      figure('Leo', 'sit', 'calm', { look: 'Mia' }),
    ]
    for (const { boxes, things } of pictures({ setting, figures, props: [] })) {
      expect(things.map(({ noun }) => noun)).toContain(seat)
      expect(boxes.map(({ noun }) => noun)).not.toContain(seat)
    }
  },
)

test('at a low point nobody of a crowd smiles', () => {
  const drawn = (valence: number) =>
    pictures({ setting: 'market', figures: [figure('Mia', 'stand', 'calm')], props: ['crowd'], valence }).map(
      ({ page }) => JSON.stringify(page.layers.filter(({ figure: isFigure }) => !isFigure)),
    )
  expect(drawn(-1)).not.toEqual(drawn(0))
  expect(drawn(1)).toEqual(drawn(0))
})

test('who has climbed on a crate stands on it with both feet', () => {
  const figures = [figure('Mia', 'climb', 'worried'), figure('Leo', 'stand', 'calm', { look: 'Mia' })]
  for (const { figures: drawn, boxes } of pictures({ setting: 'market', figures, props: ['wooden crate'] })) {
    const [mia, crate] = [
      drawn.find(({ name }) => name === 'Mia'),
      boxes.find(({ noun }) => noun === 'wooden crate'),
    ]
    if (!mia || !crate) throw new Error('Both are drawn.')
    expect(Math.abs(middle(mia.bounds) - middle(crate))).toBeLessThan((crate.right - crate.left) / 2)
    expect(crate.top).toBeLessThan(mia.bounds.bottom)
  }
})

test('who is on a raft under a window is on a puddle', () => {
  const scene = {
    ...emptyScene,
    setting: 'street' as const,
    figures: [figure('Mia', 'ride', 'happy', { look: 'window with Leo', hold: 'raft' })],
    props: ['raft', 'window with Leo', 'puddle'],
  }
  for (const page of [0, 1, 2]) {
    const { figures, boxes } = compose({ scene, cast: sampleCast, seed: 'raft', candidate: 0, page })
    const puddle = boxes.find(({ noun }) => noun === 'puddle')
    const mia = figures.find(({ name }) => name === 'Mia')
    if (!puddle || !mia) throw new Error('Both are there.')
    expect(mia.head.x).toBeGreaterThan(puddle.left)
    expect(mia.head.x).toBeLessThan(puddle.right)
    expect(puddle.right - puddle.left).toBeGreaterThan((mia.bounds.right - mia.bounds.left) * 0.9)
  }
})
