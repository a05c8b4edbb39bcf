import { createBuiltinTextModel } from '../adapters/builtin/builtin-text-model.ts'
import type { TextModel } from '../ports/text-model.ts'

/** By what was asked, for all tests of a process. */
const answers = new Map<string, Promise<unknown>>()

const storyteller = createBuiltinTextModel()

/**
 * The storyteller of the product, who tells each order once: the next world that orders the same hears the same story, whatever its
 * seed. Telling is a good part of what the server's tests compute, and many of them order the same few stories.
 */
export const rememberedStories: TextModel = {
  writeStory: (order, signal) =>
    remembered('story', { ...order, seed: null }, () => storyteller.writeStory(order, signal)),
  describeCast: (order, signal) => remembered('cast', order, () => storyteller.describeCast(order, signal)),
  describeScenes: (order, signal) =>
    remembered('scenes', order, () => storyteller.describeScenes(order, signal)),
}

/** Each gets a copy: what one test changes in it no other one finds. */
async function remembered<Answer>(
  question: string,
  order: object,
  find: () => Promise<Answer>,
): Promise<Answer> {
  const key = `${question} ${JSON.stringify(order)}`
  const answer = answers.get(key) ?? find()
  answers.set(key, answer)
  return structuredClone(await answer) as Answer
}
