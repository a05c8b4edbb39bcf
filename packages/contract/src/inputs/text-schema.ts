import { z } from 'zod'
import { checkField, type FieldRule, keptField } from './check-field.ts'
import { holdsWord, visibleText } from './visible-text.ts'

/** Whether the database can keep this text: PostgreSQL stores no NUL, and a lone surrogate is no text. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

const unstorable = { error: 'holds characters that cannot be stored.' }

/** Text a person typed, as a reader sees it; it may be empty. */
export const typedText = z.string().refine(isStorable, unstorable).overwrite(visibleText)

/** Text that must be there: missing, blank, unseen and wordless are answered with the same sentence. */
export function requiredText(sentence: string) {
  return z
    .string(sentence)
    .refine(isStorable, unstorable)
    .overwrite(visibleText)
    .refine(holdsWord, { error: sentence })
}

/**
 * What a field takes, as it is kept. Whether it is right `checkField` decides, here as in the browser: the validator
 * counts signs of two units once. Its own bounds stand for the documentation of the API, and refuse nothing beyond.
 */
export function fieldSchema(rule: FieldRule): z.ZodString {
  const checked = z
    .string(rule.missing)
    .refine(isStorable, unstorable)
    .overwrite((typed) => keptField(rule, typed))
    .refine((kept) => checkField(rule, kept) === null, {
      error: ({ input }) => checkField(rule, String(input)) ?? undefined,
    })
    .max(rule.atMost.length, rule.atMost.sentence)
  return rule.missing === undefined ? checked : checked.min(1, rule.missing)
}

/** An id in an address or a body. Its form is not checked: an unknown one is simply not found. */
export const id = z
  .string()
  .min(1, 'must not be empty.')
  .max(100, 'is too long.')
  .refine(isStorable, unstorable)

/** A moment as ISO 8601 text. */
export const moment = z.iso.datetime()
