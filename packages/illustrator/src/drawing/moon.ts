import { ellipse, joined } from '../geometry/path.ts'
import { type Colour, mix } from './colour.ts'
import { flat, type Shape } from './shape.ts'

/** The disc of the moon, the same wherever it is drawn: it is full all through a book. */
export const fullMoon = (x: number, y: number, radius: number, colour: Colour): Shape[] => [
  flat(ellipse(x, y, radius), colour),
  flat(
    joined([
      ellipse(x - radius * 0.3, y - radius * 0.22, radius * 0.18),
      ellipse(x + radius * 0.3, y + radius * 0.28, radius * 0.25),
      ellipse(x + radius * 0.08, y - radius * 0.48, radius * 0.12),
    ]),
    mix(colour, '#d9c27a', 0.4),
  ),
]
