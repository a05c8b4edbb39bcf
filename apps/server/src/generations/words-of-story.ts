import type { WrittenStory } from '../ports/text-model.ts'

type ReadParts = Pick<WrittenStory, 'title' | 'text' | 'moralMessage' | 'companion'>

/** All that a writer wrote for children to hear, in one text for the moderator. */
export function wordsOfStory({ title, text, moralMessage, companion }: ReadParts): string {
  return [title, text, moralMessage, ...companion.talk, companion.prayer, companion.remember].join('\n')
}
