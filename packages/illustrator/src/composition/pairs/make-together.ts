import { place, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { boundsOf } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Figure } from '../../people/figure.ts'
import { findProp } from '../../props/find-prop.ts'
import type { NamedProp } from '../../props/prop.ts'
import { drawProp } from '../../props/several.ts'
import type { Pose, SceneFigure } from '../../scene-description.ts'
import { armOf, type PairDrawing } from '../pair.ts'

/** How wide what two make or mend is between them, and how tall at most, in units of the figures; how much room they leave for it, how high on it their hands are, and how far in. */
const MOST = { wide: 300, tall: 300, apart: 300, hands: 0.62, in: 14 }
/** The same of a tent, in which both have room on other pages; its sides slope. */
const SHELTER = { wide: 450, tall: 400, apart: 395, hands: 0.4, in: 74 }
/** How much larger it is than where it only stands about. */
const LARGER = 1.5
/** The share of an arm between the chest and the thing. */
const REACH = 0.52

const busy = new Set<Pose>(['work', 'kneel'])

/** In a wheelchair one sits and does the same, and a tall one may stand at it. */
const isAtIt = ({ pose }: SceneFigure): boolean => pose === 'sit' || pose === 'stand'

/** A toy on a table that is as tall as this is a thing of its own. */
const TOY = 100

/** The one thing that both are at work on; a book or a pencil is no such thing. */
export function madeTogether(one: SceneFigure, other: SceneFigure): NamedProp | null {
  const isBusy = one.pose === other.pose || isAtIt(other)
  const isShared = busy.has(one.pose) && isBusy && one.hold === other.hold
  const prop = isShared && one.hold !== undefined && other.look === one.name ? findProp(one.hold) : null
  if (!prop || prop.damage?.endsWith('piece')) return null
  return prop.drawing.tabletop && prop.drawing.size < TOY ? null : prop
}

/** It stands on the ground between them once, and each has both hands on it. */
export const makeTogether: PairDrawing = {
  turn: 0.7,
  fits: (doer, partner) => madeTogether(doer.figure, partner.figure) !== null,
  apart: (doer, partner, noun) =>
    (armOf(doer) + armOf(partner)) * REACH + mostOf(noun === undefined ? null : findProp(noun)).apart,
  join({ doer, partner, toDoer, toPartner, noun }) {
    const prop = noun === undefined ? null : findProp(noun)
    if (!prop) return {}
    const most = mostOf(prop)
    const [own, other] = [doer.shoulders.left, toDoer(partner.shoulders.left)]
    const shapes = standingAt(prop, (own[0] + other[0]) / 2)
    const { left, right, top } = boundsOf(shapes.map(({ path }) => path))
    const edges: readonly [Point, Point] = [
      [Math.max(left + most.in, own[0] + armOf(doer) * 0.3), handsOn(top * most.hands, doer)],
      [Math.min(right - most.in, other[0] - armOf(partner) * 0.3), handsOn(top * most.hands, partner)],
    ]
    const [near, far] = edges
    return {
      doer: {
        grasps: { left: near, right: [near[0] + 10, near[1] - 30] },
        over: ['left', 'right'],
        empty: true,
      },
      partner: {
        grasps: { left: toPartner(far), right: toPartner([far[0] - 10, far[1] - 30]) },
        over: ['left', 'right'],
        empty: true,
      },
      between: shapes,
    }
  },
}

const mostOf = (prop: NamedProp | null): typeof MOST => (prop?.drawing.shelter ? SHELTER : MOST)

/** Low enough for whoever kneels. */
const handsOn = (height: number, { shoulders }: Figure): number => Math.max(height, shoulders.left[1] + 20)

function standingAt(prop: NamedProp, x: number): Shape[] {
  const shapes = drawProp(prop).filter(({ surface }) => surface !== 'glow')
  const { left, right, top } = boundsOf(shapes.map(({ path }) => path))
  const { wide, tall } = mostOf(prop)
  const scale = Math.min(wide / (right - left), tall / -top, (prop.drawing.size * LARGER) / 100)
  return place(shapes, placement({ x: x - ((left + right) / 2) * scale, scale }))
}
