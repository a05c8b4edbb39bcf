import { z } from 'zod'
import { errorCodes } from './api-errors.ts'

/** The body of every answer that is not a success. */
export const errorBody = z.object({ message: z.string(), code: z.enum(errorCodes) })
export type ErrorBody = z.infer<typeof errorBody>

/** The header that makes a repeated call harmless. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1, 'must not be empty.')
    .max(200, 'must be 200 characters or less.')
    .optional(),
})

export interface RouteSchemas {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The content type of a body that is a file instead of JSON. */
  fileBody?: string
  /** What a success answers. */
  answer: z.ZodType
  /** The content type of an answer that is a file instead of JSON; `answer` is its bytes then. */
  fileAnswer?: string
  /** 200 unless something else says more. */
  successStatus?: 200 | 201 | 202
  /** What the 204 without a body means that a caller may ask for. */
  emptyAnswer?: string
}

/** What a success answers that has nothing to tell. */
export const nothing = z.object({})

/** The content of a file. */
export const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
