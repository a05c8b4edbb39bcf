import type { NoteCall, SupplierCall } from '../../ports/model-setting.ts'

interface Usage {
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** Begins to count the time of a call; what it returns writes the call down. */
export function beginNote(
  noteCall: NoteCall,
  call: Pick<SupplierCall, 'supplier' | 'purpose'>,
): (outcome: SupplierCall['outcome'], usage?: Usage) => void {
  const start = performance.now()
  return (outcome, usage) =>
    noteCall({
      ...call,
      outcome,
      milliseconds: Math.round(performance.now() - start),
      inputTokens: usage?.inputTokens,
      outputTokens: usage?.outputTokens,
    })
}
