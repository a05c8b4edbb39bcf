import { PAGE_SIZE } from '../drawing/shape.ts'
import { createRandom } from '../geometry/random.ts'
import { noiseField } from './noise-fields.ts'

/** A window's leading: panes about 120 units wide. */
export interface GlassPanes {
  /** Distance to the nearest lead between panes, in half pixels; 255 is far. */
  lead: Uint8Array
  /** A number for each pane, 0 to 255, spread evenly. */
  tone: Uint8Array
}

const CELLS = 9
const CELL = PAGE_SIZE / CELLS
let panes: GlassPanes | undefined

/** Made when first needed and kept (2 MB). */
export function glassPanes(): GlassPanes {
  panes ??= makePanes()
  return panes
}

/** Voronoi cells around one jittered point in each square of a grid, their borders a little bent. */
function makePanes(): GlassPanes {
  const random = createRandom('glass panes')
  const side = CELLS + 4
  const points = Array.from({ length: side * side }, (_, index) => ({
    x: ((index % side) - 2 + random.between(0.08, 0.92)) * CELL,
    y: (Math.floor(index / side) - 2 + random.between(0.08, 0.92)) * CELL,
    tone: random.integer(0, 255),
  }))
  const [bendX, bendY] = [noiseField('bendX'), noiseField('bendY')]
  const lead = new Uint8Array(PAGE_SIZE * PAGE_SIZE)
  const tone = new Uint8Array(PAGE_SIZE * PAGE_SIZE)
  for (let pixel = 0; pixel < lead.length; pixel++) {
    const x = (pixel % PAGE_SIZE) + (bendX[pixel] ?? 0) * 0.12
    const y = Math.floor(pixel / PAGE_SIZE) + (bendY[pixel] ?? 0) * 0.12
    const corner = (Math.floor(y / CELL) + 1) * side + Math.floor(x / CELL) + 1
    let [nearest, second, owner] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
    for (let step = 0; step < 9; step++) {
      const point = points[corner + Math.floor(step / 3) * side + (step % 3)]
      if (!point) continue
      const distance = Math.hypot(point.x - x, point.y - y)
      if (distance < nearest) {
        second = nearest
        nearest = distance
        owner = point.tone
      } else if (distance < second) second = distance
    }
    lead[pixel] = Math.min(255, (second - nearest) * 2)
    tone[pixel] = owner
  }
  return { lead, tone }
}
