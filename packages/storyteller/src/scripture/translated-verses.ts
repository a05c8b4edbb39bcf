import { readFileSync } from 'node:fs'

/** A verse as it is printed in another language than English. */
export interface TranslatedVerse {
  /** As the books are called there: "Juan 3:16". */
  reference: string
  text: string
}

/** Languages whose verses we carry, each in a file beside the English one: for "es" the Reina-Valera of 1909. */
const carried = ['es'] as const

const read = new Map<string, ReadonlyMap<string, TranslatedVerse>>()

/** The verse with this id in this language; undefined where we carry no translation, and nothing may be quoted. */
export function translatedVerse(language: string, id: string): TranslatedVerse | undefined {
  const known = carried.find((code) => code === language)
  if (!known) return undefined
  const verses = read.get(known) ?? versesIn(known)
  read.set(known, verses)
  return verses.get(id)
}

function versesIn(language: (typeof carried)[number]): ReadonlyMap<string, TranslatedVerse> {
  const file = new URL(`../../scripture/verses-${language}.jsonl`, import.meta.url)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const { id, reference, text } = JSON.parse(line) as TranslatedVerse & { id: string }
      return [id, { reference, text }]
    }),
  )
}
