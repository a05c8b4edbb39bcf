import type { World } from '../notation/world.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { type ToldPages, tellInFittingLength } from './fit-length.ts'
import { versePlace } from './sentences.ts'

/** The pages in their fitting length, each thing with the parent's words where it comes first. */
export function tellInFull(plan: StoryPlan): ToldPages {
  const told = tellInFittingLength(plan)
  return { ...told, pages: sayInFull(told.pages, plan.world) }
}

/**
 * Where a thing of the plot is first named, it is named in the parent's own words: "the teapot" is "the blue
 * teapot with three painted birds". Later it is the teapot again. A thing of the plot that only stands for the
 * parent's (a kettle for a teapot) keeps its own name.
 */
function sayInFull(pages: readonly string[], { nouns }: World): string[] {
  let said = [...pages]
  for (const [slot, { noun, full, fromParent }] of nouns) {
    if (slot === 'img') continue
    if (
      fromParent &&
      full !== noun.word &&
      full.includes(noun.word) &&
      !pages.some((page) => page.includes(full))
    )
      said = withFirst(said, noun.word, full)
  }
  return said
}

function withFirst(pages: readonly string[], word: string, full: string): string[] {
  const mention = new RegExp(
    `(?<=\\b(?:an?|the|her|his|their|its|'s) )${word}(?=[.,;!?]| (?:and|in|on|was|stood|lay|had|that|with|is|from|over|under|by|at)\\b)`,
    'i',
  )
  const page = pages.findIndex((text) => !text.includes(versePlace) && mention.test(text))
  return pages.map((text, index) => (index === page ? text.replace(mention, () => full) : text))
}
