import { place, type Shape } from '../drawing/shape.ts'
import { applied, type Placement, placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { Figure, FigureDirections } from '../people/figure.ts'
import { coveredFace } from '../people/own-face.ts'
import type { Pose } from '../scene-description.ts'
import { type AnimalBody, drawBody, type Posture } from './animal-body.ts'
import { drawAnimalHead } from './animal-head.ts'
import { isHoofed } from './bodies/quadruped-body.ts'
import { buildOf } from './build-of.ts'
import type { SpeciesBuild } from './species-build.ts'

/** An animal has four ways to hold itself; every pose of a story is one of them. */
const postures: Partial<Record<Pose, Posture>> = {
  run: 'running',
  jump: 'running',
  play: 'running',
  dance: 'running',
  climb: 'running',
  sit: 'sitting',
  'sit-on-lap': 'sitting',
  pray: 'sitting',
  kneel: 'sitting',
  wave: 'sitting',
  cheer: 'sitting',
  clap: 'sitting',
  'high-five': 'sitting',
  read: 'sitting',
  draw: 'sitting',
  'look-up': 'sitting',
  comfort: 'sitting',
  hug: 'sitting',
  'hold-up': 'sitting',
  paddle: 'sitting',
  lie: 'lying',
  sleep: 'lying',
  hide: 'lying',
  crouch: 'lying',
  crawl: 'standing',
  eat: 'standing',
}

/** Hoofed animals do not sit: they lie down to rest, and stand to listen. */
function postureOf(look: AnimalLook, { body }: SpeciesBuild, pose: Pose): Posture {
  const posture = postures[pose] ?? 'standing'
  const neverSits = isHoofed(look) && look.species !== 'lamb'
  if (posture !== 'sitting' || (!neverSits && !hasOwnBearing.has(body))) return posture
  if (!resting.has(pose)) return 'standing'
  return neverSits ? 'lying' : 'sitting'
}

const resting = new Set<Pose>(['sit', 'sit-on-lap', 'kneel', 'pray', 'read', 'draw'])

/** Who has hands, flies, swims or creeps looks away as it is, and sits down only to rest: no four legs are in the way. */
const hasOwnBearing = new Set<SpeciesBuild['body']>([
  'upright',
  'swan',
  'seal',
  'octopus',
  'snail',
  'bee',
  'butterfly',
  'ladybug',
  'ant',
])

/** From this turn on an animal shows its back. */
const AWAY = 1.4

/** Feet at the origin, facing right. */
export function drawAnimal(look: AnimalLook, directions: FigureDirections): Figure {
  const build = buildOf(look)
  const away = directions.turn > AWAY && directions.pose !== 'walk' && directions.pose !== 'run'
  const posture = away && !hasOwnBearing.has(build.body) ? 'sitting' : postureOf(look, build, directions.pose)
  const body = drawBody({ look, build, posture, away, directions })
  const head = headOf(look, build, body, posture, directions, away)
  const held = directions.held
    ? place(
        directions.held.shapes,
        placement(holdingPlace(directions.held.shapes, directions.pose, body, build)),
      )
    : []
  const lift = posture === 'running' && build.body !== 'plush' ? 14 : 0
  const grown = placement({ scale: build.size, y: -lift * build.size })
  const at = (point: Point): Point => applied(grown, point)
  const [x, y] = body.head
  const { radius } = build.head
  return {
    shapes: place(
      away ? [...head, ...body.shapes, ...body.before] : [...body.shapes, ...head, ...body.before, ...held],
      grown,
    ),
    over: place(body.over ?? [], grown),
    height: (body.height + lift) * build.size,
    footing: body.footing * build.size,
    hands: {
      left: at([-body.footing * 0.4, -body.height * 0.5]),
      right: at(body.hand ?? [x, y + radius * 1.1]),
    },
    shoulders: {
      left: at([-body.footing * 0.5, -body.height * 0.4]),
      right: at([body.footing * 0.5, -body.height * 0.34]),
    },
    limbs: null,
    head: { centre: at(body.head), radius: radius * build.size, half: radius * build.size * 1.1 },
    ...(build.faceFirst && { faceFirst: true }),
    ...(body.neck && { neck: at(body.neck) }),
    back: at(body.back),
    lap: at(body.back),
    // What is stuffed is never laid down: it slumps.
    lying: posture === 'lying' && build.body !== 'doll' && build.body !== 'plush',
    faceless: away,
    hidesOwnFace: away ? 0 : coveredFace({ x, y, radius }, held),
  }
}

function headOf(
  look: AnimalLook,
  build: SpeciesBuild,
  body: AnimalBody,
  posture: Posture,
  { pose, face, turn, nod }: FigureDirections,
  away: boolean,
): Shape[] {
  const asleep = pose === 'sleep'
  const gaze = {
    turn: away ? 1.9 : Math.max(0.22, Math.min(0.95, turn * 0.9)),
    nod: Math.max(-1.4, Math.min(1.4, nod + (pose === 'look-up' ? -0.8 : 0))),
  }
  const head = drawAnimalHead(look, build, asleep ? 'sleeping' : face, gaze)
  const [x, y] = body.head
  return place(
    body.bare ? withoutSkull(head) : head,
    placement({ x, y, scale: build.head.radius, turn: asleep ? 8 : posture === 'running' ? -4 : 0 }),
  )
}

/** Only what is drawn on a face: eyes, cheeks, a mouth. */
const withoutSkull = (head: readonly Shape[]): Shape[] => head.filter(({ surface }) => surface === 'feature')

/** In the hand of who has one; else a book lies before the paws, and anything else is carried in the mouth. */
function holdingPlace(held: readonly Shape[], pose: Pose, body: AnimalBody, build: SpeciesBuild): Placement {
  const { head, size } = build
  const [x] = body.head
  if (body.hand) return { x: body.hand[0], y: body.hand[1], scale: 0.74 * Math.max(1, 1 / size) }
  if (pose === 'read' || pose === 'draw')
    return { x: x + head.radius * 1.1, y: -24 / size, scale: 0.9 / size }
  return belowTheFace(held, body.head, build)
}

/** Hanging from the mouth; what would reach the ground is pushed along before the face. */
function belowTheFace(
  held: readonly Shape[],
  [x, y]: Point,
  { head: { radius }, size }: SpeciesBuild,
): Placement {
  const scale = 0.8 * Math.min(1, 1 / size)
  const { left, top, bottom } = boundsOf(held.map(({ path }) => path))
  const mouth = y + radius * 0.66
  return mouth + (bottom - top) * scale < 0
    ? { x: x + radius * 0.5, y: mouth - top * scale, scale }
    : { x: x + radius * 0.9 - left * scale, y: -bottom * scale, scale }
}
