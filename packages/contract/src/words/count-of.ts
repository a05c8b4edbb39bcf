/** A count beside its noun: "1 token", "5 tokens", "0 stories". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
