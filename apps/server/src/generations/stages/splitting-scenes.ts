import { curlyMarks } from '@faith-fables/contract'
import type { Generation } from '../generation-store.ts'
import { scriptureOf } from '../order-story.ts'
import { replaceScenes } from '../scene-store.ts'
import { splitText } from '../split-text.ts'
import { moveTo, type Stage } from './stage.ts'

/** Cuts the approved text into as many scenes as the parent ordered pictures. */
export const splittingScenes: Stage = {
  async run(generation) {
    const pages = pagesOf(generation)
    const snippets = splitText(generation.storyText ?? '', generation.imageNumber, pages)
    const printed = snippets.map((snippet) => curlyMarks(snippet, scriptureOf(generation)))
    return moveTo('generating_prompts', {}, (transaction) =>
      replaceScenes(transaction, generation.id, printed),
    )
  },
}

/** The pictures of another edition are there already: a page that the parent changed stays that of its picture. */
export function pagesOf({
  firstEdition,
  storyText,
  pages,
  imageNumber,
}: Pick<Generation, 'firstEdition' | 'storyText' | 'pages' | 'imageNumber'>): string[] {
  const written = (pages ?? []).map(({ text }) => text)
  if (firstEdition === null) return written
  const blocks = (storyText ?? '').split(/\n\s*\n/).filter((block) => block.trim() !== '')
  return blocks.length === imageNumber ? blocks.map((block) => block.trim()) : written
}
