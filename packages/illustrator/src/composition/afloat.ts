import { isSwimmer, takesToWater } from '../looks/look.ts'
import { isLying } from '../people/poses.ts'
import type { Person } from './row.ts'

/** Whether somebody is in the setting's water: fish always, a swan unless it lies down or somebody touches it. */
export const isAfloat = ({ figure, look, touches }: Person & { touches: string | null }): boolean =>
  isSwimmer(look) || (takesToWater(look) && touches === null && !isLying(figure.pose))
