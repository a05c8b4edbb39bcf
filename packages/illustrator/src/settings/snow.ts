import { type Colour, mix } from '../drawing/colour.ts'
import { type Layer, line, recolour, round, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, boundsOf, moved } from '../geometry/path.ts'
import { upperEdge } from '../geometry/upper-edge.ts'

const SNOW = '#fbfcff'
const SHADE = '#c6d5ec'

/** Land under snow; what it was shimmers through, so that one hill is told from the next. */
export const underSnow = (colour: Colour, part = 0.74): Colour => mix(mix(colour, SHADE, 0.62), SNOW, part)

/** Snow that lies: on the ground, and as a cap on roofs, fences, bushes and boughs. People carry none. */
export function snowOn(layer: Layer): Layer {
  if (layer.figure || layer.depth > 0.9) return layer
  return { ...layer, shapes: layer.shapes.flatMap((shape) => [covered(shape, layer.depth), ...capOn(shape)]) }
}

function covered(shape: Shape, depth: number): Shape {
  if (shape.snow === 'bare' || (shape.surface !== 'land' && shape.snow !== 'covered')) return shape
  return recolour([shape], (colour) => underSnow(colour, 0.8 - depth * 0.34))[0] ?? shape
}

function capOn({ snow, path, line: stroke, growth }: Shape): Shape[] {
  if (snow !== 'capped' && growth !== 'bush') return []
  if (stroke) return [line(moved(path, placement({ y: -stroke.width * 0.3 })), SNOW, stroke.width * 0.46)]
  const { left, right, top, bottom } = boundsOf([path])
  const thick = Math.min(26, (right - left) * 0.17, (bottom - top) * 0.3)
  const edge = upperEdge(path, Math.round(Math.max(7, Math.min(26, (right - left) / 12))))
  if (edge.length < 4 || thick < 1.5) return []
  // It hangs down in waves, and thins out towards both ends.
  const hanging = edge.map(([x, y], index) => {
    const part = (index + 0.5) / edge.length
    const wave = 0.72 + 0.28 * Math.sin(index * 2.1 + left)
    return [x, y + thick * wave * Math.sqrt(Math.sin(part * Math.PI))] as const
  })
  return [round(blob([...edge.map(([x, y]) => [x, y - thick * 0.16] as const), ...hanging.reverse()]), SNOW)]
}
