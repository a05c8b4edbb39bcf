/**
 * Patterns of paths: `*` is any part of a name, `**` any part of a path, `{a,b}` one of several, and `<name>` one
 * whole name that the pattern remembers, so that "its own folder" can be said.
 */
export interface PatternMatch {
  /** What `<name>` stood for; empty when the pattern has none. */
  name: string
}

export function matchPath(pattern: string, path: string): PatternMatch | null {
  const match = toExpression(pattern).exec(path)
  return match ? { name: match.groups?.name ?? '' } : null
}

/** Whether one of the patterns matches; `<name>` in them stands for the name given. */
export function matchesAny(patterns: readonly string[], path: string, name = ''): boolean {
  return patterns.some((pattern) => matchPath(pattern.replaceAll('<name>', name), path) !== null)
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_all, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll(/\*\*|\*/g, (stars) => (stars === '**' ? '.+' : '[^/]+'))
    .replace('<name>', '(?<name>[^/]+)')
  return new RegExp(`^${source}$`)
}
