import type { ParentClient } from '@faith-fables/tools/product/parent-client'
import { untilGeneration } from '@faith-fables/tools/product/told-story'
import { makeDraft } from './stories.ts'

/**
 * A long sentence that our moderator reads to the end, and so knows that it is about a drum. The picture idea made of
 * it is cut off before: that "Ada kicked and beat him until" sounds violent.
 */
const drumSentence =
  'On the first fine morning of the long summer holidays, when nobody else in the sleepy little fishing village beside the cold green sea was awake, Ada climbed the green hill and kicked and beat him until every window flew open for Grandfather the drum, and all the dogs in the lanes began to sing along.'

const drumStory = [
  'Ada could not sleep.',
  drumSentence,
  'Down in the lanes the bakers laughed and waved their white caps.',
  'Nobody was cross, for it was a holiday.',
  'That evening the whole band marched home with her.',
].join('\n\n')

/** A draft of five pictures, the second of whose ideas the safety check declined. Answers its id. */
export async function makeDraftWithDeclinedIdea(parent: ParentClient): Promise<string> {
  const generationId = await makeDraft(parent)
  const body = { action: 'approve', editedStoryText: drumStory } as const
  await parent.call('reviewText', { params: { generationId }, body })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_prompt_review')
  return generationId
}
