import { describeCast, describeScenes, reportFeedback, writeStory } from '@faith-fables/storyteller'
import type { TextModel } from '../../ports/text-model.ts'

/** The storyteller that comes with the product. It is quick enough to write on the event loop. */
export function createBuiltinTextModel(): TextModel {
  return {
    async writeStory({ currentText: _, ...order }) {
      const story = writeStory(order)
      return order.feedback.length > 0 ? { ...story, feedbackReport: reportFeedback(order, story) } : story
    },
    async describeCast(order) {
      return describeCast({
        text: order.text,
        characters: order.cast.length > 0 ? order.cast : order.characters,
      })
    },
    async describeScenes({ snippets, pages, cast }) {
      return describeScenes({ snippets, pages, cast })
    },
  }
}
