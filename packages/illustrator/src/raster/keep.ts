import type { Grid } from './grid.ts'

const kept = new Map<Grid, Map<string, unknown>>()

/** What is the same for every picture of a grid and slow to make: made when it is first needed, and kept. */
export function keep<Value>(grid: Grid, key: string, make: () => Value): Value {
  const ofGrid = kept.get(grid) ?? new Map<string, unknown>()
  kept.set(grid, ofGrid)
  if (!ofGrid.has(key)) ofGrid.set(key, make())
  return ofGrid.get(key) as Value
}

/** Gives the memory of all that was kept for a grid back. */
export function forget(grid: Grid): void {
  kept.delete(grid)
}
