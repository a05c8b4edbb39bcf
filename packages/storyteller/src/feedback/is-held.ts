import type { WrittenStory } from '../story-request.ts'
import { escaped } from '../words/escaped.ts'
import { firstMatch, settingWords } from '../words/scene-words.ts'
import { isFound, isSaidInOrder, toldIn } from './is-found.ts'
import type { Operation } from './operation.ts'

/** Whether a story shows what an operation asks for. `without` is the same story told without it. */
export function isHeld(operation: Operation, story: WrittenStory, without: WrittenStory): boolean {
  switch (operation.kind) {
    case 'length': {
      const more = countWords(story.text) - countWords(without.text)
      return operation.by > 1 ? more > 0 : more < 0
    }
    case 'page-length':
      return isInFull(operation, story, without) || countWords(story.text) < countWords(without.text)
    case 'words': {
      const more = difficultyOf(story) - difficultyOf(without)
      return operation.direction === 'richer' ? more > 0 : more < 0
    }
    case 'rename':
      return (
        mentions(story, operation.to) &&
        !story.cast.some(({ name }) => name === operation.from) &&
        (without.cast.some(({ name }) => name === operation.from) || !mentions(story, operation.from))
      )
    case 'add':
      return mentions(story, operation.name)
    case 'remove':
      return !mentions(story, operation.name)
    case 'avoid':
      return !mentions(story, operation.words)
    case 'transform':
      return story.cast.some(({ details }) => details === operation.to)
    case 'correct':
      return story.cast.some(
        ({ name, details }) => name === operation.name && details.includes(operation.right),
      )
    case 'age':
      return story.cast.some(
        ({ name, details }) => name === operation.name && details.includes(`${operation.years} years`),
      )
    case 'pronoun':
      return story.text === without.text ? story.cast.some(({ name }) => name === operation.name) : true
    case 'refrain-line':
      return story.text.split(operation.words).length > 3
    case 'feature':
      return timesNamed(story, operation.name) > timesNamed(without, operation.name)
    case 'sideline':
      return timesNamed(story, operation.name) < timesNamed(without, operation.name)
    case 'detail':
      if (/^(?:God|Jesus) /.test(operation.words)) return mentions(story, operation.words)
      // What somebody should do is told where one sentence says it; its words may stand anywhere.
      if (/ should /.test(operation.words)) return isSaidInOrder(operation.words, story.text)
      return (
        isFound(operation.words, toldIn(story.text)) ||
        operation.words
          .split(' ')
          .filter((word) => !/^(?:him|her|them|it|us|me)$/i.test(word))
          .slice(-1)
          .every((word) => mentions(story, word))
      )
    case 'place':
      return (
        story.pages.some(({ scene }) => scene.setting === operation.setting) &&
        mentions(story, operation.words)
      )
    case 'time':
      return (
        story.text !== without.text ||
        story.pages.some(({ scene }, page) => scene.time !== without.pages[page]?.scene.time)
      )
    case 'tone':
      return isToneHeld(operation, story, without)
    case 'other-thing':
      return mentions(story, operation.to) && !mentions(story, operation.from)
    case 'title':
      return story.title.toLowerCase() === operation.words.toLowerCase()
    case 'other-title':
      return story.title !== without.title
    case 'different-story':
      return story.plot !== without.plot
    default:
      return story.text !== without.text
  }
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Words a sentence and letters a word: what makes a text hard to read. */
function difficultyOf({ text }: WrittenStory): number {
  const sentences = text.split(/[.!?]+["']?\s/).length
  return countWords(text) / sentences + text.length / countWords(text)
}

/** How far a length that was asked for by a measure may be missed. */
const nearly = 0.12

/** Whether a wish with a measure is met by its measure, and not only in its direction. */
export function isInFull(operation: Operation, story: WrittenStory, without: WrittenStory): boolean {
  if (operation.kind === 'other-thing') return !isPlaceOf(operation.from, story)
  if (operation.kind === 'page-length') return countWords(story.text) <= operation.words * story.pages.length
  if (operation.kind !== 'length' || operation.where !== 'everywhere') return true
  const isMeasured = operation.by < 0.7 || operation.by > 1.4
  return !isMeasured || Math.abs(countWords(story.text) / countWords(without.text) - operation.by) <= nearly
}

/** A train that is to be a bus is still the place that the pictures show. */
const isPlaceOf = (words: string, { pages }: WrittenStory): boolean =>
  pages.some(({ scene }) => scene.setting === firstMatch(settingWords, words.toLowerCase()))

function isToneHeld(
  { tone, wanted }: Extract<Operation, { kind: 'tone' }>,
  story: WrittenStory,
  without: WrittenStory,
): boolean {
  const quotes = (told: WrittenStory) => told.text.split('"').length
  if (tone === 'talkative') return wanted ? quotes(story) > quotes(without) : quotes(story) < quotes(without)
  return story.text !== without.text
}

function timesNamed({ pages }: WrittenStory, name: string): number {
  return pages.reduce((sum, { text }) => sum + text.split(name).length - 1, 0)
}

/** As a whole word, in the words of the story or of its title. */
export function mentions({ title, text }: Pick<WrittenStory, 'title' | 'text'>, words: string): boolean {
  const noun = words.replace(/^(?:the|an?|any|all) /i, '')
  if (noun === '') return false
  return new RegExp(`(?<!\\p{L})${escaped(noun)}(?!\\p{L})`, 'iu').test(`${title}\n${text}`)
}
