import {
  generateText,
  type LanguageModel,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import type { z } from 'zod'
import type { SupplierCare } from '../../ports/model-setting.ts'
import { beginNote } from './call-notes.ts'
import { refusal, supplierError } from './supplier-errors.ts'

/** A model, and who takes care of how often it is asked, and writes it down. */
export interface Asked {
  model: LanguageModel
  /** As the operator named it: 'openai:gpt-5'. */
  name: string
  care: SupplierCare
}

export interface Question<Answer> {
  /** What for, in the log: 'story', 'mended story'. */
  purpose: string
  /** What the answer is called to the model. */
  schemaName: string
  schema: z.ZodType<Answer>
  instructions: string
  prompt: string
  /** WebP, to be looked at. */
  picture?: Uint8Array
}

/** An answer that follows the schema, or the words that came instead of one. */
export type ModelAnswer<Answer> = { answer: Answer } | { unreadable: string }

/** No answer takes longer; a story of twenty long pages was told in half of it by slow models. */
const longestSeconds = 130
/** Twenty pages of 250 words with their pictures, and room. */
const mostTokens = 16_000

/**
 * Asks a model once; where the supplier is busy and says for how short a time, once more (`SupplierCare`).
 * @throws SupplierError when it does not answer
 */
export const askModel = <Answer>(
  asked: Asked,
  question: Question<Answer>,
  signal: AbortSignal,
): Promise<ModelAnswer<Answer>> => asked.care.pass(() => askOnce(asked, question, signal), signal)

async function askOnce<Answer>(
  { model, name, care }: Asked,
  { purpose, schemaName, schema, instructions, prompt, picture }: Question<Answer>,
  signal: AbortSignal,
): Promise<ModelAnswer<Answer>> {
  const note = beginNote(care.note, { supplier: name, purpose })
  try {
    const result = await generateText({
      model,
      instructions,
      prompt: picture ? withPicture(prompt, picture) : prompt,
      output: Output.object({ schema, name: schemaName }),
      maxRetries: 0,
      maxOutputTokens: mostTokens,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(longestSeconds * 1000)]),
    })
    if (result.finishReason === 'content-filter') throw refusal(name)
    const answer = result.output
    note('answered', result.usage)
    return { answer }
  } catch (error) {
    const unreadable = unreadableIn(error)
    if (unreadable !== null) {
      note('unreadable', NoObjectGeneratedError.isInstance(error) ? error.usage : undefined)
      return { unreadable }
    }
    note('failed')
    if (signal.aborted) throw error
    throw NoObjectGeneratedError.isInstance(error)
      ? refusal(name, error)
      : supplierError(name, error, longestSeconds)
  }
}

const withPicture = (words: string, picture: Uint8Array): ModelMessage[] => [
  {
    role: 'user',
    content: [
      { type: 'text', text: words },
      { type: 'file', data: picture, mediaType: 'image/webp' },
    ],
  },
]

/** Prose, HTML or half of a JSON: what was said instead of an answer. */
function unreadableIn(error: unknown): string | null {
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter' ? null : (error.text ?? '')
  if (NoOutputGeneratedError.isInstance(error)) return ''
  return null
}
