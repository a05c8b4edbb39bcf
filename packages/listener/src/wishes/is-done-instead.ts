import { askedDeed } from './asked-deed.ts'
import type { ClauseContext } from './clause-context.ts'
import { isBeing } from './cut-wishes.ts'
import { startOfDenied } from './start-of-denied.ts'

/** "Let Mia find the key instead of grandpa". */
export function isDoneInstead(context: ClauseContext): boolean {
  const denied = startOfDenied(context.units)
  const isSomebody =
    context.units.slice(denied + 2).some(isBeing) || context.mentions.some(({ from }) => from > denied)
  return denied > 0 && isSomebody && askedDeed(context) !== null
}
