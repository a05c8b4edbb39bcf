import type { Look } from '../looks/look.ts'
import { findProp } from '../props/find-prop.ts'
import type { Pose, SceneDescription } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { isAboard } from './afloat.ts'
import { leftBehind } from './attention.ts'
import { nameAtWindow } from './name-at-window.ts'

/** In these somebody who has a wheelbarrow goes along with it. */
const going: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run', 'carry', 'push', 'pull', 'ride'])

/**
 * Who should ride what nobody can ride, or has wheels already, runs with it: a story says how fast it goes, not on what. Who
 * goes along with a wheelbarrow is behind it.
 */
export function ridingWhatCarries(scene: SceneDescription, looks: readonly Look[]): SceneDescription {
  return {
    ...scene,
    figures: scene.figures.map((figure, index) => {
      const look = looks[index]
      const hasWheels = look?.kind === 'human' && look.aid === 'wheelchair'
      if (figure.hold === undefined || !going.has(figure.pose)) return figure
      const ride = findProp(figure.hold)?.drawing.ride
      const mayRide = ride !== undefined && look?.kind === 'human' && !hasWheels
      if (mayRide && ride.legs === 'pushes') return { ...figure, pose: 'ride' as const }
      return mayRide || figure.pose !== 'ride' ? figure : { ...figure, pose: 'run' as const }
    }),
  }
}

/**
 * Nobody sails on a lawn: outdoors a place without water is a lake where somebody is in a boat or on a raft. Who plays before
 * somebody's window stays there.
 */
export function onWater(told: SceneDescription): SceneDescription {
  const scene = turnedBackAboard(told)
  const { indoors, water } = settingDrawings[scene.setting]
  const isDry = !indoors && water === undefined && scene.setting !== 'boat'
  const isAtWindow = scene.props.some((noun) => nameAtWindow(noun) !== undefined)
  return isDry && !isAtWindow && scene.figures.some(isAboard) ? { ...scene, setting: 'lake' } : scene
}

/** Who turns back on the water with a boat or a raft is in it: in the hands it would be a toy. */
function turnedBackAboard(scene: SceneDescription): SceneDescription {
  if (settingDrawings[scene.setting].water === undefined) return scene
  const figures = scene.figures.map((figure) => {
    const aboard = { ...figure, pose: 'ride' as const }
    return leftBehind(figure.look) !== null && figure.pose === 'walk' && isAboard(aboard) ? aboard : figure
  })
  return { ...scene, figures }
}
