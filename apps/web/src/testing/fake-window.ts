import { vi } from 'vitest'

/** A window of this width, for tests; whoever sits before it prefers stillness, so that nothing is seen twice. */
export function fakeWindow({ width }: { width: number }) {
  let current = width
  const onChange = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const least = /\(min-width: (\d+)px\)/.exec(query)?.[1]
      return least ? current >= Number(least) : query === '(prefers-reduced-motion: reduce)'
    },
    addEventListener: (_: 'change', listener: () => void) => onChange.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => onChange.delete(listener),
  }))
  return {
    resize(next: number) {
      current = next
      for (const listener of onChange) listener()
    },
  }
}
