import { APICallError, generateImage, NoImageGeneratedError } from 'ai'
import type { SupplierCare } from '../../ports/model-setting.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { beginNote } from './call-notes.ts'
import type { PaintingModel } from './painting-model.ts'
import { refusal, supplierError } from './supplier-errors.ts'

/** An image model, and who takes care of how often it is asked, and writes it down. */
export interface Painter {
  painting: PaintingModel
  /** As the operator named it: 'openai:gpt-image-1'. */
  name: string
  care: SupplierCare
}

export interface PaintingOrder {
  /** What for, in the log: 'picture', 'cover', 'sheet'. */
  purpose: string
  prompt: string
  /** WebP, to be looked at; no more than the model takes. */
  references: Uint8Array[]
  isFine: boolean
}

/** No image takes longer; what does is broken. A job has five minutes, and may ask twice. */
const longestSeconds = 120

/**
 * Asks an image model for one image; where the supplier is busy and says for how short a time, once more (`SupplierCare`).
 * @param take looks at the bytes that came, and makes of them what is wanted
 * @throws SupplierError when it does not answer, declines, or answers with what cannot be taken
 */
export const askPainter = <Taken>(
  painter: Painter,
  order: PaintingOrder,
  take: (image: Uint8Array) => Promise<Taken>,
  signal: AbortSignal,
): Promise<Taken> => painter.care.pass(() => askOnce(painter, order, take, signal), signal)

async function askOnce<Taken>(
  { painting: { model, optionsFor, mostReferences: _, ...shape }, name, care }: Painter,
  { purpose, prompt, references, isFine }: PaintingOrder,
  take: (image: Uint8Array) => Promise<Taken>,
  signal: AbortSignal,
): Promise<Taken> {
  const note = beginNote(care.note, { supplier: name, purpose })
  const answer = await generateImage({
    ...shape,
    model,
    prompt: references.length > 0 ? { text: prompt, images: references } : prompt,
    providerOptions: optionsFor(isFine),
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(longestSeconds * 1000)]),
  }).catch((error: unknown) => {
    note('failed')
    throw signal.aborted ? error : errorOf(name, error)
  })
  const answeredAt = performance.now()
  try {
    const taken = await take(answer.image.uint8Array)
    note('answered', answer.usage, answeredAt)
    return taken
  } catch (error) {
    note('unreadable', answer.usage, answeredAt)
    throw error
  }
}

function errorOf(name: string, error: unknown): SupplierError {
  if (isRefusal(error)) return refusal(name, error)
  if (NoImageGeneratedError.isInstance(error))
    return new SupplierError(`The model ${name} answered without an image.`, {
      retryable: false,
      cause: error,
    })
  return supplierError(name, error, longestSeconds)
}

/** Suppliers decline in a refusal of the call, or in an answer that ends where the image would be. */
function isRefusal(error: unknown): boolean {
  if (NoImageGeneratedError.isInstance(error))
    return (error.calls ?? []).some(({ providerMetadata }) =>
      /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/.test(JSON.stringify(providerMetadata ?? {})),
    )
  return (
    APICallError.isInstance(error) &&
    error.statusCode === 400 &&
    /moderation_blocked|content_policy|content policy|safety system/i.test(error.responseBody ?? '')
  )
}
