import { isSwimmer, takesToWater } from '../looks/look.ts'
import { isLying } from '../people/poses.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { SceneFigure } from '../scene-description.ts'
import { isAttending, whoIsAt } from './at-their-things.ts'
import type { Person } from './row.ts'
import type { Stage } from './set-stage.ts'

/** Whether somebody is in the setting's water: fish always, a swan unless it lies down or somebody touches it. */
export const isAfloat = ({ figure, look, touches }: Person & { touches: string | null }): boolean =>
  isSwimmer(look) || (takesToWater(look) && touches === null && !isLying(figure.pose))

/** Whether somebody is in a boat or on a raft, which is on the setting's water. */
export const isAboard = ({ pose, hold }: Pick<SceneFigure, 'pose' | 'hold'>): boolean =>
  pose === 'ride' && hold !== undefined && findProp(hold)?.drawing.ride?.legs === 'aboard'

/** Whether a boat or a raft is on the setting's water: unless somebody has it ashore to mend it, or on a rope, or it is drawn up to sit on. */
export function floats({ noun, drawing }: NamedProp, { setting, scene }: Stage): boolean {
  if (drawing.ride?.legs !== 'aboard' || drawing.spread || setting.water === undefined) return false
  const who = whoIsAt(noun, scene.figures)
  return who === undefined || (who.hold === undefined && !isAttending(who))
}
