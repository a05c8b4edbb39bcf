import { lastRun, operationsOf } from '../feedback/operation.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Age } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { countWords, cutSentences } from './cut-sentences.ts'
import { type TellingLength, tellPages } from './tell-pages.ts'

/** Words of a page that suit the age: a tenth of what a story of ten pages may have; `limit` counts what is woven in as well. */
const wordsPerPage: Readonly<Record<Age, { fewest: number; most: number; limit: number }>> = {
  toddlers: { fewest: 6.5, most: 14.5, limit: 19 },
  early: { fewest: 26, most: 50, limit: 58 },
  middle: { fewest: 62, most: 145, limit: 148 },
  preteen: { fewest: 124, most: 240, limit: 247 },
}

/** A story on few pages tells more on each of them. */
const fewPages = 7
const roomierPages = 1.4

/** What "shorter" and "longer" ask for, each time again. */
const shorterBy = 0.75
const longerBy = 1.3

/** Pages in words, not yet polished, and how often each figure has shown its signature on them. */
export interface ToldPages {
  pages: string[]
  signaturesShown: Map<string, number>
}

/**
 * Tells the pages in the length of the age, or in the length the parent asked for. `reserved` words are kept
 * free for what will be woven in.
 */
export function tellInFittingLength(plan: StoryPlan, reserved = 0): ToldPages {
  const usual = usualTelling(plan, reserved)
  const factor = lengthFactor(plan)
  const wanted = countWords(usual.pages) * factor
  if (factor === 1) return usual
  return factor < 1 ? shortened(plan, wanted) : lengthened(plan, wanted)
}

function lengthFactor(plan: StoryPlan): number {
  const directions = operationsOf(plan.operations, 'length').map(({ direction }) => direction)
  return lastRun(directions).reduce(
    (factor, direction) => factor * (direction === 'shorter' ? shorterBy : longerBy),
    1,
  )
}

/** The most words a whole story may have, woven paragraphs included. */
export function mostWords({ world, pages }: StoryPlan): number {
  return wordsPerPage[world.age].limit * pages.length * (pages.length <= fewPages ? roomierPages : 1)
}

/** Pre-teens' pages are long as a rule; other ages get further paragraphs only to reach the least length. */
function usualTelling(plan: StoryPlan, reserved: number): ToldPages {
  const { fewest, most } = wordsPerPage[plan.world.age]
  const plain = told(plan, { short: false, longPages: usualLongPages(plan) })
  const words = countWords(plain.pages)
  const roomiest = most * plan.pages.length * (plan.pages.length <= fewPages ? roomierPages : 1)
  const longest = Math.min(roomiest, mostWords(plan) - reserved)
  if (words < fewest * plan.pages.length) return lengthened(plan, fewest * plan.pages.length)
  return words > longest ? shortened(plan, longest) : plain
}

function usualLongPages(plan: StoryPlan): ReadonlySet<string> {
  return new Set(plan.world.age === 'preteen' ? plan.pages.map(({ id }) => id) : [])
}

function told(plan: StoryPlan, length: TellingLength): ToldPages {
  const signaturesShown = new Map<string, number>()
  return { pages: tellPages(plan, length, signaturesShown), signaturesShown }
}

function lengthened(plan: StoryPlan, wanted: number): ToldPages {
  let length: TellingLength = { short: false, longPages: usualLongPages(plan) }
  let telling = told(plan, length)
  for (const { id } of createRandom(`${plan.seed}/longer`).shuffle(plan.pages)) {
    if (countWords(telling.pages) >= wanted) break
    length = { ...length, longPages: new Set([...length.longPages, id]) }
    telling = told(plan, length)
  }
  return telling
}

/** First what can be dropped goes, then further paragraphs, then single sentences. */
function shortened(plan: StoryPlan, wanted: number): ToldPages {
  const random = createRandom(`${plan.seed}/shorter`)
  let longPages = usualLongPages(plan)
  let telling = told(plan, { short: true, longPages })
  for (const { id } of random.shuffle(plan.pages)) {
    if (countWords(telling.pages) <= wanted || longPages.size === 0) break
    longPages = new Set([...longPages].filter((other) => other !== id))
    telling = told(plan, { short: true, longPages })
  }
  const keep = {
    pages: new Set(plan.pages.flatMap(({ carriesChoice }, page) => (carriesChoice ? [page] : []))),
    names: [...plan.world.roles].flatMap(([role, { name }]) => (role === 'hero' ? [] : [name])),
  }
  return { ...telling, pages: cutSentences(telling.pages, wanted, keep, random) }
}
