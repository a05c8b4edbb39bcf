import type { View } from './camera.ts'
import type { StagedMember } from './stage-row.ts'

type Side = -1 | 1

/** Widths already given away. */
type Taken = Record<Side, number>

const nothing = (): Taken => ({ '-1': 0, '1': 0 })

export interface Spot {
  x: number
  y: number
  scale: number
}

/** The share of the view at its edge that torn paper and frames may take: what stands there would be half in the margin. */
const EDGE = 0.052

/** The free places of a view. Each is given once. */
export class Gaps {
  readonly #staged: readonly StagedMember[]
  readonly #view: View
  readonly #beside = nothing()
  readonly #behind = nothing()
  /** In the corners before everybody, from the border inwards. */
  readonly #corners = nothing()
  #hanging = 0
  /** From above there is much ground before everybody: things stand at their feet, not at the page's edge. */
  readonly #atFeet: boolean

  constructor(staged: readonly StagedMember[], view: View, atFeet = false) {
    this.#staged = staged
    this.#view = view
    this.#atFeet = atFeet
  }

  /** The middle of the room beside the group that a thing of this width has, on the page as a whole. */
  clear(side: Side, width: number): number {
    const { left, size } = this.#view
    const x = (this.#edge(side) + this.#border(side)) / 2
    return Math.max(left + width / 2, Math.min(left + size - width / 2, x))
  }

  /** In the air over the heads, further out the more things hang there. */
  above(side: Side): number {
    const { left, size } = this.#view
    const step = this.#hanging++
    return left + size * (0.5 + side * (0.3 - step * 0.11))
  }

  /** Other places over the heads. */
  overheads(): number[] {
    const { left, size } = this.#view
    return [0.2, 0.8, 0.1, 0.9, 0.35, 0.65].map((share) => left + size * share)
  }

  /** Beside the group, partly behind it where there is little room; the next ones stand further in. */
  aside(side: Side, width: number): number {
    const { left, size } = this.#view
    const first = (this.#edge(side) + this.#border(side)) / 2
    const kept = Math.min(width, size * 0.5) * 0.5
    const x = side < 0 ? Math.max(left + kept, first) : Math.min(left + size - kept, first)
    const taken = this.#behind[side]
    this.#behind[side] += width * 0.8
    return x - side * taken
  }

  /** Other places behind everybody: beside them on the other side first, then at the borders and in between. */
  elsewhere(side: Side, width: number): number[] {
    const { left, size } = this.#view
    const other: Side = side < 0 ? 1 : -1
    const kept = Math.min(width, size * 0.9) * 0.5
    const [low, high] = [left + kept, left + size - kept]
    const between = [0, 1, 0.2, 0.8, 0.35, 0.65, 0.5].map((share) => low + (high - low) * share)
    return [(this.#edge(other) + this.#border(other)) / 2, ...between].map((x) =>
      Math.max(low, Math.min(high, x)),
    )
  }

  /** On the ground: beside the outermost feet, on the other side if there is room only there, else in a corner. */
  onGround(wanted: Side, width: number, isFixed = false): Spot {
    const sides: Side[] = isFixed ? [wanted] : [wanted, wanted < 0 ? 1 : -1]
    const fitting = (share: number) => sides.find((one) => this.#room(one) > width * share)
    const side = fitting(1) ?? fitting(0.8)
    if (side === undefined) {
      const empty = sides.filter((one) => this.#corners[one] === 0)
      return this.#inCorner(
        empty.find((one) => this.#hidesNoFace(one, width)) ?? empty[0] ?? sides[1] ?? wanted,
        width,
      )
    }
    const x = this.#edge(side) + side * (width * 0.5 + 6 + this.#beside[side])
    this.#beside[side] += width * 0.96
    return { x, y: Math.min(this.#ground() - 6, this.#lowest()), scale: 1 }
  }

  #inCorner(side: Side, width: number): Spot {
    const spot = this.#cornerSpot(side, width)
    this.#corners[side] += width * spot.scale
    return spot
  }

  #cornerSpot(side: Side, width: number): Spot {
    const { top, size } = this.#view
    const scale = Math.min(1, (size * 0.24) / width)
    const x = this.#border(side) - side * (size * EDGE + width * scale * 0.5 + this.#corners[side])
    if (this.#atFeet) return { x, y: this.#ground() + size * 0.05, scale }
    return { x, y: Math.min(this.#lowest(), Math.max(top + size * 0.955, this.#ground() + 10)), scale }
  }

  /** Whether a thing about as tall as wide leaves every face free in the corner. */
  #hidesNoFace(side: Side, width: number): boolean {
    const { x, y, scale } = this.#cornerSpot(side, width)
    const reach = width * scale
    return this.#staged.every((member) => {
      const { centre, radius } = member.drawn.head
      const head = {
        x: member.x + centre[0] * member.attention.facing * member.scale,
        y: member.y + (centre[1] - member.raised) * member.scale,
        radius: radius * member.scale,
      }
      return Math.abs(head.x - x) > reach / 2 + head.radius || head.y + head.radius < y - reach
    })
  }

  /** Where feet are out of the picture a thing stands on its lower edge. */
  #lowest(): number {
    return this.#view.top + this.#view.size * 0.975
  }

  #ground(): number {
    const { top, size } = this.#view
    const feet = this.#staged.map((member) => member.y)
    return this.#atFeet && feet.length > 0 ? Math.max(...feet) : Math.max(...feet, top + size * 0.84)
  }

  #room(side: Side): number {
    const inside = this.#border(side) - side * this.#view.size * EDGE
    return (inside - this.#edge(side)) * side - this.#beside[side]
  }

  #border(side: Side): number {
    return side < 0 ? this.#view.left : this.#view.left + this.#view.size
  }

  #edge(side: Side): number {
    const middle = this.#view.left + this.#view.size / 2
    if (this.#staged.length === 0) return middle
    return side < 0
      ? Math.min(...this.#staged.map((member) => member.bounds.left))
      : Math.max(...this.#staged.map((member) => member.bounds.right))
  }
}
