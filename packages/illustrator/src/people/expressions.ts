import type { Face } from '../scene-description.ts'

export interface Expression {
  eyes: 'open' | 'wide' | 'half' | 'closed' | 'laughing'
  /** Inner and outer end of the brow, up is positive, in hundredths of the head's radius. */
  brow: { inner: number; outer: number }
  mouth: 'smile' | 'small-smile' | 'open' | 'wide-open' | 'frown' | 'wobble' | 'round' | 'flat' | 'aside'
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
  tender: { ...calmFace, eyes: 'closed', mouth: 'smile', brow: { inner: 6, outer: 0 }, blush: 0.7 },
  sad: { ...calmFace, mouth: 'frown', brow: { inner: 15, outer: -8 }, tear: true, glance: { x: 0, y: 0.8 } },
  worried: {
    ...calmFace,
    mouth: 'wobble',
    brow: { inner: 15, outer: -4 },
    glance: { x: 0, y: 0.3 },
    blush: 0.3,
  },
  wow: { ...calmFace, eyes: 'wide', mouth: 'round', brow: { inner: 13, outer: 10 } },
  angry: { ...calmFace, mouth: 'flat', brow: { inner: -9, outer: 6 }, blush: 0.7 },
  shy: {
    ...calmFace,
    mouth: 'small-smile',
    brow: { inner: 7, outer: -2 },
    glance: { x: -0.8, y: 0.7 },
    blush: 1,
  },
  sleepy: { ...calmFace, eyes: 'closed', mouth: 'round', brow: { inner: 7, outer: 2 } },
  proud: { ...calmFace, mouth: 'smile', brow: { inner: 8, outer: 9 }, blush: 0.8 },
  sorry: {
    ...calmFace,
    mouth: 'frown',
    brow: { inner: 14, outer: -5 },
    glance: { x: -0.4, y: 0.9 },
    blush: 0.9,
  },
  determined: { ...calmFace, mouth: 'small-smile', brow: { inner: -4, outer: 5 } },
  thinking: { ...calmFace, mouth: 'aside', brow: { inner: 6, outer: 6 }, glance: { x: 0.7, y: -0.8 } },
}
