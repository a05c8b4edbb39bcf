import type { Age } from '../plots/plot.ts'
import { mendArticles } from '../words/articles.ts'
import { sentencesOf, versePlace } from './sentences.ts'

/**
 * Makes a rendered page fit to print: paragraphs on lines of their own (toddlers: one sentence a line),
 * single spaces, no marks of emphasis (a story is plain text), capitals at sentence starts, the right "a" or "an", and the verse in its place, untouched.
 */
export function polish(rendered: string, age: Age, verse: string): string {
  const paragraphs = rendered
    .split(/[¶\n]/)
    .map((paragraph) => capitaliseSentences(mendAgreement(mendArticles(tidySpaces(paragraph)))))
    .filter(Boolean)
  const lines = age === 'toddlers' ? paragraphs.flatMap(sentencesOf) : paragraphs
  return lines.join('\n').replace(versePlace, () => verse)
}

const plurals = new Map([
  ['was', 'were'],
  ['is', 'are'],
  ['has', 'have'],
])

/** "They got up and was glad": a verb that shares its subject with the one before it agrees with "they", too. */
function mendAgreement(text: string): string {
  return text.replaceAll(
    /((?:^|[.!?"] )They \p{Ll}[^.!?"]*?,? (?:and|but) )(was|is|has)\b/gu,
    (_whole, before: string, verb: string) => before + (plurals.get(verb) ?? verb),
  )
}

function tidySpaces(text: string): string {
  return text
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ +([,.;:!?])/g, '$1')
    .replaceAll(/([!?])\./g, '$1')
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')
    .replaceAll(/\.{4,}/g, '...')
    .trim()
}

/** After a closing quotation mark a small letter may go on ("Why?" asked Eli), so only a full stop counts there. */
function capitaliseSentences(text: string): string {
  return text.replaceAll(
    /(^["*]*|(?<!\.\.)[.!?] ["*]*|\."\s["*]*)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => {
      return before + letter.toUpperCase()
    },
  )
}
