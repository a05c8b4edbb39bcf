import type { WrittenStory } from '../story-request.ts'
import type { Operation } from './operation.ts'

/** Whether a story shows what an operation asks for. `without` is the same story told without it. */
export function isHeld(operation: Operation, story: WrittenStory, without: WrittenStory): boolean {
  switch (operation.kind) {
    case 'length': {
      const more = countWords(story.text) - countWords(without.text)
      return operation.direction === 'longer' ? more > 0 : more < 0
    }
    case 'rename':
      return mentions(story, operation.to) && !mentions(story, operation.from)
    case 'add':
      return mentions(story, operation.name)
    case 'remove':
      return !mentions(story, operation.name)
    case 'avoid':
      return !mentions(story, operation.words)
    case 'transform':
      return story.cast.some(({ details }) => details === operation.to)
    case 'feature':
      return pagesWith(story, operation.name) > pagesWith(without, operation.name)
    case 'title':
      return story.title.toLowerCase() === operation.words.toLowerCase()
    case 'different-story':
      return story.plot !== without.plot
    default:
      return story.text !== without.text
  }
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** As a whole word, in the words of the story or of its title. */
function mentions({ title, text }: Pick<WrittenStory, 'title' | 'text'>, words: string): boolean {
  const noun = words.replace(/^(?:the|an?|any|all) /i, '')
  if (noun === '') return false
  const pattern = noun.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu').test(`${title}\n${text}`)
}

function pagesWith({ pages }: WrittenStory, name: string): number {
  return pages.filter(({ text }) => mentions({ title: '', text }, name)).length
}
