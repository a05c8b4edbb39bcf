import { findProp, isHandy } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { beyond } from './dividers.ts'
import type { Group } from './gather-group.ts'
import type { Stage } from './set-stage.ts'
import { extentOf, SEEN, UNIT } from './stand-prop.ts'

/** What the page is about, or somebody looks at, is what it tells of: it is at least so tall, where a child is 400. */
const TOLD_LEAST = 66
/** But no egg is as large as a head. */
const TOLD_MOST = 1.5
/** How much room it has beside everybody at most, on the stage: what is larger stands behind them in part. */
const TOLD_ROOM = 260

/** What a scene says of which things matter. */
type Telling = Pick<SceneDescription, 'figures' | 'about'>

/** Whether the page is about the thing, somebody looks at it or has it beside them, or there is something to read on it. */
export const isTold = ({ figures, about }: Telling, { drawing, words }: NamedProp): boolean =>
  words !== undefined ||
  [about, ...figures.flatMap(({ look, hold }) => [look, hold && !isHandy(hold) ? hold : undefined])].some(
    (noun) => noun !== undefined && findProp(noun)?.drawing === drawing,
  )

/** An acorn that a page is about is larger than one that only lies there. */
export function largeIfTold(prop: NamedProp, scene: Telling): NamedProp {
  if (prop.drawing.place !== 'ground' || !isTold(scene, prop)) return prop
  const { width, height } = extentOf({ ...prop, scale: 1 })
  const larger = TOLD_LEAST / Math.max(SEEN, prop.drawing.size, Math.sqrt(width * height) / UNIT)
  return { ...prop, scale: Math.max(prop.scale, Math.min(TOLD_MOST, larger)) }
}

/** Whether a near picture is taken from farther, so that what somebody looks at is seen on the ground. */
export const stepsBack = (scene: SceneDescription): boolean =>
  scene.shot === 'close' && !scene.nearest && scene.props.some((noun) => isBeside(findProp(noun), scene))

const isBeside = (prop: NamedProp | null, scene: Telling & Pick<SceneDescription, 'setting'>): boolean =>
  prop !== null &&
  (/^(?:ground|behind)$/.test(prop.drawing.place) || standsOutdoors(prop, scene)) &&
  beyond(prop.noun) === undefined &&
  !prop.drawing.inWall &&
  !prop.drawing.seat &&
  !prop.drawing.spread &&
  !prop.drawing.shelter &&
  !prop.drawing.bath &&
  !prop.drawing.forFeet &&
  isTold(scene, prop)

/** A notice or a clock has no wall outdoors, but that of a house: it stands there. */
const standsOutdoors = ({ drawing }: NamedProp, { setting }: Pick<SceneDescription, 'setting'>): boolean =>
  drawing.place === 'wall' &&
  !drawing.onlyIndoors &&
  !settingDrawings[setting].indoors &&
  !settingDrawings[setting].sky

/** The things that are told of and that may stand beside everybody, on the ground or a little behind. */
export const toldBeside = ({ scene }: Stage, { props }: Group): readonly NamedProp[] =>
  scene.nearest ? [] : props.list.filter((prop) => isBeside(prop, scene))

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
