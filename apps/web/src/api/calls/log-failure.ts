let isLeaving = false

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeaving = true
  })
  // The browser may bring the page back as it was left.
  window.addEventListener('pageshow', () => {
    isLeaving = false
  })
}

/**
 * For failures that the parent need not hear of: they stand in the console only. Calls that break off because the page
 * is being left are none.
 */
export function logFailure(what: string, error: unknown): void {
  if (isLeaving) return
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's log is written
  console.error(what, error)
}
