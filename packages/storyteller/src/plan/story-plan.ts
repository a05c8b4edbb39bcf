import type { Setting } from '@faith-fables/illustrator/scene-description'
import { plotsUnsuited } from '../bodies/body-words.ts'
import type { Detail } from '../details/detail.ts'
import { cleanDetails, readDetails, type StoryDetails } from '../details/read-details.ts'
import { applyCastChanges, replaceName } from '../feedback/apply-cast-changes.ts'
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
import { chooseTheme, type StoryTheme, valuesOf } from './choose-verse.ts'
import { fillSlots } from './fill-slots.ts'
import { gatherDetails, withLooks, withNewcomers } from './gather-details.ts'
import { layPages, type PageSource } from './lay-pages.ts'
import { shiftAge } from './shift-age.ts'

/** Everything decided before the first sentence is told. */
export interface StoryPlan {
  plot: Plot
  theme: StoryTheme
  pages: PageSource[]
  world: World
  /** The parent's characters, those with a role and those who come along. */
  characters: StoryFigure[]
  /** Facts and wishes that the story must let be found again. */
  wishes: Detail[]
  /** Words of what the story is to do without. */
  avoided: readonly string[]
  details: StoryDetails
  operations: readonly Operation[]
  /** Where "home" is in the pictures. */
  home: Setting
  /** The seed of the words: changed only by asking for another story or other words. */
  seed: string
  /** The seed of a page's words: feedback about one end of the story changes it there. */
  seedOfPage(page: number): string
}

export function makePlan(request: StoryRequest): StoryPlan {
  const words = cleanDetails(request.additionalDetails)
  const asked = request.feedback.flatMap(readFeedback)
  const { operations: wanted } = readDetails(words, [])
  const operations = [...wanted, ...asked]
  const age = shiftAge(ageOf(request.ageGroup), operations)
  const changed = applyCastChanges(request.characters, words, operations)
  const everything = [changed.words, ...operationsOf(asked, 'detail').map((detail) => detail.words)].join(
    '. ',
  )
  const named = changed.characters.map((character) => readFigure(character, everything))
  const details = readDetails(changed.words, named)
  const wishes = gatherDetails(details, operations, named, changed.avoided)
  const characters = withNewcomers(named, wishes).map((figure) => withLooks(figure, wishes))
  const tellings = operationsOf(operations, 'different-story').length
  const plotSeed = `${request.seed}/${tellings}`
  const emphasis = operationsOf(asked, 'emphasis').flatMap(({ values }) => values)
  const theme = chooseTheme(request.focus, emphasis, age, createRandom(`${request.seed}/verse`))
  const plot = plotAfter(tellings, request)
  const { roles, pages } = cast({
    plot,
    characters,
    age,
    operations,
    avoided: changed.avoided,
    seed: plotSeed,
    sceneCount: request.sceneCount,
  })
  for (const [role, figure] of roles) roles.set(role, renamed(figure, changed.renamings))
  const parentsWords = [details.words, ...characters.map((character) => character.details)]
  const seed = `${plotSeed}/${otherWords(operations, 'everywhere')}`
  return {
    plot,
    theme,
    pages,
    world: {
      age,
      roles,
      nouns: fillSlots(plot, parentsWords, createRandom(`${plotSeed}/things`)),
      verse: `"${theme.verse.text}" (${theme.verse.reference})`,
      heart: theme.heart,
    },
    characters,
    wishes,
    avoided: changed.avoided,
    details,
    operations,
    home: createRandom(`${plotSeed}/home`).pick(['living-room', 'kitchen']),
    seed,
    seedOfPage: (page) => seedOfPage(seed, page, pages.length, operations),
  }
}

function otherWords(operations: readonly Operation[], where: 'everywhere' | 'beginning' | 'ending'): number {
  return operationsOf(operations, 'other-words').filter((operation) => operation.where === where).length
}

/** The beginning is the first page, the ending the last two. */
function seedOfPage(seed: string, page: number, count: number, operations: readonly Operation[]): string {
  const where = page === 0 ? 'beginning' : page >= count - 2 ? 'ending' : undefined
  const times = where ? otherWords(operations, where) : 0
  return times > 0 ? `${seed}/${where}${times}` : seed
}

/** Somebody of the plot's own whom the parent has given another name. */
function renamed(figure: StoryFigure, renamings: readonly { from: string; to: string }[]): StoryFigure {
  if (figure.fromParent) return figure
  const name = renamings.reduce(
    (now, { from, to }) => (now.toLowerCase() === from.toLowerCase() ? to : replaceName(now, from, to)),
    figure.name,
  )
  return { ...figure, name }
}

interface Casting {
  plot: Plot
  characters: readonly StoryFigure[]
  age: Age
  operations: readonly Operation[]
  avoided: readonly string[]
  seed: string
  sceneCount: number
}

/** Who plays what, and on which pages; the plot's own people come in where a page needs them. */
function cast(casting: Casting): { roles: Map<Role, StoryFigure>; pages: PageSource[] } {
  const { plot, characters, age, operations, avoided, seed, sceneCount } = casting
  const { roles } = assignRoles(characters, plot, age, createRandom(`${seed}/${plot.id}`), avoided)
  const pages = layPages(plot, age, Math.min(20, Math.max(5, sceneCount)), {
    filled: new Set(roles.keys()),
    calm: hasTone(operations, 'calmer'),
  })
  const needed = new Set(pages.flatMap(({ needs }) => needs))
  for (const sheet of plot.cast.filter(({ role }) => needed.has(role))) {
    fillFromStock({ roles, sheet, age, figures: characters, avoided }, createRandom(`${seed}/${sheet.role}`))
  }
  return { roles, pages }
}

function isUnsuited(plot: Plot, hero: StoryFigure | undefined): boolean {
  return (hero?.bodies ?? []).some((body) => plotsUnsuited[body]?.includes(plot.id))
}

/**
 * Each "different story" takes the next plot in the seed's order. More about something is told within the plot
 * there is, so only the focus chooses.
 */
function plotAfter(tellings: number, request: StoryRequest): Plot {
  const avoid = [...request.avoidPlots]
  const values = valuesOf(request.focus)
  const figures = request.characters.map((character) => readFigure(character))
  const homeless = (plot: Plot) => {
    const { roles, companions } = assignRoles(figures, plot, ageOf(request.ageGroup), createRandom('fit'))
    return companions.length + (isUnsuited(plot, roles.get('hero')) ? figures.length : 0)
  }
  const choose = () => choosePlot({ plots, values, avoid, homeless }, createRandom(`${request.seed}/plot`))
  let plot = choose()
  for (let telling = 0; telling < tellings; telling++) {
    avoid.push(plot.id)
    plot = choose()
  }
  return plot
}
