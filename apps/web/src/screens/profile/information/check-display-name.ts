import { limits } from '@faith-fables/contract/limits'
import { holdsLetter, nameWithoutLetter, visibleName } from '@faith-fables/contract/visible-text'

/** What is wrong with a new display name, null when nothing is. */
export function checkDisplayName(typed: string, current: string | null): string | null {
  const name = visibleName(typed)
  if (name === '' || name === current) return 'Please enter a new, non-empty display name.'
  if (!holdsLetter(name)) return nameWithoutLetter
  return name.length > limits.displayName.max
    ? `Display Name must be ${limits.displayName.max} characters or less.`
    : null
}
