import { expect, test } from 'vitest'
import { type Bounds, boundsOf } from '../geometry/path.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { GLASS } from './outside-window.ts'
import { peopleAtWindows } from './person-at-window.ts'
import { setStage } from './set-stage.ts'

const cast = [
  { name: 'Mia', details: 'six' },
  { name: 'Leo', details: 'seven' },
]

/** What is seen through the glass beside what the same glass shows of something else: sky and ground. */
function seenOutside(name: string, { valence, weather }: Partial<SceneDescription>): Bounds[] {
  const shapesOf = (noun: string) => {
    const scene = {
      ...emptyScene,
      setting: 'bedroom' as const,
      figures: [figure('Mia', 'stand', 'happy', { look: noun })],
      props: [noun],
      ...(valence !== undefined && { valence }),
      ...(weather !== undefined && { weather }),
    }
    return peopleAtWindows(setStage({ scene, seed: 'outside', candidate: 0, page: 0 }), cast)[0]?.across ?? []
  }
  return shapesOf(`window onto ${name}`)
    .slice(2)
    .map(({ path }) => boundsOf([path]))
}

test.each([-1, 1])('who is outside is as large as the glass has room for, at %i (IR-120)', (valence) => {
  const parts = seenOutside('Leo', { valence })
  const top = Math.min(...parts.map((part) => part.top))
  expect(top).toBeLessThan(-GLASS.up * 0.4)
  expect(top).toBeGreaterThan(-GLASS.up)
})

test('a bird outside the window stands on the sill there, and wears a cap of snow when it snows (IR-120)', () => {
  const [clear, snowy] = [seenOutside('bird', {}), seenOutside('bird', { weather: 'snow' })]
  const board = clear[0]
  if (!board) throw new Error('There is no sill.')
  expect(board.right - board.left).toBeCloseTo(GLASS.across * 2)
  const foot = Math.max(...clear.slice(1).map(({ bottom }) => bottom))
  expect(Math.abs(foot - board.top)).toBeLessThan(6)
  expect(snowy.length).toBe(clear.length + 2)
  const [cap, bird] = [snowy.at(-1), snowy.slice(2, -1)]
  const head = Math.min(...bird.map(({ top }) => top))
  expect(cap?.top).toBeLessThan(head)
  expect(cap?.bottom).toBeGreaterThan(head)
})

/** How tall a child is in the units of the stage. */
const CHILD = 320

test.each(['bedroom', 'living-room', 'kitchen'] as const)(
  'the panes of the window of the %s reach down nearly to the head of a child (IR-120)',
  (setting) => {
    const { window, floor } = settingDrawings[setting]
    if (!window) throw new Error('A room has a window.')
    expect(window.y + GLASS.up * window.size).toBeGreaterThan(floor.back - CHILD - 64)
  },
)
