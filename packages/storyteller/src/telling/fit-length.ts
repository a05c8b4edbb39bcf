import { lastRun, operationsOf } from '../feedback/operation.ts'
import { isInPart } from '../plan/part-of-story.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Age } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { countWords, cutSentences } from './cut-sentences.ts'
import { type TellingLength, type Traces, tellPages } from './tell-pages.ts'

/**
 * Words of a page that suit the age: a tenth of what a story of ten pages may have. `most` is what the plot
 * may take; up to `limit` the parent's details and characters are woven in.
 */
const wordsPerPage: Readonly<Record<Age, { fewest: number; most: number; limit: number }>> = {
  toddlers: { fewest: 6.5, most: 15, limit: 19.4 },
  early: { fewest: 26, most: 50, limit: 58 },
  middle: { fewest: 62, most: 128, limit: 148 },
  preteen: { fewest: 124, most: 215, limit: 247 },
}

/** Words kept free for each of the parent's details after the first; the first one finds room anyway. */
const wordsPerDetail: Readonly<Record<Age, number>> = { toddlers: 16, early: 25, middle: 25, preteen: 30 }

/** A story on few pages tells more on each of them. */
const fewPages = 7
const roomierPages = 1.4

export const hasFewPages = (pages: StoryPlan['pages']): boolean => pages.length <= fewPages

/** With what is woven in, a story on eight or nine pages has the words of one on ten. */
const roomOfPages = (pages: number): number => Math.max(1, Math.min(roomierPages, 10 / pages))

/** What is left of a telling that a parent would not notice to be shorter. */
const hardlyShorter = 0.95

/** Pages in words, not yet polished, and what they leave behind. */
export interface ToldPages extends Traces {
  pages: string[]
}

/**
 * Tells the pages in the length of the age, or in the length the parent asked for. What will be woven in has
 * no say in it, so that a wish for a joke leaves the other pages as they were.
 */
export function tellInFittingLength(plan: StoryPlan): ToldPages {
  const usual = usualTelling(plan)
  const factor = factorAsked(plan)
  const partly = tellPartsInLength(plan, usual)
  const most = wordsAPageAsked(plan)
  const wanted = Math.min(countWords(usual.pages) * factor, most * plan.pages.length)
  if (factor > 1 && most === Number.POSITIVE_INFINITY) return inFullerWords(plan, wanted)
  if (wanted >= countWords(usual.pages)) return partly
  const shorter = shortened(plan, wanted)
  const isLongStill = countWords(shorter.pages) > Math.max(wanted, countWords(usual.pages) * hardlyShorter)
  const isMeasured =
    lengthsAsked(plan).length > 1 || factor < usuallyShorter || most < Number.POSITIVE_INFINITY
  return isMeasured || isLongStill ? withFewerSentences(plan, shorter, wanted) : shorter
}

/** "Shorter", without a measure, asks for no more than this. */
const usuallyShorter = 0.75

/** How many times as long each wish wants all of the story; the same again adds to it, the opposite takes it back. */
function lengthsAsked(plan: StoryPlan): number[] {
  const asked = operationsOf(plan.operations, 'length').filter(({ where }) => where === 'everywhere')
  const isLonger = asked.at(-1)?.by ?? 1
  const directions = lastRun(asked.map(({ by }) => by > 1))
  return isLonger === 1
    ? []
    : asked.slice(asked.length - directions.length).map(({ by, strength = 1 }) => by * strength)
}

const factorAsked = (plan: StoryPlan): number => lengthsAsked(plan).reduce((factor, by) => factor * by, 1)

/** So many words a page at most, as asked for last. */
const wordsAPageAsked = (plan: StoryPlan): number =>
  operationsOf(plan.operations, 'page-length')
    .map(({ words, strength = 1 }) => words * strength)
    .at(-1) ?? Number.POSITIVE_INFINITY

export function isWantedShorter(plan: StoryPlan): boolean {
  return factorAsked(plan) < 1 || wordsAPageAsked(plan) < Number.POSITIVE_INFINITY
}

/** So short that whoever has no part is met only once. */
export function isWantedMuchShorter(plan: StoryPlan): boolean {
  return factorAsked(plan) < 0.5
}

/** "A shorter beginning", "more room for the ending": that part is told in other lengths, and the rest stays. */
function tellPartsInLength(plan: StoryPlan, usual: ToldPages): ToldPages {
  const parts = operationsOf(plan.operations, 'length').filter(({ where }) => where !== 'everywhere')
  if (parts.length === 0) return usual
  const idsOf = (isLonger: boolean) =>
    new Set(
      plan.pages.flatMap(({ id }, page) =>
        parts.some(({ by, where }) => by > 1 === isLonger && isInPart(page, plan.pages.length, where))
          ? [id]
          : [],
      ),
    )
  const [brief, full] = [idsOf(false), idsOf(true)]
  const { longPages, ...length } = usualLength(plan)
  return told(plan, {
    ...length,
    longPages: new Set([...longPages, ...full].filter((id) => !brief.has(id))),
    briefPages: brief,
    fullPages: full,
  })
}

/** The most words a whole story may have, woven paragraphs included; more when the parent asks for more. */
export function mostWords(plan: StoryPlan): number {
  const { world, pages } = plan
  const most = wordsPerPage[world.age].limit * pages.length * roomOfPages(pages.length)
  return most * Math.max(1, factorAsked(plan))
}

