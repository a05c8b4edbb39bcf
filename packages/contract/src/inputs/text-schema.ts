import { z } from 'zod'
import { holdsLetter, holdsWord, nameWithoutLetter, visibleName, visibleText } from './visible-text.ts'

/** Whether the database can keep this text: PostgreSQL stores no NUL, and a lone surrogate is no text. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

const unstorable = { error: 'holds characters that cannot be stored.' }

/** Text a person typed, as a reader sees it; it may be empty. */
export const typedText = z.string().refine(isStorable, unstorable).overwrite(visibleText)

/** Text a person must type: missing, blank, unseen and wordless are answered with the same sentence. */
export function requiredText(sentence: string) {
  return z
    .string(sentence)
    .refine(isStorable, unstorable)
    .overwrite(visibleText)
    .refine(holdsWord, { error: sentence })
}

/** A name a person must type, on one line. */
export function requiredName(sentence: string) {
  return z
    .string(sentence)
    .refine(isStorable, unstorable)
    .overwrite(visibleName)
    .min(1, sentence)
    .refine(holdsLetter, { error: nameWithoutLetter })
}

/** An id in an address or a body. Its form is not checked: an unknown one is simply not found. */
export const id = z
  .string()
  .min(1, 'must not be empty.')
  .max(100, 'is too long.')
  .refine(isStorable, unstorable)

/** A moment as ISO 8601 text. */
export const moment = z.iso.datetime()
