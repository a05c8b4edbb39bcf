import { mix } from '../../drawing/colour.ts'
import { line, type Shape } from '../../drawing/shape.ts'
import { curve, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { HeadView } from '../head-view.ts'

/** A point further round than this would hang over the edge of the head. */
const SEEN = 0.06

/** A line or a bolt in the hair above each ear that is turned to the reader, where the skin shows. */
export function shavedIntoHair({ hair, skin }: HumanLook, view: HeadView): Shape[] {
  if (!hair.shavedIn) return []
  const places: readonly (readonly [longitude: number, y: number])[] =
    hair.shavedIn === 'bolt'
      ? [
          [30, -0.9],
          [62, -0.7],
          [56, -0.6],
          [92, -0.44],
          [84, -0.36],
          [116, -0.22],
        ]
      : [
          [26, -0.84],
          [52, -0.72],
          [78, -0.56],
          [104, -0.42],
          [126, -0.36],
        ]
  const colour = mix(skin, '#fff1e4', 0.36)
  return [-1, 1].flatMap((side) => {
    const points = places.flatMap(([longitude, y]): Point[] => {
      const { x, front } = view.around(side * longitude, y, Math.sqrt(Math.max(0, 1.06 - y * y)))
      return front > SEEN ? [[x, y]] : []
    })
    if (points.length < 2) return []
    return [line(hair.shavedIn === 'bolt' ? polyline(points) : curve(points), colour, 0.1)]
  })
}
