import { darker } from '../../drawing/colour.ts'
import { line, place, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, boundsOf, curve } from '../../geometry/path.ts'
import { between, distance, type Point, shifted } from '../../geometry/point.ts'
import type { Figure } from '../../people/figure.ts'
import { findProp } from '../../props/find-prop.ts'
import type { NamedProp } from '../../props/prop.ts'
import type { SceneFigure } from '../../scene-description.ts'
import { armsApart, type PairDrawing } from '../pair.ts'

/** How long what two pull at is between their hands, and how tall at most, in units of the figures. */
const LONG = 210
const TALL = 230

/** The one whole thing that both have hold of and pull at. */
export function tugged(one: SceneFigure, other: SceneFigure): NamedProp | null {
  if (one.pose !== 'pull' || other.pose !== 'pull' || one.hold === undefined || one.hold !== other.hold)
    return null
  const prop = findProp(one.hold)
  return prop && !prop.damage ? prop : null
}

/** It is between their hands once, and not in the hands of each. */
export const tug: PairDrawing = {
  turn: 0.85,
  fits: (doer, partner) => tugged(doer.figure, partner.figure) !== null,
  apart: (doer, partner) => armsApart(doer, partner, 0.72) + LONG,
  join({ doer, partner, toDoer, toPartner, noun }) {
    const prop = noun === undefined ? null : findProp(noun)
    const ends: readonly [Point, Point] = [endOf(doer), toDoer(endOf(partner))]
    const [own, other] = ends
    return {
      doer: { grasps: { left: shifted(own, 0, -9), right: shifted(own, -3, 9) }, empty: true },
      partner: {
        grasps: { left: toPartner(shifted(other, 0, -9)), right: toPartner(shifted(other, 3, 9)) },
        empty: true,
      },
      between: prop ? stretched(prop, own, other) : [],
    }
  },
}

/** Before the chest of somebody with arms; an animal has it in its mouth. */
function endOf({ limbs, shoulders, head: { centre, radius } }: Figure): Point {
  if (!limbs) return shifted(centre, radius * 0.96, radius * 0.46)
  return shifted(shoulders.left, limbs.build.arm * 0.72, limbs.build.arm * 0.4)
}

/** From hand to hand: cloth is taut, that of a tent, too, and what is stiff is as long as the way. */
function stretched(prop: NamedProp, from: Point, to: Point): Shape[] {
  const { drawing, colour } = prop
  if (drawing.hangs || drawing.spread || drawing.covers || drawing.shelter) return taut(from, to, colour)
  const shapes = lengthwise(drawing.draw(colour).filter(({ surface }) => surface !== 'glow'))
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const scale = Math.min((distance(from, to) * 1.1) / (right - left), TALL / (bottom - top))
  const [x, y] = between(from, to, 0.5)
  const middle = (top + bottom) / 2
  const most = (bottom - top) * 0.28
  const held = middle + Math.max(-most, Math.min(most, endHeight(shapes, left) - middle))
  return place(shapes, placement({ x: x - ((left + right) / 2) * scale, y: y - held * scale, scale }))
}

/** A kite is pulled at its head and at its tail. */
function lengthwise(shapes: readonly Shape[]): readonly Shape[] {
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  return bottom - top > (right - left) * 1.3 ? place(shapes, placement({ turn: -82 })) : shapes
}

/** How high the end is by which somebody on the left has hold of it. */
function endHeight(shapes: readonly Shape[], left: number): number {
  for (const { path } of shapes)
    for (let at = 0; at + 1 < path.points.length; at += 2)
      if (Math.abs((path.points[at] ?? 0) - left) < 2) return path.points[at + 1] ?? 0
  return 0
}

/** A cloth that is pulled at both ends. */
function taut(from: Point, to: Point, colour: string): Shape[] {
  const at = (part: number, down: number): Point => shifted(between(from, to, part), 0, down)
  return [
    round(
      blob([
        at(-0.03, -12),
        at(0.25, -25),
        at(0.5, -21),
        at(0.75, -25),
        at(1.03, -12),
        at(1.04, 12),
        at(0.76, 34),
        at(0.5, 42),
        at(0.24, 34),
        at(-0.04, 12),
      ]),
      colour,
    ),
    ...[-8, 8].map((down) =>
      line(
        curve([at(0.04, down * 0.3), at(0.5, down * 1.6), at(0.96, down * 0.3)]),
        darker(colour, 0.76),
        4,
        0.8,
      ),
    ),
  ]
}
