import type { GenerationRecord } from '@faith-fables/contract'

/** A safety rejection reads as a rejection; a failure of ours must not blame what the parent wrote. */
export function failureSentence({
  status,
  processingError,
}: Pick<GenerationRecord, 'status' | 'processingError'>): string {
  const isOurs = status === 'failed'
  const reason =
    processingError || (isOurs ? 'Something went wrong on our side.' : 'Content did not meet guidelines.')
  return `Story generation ${isOurs ? 'failed' : 'rejected'}. Error: ${reason}`
}
