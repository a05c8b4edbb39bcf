import { operationsOf } from '../feedback/operation.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Age } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { countWords, cutSentences } from './cut-sentences.ts'
import { type TellingLength, tellPages } from './tell-pages.ts'

/** Words of a page that suit the age: a tenth of what a story of ten pages may have. */
const wordsPerPage: Readonly<Record<Age, { fewest: number; most: number }>> = {
  toddlers: { fewest: 6.5, most: 14.5 },
  early: { fewest: 26, most: 50 },
  middle: { fewest: 62, most: 145 },
  preteen: { fewest: 124, most: 240 },
}

/** A story on few pages tells more on each of them. */
const fewPages = 7
const roomierPages = 1.4

/** What "shorter" and "longer" ask for, each time again. */
const shorterBy = 0.75
const longerBy = 1.3

/** Tells the pages in the length of the age, or in the length the parent asked for. */
export function tellInFittingLength(plan: StoryPlan): string[] {
  const usual = usualTelling(plan)
  const factor = lengthFactor(plan)
  const wanted = countWords(usual) * factor
  if (factor === 1) return usual
  return factor < 1 ? shortened(plan, wanted) : lengthened(plan, wanted)
}

function lengthFactor(plan: StoryPlan): number {
  return operationsOf(plan.operations, 'length').reduce(
    (factor, { direction }) => factor * (direction === 'shorter' ? shorterBy : longerBy),
    1,
  )
}

/** Pre-teens' pages are long as a rule; other ages get further paragraphs only to reach the least length. */
function usualTelling(plan: StoryPlan): string[] {
  const { fewest, most } = wordsPerPage[plan.world.age]
  const plain = tellPages(plan, { short: false, longPages: usualLongPages(plan) })
  const words = countWords(plain)
  const longest = most * plan.pages.length * (plan.pages.length <= fewPages ? roomierPages : 1)
  if (words < fewest * plan.pages.length) return lengthened(plan, fewest * plan.pages.length)
  return words > longest ? shortened(plan, longest) : plain
}

function usualLongPages(plan: StoryPlan): ReadonlySet<string> {
  return new Set(plan.world.age === 'preteen' ? plan.pages.map(({ id }) => id) : [])
}

function lengthened(plan: StoryPlan, wanted: number): string[] {
  let length: TellingLength = { short: false, longPages: usualLongPages(plan) }
  let told = tellPages(plan, length)
  for (const { id } of createRandom(`${plan.seed}/longer`).shuffle(plan.pages)) {
    if (countWords(told) >= wanted) break
    length = { ...length, longPages: new Set([...length.longPages, id]) }
    told = tellPages(plan, length)
  }
  return told
}

/** First what can be dropped goes, then further paragraphs, then single sentences. */
function shortened(plan: StoryPlan, wanted: number): string[] {
  const random = createRandom(`${plan.seed}/shorter`)
  let longPages = usualLongPages(plan)
  let told = tellPages(plan, { short: true, longPages })
  for (const { id } of random.shuffle(plan.pages)) {
    if (countWords(told) <= wanted || longPages.size === 0) break
    longPages = new Set([...longPages].filter((other) => other !== id))
    told = tellPages(plan, { short: true, longPages })
  }
  const keep = {
    pages: new Set(plan.pages.flatMap(({ carriesChoice }, page) => (carriesChoice ? [page] : []))),
    names: [...plan.world.roles].flatMap(([role, { name }]) => (role === 'hero' ? [] : [name])),
  }
  return cutSentences(told, wanted, keep, random)
}
