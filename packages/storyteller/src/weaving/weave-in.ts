import type { StoryPlan } from '../plan/story-plan.ts'
import { countWords } from '../telling/cut-sentences.ts'
import { isWantedShorter, mostWords } from '../telling/fit-length.ts'
import type { Insertion } from '../telling/insertion.ts'
import { weaveClosing } from './weave-closing.ts'
import { weaveDetails } from './weave-details.ts'
import { weavePresence } from './weave-presence.ts'
import { weavePlace, weaveTime } from './weave-time.ts'
import { weaveValues } from './weave-value.ts'
import {
  weaveBedtime,
  weaveCalm,
  weaveExcitement,
  weaveJokes,
  weaveOtherEnding,
  weaveOwnRefrain,
  weaveRefrain,
  weaveTalk,
} from './weave-wishes-of-tone.ts'
import { startWeaving, type Warp, type Weaver } from './weaver.ts'

/**
 * Everything that the plot itself does not have. Where that would make the story too long, or the parent wants it
 * shorter, details come up only once. What the parent asked to be added does not count: it must not cost what was there.
 */
export function weaveAll(plan: StoryPlan, warp: Omit<Warp, 'sparing'>): Insertion[] {
  const weaver = weaveIn(plan, { ...warp, sparing: false })
  const words = countWords([...warp.told.pages, ...weaver.insertions.map(({ text }) => text)])
  const isFitting = words <= mostWords(plan) && !isWantedShorter(plan)
  return weaveWishes(isFitting ? weaver : weaveIn(plan, { ...warp, sparing: true }))
}

/** The lines for details that no slot could take up, and for characters without a role. */
function weaveIn(plan: StoryPlan, warp: Warp): Weaver {
  const weaver = startWeaving(plan, warp)
  weaveDetails(weaver, warp.told.pages.join(' '))
  weavePresence(weaver)
  return weaver
}

/** What the parent asked to be changed comes last, so that it moves nothing that was there before. */
function weaveWishes(weaver: Weaver): Insertion[] {
  weavePlace(weaver)
  weaveTime(weaver)
  weaveValues(weaver)
  weaveJokes(weaver)
  weaveCalm(weaver)
  weaveExcitement(weaver)
  weaveTalk(weaver)
  weaveRefrain(weaver)
  weaveOwnRefrain(weaver)
  weaveOtherEnding(weaver)
  weaveClosing(weaver)
  weaveBedtime(weaver)
  return weaver.insertions
}
