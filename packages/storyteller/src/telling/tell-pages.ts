import { waysAvoided } from '../bodies/body-words.ts'
import { bestSuited } from '../bodies/suit-bodies.ts'
import { parseNotation, requiredNames, shownSignatures } from '../notation/notation.ts'
import { isFilled, type World } from '../notation/world.ts'
import type { PlacedPassage } from '../plan/choose-hinges.ts'
import type { PageSource } from '../plan/lay-pages.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Condition, Phrasing } from '../plots/plot.ts'
import type { Shown } from '../plots/scene-template.ts'
import { createRandom } from '../random.ts'
import { names } from '../words/names.ts'
import { type Leaning, leaningOf } from './leaning.ts'
import { type RenderOptions, renderText } from './render.ts'
import { firstUntold, ToldSentences } from './told-sentences.ts'

/** How much is told. */
export interface TellingLength {
  /** Leaves out what can go. */
  short: boolean
  /** Pages that get their further paragraph. */
  longPages: ReadonlySet<string>
  /** Pages told in the fewest words there are for them. */
  briefPages: ReadonlySet<string>
  /** Pages told in the most. */
  fullPages: ReadonlySet<string>
}

/** A signature is a surprise twice; the third time it is a tic. */
const mostSignatures = 2

/** What a telling has used up, and what its words say about the pictures; filled while it is told. */
export interface Traces {
  /** How often each figure has shown its signature. */
  signaturesShown: Map<string, number>
  /** Pages by id whose words tell something else than the plot's scene. */
  shown: Map<string, Shown>
}

/** Tells each page in words, not yet polished. Each page has choices of its own, so that changing one leaves the others. */
export function tellPages(plan: StoryPlan, length: TellingLength, traces: Traces): string[] {
  const told = new ToldSentences(plan.world.age)
  return plan.pages.map((page, index) => {
    const text = tellPage({ page, index, plan, length, told }, traces)
    told.add(text)
    return text
  })
}

interface PageToTell {
  page: PageSource
  index: number
  plan: StoryPlan
  length: TellingLength
  /** What stands on the pages before. */
  told: ToldSentences
}

/**
 * In the first of its wordings that tells nothing again; where all do, in the first.
 *
 * @throws Error naming the page for which the plot has no words with this cast.
 */
function tellPage(toTell: PageToTell, traces: Traces): string {
  const { page, index, plan, length, told } = toTell
  const turns = plan.turnsOfPage(index)
  const seed = `${plan.seed}/${page.id}`
  const random = createRandom(seed)
  const wordings = wordingsInOrder(page, plan, {
    ...length,
    turns,
    random,
    signaturesShown: traces.signaturesShown,
  })
  const ways = wordings.map((phrasing, way) => () => {
    const ofWay =
      turns > 0 ? createRandom(`${seed}/${turns}`) : way > 0 ? createRandom(`${seed} ${way}`) : random
    const signaturesShown = new Map(traces.signaturesShown)
    const text = tellInWording(phrasing, toTell, { random: ofWay, short: length.short, signaturesShown })
    return { phrasing, text, signaturesShown }
  })
  const chosen = firstUntold(ways, ({ text }) => told.repeats(text))
  if (!chosen) {
    throw new Error(`Plot "${plan.plot.id}" has no words for page "${page.id}" at age "${plan.world.age}".`)
  }
  const { phrasing, text, signaturesShown } = chosen
  traces.signaturesShown = signaturesShown
  if (typeof phrasing !== 'string' && phrasing.shows) traces.shown.set(page.id, phrasing.shows)
  return text
}

function tellInWording(
  phrasing: Phrasing,
  { page, index, plan, length, told }: PageToTell,
  options: RenderOptions,
): string {
  const text = renderText(wordsOf(phrasing), plan.world, options)
  const hinges = plan.hinges.filter((hinge) => hinge.page === index)
  if (hinges.length > 0) return withHinges(text, hinges, plan, options)
  const more = length.longPages.has(page.id) ? furtherParagraph(page, plan, options, told) : undefined
  return more ? `${text}¶${more}` : text
}

