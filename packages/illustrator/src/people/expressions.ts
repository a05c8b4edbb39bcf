import type { Face } from '../scene-description.ts'

export interface Expression {
  /** `lowered` looks to the ground, `half` is about to fall asleep. */
  eyes: 'open' | 'wide' | 'lowered' | 'half' | 'closed' | 'laughing'
  /** Inner and outer end of the brow, up is positive, in hundredths of the head's radius. */
  brow: { inner: number; outer: number }
  mouth:
    | 'smile'
    | 'small-smile'
    | 'broad-smile'
    | 'firm'
    | 'open'
    | 'wide-open'
    | 'frown'
    | 'wobble'
    | 'round'
    | 'flat'
    | 'aside'
  /** Where the eyes look by themselves: right and down are positive, -1 to 1. */
  glance: { x: number; y: number }
  /** How red the cheeks are. */
  blush: number
  tear: boolean
}

const calmFace: Expression = {
  eyes: 'open',
  brow: { inner: 3, outer: 0 },
  mouth: 'small-smile',
  glance: { x: 0, y: 0 },
  blush: 0.5,
  tear: false,
}

/** How each feeling is written on a face. */
export const expressions: Record<Face, Expression> = {
  happy: { ...calmFace, mouth: 'smile', brow: { inner: 6, outer: 3 } },
  joy: { ...calmFace, eyes: 'open', mouth: 'open', brow: { inner: 9, outer: 5 }, blush: 0.65 },
  laugh: { ...calmFace, eyes: 'laughing', mouth: 'wide-open', brow: { inner: 7, outer: 4 }, blush: 0.7 },
  calm: calmFace,
  tender: { ...calmFace, mouth: 'smile', brow: { inner: 12, outer: 0 }, blush: 0.9 },
  sad: { ...calmFace, mouth: 'frown', brow: { inner: 20, outer: -9 }, tear: true, glance: { x: 0, y: 0.8 } },
  worried: { ...calmFace, mouth: 'wobble', brow: { inner: 19, outer: -8 }, blush: 0.2 },
  wow: { ...calmFace, eyes: 'wide', mouth: 'round', brow: { inner: 15, outer: 12 } },
  angry: { ...calmFace, mouth: 'flat', brow: { inner: -11, outer: 8 }, blush: 0.7 },
  shy: { ...calmFace, eyes: 'lowered', brow: { inner: 12, outer: -2 }, glance: { x: 0, y: 1 }, blush: 1 },
  sleepy: { ...calmFace, eyes: 'half', mouth: 'small-smile', brow: { inner: 2, outer: 4 } },
  proud: { ...calmFace, mouth: 'broad-smile', brow: { inner: 9, outer: 8 }, blush: 0.8 },
  sorry: {
    ...calmFace,
    eyes: 'lowered',
    mouth: 'frown',
    brow: { inner: 18, outer: -8 },
    glance: { x: 0, y: 1 },
    blush: 1,
  },
  determined: { ...calmFace, mouth: 'firm', brow: { inner: -3, outer: 4 } },
  thinking: { ...calmFace, mouth: 'aside', brow: { inner: 6, outer: 6 }, glance: { x: 0.7, y: -0.8 } },
}
