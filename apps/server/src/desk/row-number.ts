/** The number that an id of a list at the desk stands for. An id that no row has stands before all of them. */
export function rowNumber(id: string | undefined): number | undefined {
  if (id === undefined) return undefined
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}
