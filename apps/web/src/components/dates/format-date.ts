/**
 * 'Nov 21, 2026'; 'N/A' for a date that is missing or cannot be read.
 *
 * @param timeZone the viewer's when left out
 */
export function formatDate(moment: string | null | undefined, timeZone?: string): string {
  const date = new Date(moment ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return 'N/A'
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone })
}
