import { PAGE_SIZE } from '../drawing/shape.ts'
import { type Matrix, placement } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Viewpoint } from '../scene-description.ts'
import type { View } from './camera.ts'
import { wall } from './framing/window.ts'

/** Of a thing that stands before everybody's feet, the share that may be below the page: it stands nearer than the page shows. */
const BELOW = 0.1

/** What of the stage the reader sees: the wall around a window hides some of it. */
export function seenPart({ left, top, size }: View, viewpoint: Viewpoint): Bounds {
  const unit = size / PAGE_SIZE
  const [side, above, below] =
    viewpoint === 'window' ? [wall.side, wall.top, wall.bottom].map((part) => part * unit) : [0, 0, 0]
  return {
    left: left + (side ?? 0),
    right: left + size - (side ?? 0),
    top: top + (above ?? 0),
    bottom: top + size - (below ?? 0),
  }
}

/** How a thing is moved, and where it is too wide made smaller about its foot, so that it is on the page as a whole. */
export function intoView(box: Bounds, seen: Bounds, foot: { x: number; y: number }): Matrix {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const margin = (seen.right - seen.left) * 0.02
  const [roomWide, roomTall] = [seen.right - seen.left - 2 * margin, seen.bottom - seen.top - margin]
  const scale = Math.min(1, roomWide / wide, roomTall / tall)
  const grown: Bounds = {
    left: foot.x + (box.left - foot.x) * scale,
    right: foot.x + (box.right - foot.x) * scale,
    top: foot.y + (box.top - foot.y) * scale,
    bottom: foot.y + (box.bottom - foot.y) * scale,
  }
  const x = inside(grown.left, grown.right, seen.left + margin, seen.right - margin)
  const y = inside(grown.top, grown.bottom, seen.top + margin, seen.bottom + tall * scale * BELOW)
  return placement({ x: foot.x * (1 - scale) + x, y: foot.y * (1 - scale) + y, scale })
}

/** By how much a stretch is moved to lie within another. */
function inside(from: number, to: number, low: number, high: number): number {
  if (from < low) return low - from
  return to > high ? high - to : 0
}

/** The share of a box that is seen, 0 to 1. */
export function seenShare(box: Bounds, seen: Bounds): number {
  const wide = Math.min(box.right, seen.right) - Math.max(box.left, seen.left)
  const tall = Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top)
  if (wide <= 0 || tall <= 0) return 0
  return (wide * tall) / ((box.right - box.left) * (box.bottom - box.top))
}

/** In how many columns and rows a box is looked at. */
const POINTS = 8

/** The share of a box that lies under others, 0 to 1. */
export function coveredPart(box: Bounds, others: readonly Bounds[]): number {
  const steps = Array.from({ length: POINTS }, (_, index) => (index + 0.5) / POINTS)
  const points = steps.flatMap((across) =>
    steps.map((down) => ({
      x: box.left + across * (box.right - box.left),
      y: box.top + down * (box.bottom - box.top),
    })),
  )
  const isCovered = ({ x, y }: { x: number; y: number }): boolean =>
    others.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  return points.filter(isCovered).length / points.length
}
