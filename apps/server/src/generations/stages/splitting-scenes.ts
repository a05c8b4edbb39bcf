import { curlyMarks } from '@faith-fables/contract'
import { scriptureOf } from '../order-story.ts'
import { replaceScenes } from '../scene-store.ts'
import { splitText } from '../split-text.ts'
import { moveTo, type Stage } from './stage.ts'

/** Cuts the approved text into as many scenes as the parent ordered pictures. */
export const splittingScenes: Stage = {
  async run(generation) {
    const pages = (generation.pages ?? []).map(({ text }) => text)
    const snippets = splitText(generation.storyText ?? '', generation.imageNumber, pages)
    const printed = snippets.map((snippet) => curlyMarks(snippet, scriptureOf(generation)))
    return moveTo('generating_prompts', {}, (transaction) =>
      replaceScenes(transaction, generation.id, printed),
    )
  },
}
