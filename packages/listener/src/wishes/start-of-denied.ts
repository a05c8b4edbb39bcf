import type { Unit } from '../text/read-units.ts'

/** Where "instead of the boat" or "rather than rain" begins; below 0 where nothing of that stands. */
export const startOfDenied = (units: readonly Unit[]): number =>
  units.findIndex(
    ({ small }, at) =>
      (small === 'instead' && units[at + 1]?.small === 'of') ||
      (small === 'rather' && units[at + 1]?.small === 'than'),
  )
