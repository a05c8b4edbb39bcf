import type { Unit } from '../text/read-units.ts'

const sizes = /^(?:more|fewer|less|bigger|smaller|larger|longer|shorter|brighter|darker)$/
/** "Fewer balloons | bigger cake", "less talking | more doing". */
export const comparesAgain = ({ small }: Unit, before: readonly Unit[], next: Unit | undefined): boolean =>
  sizes.test(small) &&
  before.slice(0, 2).some((unit) => sizes.test(unit.small)) &&
  isMeasurable(before.at(-1)) &&
  isMeasurable(next)
const isMeasurable = (unit: Unit | undefined): boolean =>
  unit !== undefined && (unit.part === 'NOUN' || (unit.part === 'VERB' && /ing$/.test(unit.small)))
