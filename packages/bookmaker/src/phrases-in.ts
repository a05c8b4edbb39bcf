import type { BookPhrases } from './book-phrases.ts'
import { dutch } from './phrases/dutch.ts'
import { english } from './phrases/english.ts'
import { french } from './phrases/french.ts'
import { german } from './phrases/german.ts'
import { italian } from './phrases/italian.ts'
import { portuguese } from './phrases/portuguese.ts'
import { spanish } from './phrases/spanish.ts'

const phrases: Readonly<Record<string, BookPhrases>> = {
  es: spanish,
  de: german,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
}

/** @param language as browsers know it; English for those that are not told in, or where it is absent */
export const phrasesIn = (language: string | undefined): BookPhrases =>
  (language ? phrases[language] : undefined) ?? english
