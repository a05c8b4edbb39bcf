import type { Shape } from '../drawing/shape.ts'
import type { Point } from '../geometry/point.ts'
import { type AnimalLook, isSwimmer } from '../looks/look.ts'
import type { FigureDirections } from '../people/figure.ts'
import { drawAnt } from './bodies/ant-body.ts'
import { drawBee } from './bodies/bee-body.ts'
import { drawBird } from './bodies/bird-body.ts'
import { drawButterfly } from './bodies/butterfly-body.ts'
import { drawDoll } from './bodies/doll-body.ts'
import { drawFish } from './bodies/fish-body.ts'
import { drawLadybug } from './bodies/ladybug-body.ts'
import { drawOctopus } from './bodies/octopus-body.ts'
import { drawPlush } from './bodies/plush-body.ts'
import { drawLying, drawSitting, drawStanding } from './bodies/quadruped-body.ts'
import { drawRobot } from './bodies/robot-body.ts'
import { drawSeal } from './bodies/seal-body.ts'
import { drawSittingAway } from './bodies/sitting-away.ts'
import { drawSnail } from './bodies/snail-body.ts'
import { drawSwan } from './bodies/swan-body.ts'
import { drawUpright } from './bodies/upright-body.ts'
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
  /** The hand that holds things; who has none carries them in the mouth. */
  hand?: Point
  /** See the same of a figure. */
  neck?: Point
  /** An arm that lies over a neighbour. */
  over?: Shape[]
}

export type Posture = 'standing' | 'running' | 'sitting' | 'lying'

/** What a body is drawn for: how it holds itself, in which surroundings, seen from where. */
export interface BodyRequest {
  look: AnimalLook
  build: SpeciesBuild
  posture: Posture
  /** Seen from behind. */
  away: boolean
  directions: FigureDirections
}

type DrawBody = (request: BodyRequest) => AnimalBody

const bodies: Record<SpeciesBuild['body'], DrawBody> = {
  quadruped: drawQuadruped,
  low: ({ look, build, posture, directions: { pose } }) =>
    posture === 'lying'
      ? drawLying(look, build, pose === 'sleep')
      : drawStanding(look, build, posture === 'running'),
  upright: drawUpright,
  bird: ({ look, build, posture }) => drawBird(look, build, posture === 'running'),
  swan: drawSwan,
  fish: ({ look, build, directions: { water } }) => drawFish(look, build, isSwimmer(look) ? water : 'none'),
  seal: drawSeal,
  octopus: drawOctopus,
  snail: drawSnail,
  bee: drawBee,
  butterfly: drawButterfly,
  ladybug: drawLadybug,
  ant: drawAnt,
  robot: ({ look, build, posture }) => drawRobot(look, build, posture === 'running'),
  plush: ({ look, build, posture, away }) => drawPlush(look, build, posture === 'running', away),
  doll: ({ look, build, posture }) =>
    drawDoll(look, build, posture === 'sitting' || posture === 'lying', posture === 'running'),
}

export const drawBody: DrawBody = (request) => bodies[request.build.body](request)

function drawQuadruped({ look, build, posture, away, directions: { pose } }: BodyRequest): AnimalBody {
  if (posture === 'sitting' && build.mark !== 'spines')
    return away ? drawSittingAway(look, build) : drawSitting(look, build)
  if (posture === 'lying') return drawLying(look, build, pose === 'sleep')
  return drawStanding(look, build, posture === 'running')
}
