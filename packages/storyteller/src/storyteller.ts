import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import { type Operation, operationsOf } from './feedback/operation.ts'
import { type Clause, operationsOfClauses, readClauses } from './feedback/read-feedback.ts'
import { type FeedbackReport, reportClauses } from './feedback/report-feedback.ts'
import { strengthen, type Teller } from './feedback/strengthen.ts'
import { describeFigure } from './figures/describe-figure.ts'
import { findFamilies } from './figures/find-families.ts'
import type { StoryFigure } from './figures/story-figure.ts'
import { readRequest } from './plan/read-request.ts'
import { makePlan, type StoryPlan } from './plan/story-plan.ts'
import { createRandom } from './random.ts'
import type { PromptReport } from './report/prompt-outcome.ts'
import { reportCharacter, withoutTold } from './report/report-characters.ts'
import { reportDetails } from './report/report-details.ts'
import { aboutAsTold } from './scenes/about-as-told.ts'
import { buildScenes, withWoven } from './scenes/build-scene.ts'
import { composeBook } from './scenes/compose-book.ts'
import { crowdAsTold } from './scenes/crowd-as-told.ts'
import { deedsAsTold } from './scenes/deeds-as-told.ts'
import { feelTheBeat } from './scenes/feel-the-beat.ts'
import { fromAllSides } from './scenes/from-all-sides.ts'
import { handledAsTold } from './scenes/handled-as-told.ts'
import { describeSecondFigures } from './scenes/second-figures.ts'
import { showCompanions } from './scenes/show-companions.ts'
import { thingAsTold } from './scenes/thing-as-told.ts'
import { varyShots } from './scenes/vary-shots.ts'
import { weatherAsTold } from './scenes/weather-as-told.ts'
import type { StoryPage, StoryRequest, WrittenStory } from './story-request.ts'
import { makeCompanion } from './telling/companion.ts'
import { insertInto } from './telling/insertion.ts'
import { introduceFigures } from './telling/introduce-figures.ts'
import { exchangerOf, withOtherThings } from './telling/other-things.ts'
import { polish } from './telling/polish.ts'
import { renderText } from './telling/render.ts'
import { retell } from './telling/retell.ts'
import { tellInFull } from './telling/say-in-full.ts'
import { canBeTold } from './telling/tell-pages.ts'
import { plainTitle, titlesTold } from './telling/titles-told.ts'
import { weaveAll } from './weaving/weave-in.ts'
import { readLand } from './words/read-land.ts'

export type { FeedbackReport } from './feedback/report-feedback.ts'
export { describeCharacter } from './figures/describe-figure.ts'
export type { PromptOutcome, PromptReport } from './report/prompt-outcome.ts'
export { describeCast, describeScenes } from './scenes/describe-scenes.ts'
export { type PictureBrief, stageBriefs } from './scenes/stage-briefs.ts'
export type {
  AgeGroup,
  StoryCompanion,
  StoryFocus,
  StoryPage,
  StoryRequest,
  ToldBefore,
  WrittenStory,
} from './story-request.ts'

/**
 * Writes a whole story: which plot, who plays what, every sentence, every picture's description. The same
 * request gives the same story; another seed gives another one. Everything asked for in `feedback` stays in
 * force, and what nobody asked to change stays as it was.
 *
 * @throws RangeError when there is no character, or when `sceneCount` is not from 1 to 20.
 */
export function writeStory(request: StoryRequest): WrittenStory {
  const tell = tellerOf(request)
  return tell(heardIn(request, tell).flatMap(operationsOfClauses))
}

/** What became of each wish in the last feedback of a request, told of the story that was written to it. */
export function reportFeedback(request: StoryRequest, story: WrittenStory): FeedbackReport {
  const tell = tellerOf(request)
  const heard = heardIn(request, tell)
  const earlier = heard.slice(0, -1).flatMap(operationsOfClauses)
  return reportClauses(heard.at(-1) ?? [], earlier, story, tell)
}

