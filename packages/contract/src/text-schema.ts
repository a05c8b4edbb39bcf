import { z } from 'zod'

/** Whether the database can keep this text: PostgreSQL stores no NUL, and a lone surrogate is no text. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Text a person typed, trimmed; it may be empty. */
export const typedText = z
  .string()
  .refine(isStorable, { error: 'holds characters that cannot be stored.' })
  .trim()

/** Text a person must type: missing and blank are answered with the same sentence. */
export function requiredText(sentence: string) {
  return z
    .string(sentence)
    .refine(isStorable, { error: 'holds characters that cannot be stored.' })
    .trim()
    .min(1, sentence)
}

/** An id in an address or a body. Its form is not checked: an unknown one is simply not found. */
export const id = z
  .string()
  .min(1, 'must not be empty.')
  .max(100, 'is too long.')
  .refine(isStorable, { error: 'holds characters that cannot be stored.' })

/** A moment as ISO 8601 text. */
export const moment = z.iso.datetime()
