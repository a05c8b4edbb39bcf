/** Whether a text names something that the story is to do without. */
export function names(avoided: readonly string[], text: string): boolean {
  const lower = text.toLowerCase()
  return avoided.some((word) => lower.includes(word))
}
