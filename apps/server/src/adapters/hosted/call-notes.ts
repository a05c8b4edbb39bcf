import type { NoteCall, SupplierCall } from '../../ports/model-setting.ts'

interface Usage {
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** Begins to count the time of a call; what it returns writes the call down, with the time until `answeredAt` where it is given. */
export function beginNote(
  noteCall: NoteCall,
  call: Pick<SupplierCall, 'supplier' | 'purpose'>,
): (outcome: SupplierCall['outcome'], usage?: Usage, answeredAt?: number) => void {
  const start = performance.now()
  return (outcome, usage, answeredAt = performance.now()) =>
    noteCall({
      ...call,
      outcome,
      milliseconds: Math.round(answeredAt - start),
      inputTokens: usage?.inputTokens,
      outputTokens: usage?.outputTokens,
    })
}
