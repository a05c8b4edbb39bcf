import type { Setting } from '@faith-fables/illustrator/scene-description'
import type { Detail } from '../details/detail.ts'
import type { StoryDetails } from '../details/read-details.ts'
import { findCharacter, replaceName } from '../feedback/apply-cast-changes.ts'
import { hasTone, type Operation, operationsOf } from '../feedback/operation.ts'
import { assignRoles, fillFromStock } from '../figures/assign-roles.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { World } from '../notation/world.ts'
import type { Age, Plot, Role } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { ageOf, type StoryRequest } from '../story-request.ts'
import { names } from '../words/names.ts'
import { readActingFacts } from './acting-facts.ts'
import { type ChosenHinges, chooseHinges, type HingeWishes } from './choose-hinges.ts'
import { chooseTheme, type StoryTheme } from './choose-verse.ts'
import { fillSlots } from './fill-slots.ts'
import { layPages, type PageSource, pageFor } from './lay-pages.ts'
import { isInPart } from './part-of-story.ts'
import { plotOfRequest } from './plot-of-request.ts'
import { type Asked, readRequest } from './read-request.ts'
import { shiftAge } from './shift-age.ts'

/** Everything decided before the first sentence is told. */
export interface StoryPlan {
  plot: Plot
  theme: StoryTheme
  pages: PageSource[]
  world: World
  /** What of the parent's facts acts in the plot. */
  hinges: ChosenHinges['passages']
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
  /** How many times a page's words are to be others than at first. */
  turnsOfPage(page: number): number
}

export function makePlan(request: StoryRequest, feedback: readonly Operation[] = []): StoryPlan {
  const asked = readRequest(request, feedback)
  const { age, characters, avoided, details, operations } = asked
  const tellings = operationsOf(operations, 'different-story').length
  const plotSeed = `${request.seed}/${tellings}`
  const castAge = request.retold ? shiftAge(ageOf(request.retold.ageGroup), operations) : age
  const theme = chooseTheme(request.focus, asked.emphasis, castAge, createRandom(`${request.seed}/verse`))
  const plot = plotOfRequest(request, tellings)
  const { roles, pages } = cast(plot, asked, plotSeed, { sceneCount: request.sceneCount, castAge })
  const parentsWords = [details.words, ...characters.map((character) => character.details)]
  const seed = `${plotSeed}/${otherWords(operations)}`
  const world: World = {
    age,
    roles,
    nouns: fillSlots(plot, parentsWords, roles.get('hero')?.bodies ?? [], createRandom(`${plotSeed}/things`)),
    facts: new Map(),
    verse: `"${theme.verse.text}" (${theme.verse.reference})`,
    heart: theme.heart,
  }
  const hinges = chooseHinges(
    {
      plot,
      pages,
      world,
      others: othersIn(asked),
      factsOf: readActingFacts(asked.wishes),
      isRefused: refusedIn(asked),
    },
    createRandom(`${seed}/hinges`),
  )
  return {
    plot,
    theme,
    pages,
    world: { ...world, facts: hinges.facts },
    hinges: hinges.passages,
    characters,
    wishes: asked.wishesWithout(hinges.acting),
    avoided,
    details,
    operations,
    home: createRandom(`${plotSeed}/home`).pick(['living-room', 'kitchen']),
    seed,
    turnsOfPage: (page) => turnsOfPage(page, pages.length, operations),
  }
}

/** What else wants to be told: details of the parent's, and who comes along beside two characters. */
const othersIn = ({ details, characters }: Asked): number =>
  details.details.length + Math.max(0, characters.length - 2)

/** A story that is to be less scary does without fears. */
function refusedIn({ avoided, operations }: Asked): HingeWishes['isRefused'] {
  const isCalm = hasTone(operations, 'calmer')
  return (words, kind) => (isCalm && kind === 'fear') || names(avoided, words)
}

/** How often all of the story was to be told in other words. */
function otherWords(operations: readonly Operation[]): number {
  return operationsOf(operations, 'other-words').filter(
    (one) => one.where === 'everywhere' && one.page === null,
  ).length
}

/** How often this page was to be told in other words. */
function turnsOfPage(page: number, count: number, operations: readonly Operation[]): number {
  return operationsOf(operations, 'other-words').filter((one) =>
    one.page === null ? one.where !== 'everywhere' && isInPart(page, count, one.where) : one.page === page,
  ).length
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

/** Those of whom there is to be less play no part, and come along now and then. */
export function sidelinedIn(
  operations: readonly Operation[],
  characters: readonly StoryFigure[],
): ReadonlySet<string> {
  const asked = operations.flatMap((operation) => {
    if (operation.kind !== 'sideline' && operation.kind !== 'feature') return []
    const figure = findCharacter(characters, operation.name)
    return figure ? [{ name: figure.name, isLess: operation.kind === 'sideline' }] : []
  })
  return new Set(
    asked.flatMap(({ name, isLess }) =>
      isLess && asked.findLast((one) => one.name === name)?.isLess ? [name] : [],
    ),
  )
}

/**
 * Who plays what, and on which pages; the plot's own people come in where a page needs them. Another edition has the people and
 * the pages of the first, which were found for its age.
 */
function cast(
  plot: Plot,
  { characters, age, operations, avoided, renamings }: Asked,
  seed: string,
  { sceneCount, castAge }: { sceneCount: number; castAge: Age },
): { roles: Map<Role, StoryFigure>; pages: PageSource[] } {
  const sidelined = sidelinedIn(operations, characters)
  const leading = characters.filter((figure) => !sidelined.has(figure.name))
  const { roles } = assignRoles(
    leading.length > 0 ? leading : characters,
    plot,
    castAge,
    createRandom(`${seed}/${plot.id}`),
    avoided,
  )
  const pages = layPages(plot, castAge, Math.min(20, Math.max(5, sceneCount)), {
    filled: new Set(roles.keys()),
    calm: hasTone(operations, 'calmer'),
  })
  const needed = new Set(pages.flatMap(({ needs }) => needs))
  for (const sheet of plot.cast.filter(({ role }) => needed.has(role))) {
    fillFromStock(
      { roles, sheet, age: castAge, figures: characters, avoided },
      createRandom(`${seed}/${sheet.role}`),
    )
  }
  for (const [role, figure] of roles) roles.set(role, renamed(figure, renamings))
  return {
    roles,
    pages: castAge === age ? pages : pages.map(({ id }) => pageFor(plot, age, id, new Set(roles.keys()))),
  }
}
