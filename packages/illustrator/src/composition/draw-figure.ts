import { bedded } from '../animals/bedded.ts'
import { drawAnimal } from '../animals/draw-animal.ts'
import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import { type AnimalLook, takesToWater } from '../looks/look.ts'
import { onOwnSide } from '../looks/own-side.ts'
import { drawPerson } from '../people/draw-person.ts'
import type { Figure, Ground, Held } from '../people/figure.ts'
import { withPerched } from '../people/perched.ts'
import { isLying } from '../people/poses.ts'
import { findProp, heldThing, isHandy } from '../props/find-prop.ts'
import type { SceneFigure } from '../scene-description.ts'
import { drawThing } from '../things/draw-thing.ts'
import type { Attention } from './attention.ts'
import { mountFor } from './mount-for.ts'
import type { Hold } from './pair.ts'
import { perchedOn } from './perched-on.ts'
import type { Person } from './row.ts'
import { onSheet } from './sheet-drawn-on.ts'

/** Poses with an arm free to hold an umbrella or a balloon up. */
const freeArm = new Set<SceneFigure['pose']>(['stand', 'walk', 'run', 'hold-up', 'cheer', 'jump', 'dance'])

/** Poses in which a staff or a broom stands on the ground beside whoever grips it. */
const upright = new Set<SceneFigure['pose']>([
  ...freeArm,
  'work',
  'wave',
  'point',
  'lead',
  'look-up',
  'clap',
  'play',
])

/** What hands hold in a pose that makes no sense with empty ones. */
const usuallyHeld: Partial<Record<SceneFigure['pose'], string>> = {
  read: 'book',
  draw: 'paper',
  carry: 'basket',
  paddle: 'paddle',
  pour: 'jug',
  garden: 'spade',
}

/** The noun of what somebody holds, said or usual. */
export function thingInHand({ hold, pose, look }: SceneFigure): string | undefined {
  if (hold === undefined) return isReadFromAfar(pose, look) ? undefined : usuallyHeld[pose]
  if (pose === 'ride') return undefined
  return isHandy(hold) && !liesOver({ hold, pose }) ? hold : undefined
}

/** Who reads a sign or a notice has no book. */
const isReadFromAfar = (pose: SceneFigure['pose'], look: string | undefined): boolean =>
  pose === 'read' && look !== undefined && /^(?:behind|wall)$/.test(findProp(look)?.drawing.place ?? '')

const resting = new Set<SceneFigure['pose']>(['sit', 'lie', 'sleep', 'kneel', 'hide'])

const underCover = new Set<SceneFigure['pose']>(['lie', 'sleep', 'hide'])

/** Whether a sleeping bag or a quilt is not in the hands but under or over whoever rests. */
export function liesOver({ hold, pose }: Pick<SceneFigure, 'hold' | 'pose'>): boolean {
  if (hold === undefined) return false
  const { spread = false, covers = false } = findProp(hold)?.drawing ?? {}
  return (spread && resting.has(pose)) || (covers && underCover.has(pose))
}

/** Poses in which both arms are full of somebody. */
const armsFull = new Set<SceneFigure['pose']>(['hug', 'carry', 'sit-on-lap'])

/** Draws somebody, to be mirrored where they face left, alone or as `hold` says with the hands on a neighbour. */
export function drawFigure(
  { figure, look: theirs }: Person,
  { facing, turn, headTurn, nod }: Attention,
  ground: Ground,
  hold: Hold | null,
): Figure {
  const look = onOwnSide(theirs, facing)
  const inHand = hold?.empty || (hold && armsFull.has(figure.pose)) ? undefined : thingInHand(figure)
  const directions = {
    pose: figure.pose,
    face: figure.face,
    turn,
    ...(headTurn !== undefined && { headTurn }),
    nod,
    ...(hold && look.kind === 'animal' ? ashore(look, ground) : ground),
    untouched: hold === null,
    onLap: hold !== null && figure.pose === 'sit-on-lap',
    grasps: hold?.grasps ?? {},
    over: hold?.over ?? [],
    under: hold?.under ?? [],
    ...mountFor(figure),
    ...perchedOn(figure),
    astride: hold !== null && figure.pose === 'ride',
    thingOver: hold?.thingOver ?? false,
    ...(liesOver(figure) && { blanket: findProp(figure.hold ?? '')?.colour ?? '#c9685a' }),
    held: inHand ? heldIn(figure, inHand, hold?.thingOver ?? false) : null,
  }
  if (look.kind === 'thing') return drawThing(look, directions)
  if (look.kind === 'human') {
    const person = drawPerson(look, directions)
    return ground.bench ? person : onSheet(person, figure)
  }
  const animal = withPerched(drawAnimal(look, directions), null, directions)
  return isLying(figure.pose) && directions.blanket ? bedded(animal, directions.blanket) : animal
}

/** What is handed over is between the hands of both rather than on them: on them it is before who is small. */
function heldIn({ pose }: SceneFigure, noun: string, isHandedOver: boolean): Held | null {
  const held = heldThing(noun, { aloft: freeArm.has(pose), upright: upright.has(pose) })
  if (!held || held.carried || !isHandedOver) return held
  const { top } = boundsOf(held.shapes.map(({ path }) => path))
  return { ...held, shapes: place(held.shapes, placement({ y: Math.max(0, -top - ABOVE_HANDS) })) }
}

/** How far above the hands of two what passes between them reaches at most. */
const ABOVE_HANDS = 40

/** Who is touched has come out of the water and away from its flowers, unless it lives in water. */
const ashore = (look: AnimalLook, ground: Ground): Ground => ({
  ...ground,
  ...(takesToWater(look) && { water: 'none' }),
  flowers: false,
})

/** How far a drawn figure reaches to both sides of its feet. */
export function extent(drawn: Figure, facing: -1 | 1): { left: number; right: number } {
  const bounds = boundsOf(drawn.shapes.map((shape) => shape.path))
  return facing > 0
    ? { left: -bounds.left, right: bounds.right }
    : { left: bounds.right, right: -bounds.left }
}
