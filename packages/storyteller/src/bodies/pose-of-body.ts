import type { Pose } from '@faith-fables/illustrator/scene-description'
import type { Body } from '../plots/body-names.ts'

const onWheels: Partial<Record<Pose, Pose>> = {
  stand: 'sit',
  walk: 'sit',
  run: 'stretch-arms',
  climb: 'reach',
  jump: 'cheer',
  kneel: 'sit',
  garden: 'work',
  dance: 'clap',
  peek: 'lean',
  ride: 'stretch-arms',
}

const careful: Partial<Record<Pose, Pose>> = {
  run: 'walk',
  climb: 'reach',
  jump: 'cheer',
  kneel: 'stand',
  garden: 'work',
  dance: 'clap',
  hide: 'stand',
}

const onTheFloor: Partial<Record<Pose, Pose>> = {
  ...Object.fromEntries(
    (
      [
        'stand',
        'walk',
        'run',
        'climb',
        'kneel',
        'pray',
        'work',
        'garden',
        'ride',
        'carry',
        'lead',
        'pour',
        'help-up',
        'draw',
        'read',
      ] as const
    ).map((pose) => [pose, 'sit']),
  ),
  jump: 'clap',
  cheer: 'clap',
  dance: 'clap',
}

const posesOfBodies: Readonly<Record<Body, Partial<Record<Pose, Pose>>>> = {
  seated: onWheels,
  unsteady: careful,
  crawling: onTheFloor,
  little: { jump: 'cheer' },
  blind: { 'look-up': 'stand', peek: 'lean' },
  deaf: {},
  signing: {},
}

/** The pose in which somebody's body can be drawn, nearest to the one asked for. */
export function poseOfBody(pose: Pose, bodies: readonly Body[]): Pose {
  return bodies.reduce((now, body) => posesOfBodies[body][now] ?? now, pose)
}
