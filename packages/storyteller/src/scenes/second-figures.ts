import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { StoryPage } from '../story-request.ts'

const young = /^(?:boy|girl|child|toddler)$/

/** "A boy" is known as "Boy" in the picture of the page that tells of him. */
export function nameOfSecond(who: string): string | undefined {
  const word = /^an? (\w.*)$/.exec(who)?.[1]
  return word && word.charAt(0).toUpperCase() + word.slice(1)
}

/** Those of the pictures whom only one page tells of, so that they look the same wherever they are drawn. */
export function describeSecondFigures(plan: StoryPlan, pages: readonly StoryPage[]): FigureDescription[] {
  const told = plan.pages
    .flatMap(({ scene, phrasings }) => [
      scene.cast,
      ...phrasings.map((phrasing) => (typeof phrasing === 'string' ? [] : (phrasing.shows?.cast ?? []))),
    ])
    .flatMap((cast) => cast.flatMap(([who]) => nameOfSecond(who) ?? []))
  const seen = new Set(pages.flatMap(({ scene }) => scene.figures.map(({ name }) => name)))
  return [...new Set(told)]
    .filter((name) => seen.has(name))
    .map((name) => {
      const word = name.toLowerCase()
      return { name, details: `a ${word}`, ofPlot: true, ...(!young.test(word) && { grown: true }) }
    })
}
