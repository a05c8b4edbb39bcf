import { listenToCharacter, type SaidFact, saidFacts } from '@faith-fables/listener'
import { isFound, toldIn } from '../feedback/is-found.ts'
import type { WrittenStory } from '../story-request.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { pageOf } from './page-of.ts'
import type { Outcome, PromptReport } from './prompt-outcome.ts'

interface Written {
  name: string
  /** In the parent's words. */
  details: string
}

/**
 * What became of each thing that a parent wrote of a character, beside who it is.
 *
 * @param without the pages of the same story told without what `withoutTold` leaves out
 */
export function reportCharacter(character: Written, { pages }: WrittenStory, without: Pages): PromptReport {
  const { name, details } = character
  const heard = listenToCharacter(character)
  const withThem = pages.map(({ text }) => ({ text: text.includes(name) ? text : '' }))
  // Words that are not the parent's letter by letter cannot be left out of hers.
  const firstPage = (words: string) =>
    placeIn(details, words) < 0 ? pageOf(words, withThem) : pageOwed(words, name, withThem, without)
  return saidFacts(heard, details).map(({ words, sort }) => {
    const page = sort === 'unsure' || pageOf(words, withThem) === null ? null : firstPage(words)
    const outcome = heard.otherLanguage ? 'another language' : page ? 'told' : untold[sort]
    return { about: name, words, outcome, page }
  })
}

/** The character without what a story may have told of it. */
export function withoutTold(character: Written, { pages }: WrittenStory): Written {
  const { name, details } = character
  const found = saidFacts(listenToCharacter(character), details).filter(
    ({ sort, words }) => sort !== 'unsure' && pageOf(words, pages) !== null,
  )
  return {
    name,
    details: cutFrom(
      details,
      found.map(({ words }) => words),
    ),
  }
}

type Pages = readonly { text: string }[]

/** The first page that says it because it was written: that it grew dark is not that somebody is scared of the dark. */
function pageOwed(words: string, name: string, pages: Pages, without: Pages): number | null {
  const at = pages.findIndex(({ text }, place) => isOwed(words, name, text, without[place]?.text ?? ''))
  return at < 0 ? null : at + 1
}

function isOwed(words: string, name: string, text: string, without: string): boolean {
  const saysIt = (sentence: string) => isFound(words, toldIn(sentence))
  const said = sentencesOf(text).filter(saysIt)
  const anyway = sentencesOf(without).filter(saysIt)
  return (
    said.length > anyway.length ||
    said.some((sentence) => sentence.includes(name) && !anyway.includes(sentence))
  )
}

const placeIn = (details: string, words: string): number => details.toLowerCase().indexOf(words.toLowerCase())

function cutFrom(details: string, all: readonly string[]): string {
  return all.reduce((left, words) => {
    const at = placeIn(left, words)
    return at < 0 ? left : left.slice(0, at) + left.slice(at + words.length)
  }, details)
}

const untold: Readonly<Record<SaidFact['sort'], Outcome>> = {
  look: 'in the pictures',
  life: 'left out',
  unsure: 'not understood',
}
