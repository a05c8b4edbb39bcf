import { findProp } from '../props/find-prop.ts'
import type { Person } from './row.ts'

/** Where somebody turns: facing left or right, how far to the side, and up (-1) or down (1). */
export interface Attention {
  facing: -1 | 1
  turn: number
  nod: number
}

const above =
  /\b(up|sky|stars?|moon|sun|clouds?|birds?|doves?|kites?|roof|tree|heaven|rainbow|lanterns?|ceiling|balloons?)\b/
const below =
  /\b(down|floor|ground|seeds?|seedlings?|sprout|book|bible|paper|knot|crumbs?|pieces|flowers?|puddle|feet|shoes|water|notebook|dough)\b/

/** `propSide` tells on which side a thing will stand. */
export function attentionOf(
  { figure, look }: Person,
  row: readonly Person[],
  index: number,
  propSide: (noun: string) => -1 | 1,
): Attention {
  const target = row.findIndex((other) => other.figure.name === figure.look)
  if (target >= 0 && target !== index) {
    const other = row[target]
    const difference = other ? eyeHeight(other) - eyeHeight({ figure, look }) : 0
    return { facing: target > index ? 1 : -1, turn: 0.62, nod: clamp(-difference / 260, -0.7, 0.7) }
  }
  const towardsMiddle = row.length === 1 ? 1 : index < (row.length - 1) / 2 ? 1 : -1
  const words = figure.look?.toLowerCase() ?? ''
  if (words === '') return { facing: towardsMiddle, turn: 0.16, nod: 0 }
  const facing = /\bleft\b/.test(words)
    ? -1
    : /\bright\b/.test(words)
      ? 1
      : findProp(words)
        ? propSide(words)
        : towardsMiddle
  return { facing, turn: 0.5, nod: above.test(words) ? -0.75 : below.test(words) ? 0.5 : 0 }
}

const heights = { toddler: 235, child: 325, teen: 390, adult: 460, elder: 430 }

/** Roughly: enough to look up at a grown-up and down at a lamb. */
function eyeHeight({ figure, look }: Person): number {
  const standing = look.kind === 'human' ? heights[look.age] : 150
  return /^(sit|read|draw|hide|kneel|pray)/.test(figure.pose)
    ? standing * 0.72
    : /^(lie|sleep)$/.test(figure.pose)
      ? 70
      : standing
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
