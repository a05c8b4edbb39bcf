import type { PlotOutline } from '../plots/plot.ts'
import type { Random } from '../random.ts'
import type { ValueId } from '../scripture/moral-values.ts'

export interface PlotWishes {
  plots: readonly PlotOutline[]
  values: readonly ValueId[]
  /** Told lately: they come back only when nothing else is left. */
  avoid: readonly string[]
  /** How many of the parent's characters a plot has no role for; all of them where it does not suit the hero. */
  homeless(plot: PlotOutline): number
  /** How much of what the parent tells about this story a plot is about; 0 for nothing, or where it suits no hero. */
  askedFor(plot: PlotOutline): number
  /** How many facts of the parent's characters can act in a plot. */
  actingIn(plot: PlotOutline): number
}

/** So many plots stay in the draw, also when some of them have no role for somebody. */
const enoughToDraw = 4

/**
 * Picks a plot that serves one of the values, by seed, so that two stories with the same wish can differ. Among
 * them those come first that are about what the parent tells of, then those that have a role for each of the parent's
 * characters; of a few of these the one is taken in which most of what is told of the characters can act.
 */
export function choosePlot(
  { plots, values, avoid, homeless, askedFor, actingIn }: PlotWishes,
  random: Random,
): PlotOutline {
  const order = random.shuffle(plots)
  const serving = order.filter((plot) => plot.values.some(({ id }) => values.includes(id)))
  const asked = highestFirst(byHomeless(serving, homeless), askedFor)
  const drawn = random.shuffle(byHomeless(serving, homeless).slice(0, enoughToDraw))
  const fresh = (candidates: readonly PlotOutline[]) => candidates.find(({ id }) => !avoid.includes(id))
  const plot =
    fresh(asked) ??
    fresh(mostFirst(drawn, actingIn)) ??
    fresh(byHomeless(serving, homeless)) ??
    fresh(order) ??
    serving[0] ??
    order[0]
  if (!plot) throw new RangeError('There is no plot to tell.')
  return plot
}

/** Those above 0. */
function highestFirst(plots: readonly PlotOutline[], points: (plot: PlotOutline) => number): PlotOutline[] {
  return mostFirst(
    plots.filter((plot) => points(plot) > 0),
    points,
  )
}

function byHomeless(plots: readonly PlotOutline[], homeless: (plot: PlotOutline) => number): PlotOutline[] {
  return mostFirst(plots, (plot) => -homeless(plot))
}

/** Where they are equal their order stays. */
function mostFirst(plots: readonly PlotOutline[], points: (plot: PlotOutline) => number): PlotOutline[] {
  return plots
    .map((plot) => ({ plot, points: points(plot) }))
    .sort((a, b) => b.points - a.points)
    .map(({ plot }) => plot)
}
