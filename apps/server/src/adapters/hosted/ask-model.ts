import { setTimeout as pause } from 'node:timers/promises'
import {
  APICallError,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import type { z } from 'zod'
import type { NoteCall, SupplierCall } from '../../ports/model-setting.ts'
import { SupplierError } from '../../ports/supplier-error.ts'

/** A model, and who writes down what it was asked. */
export interface Asked {
  model: LanguageModel
  /** As the operator named it: 'openai:gpt-5'. */
  name: string
  noteCall: NoteCall
}

export interface Question<Answer> {
  /** What for, in the log: 'story', 'mended story'. */
  purpose: string
  /** What the answer is called to the model. */
  schemaName: string
  schema: z.ZodType<Answer>
  instructions: string
  prompt: string
}

/** An answer that follows the schema, or the words that came instead of one. */
export type ModelAnswer<Answer> = { answer: Answer } | { unreadable: string }

/** No answer takes longer; a story of twenty long pages was told in half of it by slow models. */
const longestSeconds = 130
/** So long is waited at once where the supplier says so; a longer pause is the queue's. */
const longestPauseSeconds = 20
/** Twenty pages of 250 words with their pictures, and room. */
const mostTokens = 16_000

/**
 * Asks a model once; where the supplier is busy and says for how short a time, once more.
 * @throws SupplierError when it does not answer
 */
export async function askModel<Answer>(
  asked: Asked,
  question: Question<Answer>,
  signal: AbortSignal,
): Promise<ModelAnswer<Answer>> {
  try {
    return await askOnce(asked, question, signal)
  } catch (error) {
    const wait = error instanceof SupplierError ? error.retryAfter : undefined
    if (wait === undefined || wait > longestPauseSeconds) throw error
    await pause(wait * 1000, undefined, { signal })
    return await askOnce(asked, question, signal)
  }
}

async function askOnce<Answer>(
  { model, name, noteCall }: Asked,
  { purpose, schemaName, schema, instructions, prompt }: Question<Answer>,
  signal: AbortSignal,
): Promise<ModelAnswer<Answer>> {
  const start = performance.now()
  const note = (
    outcome: SupplierCall['outcome'],
    usage?: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>,
  ) =>
    noteCall({
      supplier: name,
      purpose,
      outcome,
      milliseconds: Math.round(performance.now() - start),
      inputTokens: usage?.inputTokens,
      outputTokens: usage?.outputTokens,
    })
  try {
    const result = await generateText({
      model,
      instructions,
      prompt,
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
    throw signal.aborted ? error : supplierError(name, error)
  }
}

/** Prose, HTML or half of a JSON: what was said instead of an answer. */
function unreadableIn(error: unknown): string | null {
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter' ? null : (error.text ?? '')
  if (NoOutputGeneratedError.isInstance(error)) return ''
  return null
}

const refusal = (name: string, cause?: unknown) =>
  new SupplierError(`The model ${name} declined for safety.`, {
    retryable: false,
    safetyRefusal: true,
    cause,
  })

/** What an error of the library means for us, in a line that an operator can act on. */
function supplierError(name: string, error: unknown): SupplierError {
  if (error instanceof SupplierError) return error
  if (NoObjectGeneratedError.isInstance(error)) return refusal(name, error)
  if (!APICallError.isInstance(error)) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const what = isLate ? `did not answer within ${longestSeconds} seconds` : 'could not be asked'
    return new SupplierError(`The model ${name} ${what}.`, { retryable: true, cause: error })
  }
  const status = error.statusCode
  return new SupplierError(`The model ${name} ${saidBy(status)}.`, {
    retryable:
      status === undefined ||
      status === 408 ||
      status === 409 ||
      status === 429 ||
      status >= 500 ||
      status < 400,
    retryAfter: secondsOf(error.responseHeaders?.['retry-after']),
    cause: error,
  })
}

function saidBy(status: number | undefined): string {
  if (status === undefined) return 'could not be reached'
  if (status === 401 || status === 403) return `refused its key (${status}): look at the setting of its key`
  if (status === 404) return 'is not known there (404): look at its name and its address'
  if (status === 429) return 'is asked too often or has no credit left (429)'
  if (status >= 500) return `is out of order (${status})`
  return `refused the question (${status})`
}

/** @param header seconds, or a date */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+(?:\.\d+)?$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
