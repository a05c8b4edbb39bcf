import { straightMarks } from '@faith-fables/contract'
import {
  describeCast,
  describeScenes,
  reportFeedback,
  reportPrompt,
  writeStory,
} from '@faith-fables/storyteller'
import type { TextModel } from '../../ports/text-model.ts'

/**
 * The storyteller that comes with the product. It is quick enough to write on the event loop. It knows names and words
 * with the marks of a keyboard; a book's are put there when its words are stored.
 */
export function createBuiltinTextModel(): TextModel {
  return {
    async writeStory({ currentText: _, retold, ...asked }) {
      const order = {
        ...asked,
        ...(retold && { retold: { ...retold, scenes: retold.pages.map(({ scene }) => scene) } }),
      }
      const story = writeStory(order)
      return {
        ...story,
        // What became of the parent's words was told of the first edition.
        ...(!retold && { promptReport: reportPrompt(order, story) }),
        ...(order.feedback.length > 0 && { feedbackReport: reportFeedback(order, story) }),
      }
    },
    async describeCast(order) {
      return describeCast({
        text: straightMarks(order.text),
        characters: order.cast.length > 0 ? order.cast : order.characters,
      })
    },
    async describeScenes({ snippets, pages, cast }) {
      return describeScenes({
        snippets: snippets.map(straightMarks),
        pages: pages.map((page) => ({ ...page, text: straightMarks(page.text) })),
        cast,
      })
    },
  }
}
