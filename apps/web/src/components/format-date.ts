const shortDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** 'Nov 21, 2026' in the viewer's time zone; 'N/A' for a date that is missing or cannot be read. */
export function formatDate(moment: string | null | undefined): string {
  const date = new Date(moment ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? 'N/A' : shortDate.format(date)
}
