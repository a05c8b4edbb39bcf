import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import type { Group } from './gather-group.ts'
import type { Stage } from './set-stage.ts'
import { extentOf } from './stand-prop.ts'

/** What somebody looks at is what the page tells of: it is at least so tall, where a child is 400. */
const TOLD_LEAST = 80
/** How much room it has beside everybody at most, on the stage: what is larger stands behind them in part. */
const TOLD_ROOM = 260

/** Whether somebody looks at the thing, or there is something to read on it. */
const isTold = (figures: readonly SceneFigure[], { drawing, words }: NamedProp): boolean =>
  words !== undefined || figures.some(({ look }) => look !== undefined && findProp(look)?.drawing === drawing)

/** An acorn that somebody looks at is larger than one that only lies there. */
export function largeIfTold(prop: NamedProp, figures: readonly SceneFigure[]): NamedProp {
  if (prop.drawing.place !== 'ground' || !isTold(figures, prop)) return prop
  return { ...prop, scale: Math.max(prop.scale, TOLD_LEAST / prop.drawing.size) }
}

/** Whether a near picture is taken from farther, so that what somebody looks at is seen on the ground. */
export const stepsBack = ({ shot, nearest, figures, props }: SceneDescription): boolean =>
  shot === 'close' && !nearest && props.some((noun) => isBeside(findProp(noun), figures))

const isBeside = (prop: NamedProp | null, figures: readonly SceneFigure[]): boolean =>
  prop !== null &&
  /^(?:ground|behind)$/.test(prop.drawing.place) &&
  !prop.drawing.inWall &&
  !prop.drawing.seat &&
  !prop.drawing.spread &&
  isTold(figures, prop)

/** The things that somebody looks at and that may stand beside everybody, on the ground or a little behind. */
export const toldBeside = ({ scene }: Stage, { props }: Group): readonly NamedProp[] =>
  scene.nearest ? [] : props.list.filter((prop) => isBeside(prop, scene.figures))

/** What the picture has to show where these things stand beside everybody. */
export function withRoomFor<Subject extends { left: number; right: number }>(
  subject: Subject,
  told: readonly NamedProp[],
  { props, closeness }: Group,
): Subject {
  const roomOn = (side: -1 | 1): number =>
    told
      .filter(({ noun }) => props.sideOf(noun) === side)
      .reduce((room, prop) => room + Math.min(TOLD_ROOM, extentOf(prop).width * closeness * 1.04 + 8), 0)
  return { ...subject, left: subject.left - roomOn(-1), right: subject.right + roomOn(1) }
}
