import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { StoryPage } from '../story-request.ts'

/** So many ways to tell a page are looked at. */
const mostTurns = 6

/**
 * Tells the pages of another edition: of the ways to tell a page that one whose picture would be most like the one that is
 * there already.
 */
export function retell(
  plan: StoryPlan,
  scenes: readonly SceneDescription[],
  tell: (plan: StoryPlan) => StoryPage[],
): StoryPage[] {
  const turned = (turns: (page: number) => number) =>
    tell({ ...plan, turnsOfPage: (page) => plan.turnsOfPage(page) + turns(page) })
  const tellings = Array.from({ length: mostTurns }, (_, turn) => turned(() => turn))
  const differences = tellings.map((pages) => pages.map((page, at) => differenceOf(page.scene, scenes[at])))
  const best = plan.pages.map((_, at) => {
    const ofPage = differences.map((telling) => telling[at] ?? 0)
    return ofPage.indexOf(Math.min(...ofPage))
  })
  return turned((page) => best[page] ?? 0)
}

/** A place that is another one is seen first, then whoever is missing or told of without being there. */
export function differenceOf(scene: SceneDescription, shown: SceneDescription | undefined): number {
  if (!shown) return 0
  const told = scene.figures.map(({ name }) => name)
  const seen = shown.figures.map(({ name }) => name)
  const others = [
    ...told.filter((name) => !seen.includes(name)),
    ...seen.filter((name) => !told.includes(name)),
  ]
  return (scene.setting === shown.setting ? 0 : 3) + others.length * 2 + (scene.time === shown.time ? 0 : 1)
}
