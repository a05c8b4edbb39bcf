import { straightMarks } from '@faith-fables/contract'
import type { TextModel } from '../../ports/text-model.ts'

/** Loaded when the first story is asked for: a process that only sends pages does without. */
const storyteller = () => import('@faith-fables/storyteller')

/**
 * The storyteller that comes with the product. It is quick enough to write on the event loop. It knows names and words
 * with the marks of a keyboard; a book's are put there when its words are stored.
 */
export function createBuiltinTextModel(): TextModel {
  return {
    async writeStory({ currentText: _text, language: _language, retold, plainly, ...asked }) {
      const order = {
        ...asked,
        ...plainly,
        ...(retold && { retold: { ...retold, scenes: retold.pages.map(({ scene }) => scene) } }),
      }
      const { writeStory, reportPrompt, reportFeedback } = await storyteller()
      const story = writeStory(order)
      return {
        ...story,
        // What became of the parent's words was told of the first edition.
        ...(!retold && { promptReport: reportPrompt(order, story) }),
        ...(order.feedback.length > 0 && { feedbackReport: reportFeedback(order, story) }),
      }
    },
    async describeCast(order) {
      const { describeCast } = await storyteller()
      return describeCast({
        text: straightMarks(order.text),
        characters: order.cast.length > 0 ? order.cast : order.characters,
      })
    },
    async describeScenes({ snippets, pages, cast }) {
      const { describeScenes } = await storyteller()
      return describeScenes({
        snippets: snippets.map(straightMarks),
        pages: pages.map((page) => ({ ...page, text: straightMarks(page.text) })),
        cast,
      })
    },
  }
}
