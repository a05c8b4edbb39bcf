import { plotsUnsuited } from '../bodies/body-words.ts'
import { cleanDetails, readDetails } from '../details/read-details.ts'
import { assignRoles } from '../figures/assign-roles.ts'
import { readFigure } from '../figures/read-figure.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Plot, PlotOutline } from '../plots/plot.ts'
import { plotOf, plotOutlines } from '../plots/plots.ts'
import { createRandom } from '../random.ts'
import { ageOf, type StoryRequest } from '../story-request.ts'
import { readActingFacts } from './acting-facts.ts'
import { countHinges } from './choose-hinges.ts'
import { choosePlot, type PlotWishes } from './choose-plot.ts'
import { valuesOf } from './choose-verse.ts'

/**
 * Each "different story" takes the next plot in the seed's order. More about something is told within the plot
 * there is, and whoever joins or leaves does so within it, so only what was asked for at first chooses. Another edition keeps
 * the plot of the first.
 */
export function plotOfRequest(request: StoryRequest, tellings: number): Plot {
  const before = request.retold?.plot
  if (before && plotOutlines().some(({ id }) => id === before)) return plotOf(before)
  const avoid = [...request.avoidPlots]
  const values = valuesOf(request.focus)
  const plots = plotOutlines().filter(({ longest }) => longest >= request.sceneCount)
  const wishes = { plots, values, avoid, ...fittingIn(request) }
  const choose = () => choosePlot(wishes, createRandom(`${request.seed}/plot`))
  let plot = choose()
  for (let telling = 0; telling < tellings; telling++) {
    avoid.push(plot.id)
    plot = choose()
  }
  return plotOf(plot.id)
}

/** How well each plot fits these characters, and what the parent tells of them. */
function fittingIn(request: StoryRequest): Pick<PlotWishes, 'homeless' | 'askedFor' | 'actingIn'> {
  const words = cleanDetails(request.additionalDetails)
  const figures = request.characters.map((character) => readFigure(character, words))
  const factsOf = readActingFacts([])
  const isWinter = isInWinter(words, figures)
  const cast = (plot: PlotOutline) => assignRoles(figures, plot, ageOf(request.ageGroup), createRandom('fit'))
  return {
    homeless(plot) {
      const { roles, companions } = cast(plot)
      const hasNoPlace = isUnsuited(plot, roles.get('hero')) || (isWinter && plotsOfSummer.has(plot.id))
      return hasNoPlace ? figures.length : companions.length
    },
    actingIn: (plot) => countHinges(plot, cast(plot).roles, factsOf, ageOf(request.ageGroup)),
    askedFor: (plot) => (isUnsuited(plot, cast(plot).roles.get('hero')) ? 0 : pointsOf(plot, words)),
  }
}

/** Their roses, tomatoes and berries would stand in the snow. */
const plotsOfSummer = new Set(['hedge', 'slow-seed', 'seven-evenings', 'wrong-path'])

function isInWinter(words: string, figures: readonly StoryFigure[]): boolean {
  const { season, weather } = readDetails(words, figures)
  return season === 'winter' || weather === 'snow'
}

const denied = /\b(?:no|not|without|never|nothing)\s+(?:\w+\s+)?$/i

/** How many different words of the parent's ask for the plot; "no storms" does not. */
function pointsOf({ suits }: PlotOutline, words: string): number {
  const asking = [...words.matchAll(suits)].filter(({ index }) => !denied.test(words.slice(0, index)))
  return new Set(asking.map(([word]) => word.toLowerCase())).size
}

function isUnsuited({ id }: PlotOutline, hero: StoryFigure | undefined): boolean {
  return (hero?.bodies ?? []).some((body) => plotsUnsuited[body]?.includes(id))
}
