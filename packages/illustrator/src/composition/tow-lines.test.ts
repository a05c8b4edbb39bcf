import { expect, test } from 'vitest'
import type { StandingThing } from './placing.ts'
import type { StagedMember } from './stage-row.ts'
import { towLines } from './tow-lines.ts'

const holding = (hold: string) =>
  ({
    figure: { name: 'Opa', pose: 'wave', face: 'tender', hold },
    attention: { facing: 1 },
    drawn: { hands: { left: [-40, -180], right: [60, -300] } },
    x: 500,
    y: 900,
    raised: 0,
    scale: 1,
  }) as unknown as StagedMember

const at = (noun: string, x: number) => ({ noun, y: 900, handle: [x, 780] }) as unknown as StandingThing

test('a rope at a finish goes from the nearer hand to its post, past whoever comes in (IR-157)', () => {
  const [rope] = towLines([holding('finish rope')], [at('finish rope', 1100)])
  expect(rope?.path.points.slice(-2)).toEqual([560, 600])
})

test('nobody pulls a cart past a neighbour', () => {
  expect(towLines([holding('wagon')], [at('wagon', 700)])).toHaveLength(1)
  expect(towLines([holding('wagon')], [at('wagon', 1100)])).toEqual([])
})
