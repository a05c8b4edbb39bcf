import { lastRun, operationsOf } from '../feedback/operation.ts'
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
  toddlers: { fewest: 6.5, most: 15.5, limit: 19 },
  early: { fewest: 26, most: 50, limit: 58 },
  middle: { fewest: 62, most: 128, limit: 148 },
  preteen: { fewest: 124, most: 215, limit: 247 },
}

/** Words kept free for each of the parent's details after the first; the first one finds room anyway. */
const wordsPerDetail: Readonly<Record<Age, number>> = { toddlers: 16, early: 25, middle: 25, preteen: 30 }

/** A story on few pages tells more on each of them. */
const fewPages = 7
const roomierPages = 1.4

/** What "shorter" and "longer" ask for, each time again. */
const shorterBy = 0.75
const longerBy = 1.3

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
  const directions = lengthsAsked(plan)
  const factor = directions.reduce(
    (by, direction) => by * (direction === 'shorter' ? shorterBy : longerBy),
    1,
  )
  const wanted = countWords(usual.pages) * factor
  if (factor === 1) return usual
  if (factor > 1) return inFullerWords(plan, wanted)
  const shorter = shortened(plan, wanted)
  const isHardlyShorter = countWords(shorter.pages) > countWords(usual.pages) * hardlyShorter
  return directions.length > 1 || isHardlyShorter ? withFewerSentences(plan, shorter, wanted) : shorter
}

function lengthsAsked(plan: StoryPlan): ('shorter' | 'longer')[] {
  return lastRun(operationsOf(plan.operations, 'length').map(({ direction }) => direction))
}

export function isWantedShorter(plan: StoryPlan): boolean {
  return lengthsAsked(plan).includes('shorter')
}

/** The most words a whole story may have, woven paragraphs included; more when the parent asks for more. */
export function mostWords(plan: StoryPlan): number {
  const { world, pages } = plan
  const most = wordsPerPage[world.age].limit * pages.length * (pages.length <= fewPages ? roomierPages : 1)
  return lengthsAsked(plan).includes('longer') ? most * longerBy : most
}

/** Pre-teens' pages are long as a rule; other ages get further paragraphs only to reach the least length. */
function usualTelling(plan: StoryPlan): ToldPages {
  const { fewest } = wordsPerPage[plan.world.age]
  const plain = told(plan, usualLength(plan))
  const words = countWords(plain.pages)
  const longest = mostOfPlot(plan)
  if (words < fewest * plan.pages.length) return lengthened(plan, fewest * plan.pages.length)
  return words > longest ? shortened(plan, longest) : plain
}

/** What the plot may take, with room for what the parent wrote at first; later wishes change nothing of it. */
function mostOfPlot({ world: { age }, pages, details }: StoryPlan): number {
  const forDetails = wordsPerDetail[age] * Math.max(0, details.details.length - 1)
  return wordsPerPage[age].most * pages.length * (pages.length <= fewPages ? roomierPages : 1) - forDetails
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
