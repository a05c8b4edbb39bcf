import { isSwimmer, takesToWater } from '../looks/look.ts'
import { isLying } from '../people/poses.ts'
import { findProp } from '../props/find-prop.ts'
import type { SceneFigure } from '../scene-description.ts'
import type { Person } from './row.ts'

/** Whether somebody is in the setting's water: fish always, a swan unless it lies down or somebody touches it. */
export const isAfloat = ({ figure, look, touches }: Person & { touches: string | null }): boolean =>
  isSwimmer(look) || (takesToWater(look) && touches === null && !isLying(figure.pose))

/** Whether somebody is in a boat or on a raft, which is on the setting's water. */
export const isAboard = ({ pose, hold }: Pick<SceneFigure, 'pose' | 'hold'>): boolean =>
  pose === 'ride' && hold !== undefined && findProp(hold)?.drawing.ride?.legs === 'aboard'