/** Pre-teens' pages are long as a rule; other ages get further paragraphs only to reach the least length. */
function usualTelling(plan: StoryPlan): ToldPages {
  const { fewest } = wordsPerPage[plan.world.age]
  const plain = told(plan, usualLength(plan))
  const words = countWords(plain.pages)
  const longest = mostOfPlot(plan)
  if (words < fewest * plan.pages.length) return lengthened(plan, fewest * plan.pages.length)
  if (words <= longest) return plain
  const shorter = shortened(plan, longest)
  const room = roomBesideFacts(plan)
  return countWords(shorter.pages) > room ? withFewerSentences(plan, shorter, room) : shorter
}

/** Words that it takes to tell one thing of somebody. */
export const wordsPerFact: Readonly<Record<Age, number>> = { toddlers: 5, early: 9, middle: 12, preteen: 14 }
const factsOfEach = 2

/** Words that two facts of each of the parent's characters take, where they have two. */
export function wordsOfFacts({ world, characters }: StoryPlan): number {
  const facts = characters.reduce((sum, figure) => sum + Math.min(factsOfEach, figure.facts.length), 0)
  return wordsPerFact[world.age] * facts
}

/** What is left to the plot where two things are told of everybody: sentences that nothing leans on make way for them. */
const roomBesideFacts = (plan: StoryPlan): number => mostWords(plan) - wordsOfFacts(plan)

/** What the plot may take, with room for what the parent wrote at first; later wishes change nothing of it. */
function mostOfPlot({ world: { age }, pages, details }: StoryPlan): number {
  const forDetails = wordsPerDetail[age] * Math.max(0, details.details.length - 1)
  return wordsPerPage[age].most * pages.length * (hasFewPages(pages) ? roomierPages : 1) - forDetails
}

function usualLength(plan: StoryPlan): TellingLength {
  const longPages = new Set(plan.world.age === 'preteen' ? plan.pages.map(({ id }) => id) : [])
  return { short: false, longPages, briefPages: new Set(), fullPages: new Set() }
}

function told(plan: StoryPlan, length: TellingLength): ToldPages {
  const traces: Traces = { signaturesShown: new Map(), shown: new Map() }
  return { pages: tellPages(plan, length, traces), ...traces }
}

function lengthened(plan: StoryPlan, wanted: number): ToldPages {
  return told(plan, lengthenedTo(plan, wanted))
}

/** Pages get their further paragraphs, one after the other. */
function lengthenedTo(plan: StoryPlan, wanted: number): TellingLength {
  let length = usualLength(plan)
  for (const { id } of createRandom(`${plan.seed}/longer`).shuffle(plan.pages)) {
    if (countWords(told(plan, length).pages) >= wanted) break
    length = { ...length, longPages: new Set([...length.longPages, id]) }
  }
  return length
}

/** For a parent who wants more: first further paragraphs, then the shortest pages are told in more words. */
function inFullerWords(plan: StoryPlan, wanted: number): ToldPages {
  let length = lengthenedTo(plan, wanted)
  let telling = told(plan, length)
  for (const { id } of longestFirst(plan, telling).toReversed()) {
    if (countWords(telling.pages) >= wanted) break
    const fuller = { ...length, fullPages: new Set([...length.fullPages, id]) }
    const fullerTelling = told(plan, fuller)
    if (countWords(fullerTelling.pages) <= countWords(telling.pages)) continue
    length = fuller
    telling = fullerTelling
  }
  return telling
}

/** First what can be dropped goes, then further paragraphs, then the longest pages are told in fewer words. */
function shortened(plan: StoryPlan, wanted: number): ToldPages {
  let length: TellingLength = { ...usualLength(plan), short: true }
  let telling = told(plan, length)
  const isLongStill = () => countWords(telling.pages) > wanted
  for (const { id } of createRandom(`${plan.seed}/shorter`).shuffle(plan.pages)) {
    if (!isLongStill() || length.longPages.size === 0) break
    length = { ...length, longPages: new Set([...length.longPages].filter((other) => other !== id)) }
    telling = told(plan, length)
  }
  for (const { id } of longestFirst(plan, telling)) {
    if (!isLongStill()) break
    length = { ...length, briefPages: new Set([...length.briefPages, id]) }
    telling = told(plan, length)
  }
  return telling
}

function longestFirst(plan: StoryPlan, { pages }: ToldPages): StoryPlan['pages'] {
  return plan.pages
    .map((page, index) => ({ page, words: countWords(pages.slice(index, index + 1)) }))
    .sort((a, b) => b.words - a.words)
    .map(({ page }) => page)
}

/** Only for a parent who asks once more, or where the telling in the fewest words is hardly shorter: single sentences go. */
function withFewerSentences(plan: StoryPlan, telling: ToldPages, wanted: number): ToldPages {
  const keep = {
    pages: new Set(plan.pages.flatMap(({ carriesChoice }, page) => (carriesChoice ? [page] : []))),
    names: [...plan.world.roles].flatMap(([role, { name }]) => (role === 'hero' ? [] : [name])),
  }
  const random = createRandom(`${plan.seed}/sentences`)
  return { ...telling, pages: cutSentences(telling.pages, wanted, keep, random) }
}
