import type { Path } from './path.ts'
import { blob } from './path.ts'
import type { Point } from './point.ts'

interface Bead {
  x: number
  y: number
  radius: number
}

const STEPS = 5

function catmullRom(before: number, from: number, to: number, after: number, t: number): number {
  return (
    0.5 *
    (2 * from +
      (to - before) * t +
      (2 * before - 5 * from + 4 * to - after) * t * t +
      (3 * from - before - 3 * to + after) * t * t * t)
  )
}

/** Beads along the smooth line through the joints, each as thick as the limb is there. */
function threadBeads(joints: readonly Point[], widths: readonly number[]): Bead[] {
  const joint = (index: number): Point => joints[Math.max(0, Math.min(joints.length - 1, index))] ?? [0, 0]
  const width = (index: number): number => widths[Math.min(widths.length - 1, index)] ?? 0
  const beads: Bead[] = []
  const bones = joints.length - 1
  for (let bone = 0; bone < bones; bone++) {
    const [before, from, to, after] = [joint(bone - 1), joint(bone), joint(bone + 1), joint(bone + 2)]
    const last = bone === bones - 1 ? STEPS : STEPS - 1
    for (let step = 0; step <= last; step++) {
      const t = step / STEPS
      beads.push({
        x: catmullRom(before[0], from[0], to[0], after[0], t),
        y: catmullRom(before[1], from[1], to[1], after[1], t),
        radius: (width(bone) + (width(bone + 1) - width(bone)) * t) / 2,
      })
    }
  }
  return beads
}

/** A round cap: three points over the end, so that the outline closes like a fingertip. */
function cap(end: Bead, angle: number): Point[] {
  return [-0.5, 0, 0.5].map((part) => [
    end.x + Math.cos(angle + part * Math.PI * 0.5) * end.radius,
    end.y + Math.sin(angle + part * Math.PI * 0.5) * end.radius,
  ])
}

/** A tapering limb (arm, leg, tail, trunk, strap) through its joints, `widths` across at each joint. */
export function limb(joints: readonly Point[], widths: readonly number[]): Path {
  const beads = threadBeads(joints, widths)
  const left: Point[] = []
  const right: Point[] = []
  let first = 0
  let last = 0
  beads.forEach((bead, index) => {
    const before = beads[Math.max(0, index - 1)] ?? bead
    const after = beads[Math.min(beads.length - 1, index + 1)] ?? bead
    const angle = Math.atan2(after.y - before.y, after.x - before.x)
    if (index === 0) first = angle
    last = angle
    const [dx, dy] = [-Math.sin(angle) * bead.radius, Math.cos(angle) * bead.radius]
    left.push([bead.x - dx, bead.y - dy])
    right.push([bead.x + dx, bead.y + dy])
  })
  const [start, end] = [beads[0], beads.at(-1)]
  if (!start || !end) return { commands: '', points: [] }
  const rim = [...left, ...cap(end, last), ...right.reverse(), ...cap(start, first + Math.PI)]
  return blob(rim.filter((point) => !beads.some((bead) => isWithin(bead, point))))
}

/** Inside a bent joint the two sides of a limb cross; what lies within another part of it is no rim. */
const isWithin = ({ x, y, radius }: Bead, [toX, toY]: Point): boolean =>
  Math.hypot(toX - x, toY - y) < radius * 0.94
