import type { Setting } from '@faith-fables/illustrator/scene-description'
import { readDetails, type StoryDetails } from '../details/read-details.ts'
import { applyCastChanges } from '../feedback/apply-cast-changes.ts'
import { hasTone, type Operation, operationsOf } from '../feedback/operation.ts'
import { readFeedback } from '../feedback/read-feedback.ts'
import { assignRoles, fillFromStock } from '../figures/assign-roles.ts'
import { readFigure } from '../figures/read-figure.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Age, Plot, Role } from '../plots/plot.ts'
import { plots } from '../plots/plots.ts'
import { createRandom } from '../random.ts'
import { ageOf, type StoryRequest } from '../story-request.ts'
import type { World } from '../telling/world.ts'
import { choosePlot } from './choose-plot.ts'
import { chooseTheme, type StoryTheme } from './choose-verse.ts'
import { fillSlots } from './fill-slots.ts'
import { layPages, type PageSource } from './lay-pages.ts'

/** Everything decided before the first sentence is told. */
export interface StoryPlan {
  plot: Plot
  theme: StoryTheme
  pages: PageSource[]
  world: World
  /** The parent's characters, those with a role and those who come along. */
  characters: StoryFigure[]
  companions: StoryFigure[]
  /** Facts and wishes that the story must let be found again. */
  wishes: string[]
  details: StoryDetails
  operations: readonly Operation[]
  /** Where "home" is in the pictures. */
  home: Setting
  /** The seed of the words: changed only by asking for another story or other words. */
  seed: string
}

export function makePlan(request: StoryRequest): StoryPlan {
  const operations = request.feedback.flatMap(readFeedback)
  const age = shiftAge(ageOf(request.ageGroup), operations)
  const changed = applyCastChanges(request.characters, request.additionalDetails ?? '', operations)
  const details = readDetails(changed.words)
  const tellings = operationsOf(operations, 'different-story').length
  const plotSeed = `${request.seed}/${tellings}`
  const emphasis = operationsOf(operations, 'emphasis').flatMap(({ values }) => values)
  const theme = chooseTheme(request.focus, emphasis, age, createRandom(`${request.seed}/verse`))
  const plot = plotAfter(tellings, request, theme)
  const random = createRandom(`${plotSeed}/${plot.id}`)
  const characters = changed.characters.map((character) => readFigure(character, details.words))
  const casting = assignRoles(characters, plot, age, random)
  const pages = layPages(plot, age, Math.min(20, Math.max(5, request.sceneCount)), {
    filled: new Set(casting.roles.keys()),
    calm: hasTone(operations, 'calmer'),
  })
  castNeededRoles(casting.roles, plot, pages, age, characters, plotSeed)
  const parentsWords = [details.words, ...characters.map((character) => character.details)]
  return {
    plot,
    theme,
    pages,
    world: {
      age,
      roles: casting.roles,
      nouns: fillSlots(plot, parentsWords, createRandom(`${plotSeed}/things`)),
      verse: `"${theme.verse.text}" (${theme.verse.reference})`,
      heart: theme.heart,
    },
    characters,
    companions: casting.companions,
    wishes: [...details.wishes, ...changed.unplaced, ...wishesOf(operations)],
    details,
    operations,
    home: createRandom(`${plotSeed}/home`).pick(['living-room', 'kitchen']),
    seed: `${plotSeed}/${operationsOf(operations, 'other-words').length}`,
  }
}

/** Each "different story" takes the next plot in the seed's order. */
function plotAfter(tellings: number, request: StoryRequest, theme: StoryTheme): Plot {
  const avoid = [...request.avoidPlots]
  const choose = () => choosePlot(plots, theme.values, avoid, createRandom(`${request.seed}/plot`))
  let plot = choose()
  for (let telling = 0; telling < tellings; telling++) {
    avoid.push(plot.id)
    plot = choose()
  }
  return plot
}

function castNeededRoles(
  roles: Map<Role, StoryFigure>,
  plot: Plot,
  pages: readonly PageSource[],
  age: Age,
  characters: readonly StoryFigure[],
  seed: string,
): void {
  const needed = new Set(pages.flatMap(({ needs }) => needs))
  for (const sheet of plot.cast) {
    if (needed.has(sheet.role))
      fillFromStock(roles, sheet, age, createRandom(`${seed}/${sheet.role}`), characters)
  }
}

function wishesOf(operations: readonly Operation[]): string[] {
  return operationsOf(operations, 'detail').flatMap(({ words }) => readDetails(words).wishes)
}

const ageOrder: readonly Age[] = ['toddlers', 'early', 'middle', 'preteen']

function shiftAge(age: Age, operations: readonly Operation[]): Age {
  const steps = operationsOf(operations, 'words').map(({ direction }) => (direction === 'simpler' ? -1 : 1))
  const index = steps.reduce((at, step) => Math.min(3, Math.max(0, at + step)), ageOrder.indexOf(age))
  return ageOrder[index] ?? age
}