/** What became of all that the parent wrote in a request, told of the story that was written to it. */
export function reportPrompt(request: StoryRequest, story: WrittenStory): PromptReport {
  const operations = heardIn(request, tellerOf(request)).flatMap(operationsOfClauses)
  const { details, cast } = readRequest(request, operations)
  const tellWithout = (place: number) => {
    const others = details.sentences.filter((_one, at) => at !== place)
    const additionalDetails = others.map(({ words }) => words).join('. ')
    return tellStory({ ...request, additionalDetails }, operations)
  }
  // Another plot would say everything otherwise.
  const retold = { ageGroup: request.ageGroup, plot: story.plot, scenes: [] }
  const characters = request.characters.map((one) => withoutTold(one, story))
  const { pages } = tellStory({ ...request, characters, retold }, operations)
  return [
    ...cast.flatMap((character) => reportCharacter(character, story, pages)),
    ...reportDetails(details, story, tellWithout),
  ]
}

/** Tells a request's story with other operations, each only once. */
function tellerOf(request: StoryRequest): Teller {
  const told = new Map<string, WrittenStory>()
  return (operations) => {
    const asked = JSON.stringify(operations)
    const story = told.get(asked) ?? tellStory(request, operations)
    told.set(asked, story)
    return story
  }
}

/** The clauses of each feedback; each is about the story as the ones before it left it. */
function heardIn({ feedback }: StoryRequest, tell: Teller): Clause[][] {
  const heard: Clause[][] = []
  for (const words of feedback) {
    const earlier = heard.flatMap(operationsOfClauses)
    heard.push(strengthen(readClauses(words, tell(earlier)), earlier, tell))
  }
  return heard
}

function tellStory(request: StoryRequest, feedback: readonly Operation[]): WrittenStory {
  checkRequest(request)
  const plan = makePlan(request, feedback)
  const { retold } = request
  const pages =
    retold?.scenes.length === plan.pages.length ? retell(plan, retold.scenes, tellAndShow) : tellAndShow(plan)
  const bound = bindPages(
    withOtherThings(inTheirLand(pages, request), plan.operations, plan.world.verse),
    request.sceneCount,
  )
  return {
    title: titleOf(plan, bound),
    text: bound.map(({ text }) => text).join('\n\n'),
    pages: bound,
    cast: [...describeFigures(plan), ...describeSecondFigures(plan, pages)],
    plot: plan.plot.id,
    moralMessage: moralMessageOf(plan),
    companion: makeCompanion(plan),
  }
}

/** All pages play in the land of which the parent tells. */
function inTheirLand(
  pages: readonly StoryPage[],
  { additionalDetails, characters }: StoryRequest,
): StoryPage[] {
  const land = readLand(
    additionalDetails ?? '',
    characters.map(({ details }) => details),
  )
  return pages.map((page) => (land ? { ...page, scene: { ...page.scene, land } } : page))
}

/** Tells the pages, weaves in what the plot does not have, and shows in the pictures whom and where that brings along. */
function tellAndShow(plan: StoryPlan): StoryPage[] {
  const told = tellInFull(plan)
  const names = everyFigure(plan).map(({ name }) => name)
  const noThings = [...names, ...everyFigure(plan).flatMap(({ sort }) => sort ?? []), imageOf(plan)]
  const noHandled = [...names, ...partsOf(plan)]
  const isForToddlers = plan.world.age === 'toddlers'
  const isAsked = operationsOf(plan.operations, 'time').some(({ weather }) => weather)
  const scenes = buildScenes(plan, told.shown).map((scene, page) => {
    const text = told.pages[page] ?? ''
    const handled = handledAsTold(scene, text, { names: noHandled, isForToddlers })
    const shown = isForToddlers ? handled : thingAsTold(handled, text, [...noThings, ...partsOf(plan)])
    return isAsked ? shown : weatherAsTold(shown, text)
  })
  const insertions = weaveAll(plan, { told, scenes })
  const woven = insertInto(told.pages, insertions)
  const introduced = introduceFigures(woven, everyFigure(plan), plan.world.age === 'toddlers')
  const texts = introduced.map((page) => polish(page, plan.world.age, plan.world.verse))
  const shown = scenes.map((scene, page) => {
    const joined = withWoven(
      scene,
      insertions.filter((insertion) => insertion.page === page),
    )
    return isYoung(plan) ? deedsAsTold(joined, texts[page] ?? '', everyFigure(plan)) : joined
  })
  const seen = fromAllSides(
    composeBook(varyShots(showCompanions(shown, plan).map(feelTheBeat)), plan.seed),
    plan.seed,
  )
  return seen.map((scene, page) => ({
    text: texts[page] ?? '',
    scene: crowdAsTold(aboutAsTold(scene, texts[page] ?? ''), texts[page] ?? ''),
  }))
}

