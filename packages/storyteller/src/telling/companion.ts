import type { StoryPlan } from '../plan/story-plan.ts'
import { createRandom } from '../random.ts'
import type { StoryCompanion } from '../story-request.ts'
import { polish } from './polish.ts'
import { renderText } from './render.ts'
import { canBeTold } from './tell-pages.ts'

const questions = 3

/** Three questions, a prayer and the verse to remember, for the age. */
export function makeCompanion(plan: StoryPlan): StoryCompanion {
  const random = createRandom(`${plan.seed}/companion`)
  const signaturesShown = new Map<string, number>()
  const told = (text: string) =>
    polish(renderText(text, plan.world, { random, short: false, signaturesShown }), 'early', plan.world.verse)
  const askable = plan.plot.talk[plan.world.age].filter((text) =>
    canBeTold(text, plan.world, { signaturesShown }),
  )
  return {
    talk: askable.slice(0, questions).map(told),
    prayer: told(random.pick(plan.plot.prayers[plan.world.age])),
    remember: `"${plan.theme.verse.text}" (${plan.theme.verse.reference})`,
  }
}
