import { operationsOf } from '../feedback/operation.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Age } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { type TellingLength, tellPages } from './tell-pages.ts'

/** Words of a page that suit the age: a tenth of what a story of ten pages may have. */
const wordsPerPage: Readonly<Record<Age, { fewest: number; most: number }>> = {
  toddlers: { fewest: 6.5, most: 18.5 },
  early: { fewest: 26, most: 57 },
  middle: { fewest: 62, most: 145 },
  preteen: { fewest: 124, most: 240 },
}

/** What "shorter" and "longer" ask for, each time again. */
const shorterBy = 0.75
const longerBy = 1.3

/** Tells the pages in the length of the age, or in the length the parent asked for within the age's bounds. */
export function tellInFittingLength(plan: StoryPlan): string[] {
  const usual = usualTelling(plan)
  const factor = lengthFactor(plan)
  if (factor === 1) return tellPages(plan, usual)
  const wanted = countWords(tellPages(plan, usual)) * factor
  return tellPages(plan, factor < 1 ? shortened(plan, usual, wanted) : lengthened(plan, usual, wanted))
}

function lengthFactor(plan: StoryPlan): number {
  return operationsOf(plan.operations, 'length').reduce(
    (factor, { direction }) => factor * (direction === 'shorter' ? shorterBy : longerBy),
    1,
  )
}

/** Pre-teens' pages are long as a rule; other ages get further paragraphs only to reach the least length. */
function usualTelling(plan: StoryPlan): TellingLength {
  const bounds = wordsPerPage[plan.world.age]
  const all = new Set(plan.world.age === 'preteen' ? plan.pages.map(({ id }) => id) : [])
  const plain: TellingLength = { short: false, longPages: all, shortPages: new Set() }
  const words = countWords(tellPages(plan, plain))
  if (words < bounds.fewest * plan.pages.length)
    return lengthened(plan, plain, bounds.fewest * plan.pages.length)
  if (words > bounds.most * plan.pages.length) return shortened(plan, plain, bounds.most * plan.pages.length)
  return plain
}

function lengthened(plan: StoryPlan, from: TellingLength, wanted: number): TellingLength {
  let length: TellingLength = { ...from, short: false }
  for (const { id } of createRandom(`${plan.seed}/longer`).shuffle(plan.pages)) {
    if (countWords(tellPages(plan, length)) >= wanted) break
    length = { ...length, longPages: new Set([...length.longPages, id]) }
  }
  return length
}

/** First what can be dropped goes, then further paragraphs, then the longer of two phrasings. */
function shortened(plan: StoryPlan, from: TellingLength, wanted: number): TellingLength {
  let length: TellingLength = { ...from, short: true }
  const pages = createRandom(`${plan.seed}/shorter`).shuffle(
    plan.pages.filter(({ carriesChoice }) => !carriesChoice),
  )
  const steps = [
    ...pages.map(({ id }) => (now: TellingLength) => ({ ...now, longPages: without(now.longPages, id) })),
    ...pages.map(({ id }) => (now: TellingLength) => ({
      ...now,
      shortPages: new Set([...now.shortPages, id]),
    })),
  ]
  for (const step of steps) {
    if (countWords(tellPages(plan, length)) <= wanted) break
    length = step(length)
  }
  return length
}

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  return new Set([...ids].filter((other) => other !== id))
}

function countWords(pages: readonly string[]): number {
  return pages.reduce((sum, page) => sum + page.split(/\s+/).filter(Boolean).length, 0)
}
