import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, polygon } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import type { PropDrawing } from '../prop.ts'

const MIDDLE: Point = [0, -50]

/** The five corners of a patch. */
const patch = (middle: Point, radius: number, turn: number) =>
  polygon([0, 1, 2, 3, 4].map((corner) => onCircle(middle, radius, turn + corner * 1.2566)))

const soccerBall: PropDrawing = {
  size: 62,
  place: 'ground',
  colour: '#f7f4ea',
  draw: (colour) => [
    round(ellipse(...MIDDLE, 50), colour),
    ...[0, 1, 2, 3, 4].flatMap((index) => {
      const turn = -Math.PI / 2 + index * 1.2566
      const [inner, outer] = [onCircle(MIDDLE, 16, turn), onCircle(MIDDLE, 32, turn)]
      const rim = [-0.36, 0, 0.36].map((aside) => onCircle(MIDDLE, 48, turn + aside))
      const edge = [0.2, -0.2].map((aside) => onCircle(MIDDLE, 33, turn + aside))
      return [flat(limb([inner, outer], [3]), '#3f4652'), flat(polygon([...rim, ...edge]), '#3f4652')]
    }),
    flat(patch(MIDDLE, 17, -Math.PI / 2), '#3f4652'),
  ],
}

/** A part of a ball between two swirling seams, a sixth of it. */
const swirl = (sixth: number) => {
  const seam = (turn: number) =>
    [0.04, 0.35, 0.7, 1].map((part) => onCircle(MIDDLE, 48 * part, turn + part * 1.1))
  const from = sixth * 1.0472
  return polygon([...seam(from), onCircle(MIDDLE, 49.5, from + 1.1 + 0.52), ...seam(from + 1.0472).reverse()])
}

const volleyball: PropDrawing = {
  size: 60,
  place: 'ground',
  colour: '#f2c84a',
  draw: (colour) => [
    round(ellipse(...MIDDLE, 50), '#fbf5e6'),
    ...[0, 2, 4].map((sixth) => flat(swirl(sixth), sixth === 2 ? '#5a9bd4' : colour)),
  ],
}

const tennisBall: PropDrawing = {
  size: 36,
  place: 'ground',
  colour: '#cfdc4a',
  draw: (colour) => [
    round(ellipse(...MIDDLE, 50), colour),
    flat(
      limb(
        [
          [-44, -74],
          [-14, -66],
          [-6, -36],
          [-26, -8],
        ],
        [6],
      ),
      '#fdfaf0',
    ),
    flat(
      limb(
        [
          [26, -92],
          [6, -64],
          [14, -34],
          [44, -26],
        ],
        [6],
      ),
      '#fdfaf0',
    ),
  ],
}

/** Balls of one game each. */
export const ballProps: Record<string, PropDrawing> = {
  'soccer ball|football|soccer': soccerBall,
  volleyball,
  'tennis ball': tennisBall,
}
