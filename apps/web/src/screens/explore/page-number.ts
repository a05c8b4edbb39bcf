/** The page an address asks for; the first one where it asks for none. */
export function pageInAddress(value: string | null): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** Brings a page into 1..totalPages; before those are known it stays as it is. An empty shelf has one page. */
export function pageWithin(page: number, totalPages: number | undefined): number {
  return totalPages === undefined ? page : Math.min(page, Math.max(1, totalPages))
}
