import { ageBounds, measureText, quotesVerses } from '@faith-fables/contract'
import type { StoryOrder } from '../../ports/text-model.ts'
import type { KeptNames } from './keep-names-back.ts'
import { type StoryAnswer, verseMark, wordsOf } from './story-answer.ts'

/** What is wrong with an answer, in sentences for the model. */
export interface Faults {
  /** With one of these a story is never shown. */
  grave: string[]
  /** These a parent can live with, if no better answer is to be had. */
  light: string[]
}

/** A story may be this much shorter, longer or harder than its age usually has, before the model is told. */
const leeway = 1.25
const gradeLeeway = 1
/** Who asks for one thing to be different wants the rest to stay. */
const sentencesThatStay = 0.5

/** @param currentText what the parent had, in marks; null where the story is new */
export function checkAnswer(
  answer: StoryAnswer,
  order: StoryOrder,
  names: KeptNames,
  currentText: string | null,
): Faults {
  const text = answer.pages.map((page) => page.text).join('\n\n')
  return {
    grave: [
      ...faultsOfPages(answer, order),
      ...faultsOfVerse(text, order),
      ...faultsOfPeople(text, order, names),
      ...leftOvers(answer, names),
    ],
    light: [
      ...faultsOfLength(text, order),
      ...(currentText === null ? [] : faultsOfChange(text, currentText)),
    ],
  }
}

function faultsOfPages(
  { pages, title, moralMessage, talk, prayer, remember }: StoryAnswer,
  { sceneCount }: StoryOrder,
): string[] {
  const faults: string[] = []
  if (pages.length !== sceneCount)
    faults.push(`There are ${pages.length} pages; there must be exactly ${sceneCount}.`)
  if (pages.some(({ text }) => text.trim() === '')) faults.push('A page has no text.')
  if ([title, moralMessage, prayer, remember].some((words) => words.trim() === '') || talk.length === 0)
    faults.push('title, moralMessage, talk, prayer and remember must not be empty.')
  return faults
}

/** A place in the Bible, in any language: "Johannes 3,16", "1 Jean 4:7". */
const placeInTheBible = /\p{Lu}\p{L}+\.?\s\d{1,3}[:,]\s?\d{1,3}(?!\d|\s*(?:Uhr|h\b))/u

function faultsOfVerse(text: string, { focus, language }: StoryOrder): string[] {
  const times = text.split(verseMark).length - 1
  if (focus.kind === 'verse' && quotesVerses(language)) {
    if (times !== 1) return [`${verseMark} stands ${times} times in the pages; it must stand exactly once.`]
    return text.includes(focus.text)
      ? [`Do not write out the verse: write only ${verseMark} where it is read.`]
      : []
  }
  if (times > 0) return [`${verseMark} must not stand in this story.`]
  return focus.kind === 'verse' && placeInTheBible.test(text)
    ? ['Quote no verse and name no place of the Bible: no translation of it can be printed.']
    : []
}

function faultsOfPeople(text: string, { characters }: StoryOrder, names: KeptNames): string[] {
  const missing = characters
    .map((_character, place) => names.markOf(place))
    .filter((mark) => !new RegExp(`${mark}(?!\\d)`).test(text))
  return missing.map((mark) => `${mark} does not appear in the story; everybody must.`)
}

/** Marks that stand for nobody, and what only machines write. */
function leftOvers(answer: StoryAnswer, names: KeptNames): string[] {
  const words = wordsOf(answer)
  const faults: string[] = []
  if (!names.knowsAllIn(words)) faults.push('Use only the NAME marks that you were given.')
  if (/[*_#<>{}[\]|\\`]|https?:|\bas an ai\b|\blanguage model\b/i.test(words))
    faults.push('Write plain prose: no markup, no brackets, no links, no word about yourself.')
  return faults
}

function faultsOfLength(text: string, { ageGroup, sceneCount, language }: StoryOrder): string[] {
  const bounds = ageBounds[ageGroup]
  const { words, wordsPerSentence, grade } = measureText(
    text.replaceAll(/NAME\d+/g, 'Ann'),
    sceneCount,
    verseMark,
  )
  const [fewest, most] = [bounds.fewest * sceneCount, bounds.most * sceneCount]
  const faults: string[] = []
  if (words < fewest / leeway || words > most * leeway)
    faults.push(`The pages have ${words} words together; ${fewest} to ${most} are right.`)
  if (wordsPerSentence > bounds.wordsPerSentence * leeway)
    faults.push(
      `Sentences have ${Math.round(wordsPerSentence)} words on average; at most ${bounds.wordsPerSentence} are right.`,
    )
  // Syllables are counted as English has them.
  if (language === 'en' && grade > bounds.grade + gradeLeeway)
    faults.push('Words and sentences are too hard for this age: choose short, everyday ones.')
  return faults
}

function faultsOfChange(text: string, currentText: string): string[] {
  const before = sentencesOf(currentText)
  const after = new Set(sentencesOf(text))
  const stayed = before.filter((sentence) => after.has(sentence)).length / Math.max(1, before.length)
  return stayed < sentencesThatStay
    ? [
        'You changed more than was asked. Unless a wish is about the whole story, keep every other sentence word for word.',
      ]
    : []
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?]["”’']?)\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(Boolean)
