import { findProp, isHandy } from '../props/find-prop.ts'
import type { Pose, SceneFigure } from '../scene-description.ts'

/** Poses in which somebody has their hands at what they look at. */
const attending = new Set<Pose>(['crouch', 'kneel', 'crawl', 'garden', 'stroke', 'work', 'pour', 'reach'])
/** In these nobody stays where a thing is. */
const leaving = new Set<Pose>(['walk', 'run', 'jump', 'wave', 'ride'])

export const isAttending = ({ pose }: Pick<SceneFigure, 'pose'>): boolean => attending.has(pose)

/** Whether one can stand beside it: not a star, not the window of a room, not what one sits on. */
const isStanding = (noun: string): boolean => {
  const drawing = findProp(noun)?.drawing
  return drawing !== undefined && drawing.place !== 'sky' && !drawing.seat && !drawing.onlyIndoors
}

/** A broken cart is another one than the cart that somebody has. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [findProp(one), findProp(other)]
  return (
    first?.drawing === second?.drawing && (first?.damage === undefined) === (second?.damage === undefined)
  )
}

/** Whether two nouns name one thing that is drawn: "sign" and the sign that words are on. */
export const isSameThing = (one: string, other: string): boolean =>
  findProp(one) !== null && isSame(one, other)

/** The noun by which a scene has a thing: the sign that words are on is "sign" to who looks at it. */
export const asListed = (noun: string, things: readonly { noun: string }[]): string =>
  things.some((thing) => thing.noun === noun)
    ? noun
    : (things.find((thing) => isSameThing(thing.noun, noun))?.noun ?? noun)

/** Whether somebody does what they do with this thing: works at it, or has it beside them because no hand can hold it. */
const isBusyWith = ({ pose, look, hold }: SceneFigure, noun: string): boolean =>
  (hold !== undefined && !isHandy(hold) && isSame(hold, noun)) ||
  (look !== undefined && attending.has(pose) && isStanding(look) && isSame(look, noun))

/** The one of the scene who is beside a thing: who is busy with it, else the first who stays there and looks at it. */
export function whoIsAt(noun: string, figures: readonly SceneFigure[]): SceneFigure | undefined {
  if (!isStanding(noun)) return undefined
  return (
    figures.find((figure) => isBusyWith(figure, noun)) ??
    figures.find(({ pose, look }) => look !== undefined && !leaving.has(pose) && isSame(look, noun))
  )
}

/** Whether somebody has to stand at an end of the row, where the thing is that they are busy with. */
export const needsAnEnd = (figure: SceneFigure): boolean =>
  figure.at === undefined &&
  figure.beside === undefined &&
  [figure.look, figure.hold].some((noun) => noun !== undefined && isBusyWith(figure, noun))
