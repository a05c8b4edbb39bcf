/** 'Nov 21, 2026, 8:04 PM' */
export function momentWords(at: string): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