/** What something of the plot has on it, "gold rings": not seen as things of their own. */
const partsOf = ({ world }: StoryPlan): string[] =>
  [...world.nouns.values()].flatMap(({ noun }) => noun.forms?.part ?? [])

/** For whom each sentence is one deed. */
const isYoung = ({ world: { age } }: StoryPlan): boolean => age === 'toddlers' || age === 'early'

/** What a feeling is told as, "like a pebble in a shoe": no thing of the page. */
const imageOf = ({ world }: StoryPlan): string => world.nouns.get('img')?.noun.word ?? ''

function checkRequest({ characters, sceneCount }: StoryRequest): void {
  if (characters.length === 0) throw new RangeError('A story needs at least one character.')
  if (!Number.isInteger(sceneCount) || sceneCount < 1 || sceneCount > 20) {
    throw new RangeError(`A story has 1 to 20 scenes, not ${sceneCount}.`)
  }
}

/** Fewer pages than a plot has at least: neighbours are bound together, with the picture of the first. */
function bindPages(pages: readonly StoryPage[], count: number): StoryPage[] {
  if (count >= pages.length) return [...pages]
  return Array.from({ length: count }, (_unused, index) => {
    const from = Math.floor((index * pages.length) / count)
    const bound = pages.slice(from, Math.floor(((index + 1) * pages.length) / count))
    return {
      text: bound.map(({ text }) => text).join('\n'),
      scene: (bound[0] ?? (pages[0] as StoryPage)).scene,
    }
  })
}

/** A title names what the book tells: what only other wordings of the plot have is no title of this book. */
function titleOf(plan: StoryPlan, pages: readonly StoryPage[]): string {
  const wished = plan.operations.filter(({ kind }) => kind === 'title' || kind === 'other-title')
  const asked = wished.at(-1)
  if (asked?.kind === 'title') return inTitleCase(asked.words)
  const signaturesShown = new Map<string, number>()
  const random = createRandom(`${plan.seed}/title`)
  const titles = plan.plot.titles[plan.world.age]
    .filter((title) => canBeTold(title, plan.world, { signaturesShown }))
    .map((title) => renderText(title, plan.world, { random, short: false, signaturesShown }))
  const text = pages.map((page) => page.text).join('\n')
  const told = titlesTold(titles, text)
  const plain = plainTitle(plan.world, text)
  const first = told.length > 0 ? random.pick(told) : plain
  // Who wants another one gets the next, and the first again behind the last.
  const all = [first, ...told.filter((one) => one !== first), ...(first === plain ? [] : [plain])]
  const title = all[wished.filter(({ kind }) => kind === 'other-title').length % all.length] ?? first
  const polished = polish(title, 'early', '').replace(/(?<=[^.])\.$/, '')
  return inTitleCase(exchangerOf(plan.operations)(polished))
}

const smallInTitles = /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/

function inTitleCase(title: string): string {
  return title
    .split(' ')
    .map((word, index) =>
      index > 0 && smallInTitles.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

function describeFigures(plan: StoryPlan): FigureDescription[] {
  const figures = everyFigure(plan)
  const families = findFamilies(figures.filter(({ fromParent }) => fromParent))
  return figures.map((figure) => describeFigure(figure, families.get(figure.name)))
}

/** The parent's characters and those whom the plot brings along, each once. */
function everyFigure({ characters, world }: StoryPlan): StoryFigure[] {
  return [
    ...new Map([...characters, ...world.roles.values()].map((figure) => [figure.name, figure])).values(),
  ]
}

function moralMessageOf({ plot, theme }: StoryPlan): string {
  const served = theme.values.map((id) => plot.values.find((value) => value.id === id)).find(Boolean)
  const message = served ?? plot.values[0]
  if (!message) throw new Error(`Plot "${plot.id}" serves no value.`)
  return message.teaches
}
