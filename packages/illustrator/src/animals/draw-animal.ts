import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { Figure, PersonDirections } from '../people/draw-person.ts'
import type { Pose } from '../scene-description.ts'
import { drawAnimalHead } from './animal-head.ts'
import { drawBird } from './bird-body.ts'
import { drawLying, drawSitting, drawStanding } from './quadruped-body.ts'
import { type SpeciesBuild, speciesBuilds } from './species.ts'

export interface AnimalBody {
  /** Behind the head. */
  shapes: Shape[]
  /** In front of the head: paws, a wing. */
  before: Shape[]
  head: Point
  height: number
  footing: number
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

/** Feet at the origin, facing right. */
export function drawAnimal(look: AnimalLook, directions: PersonDirections): Figure {
  const { pose, face, turn, nod } = directions
  const build = speciesBuilds[look.species]
  const posture = postures[pose] ?? 'standing'
  const body = bodyOf(look, build, posture)
  const asleep = pose === 'sleep'
  const up = pose === 'look-up' ? -0.8 : 0
  const head = drawAnimalHead(look, build, asleep ? 'sleeping' : face, {
    turn: Math.max(0.25, turn),
    nod: nod + up,
  })
  const [x, y] = body.head
  const onBody = placement({
    x,
    y,
    scale: build.head.radius,
    turn: asleep ? 8 : posture === 'running' ? -4 : 0,
  })
  const held = directions.held
    ? place(directions.held.shapes, placement(holdingPlace(directions.pose, body, build)))
    : []
  const lift = posture === 'running' ? 14 : 0
  const grown = placement({ scale: build.size, y: -lift * build.size })
  return {
    shapes: place([...body.shapes, ...place(head, onBody), ...body.before, ...held], grown),
    over: [],
    height: (body.height + lift) * build.size,
    footing: body.footing * build.size,
    hands: [
      [-body.footing * 0.4 * build.size, -body.height * 0.6 * build.size],
      [x * build.size, (y - build.head.radius * 0.7) * build.size],
    ],
    shoulders: [
      [-body.footing * 0.5 * build.size, -body.height * 0.4 * build.size],
      [body.footing * 0.5 * build.size, -body.height * 0.34 * build.size],
    ],
    head: { centre: [x * build.size, (y - lift) * build.size], radius: build.head.radius * build.size },
  }
}

/** A book lies before the paws; anything else is carried in the mouth. */
function holdingPlace(pose: Pose, { head: [x, y] }: AnimalBody, { head: { radius }, size }: SpeciesBuild) {
  if (pose === 'read' || pose === 'draw') return { x: x + radius * 1.1, y: -24 / size, scale: 0.9 / size }
  return { x: x + radius * 0.5, y: y + radius * 0.8, scale: 0.8 }
}

function bodyOf(look: AnimalLook, build: SpeciesBuild, posture: Posture): AnimalBody {
  if (build.body === 'bird') return drawBird(look, build, posture === 'running')
  if (posture === 'sitting' && build.body === 'quadruped' && build.mark !== 'spines')
    return drawSitting(look, build)
  if (posture === 'lying') return drawLying(look, build)
  return drawStanding(look, build, posture === 'running')
}
