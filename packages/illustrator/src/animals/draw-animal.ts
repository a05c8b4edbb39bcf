import { place, type Shape } from '../drawing/shape.ts'
import { applied, placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import { type AnimalLook, isSwimmer } from '../looks/look.ts'
import type { Figure, FigureDirections } from '../people/figure.ts'
import type { Pose } from '../scene-description.ts'
import { drawAnimalHead } from './animal-head.ts'
import { drawBird } from './bird-body.ts'
import { drawDoll } from './doll-body.ts'
import { drawFish } from './fish-body.ts'
import { drawLying, drawSitting, drawStanding, isHoofed } from './quadruped-body.ts'
import { drawRobot } from './robot-body.ts'
import { drawSittingAway } from './sitting-away.ts'
import { speciesBuilds } from './species.ts'
import type { SpeciesBuild } from './species-build.ts'

export interface AnimalBody {
  /** Behind the head. */
  shapes: Shape[]
  /** In front of the head: paws, a wing. */
  before: Shape[]
  head: Point
  height: number
  footing: number
  /** Where a hand is laid. */
  back: Point
  /** The face is part of the body; no head of its own is drawn. */
  bare?: boolean
}

type Posture = 'standing' | 'running' | 'sitting' | 'lying'

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
}

/** Hoofed animals do not sit: they lie down to rest, and stand to listen. */
function postureOf(look: AnimalLook, pose: Pose): Posture {
  const posture = postures[pose] ?? 'standing'
  if (posture !== 'sitting' || !isHoofed(look) || look.species === 'lamb') return posture
  return resting.has(pose) ? 'lying' : 'standing'
}

const resting = new Set<Pose>(['sit', 'sit-on-lap', 'kneel', 'pray', 'read', 'draw'])

/** From this turn on an animal shows its back. */
const AWAY = 1.4

/** Feet at the origin, facing right. */
export function drawAnimal(look: AnimalLook, directions: FigureDirections): Figure {
  const build = speciesBuilds[look.species]
  const away = directions.turn > AWAY && directions.pose !== 'walk' && directions.pose !== 'run'
  const posture = away ? 'sitting' : postureOf(look, directions.pose)
  const body = bodyOf(look, build, posture, away, directions)
  const head = headOf(look, build, body, posture, directions, away)
  const held = directions.held
    ? place(directions.held.shapes, placement(holdingPlace(directions.pose, body, build)))
    : []
  const lift = posture === 'running' ? 14 : 0
  const grown = placement({ scale: build.size, y: -lift * build.size })
  const at = (point: Point): Point => applied(grown, point)
  const [x, y] = body.head
  const { radius } = build.head
  return {
    shapes: place(
      away ? [...head, ...body.shapes, ...body.before] : [...body.shapes, ...head, ...body.before, ...held],
      grown,
    ),
    over: [],
    height: (body.height + lift) * build.size,
    footing: body.footing * build.size,
    hands: { left: at([-body.footing * 0.4, -body.height * 0.5]), right: at([x, y + radius * 1.1]) },
    shoulders: {
      left: at([-body.footing * 0.5, -body.height * 0.4]),
      right: at([body.footing * 0.5, -body.height * 0.34]),
    },
    limbs: null,
    head: { centre: at(body.head), radius: radius * build.size, half: radius * build.size * 1.1 },
    back: at(body.back),
    lap: at(body.back),
    // A rag doll is never laid down: it slumps.
    lying: posture === 'lying' && build.body !== 'doll',
    faceless: away,
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

/** A book lies before the paws; anything else is carried in the mouth. */
function holdingPlace(pose: Pose, { head: [x, y] }: AnimalBody, { head: { radius }, size }: SpeciesBuild) {
  if (pose === 'read' || pose === 'draw') return { x: x + radius * 1.1, y: -24 / size, scale: 0.9 / size }
  return { x: x + radius * 0.5, y: y + radius * 0.8, scale: 0.8 }
}

function bodyOf(
  look: AnimalLook,
  build: SpeciesBuild,
  posture: Posture,
  away: boolean,
  { pose, water }: FigureDirections,
): AnimalBody {
  switch (build.body) {
    case 'bird':
      return drawBird(look, build, posture === 'running')
    case 'fish':
      return drawFish(look, build, isSwimmer(look) ? water : 'none')
    case 'robot':
      return drawRobot(look, build, posture === 'running')
    case 'doll':
      return drawDoll(look, build, posture === 'sitting' || posture === 'lying', posture === 'running')
    default:
      if (posture === 'sitting' && build.body === 'quadruped' && build.mark !== 'spines')
        return away ? drawSittingAway(look, build) : drawSitting(look, build)
      if (posture === 'lying') return drawLying(look, build, pose === 'sleep')
      return drawStanding(look, build, posture === 'running')
  }
}
