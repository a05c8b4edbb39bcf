import { plotsUnsuited } from '../bodies/body-words.ts'
import { cleanDetails } from '../details/read-details.ts'
import { assignRoles } from '../figures/assign-roles.ts'
import { readFigure } from '../figures/read-figure.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Plot } from '../plots/plot.ts'
import { plots } from '../plots/plots.ts'
import { createRandom } from '../random.ts'
import { ageOf, type StoryRequest } from '../story-request.ts'
import { choosePlot } from './choose-plot.ts'
import { valuesOf } from './choose-verse.ts'

/**
 * Each "different story" takes the next plot in the seed's order. More about something is told within the plot
 * there is, and whoever joins or leaves does so within it, so only what was asked for at first chooses.
 */
export function plotOfRequest(request: StoryRequest, tellings: number): Plot {
  const avoid = [...request.avoidPlots]
  const values = valuesOf(request.focus)
  const choose = () =>
    choosePlot({ plots, values, avoid, homeless: homelessIn(request) }, createRandom(`${request.seed}/plot`))
  let plot = choose()
  for (let telling = 0; telling < tellings; telling++) {
    avoid.push(plot.id)
    plot = choose()
  }
  return plot
}

/** How many of the characters a plot has no role for; all of them where it does not suit the hero. */
function homelessIn({ characters, additionalDetails, ageGroup }: StoryRequest): (plot: Plot) => number {
  const words = cleanDetails(additionalDetails)
  const figures = characters.map((character) => readFigure(character, words))
  return (plot) => {
    const { roles, companions } = assignRoles(figures, plot, ageOf(ageGroup), createRandom('fit'))
    return isUnsuited(plot, roles.get('hero')) ? figures.length : companions.length
  }
}

function isUnsuited(plot: Plot, hero: StoryFigure | undefined): boolean {
  return (hero?.bodies ?? []).some((body) => plotsUnsuited[body]?.includes(plot.id))
}
