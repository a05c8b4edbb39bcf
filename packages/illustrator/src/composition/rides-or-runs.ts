import type { Look } from '../looks/look.ts'
import { findProp } from '../props/find-prop.ts'
import type { SceneDescription } from '../scene-description.ts'

/** Who should ride what nobody can ride, or has wheels already, runs with it: a story says how fast it goes, not on what. */
export function ridingWhatCarries(scene: SceneDescription, looks: readonly Look[]): SceneDescription {
  return {
    ...scene,
    figures: scene.figures.map((figure, index) => {
      const look = looks[index]
      const hasWheels = look?.kind === 'human' && look.aid === 'wheelchair'
      if (figure.pose !== 'ride' || figure.hold === undefined) return figure
      const isRidden = findProp(figure.hold)?.drawing.ride !== undefined
      return isRidden && look?.kind === 'human' && !hasWheels ? figure : { ...figure, pose: 'run' as const }
    }),
  }
}
