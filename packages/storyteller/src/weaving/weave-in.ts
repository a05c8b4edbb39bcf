import type { StoryPlan } from '../plan/story-plan.ts'
import type { Insertion } from '../telling/insertion.ts'
import { weaveDetails } from './weave-details.ts'
import { weavePresence } from './weave-presence.ts'
import { weaveTime } from './weave-time.ts'
import { weaveValues } from './weave-value.ts'
import { weaveBedtime, weaveCalm, weaveJokes, weaveRefrain, weaveTalk } from './weave-wishes-of-tone.ts'
import { startWeaving, type Warp, type Weaver } from './weaver.ts'

/**
 * The paragraphs the plot itself does not have: details that no slot could take up, and characters without a
 * role.
 */
export function weaveIn(plan: StoryPlan, warp: Warp): Weaver {
  const weaver = startWeaving(plan, warp)
  weaveDetails(weaver, warp.told.pages.join(' '))
  weavePresence(weaver)
  return weaver
}

/** What the parent asked to be changed comes last, so that it moves nothing that was there before. */
export function weaveWishes(weaver: Weaver): Insertion[] {
  weaveTime(weaver)
  weaveValues(weaver)
  weaveJokes(weaver)
  weaveCalm(weaver)
  weaveTalk(weaver)
  weaveRefrain(weaver)
  weaveBedtime(weaver)
  return weaver.insertions
}
