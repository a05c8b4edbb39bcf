import type { Verdict } from '../../ports/moderator.ts'
import { allAnswers } from '../all-answers.ts'
import { findFirstEdition } from '../editions/first-edition.ts'
import { reusePictures } from '../editions/reuse-pictures.ts'
import { queueFirstAttempts } from '../illustrations/queue-attempts.ts'
import { reviewWithParent } from '../review-with-parent.ts'
import { describeScene, listScenes } from '../scene-store.ts'
import { moveTo, type Stage } from './stage.ts'

/** Reads every picture idea; declined ones go to the parent, otherwise drawing begins. */
export const moderatingPrompts: Stage = {
  async run(generation, tools) {
    const { db, jobs, once, signal } = tools
    const scenes = await listScenes(db, generation.id)
    const first = await findFirstEdition(db, generation)
    if (first) return await reusePictures(tools, generation, scenes, first)
    const verdicts = await allAnswers(
      scenes.map(({ index, description }) =>
        once(`verdict ${index}`, () =>
          reviewWithParent(tools, generation, description?.action ?? '', {
            kind: 'picture idea',
            signal,
            since: generation.updatedAt,
          }),
        ),
      ),
    )
    if (verdicts.every(({ allowed }) => allowed)) {
      return moveTo('pending_image_review', {}, (transaction, moved) =>
        queueFirstAttempts(transaction, jobs, moved, scenes),
      )
    }
    return moveTo('pending_prompt_review', {}, async (transaction) => {
      for (const [index, scene] of scenes.entries()) {
        await describeScene(transaction, scene.id, { ideaProblem: problemOf(verdicts[index]) })
      }
    })
  },
}

function problemOf(verdict: Verdict | undefined): string | null {
  return verdict === undefined || verdict.allowed ? null : verdict.reasons.join(' ')
}
