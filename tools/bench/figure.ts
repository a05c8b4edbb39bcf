/** One thing that was measured. */
export interface Figure {
  name: string
  measured: number
  /** Scores and shares have none. */
  unit: 'ms' | 's' | 'KB' | 'MB' | 'requests/s' | ''
  /** What the design asks for; left out where it asks for nothing. */
  target?: { atMost: number } | { atLeast: number }
  /** The same measured in the same run on something to compare with. */
  reference?: { name: string; measured: number }
}

/** A set of figures that are measured together. */
export interface Bench {
  name: string
  /** @param say tells the reader what is going on */
  measure(say: (line: string) => void): Promise<Figure[]>
}

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('There is no quantile of nothing.')
  return value
}
