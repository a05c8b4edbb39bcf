/** What is wrong with a new display name, null when nothing is. */
export function checkDisplayName(typed: string, current: string | null): string | null {
  const name = typed.trim()
  return name === '' || name === current ? 'Please enter a new, non-empty display name.' : null
}
