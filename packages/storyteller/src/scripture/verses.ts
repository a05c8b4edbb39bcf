import { readFileSync } from 'node:fs'
import type { Verse } from './verse.ts'

const file = new URL('../../scripture/verses.jsonl', import.meta.url)

/** Every verse a story can be about, in the order of the Bible; a line each in `scripture/verses.jsonl`. */
export const verses: readonly Verse[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Verse => JSON.parse(line))

/** The verse with this reference ("John 3:16", in any spacing or case), or undefined when it is not in our list. */
export function findVerse(reference: string): Verse | undefined {
  const wanted = normaliseReference(reference)
  return verses.find((verse) => normaliseReference(verse.reference) === wanted)
}

function normaliseReference(reference: string): string {
  return reference
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replace(/^psalms/, 'psalm')
}
