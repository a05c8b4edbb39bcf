import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, joined } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { pond, surf } from './waters.ts'

/** Eight arms that end in curls, four before and four behind; in water the waves close over them. */
export function drawOctopus({ look, build, posture, directions }: BodyRequest): AnimalBody {
  const { long } = build.trunk
  const ashore = look.plush || (posture === 'lying' && directions.water === 'open')
  const where = ashore ? 'none' : directions.water
  const up = posture === 'lying' ? build.legs * 0.5 : build.legs
  const glad = posture === 'running' || /^(wave|cheer|clap|high-five|hug|hold-up)$/.test(directions.pose)
  const headAt: Point = [0, -up - build.head.radius * 0.8]
  const root = -up - 4
  const far = [-0.78, -0.3, 0.34, 0.8].map((x) =>
    arm([x * 40, root], x * long * 1.06, -24, darker(look.coat, 0.82)),
  )
  const holds = directions.held !== null
  const rise = (x: number): number => {
    if (x === 1 && holds) return -up * 1.5
    return glad && Math.abs(x) === 1 ? -up * 1.9 : -10
  }
  const near = [-1, -0.42, 0.4, 1].map((x) => arm([x * 44, root], x * long * 1.1, rise(x), look.coat))
  return {
    shapes: [...(where === 'pond' ? pond(long * 0.9) : []), ...far.flat(), ...near.flat()],
    before: [...(where === 'open' || where === 'pond' ? surf(long * 0.94) : [])],
    ...(holds && { hand: [long * 1.2, -up * 1.5 - 30] as const }),
    head: headAt,
    height: -headAt[1] + build.head.radius * 1.44,
    footing: long * 1.1,
    back: [-30, headAt[1] - build.head.radius * 0.4],
  }
}

/** From under the head outwards, its tip curled up, suckers along it. */
function arm(root: Point, x: number, y: number, colour: string): Shape[] {
  const out = Math.sign(x)
  const bend: Point = [root[0] + (x - root[0]) * 0.5, Math.max(root[1] * 0.36, y * 0.4)]
  const joints: Point[] = [root, bend, [x, y], [x + out * 16, y - 26], [x - out * 4, y - 34]]
  const sucker = ([px, py]: Point, radius: number) => ellipse(px, py + radius * 0.6, radius)
  return [
    round(limb(joints, [40, 34, 24, 16, 9]), colour),
    flat(
      joined([sucker(bend, 5), sucker([(bend[0] + x) / 2, (bend[1] + y) / 2], 4.4)]),
      lighter(colour, 0.5),
    ),
  ]
}
