import { type Unit, wordsOfUnits } from '../text/read-units.ts'

/** "Hijab not yet", "nose piercing NO": named, and not there. */
export const isDeniedBehind = (units: readonly Unit[]): boolean =>
  units.length > 1 &&
  units.length < longest &&
  /^(?:no|yet|longer|more|anymore|not yet|no longer)$/.test(units.at(-1)?.small ?? '') &&
  (units.at(-1)?.text === 'NO' || /.+ (?:not yet|no longer|not any ?more)$/.test(wordsOfUnits(units)))

const longest = 7
