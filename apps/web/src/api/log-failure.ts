/** For failures that the parent need not hear of: they stand in the console only. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's log is written
  console.error(what, error)
}
