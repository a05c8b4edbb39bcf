import { z } from 'zod'
import { storyTextRule } from '../inputs/field-rules.ts'
import { typedText } from '../inputs/text-schema.ts'

const place = {
  /** Counted from 1. */
  page: z.number().int(),
  /** Where the words begin in the text that was asked about; in that of the scene where none was sent. UTF-16 units. */
  start: z.number().int(),
  words: z.string(),
}

/** What two things that cannot both be true are about. */
export const findingKinds = [
  'name',
  'pronoun',
  'look',
  'animal',
  'age',
  'number',
  'thing',
  'time',
  'place',
  'people',
] as const

/** Two things in a book that cannot both be true. */
export const bookFinding = z.object({
  kind: z.enum(findingKinds),
  /** "Page 2 says Ida’s coat is red, page 5 says it is blue." */
  sentence: z.string(),
  places: z.array(z.object(place)),
  /** Words that may take the place of others without harm, the likelier first; empty where that takes a person. */
  mends: z.array(z.object({ ...place, instead: z.string() })),
  /** How to mend it by hand. */
  how: z.string(),
  /** What to ask of the picture of a page, where the picture may be what is wrong. */
  wish: z.object({ page: z.number().int(), words: z.string() }).nullable(),
})
export type BookFinding = z.infer<typeof bookFinding>

export const inspectionBody = z.object({
  /** The text as it stands in the parent's field; without it the book is read as it is stored, beside its pictures. */
  storyText: typedText.max(storyTextRule.atMost.length, storyTextRule.atMost.sentence).optional(),
  /** Whether a hosted model reads the text, too, where there is one: that takes up to a minute. */
  closely: z.boolean().default(false),
})

export const inspection = z.object({
  /** After a close reading only what it found beside what is found without one. */
  findings: z.array(bookFinding),
  /**
   * What became of a close reading: it was done; the moderator holds something in the text, so that it was sent to nobody; or nobody
   * could read it just now. Null where none was asked for.
   */
  closeReading: z.enum(['done', 'held', 'away']).nullable(),
  /** A hosted model could read this text closely. */
  mayBeCloser: z.boolean(),
})
export type Inspection = z.infer<typeof inspection>
