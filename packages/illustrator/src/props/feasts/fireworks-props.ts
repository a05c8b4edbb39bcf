import { feature, flat } from '../../drawing/shape.ts'
import { ellipse, joined, type Path, roundedRectangle } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import type { PropDrawing } from '../prop.ts'

/** Sparks that fly apart from one place. */
const burst = (centre: Point, radius: number, rays: number): Path =>
  joined(
    Array.from({ length: rays }, (_, ray) => {
      const angle = (ray / rays) * Math.PI * 2
      return joined(
        [0.45, 0.72, 1].map((part, step) => {
          const [x, y] = onCircle(centre, radius * part, angle)
          return ellipse(x, y, 2.2 + step * 1.4)
        }),
      )
    }),
  )

const fireworks: PropDrawing = {
  several: true,
  onlyOutdoors: true,
  shines: true,
  size: 230,
  place: 'sky',
  colour: '#f2b53f',
  draw: (colour) => [
    feature(burst([-52, -50], 46, 12), '#f0788a'),
    feature(burst([6, -66], 34, 10), colour),
    feature(burst([58, -40], 40, 12), '#8fc2ee'),
  ],
}

const papers = ['#e2566a', '#f2b53f', '#6aa35c', '#5f8fc4', '#a877b5']

const confetti: PropDrawing = {
  several: true,
  size: 200,
  place: 'sky',
  colour: '#f2b53f',
  draw: (colour) =>
    [colour, ...papers].map((paper, row) =>
      flat(
        joined(
          Array.from({ length: 6 }, (_, column) => {
            const x = -88 + column * 34 + ((row * 23) % 31)
            const y = -96 + ((column * 37 + row * 29) % 92)
            return (row + column) % 2 === 0 ? roundedRectangle(x, y, 9, 6, 1) : ellipse(x, y, 4)
          }),
        ),
        paper,
      ),
    ),
}

/** What is thrown and shot into the air for joy. */
export const fireworksProps: Record<string, PropDrawing> = {
  'fireworks|firework': fireworks,
  confetti,
}