/** The wordings a page can have, the one to be told first; none where the plot has no words with this cast. */
function wordingsInOrder(
  page: PageSource,
  plan: StoryPlan,
  options: TellingLength & Omit<RenderOptions, 'short'> & { turns: number },
): Phrasing[] {
  const { briefPages, fullPages, turns, random } = options
  const possible = page.phrasings.filter((phrasing) => canBeFilled(phrasing, plan.world))
  const welcome = possible.filter((phrasing) => !names(plan.avoided, wordsOf(phrasing)))
  const tellable = welcome.length > 0 ? welcome : possible
  const fresh = tellable.filter((phrasing) => canBeTold(phrasing, plan.world, options))
  const suited = bestSuited(
    comingToHero(fresh.length > 0 ? fresh : tellable, plan.world),
    wordsOf,
    plan.world,
  )
  const leaning = leaningOf(plan.operations)
  const shuffled = random.shuffle(suited)
  const order = leaning ? leaningFirst(shuffled, leaning) : shuffled
  const byLength = order.toSorted((a, b) => wordsOf(a).length - wordsOf(b).length)
  if (briefPages.has(page.id)) return byLength
  if (fullPages.has(page.id)) return byLength.toReversed()
  const start = turns % Math.max(1, order.length)
  return [...order.slice(start), ...order.slice(0, start)]
}

/** The lowest first; where they are equal their order stays. */
function leaningFirst(phrasings: readonly Phrasing[], leaning: Leaning): Phrasing[] {
  return phrasings
    .map((phrasing) => ({ phrasing, points: leaning(wordsOf(phrasing)) }))
    .sort((one, other) => one.points - other.points)
    .map(({ phrasing }) => phrasing)
}

/** Those in which the verse comes in a way that reaches the hero: nobody deaf overhears it. */
function comingToHero(phrasings: readonly Phrasing[], { roles }: World): readonly Phrasing[] {
  const avoided = roles.get('hero')?.bodies.flatMap((body) => waysAvoided[body] ?? []) ?? []
  const reaching = phrasings.filter(
    (phrasing) => typeof phrasing === 'string' || !phrasing.way || !avoided.includes(phrasing.way),
  )
  return reaching.length > 0 ? reaching : phrasings
}

/** Their words have choices of their own, so that the page's stay what they would be without them. */
function withHinges(
  told: string,
  hinges: readonly PlacedPassage[],
  plan: StoryPlan,
  options: RenderOptions,
): string {
  return hinges.reduce((page, { say, isBefore }) => {
    const passage = renderText(say, plan.world, { ...options, random: createRandom(`${plan.seed}/${say}`) })
    return isBefore ? `${passage}¶${page}` : `${page}¶${passage}`
  }, told)
}

/** One that tells nothing again; none where there is none. */
function furtherParagraph(
  page: PageSource,
  plan: StoryPlan,
  options: RenderOptions,
  told: ToldSentences,
): string | undefined {
  const tellable = page.more.filter(
    (text) => canBeTold(text, plan.world, options) && !names(plan.avoided, text),
  )
  const suited = bestSuited(tellable, (text) => text, plan.world)
  if (suited.length === 0) return undefined
  const picked = options.random.pick(suited)
  const ways = [picked, ...suited.filter((text) => text !== picked)].map((text) => () => {
    const signaturesShown = new Map(options.signaturesShown)
    return { text: renderText(text, plan.world, { ...options, signaturesShown }), signaturesShown }
  })
  const more = firstUntold(ways, ({ text }) => told.repeats(text))
  if (!more || told.repeats(more.text)) return undefined
  options.signaturesShown = more.signaturesShown
  return more.text
}

/** Whether everybody and everything a text names is there, and no signature in it has been shown too often. */
export function canBeTold(
  phrasing: Phrasing,
  world: World,
  options: Pick<RenderOptions, 'signaturesShown'>,
): boolean {
  const roles = shownSignatures(parseNotation(wordsOf(phrasing)))
  return canBeFilled(phrasing, world) && roles.every((role) => !isShownEnough(role, world, options))
}

function canBeFilled(phrasing: Phrasing, world: World): boolean {
  if (typeof phrasing !== 'string' && phrasing.when && !holds(phrasing.when, world)) return false
  const needed = requiredNames(parseNotation(wordsOf(phrasing)))
  return needed.every((names) => names.some((name) => isFilled(world, name)))
}

function isShownEnough(
  role: Parameters<World['roles']['get']>[0],
  world: World,
  options: Pick<RenderOptions, 'signaturesShown'>,
): boolean {
  const figure = world.roles.get(role)
  return figure !== undefined && (options.signaturesShown.get(figure.name) ?? 0) >= mostSignatures
}

export function holds(condition: Condition, world: World): boolean {
  const { filled = [], empty = [], nouns = {}, kinds = {} } = condition
  return (
    filled.every((role) => world.roles.has(role)) &&
    empty.every((role) => !world.roles.has(role)) &&
    Object.entries(nouns).every(([slot, ids]) => ids.includes(world.nouns.get(slot)?.noun.id ?? '')) &&
    [...world.roles].every(([role, figure]) => kinds[role]?.includes(figure.kind) ?? true)
  )
}

export function wordsOf(phrasing: Phrasing): string {
  return typeof phrasing === 'string' ? phrasing : phrasing.say
}
