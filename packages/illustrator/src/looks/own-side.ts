import type { Look } from './look.ts'
import type { Mark } from './mark.ts'

/**
 * As somebody is drawn who is mirrored afterwards to face left: a brace on the left leg is on the left leg in all
 * pictures, whichever way they face.
 */
export function onOwnSide(look: Look, facing: -1 | 1): Look {
  if (look.kind !== 'human' || facing > 0) return look
  const { hearingAidSide } = look
  return {
    ...look,
    marks: look.marks.map((mark): Mark => ({ ...mark, side: otherSide(mark.side) })),
    ...(hearingAidSide && { hearingAidSide: otherSide(hearingAidSide) }),
  }
}

const otherSide = (side: -1 | 1): -1 | 1 => (side > 0 ? -1 : 1)
