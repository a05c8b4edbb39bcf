import { z } from 'zod'
import { unsuccessfulEnds } from '../generations/generation-status.ts'

/** For so many days the desk shows its numbers; text, since it stands in an address. */
export const numberSpans = ['7', '30', '90'] as const
export type NumberSpan = (typeof numberSpans)[number]

export const numbersQuery = z.object({ days: z.enum(numberSpans, 'must be 7, 30 or 90.') })

/** One number for each day. */
const perDay = z.array(z.number().int())

export const deskNumbers = z.object({
  /** Days of the UTC calendar, '2026-11-21', the last one today. All lists below have one number for each. */
  days: z.array(z.iso.date()),
  /** Stories that were ordered; the starter library never counts. */
  made: perDay,
  published: perDay,
  /** Stories that came to no good end, by how they ended. */
  unmade: z.array(z.object({ status: z.enum(unsuccessfulEnds), counts: perDay })),
  signedUp: perDay,
  /** What entries of each kind added up to; what parents got is positive. */
  tokens: z.array(z.object({ kind: z.string(), amounts: perDay })),
  /** Each hosted model that was asked: 'openai:gpt-5'. */
  suppliers: z.array(
    z.object({
      supplier: z.string(),
      calls: perDay,
      /** Those without an answer that could be used. */
      failed: perDay,
      /** How often it was left alone for a while, since it did not answer. */
      rests: perDay,
      /** In the operator's currency, by the prices in the settings. */
      cost: z.array(z.number()),
    }),
  ),
})
export type DeskNumbers = z.infer<typeof deskNumbers>
