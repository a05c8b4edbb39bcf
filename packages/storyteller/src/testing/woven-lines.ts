import { makePlan, type StoryPlan } from '../plan/story-plan.ts'
import { buildScenes } from '../scenes/build-scene.ts'
import type { StoryRequest } from '../story-request.ts'
import type { Insertion } from '../telling/insertion.ts'
import { tellInFull } from '../telling/say-in-full.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { weaveAll } from '../weaving/weave-in.ts'

interface WovenStory {
  plan: StoryPlan
  /** The plot's own paragraphs of each page. */
  pages: readonly (readonly string[])[]
  lines: readonly Insertion[]
}

/** What is woven into a story, and into what. */
export function weaveStory(request: StoryRequest): WovenStory {
  const plan = makePlan(request)
  const told = tellInFull(plan)
  const lines = weaveAll(plan, { told, scenes: buildScenes(plan, told.shown) })
  return { plan, pages: told.pages.map((page) => page.split('¶')), lines }
}

/** The plot's sentences on both sides of a line on its page. */
export function sidesOf(
  { page, at, within }: Insertion,
  { pages }: WovenStory,
): { before: string; after: string } {
  const paragraphs = (pages[page] ?? []).map((paragraph) => sentencesOf(paragraph.trim()))
  const flat = paragraphs.flat()
  const index = paragraphs.slice(0, at).flat().length + within
  return { before: flat[index - 1] ?? '', after: flat[index] ?? '' }
}
