import { castShadow, type Layer, PAGE_SIZE, type Page, place, sky } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, roundedRectangle } from '../geometry/path.ts'
import type { Look } from '../looks/look.ts'
import type { Figure } from '../people/figure.ts'
import type { SceneFigure } from '../scene-description.ts'
import { drawFigure } from './draw-figure.ts'

/** From head to foot, with wheelchair and boots; or the face and what is below it as far as the waist, to be seen small. */
export type PortraitView = 'whole' | 'near'

/** Warm paper: pale enough for dark hair, coloured enough for a white lamb. */
const PAPER = '#f6e4c0'

/** The part of the page that somebody may fill: the styles have their edges, stitches and arches around it. */
const room: Record<PortraitView, number> = { whole: 0.84, near: 1 }

/** One figure alone on plain paper, facing the reader with a friendly face. */
export function composePortrait(look: Look, view: PortraitView): Page {
  const drawn = drawAlone(look)
  const shapes = [...drawn.shapes, ...drawn.over]
  const seen = frameOf(drawn, boundsOf(shapes.map(({ path }) => path)), view)
  const scale = (PAGE_SIZE * room[view]) / seen.size
  const [x, y] = [PAGE_SIZE / 2 - seen.x * scale, PAGE_SIZE / 2 - seen.y * scale]
  return {
    seed: 'portrait',
    layers: [
      paper,
      { depth: 0.05, figure: false, shapes: [castShadow(x, y, drawn.footing * scale * 1.15, 20 * scale)] },
      { depth: 0, figure: true, shapes: place(shapes, placement({ x, y, scale })) },
    ],
  }
}

const paper: Layer = {
  depth: 1,
  figure: false,
  shapes: [sky(roundedRectangle(-20, -20, PAGE_SIZE + 40, PAGE_SIZE + 40, 0), PAPER)],
}

/** As on a page on which nobody else is: feet at the origin. */
function drawAlone(look: Look): Figure {
  const figure: SceneFigure = { name: look.name, pose: 'stand', face: 'happy' }
  const toReader = { facing: 1, turn: 0.14, nod: 0 } as const
  return drawFigure({ figure, look }, toReader, { bed: false, water: 'bowl', flowers: false }, null)
}

/** The middle and the side of the square that is shown, in units of the figure. */
interface Frame {
  x: number
  y: number
  size: number
}

function frameOf(drawn: Figure, bounds: Bounds, view: PortraitView): Frame {
  const { left, right, top } = bounds
  const bottom = Math.max(0, bounds.bottom)
  const whole = { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) }
  if (view === 'whole') return whole
  const { centre, radius } = drawn.head
  const size = Math.min(radius * 4.8, whole.size * 1.1)
  // Ears, hats and crowns belong to the face; a raised tail does not.
  const crown = Math.max(top, centre[1] - radius * 2)
  return { x: centre[0] * 0.85 + whole.x * 0.15, y: crown - size * 0.12 + size / 2, size }
}
