import { expect, test } from 'vitest'
import { sampleCast } from '../../samples/sample-cast.ts'
import { emptyScene, figure } from '../../samples/sample-story.ts'
import type { SceneDescription } from '../../scene-description.ts'
import { compose } from '../compose.ts'

const making = (pose: 'work' | 'kneel', hold: string, look = 'Leo'): SceneDescription => ({
  ...emptyScene,
  setting: 'garden',
  figures: [
    figure('Mia', pose, 'happy', { look, hold }),
    figure('Leo', pose, 'happy', { look: 'Mia', hold }),
    figure('Grandma Ruth', 'stand', 'tender', { look: 'Mia' }),
  ],
  props: [],
})

const pictures = (scene: SceneDescription) =>
  [0, 1, 2].map((page) => compose({ scene, cast: sampleCast, seed: 'made', candidate: 0, page }))

test.each(['tent', 'boat', 'model boat', 'kite', 'seedlings', 'broken boat', 'torn sack'])(
  'two who make or mend a %s are on both sides of it, and it is there once (IR-123)',
  (noun) => {
    for (const pose of ['work', 'kneel'] as const)
      for (const { figures, boxes } of pictures(making(pose, noun))) {
        const [mia, tom] = ['Mia', 'Leo'].map((name) => figures.find((one) => one.name === name))
        expect(mia?.touches).toBe('Leo')
        expect(tom?.touches).toBe('Mia')
        expect(mia?.facing).toBe((tom?.head.x ?? 0) > (mia?.head.x ?? 0) ? 1 : -1)
        expect(boxes.filter((box) => box.noun === noun)).toEqual([])
      }
  },
)

test('who does not look at the other one has a thing of their own', () => {
  for (const { figures } of pictures(making('work', 'kite', 'Grandma Ruth')))
    expect(figures.find(({ name }) => name === 'Mia')?.touches).not.toBe('Leo')
})

test('a tall one stands at it while the other kneels (IR-123)', () => {
  const [mia, leo, ...others] = making('kneel', 'kite').figures
  if (!mia || !leo) throw new Error('Both are there.')
  const scene = { ...making('kneel', 'kite'), figures: [mia, { ...leo, pose: 'stand' as const }, ...others] }
  for (const { figures } of pictures(scene))
    expect(figures.find(({ name }) => name === 'Mia')?.touches).toBe('Leo')
})

test('in a wheelchair one sits at it and does the same (IR-123)', () => {
  const [mia, leo, ...others] = making('kneel', 'kite').figures
  if (!mia || !leo) throw new Error('Both are there.')
  const scene = { ...making('kneel', 'kite'), figures: [{ ...mia, pose: 'sit' as const }, leo, ...others] }
  for (const { figures } of pictures(scene))
    expect(figures.find(({ name }) => name === 'Mia')?.touches).toBe('Leo')
})

test('a tent that two put up leaves them farther apart than a boat: both have room in it later (IR-123)', () => {
  const apartAt = (noun: string): number[] =>
    pictures(making('work', noun)).map(({ figures, view }) => {
      const [mia, leo] = ['Mia', 'Leo'].map((name) => figures.find((one) => one.name === name))
      return (Math.abs((mia?.head.x ?? 0) - (leo?.head.x ?? 0)) * view.size) / 1024
    })
  const boat = apartAt('boat')
  for (const [index, tent] of apartAt('tent').entries()) expect(tent).toBeGreaterThan((boat[index] ?? 0) + 50)
})
