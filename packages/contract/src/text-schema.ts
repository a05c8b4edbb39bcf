import { z } from 'zod'

/** Whether the database can keep this text: PostgreSQL stores no NUL, and a lone surrogate is no text. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Text a person typed, trimmed. */
export const typedText = z
  .string()
  .refine(isStorable, { error: 'holds characters that cannot be stored.' })
  .trim()

/** An id in an address or a body. Its form is not checked: an unknown one is simply not found. */
export const id = z
  .string()
  .min(1, 'must not be empty.')
  .max(100, 'is too long.')
  .refine(isStorable, { error: 'holds characters that cannot be stored.' })

/** A moment as ISO 8601 text. */
export const moment = z.iso.datetime()
