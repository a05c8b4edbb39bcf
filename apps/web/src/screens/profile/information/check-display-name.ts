import { checkField, keptField } from '@faith-fables/contract/check-field'
import { newDisplayNameRule } from '@faith-fables/contract/field-rules'

/** What is wrong with a new display name, null when nothing is. */
export function checkDisplayName(typed: string, current: string | null): string | null {
  if (keptField(newDisplayNameRule, typed) === current) return newDisplayNameRule.missing
  return checkField(newDisplayNameRule, typed)
}
