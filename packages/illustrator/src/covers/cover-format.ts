import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { CoverKind } from './cover-idea.ts'

/** The picture for links, as Open Graph asks for it. */
export const shareSize = { width: 1200, height: 630 } as const

export const coverFormats = ['square', 'share'] as const
/** A cover is composed twice: for the front of the book, and for the band of a link, in which nobody is to be cut. */
export type CoverFormat = (typeof coverFormats)[number]

const bandHeight = Math.round((PAGE_SIZE * shareSize.height) / shareSize.width)
const BELOW_FEET = 45
const BELOW_SILL = 58

/** What of the page is shown: all of it, or a band above the lowest line on which somebody or something stands. */
export function shownOf(format: CoverFormat, kind: CoverKind, lowest: number): Bounds {
  if (format === 'square') return { left: 0, right: PAGE_SIZE, top: 0, bottom: PAGE_SIZE }
  const wanted = kind === 'a-lit-window' ? openings.share.bottom + BELOW_SILL : lowest + BELOW_FEET
  const bottom = Math.round(Math.max(bandHeight, Math.min(PAGE_SIZE, wanted)))
  return { left: 0, right: PAGE_SIZE, top: bottom - bandHeight, bottom }
}

/** The opening of a lit window on the page. */
export const openings: Record<CoverFormat, Bounds> = {
  square: { left: 142, right: 882, top: 190, bottom: 890 },
  share: { left: 160, right: 864, top: 398, bottom: 860 },
}

/** Above this line of a square cover nobody's head is: a title could stand there. */
export const TITLE_LINE = PAGE_SIZE * 0.22

/**
 * Where everybody stands on the page, in its units: their feet on its lower edge, as large as there is room for. Paper
 * whose paint ends before its edge takes some of the page on each side. Whoever stands small stands low, so that what is great has room.
 */
export const roomFor: Record<CoverFormat, Record<CoverKind, Bounds>> = {
  square: {
    'before-something-great': { left: 110, right: 914, top: 400, bottom: 890 },
    'in-talk': { left: 110, right: 914, top: 270, bottom: 930 },
    'the-thing-itself': { left: 340, right: 940, top: 270, bottom: 800 },
    'a-path': { left: 120, right: 904, top: 400, bottom: 880 },
    'a-lit-window': { left: 170, right: 854, top: 270, bottom: 856 },
    'an-embrace': { left: 110, right: 914, top: 270, bottom: 940 },
    gathered: { left: 110, right: 914, top: 280, bottom: 850 },
    'under-the-sky': { left: 110, right: 914, top: 420, bottom: 910 },
  },
  share: {
    'before-something-great': { left: 110, right: 914, top: 520, bottom: 865 },
    'in-talk': { left: 110, right: 914, top: 415, bottom: 880 },
    'the-thing-itself': { left: 380, right: 930, top: 420, bottom: 840 },
    'a-path': { left: 120, right: 904, top: 490, bottom: 870 },
    'a-lit-window': { left: 190, right: 834, top: 440, bottom: 832 },
    'an-embrace': { left: 110, right: 914, top: 415, bottom: 880 },
    gathered: { left: 110, right: 914, top: 415, bottom: 830 },
    'under-the-sky': { left: 110, right: 914, top: 560, bottom: 895 },
  },
}

/** Where the story's own thing stands large and near. */
export const roomForThing: Record<CoverFormat, Bounds> = {
  square: { left: 80, right: 450, top: 540, bottom: 950 },
  share: { left: 90, right: 430, top: 545, bottom: 892 },
}
