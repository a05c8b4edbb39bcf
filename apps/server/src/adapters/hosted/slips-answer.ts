import { findingKinds } from '@faith-fables/contract'
import { z } from 'zod'

/** What a model answers that looks for what contradicts itself. Every field is asked for: suppliers refuse schemas with open ones. */
export const slipsAnswer = z.object({
  slips: z.array(
    z.object({
      kind: z.enum(findingKinds),
      sentence: z.string(),
      /** Page 0 is what the parent wrote of the characters. */
      places: z.array(z.object({ page: z.number().int(), words: z.string() })),
      /** The place, counted from 1, whose words may be changed for others; null where that takes a person. */
      mend: z.object({ place: z.number().int(), instead: z.string() }).nullable(),
    }),
  ),
})
export type Slip = z.infer<typeof slipsAnswer>['slips'][number]
