import type { Plot } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import type { ValueId } from '../scripture/moral-values.ts'

/**
 * Picks a plot that serves one of the values, by seed, so that two stories with the same wish can differ.
 * Plots to avoid come back only when nothing else is left.
 */
export function choosePlot(
  plots: readonly Plot[],
  values: readonly ValueId[],
  avoid: readonly string[],
  random: Random,
): Plot {
  const order = random.shuffle(plots)
  const serving = order.filter((plot) => plot.values.some(({ id }) => values.includes(id)))
  const fresh = (candidates: readonly Plot[]) => candidates.find(({ id }) => !avoid.includes(id))
  const plot = fresh(serving) ?? fresh(order) ?? serving[0] ?? order[0]
  if (!plot) throw new RangeError('There is no plot to tell.')
  return plot
}
