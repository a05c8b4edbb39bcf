import type { BookFinding } from '@faith-fables/contract'
import { useMutation } from '@tanstack/react-query'
import { readClosely } from '../../../api/making/inspection-query.ts'

export interface CloseReading {
  /** `held`: something in the text was sent to nobody. `away`: nobody could read it just now. */
  state: 'none' | 'reading' | 'done' | 'held' | 'away'
  /** What was found when it was done last. */
  findings: readonly BookFinding[]
  /** The text that was read, as it stood then; null before. */
  readText: string | null
  begin(text: string): void
}

/** Has the text read by a hosted model once the parent asks for it. */
export function useCloseReading(generationId: string): CloseReading {
  const reading = useMutation({ mutationFn: (text: string) => readClosely(generationId, text) })
  const { data, variables } = reading
  return {
    state: reading.isPending ? 'reading' : reading.isError ? 'away' : (data?.closeReading ?? 'none'),
    findings: data?.closeReading === 'done' ? data.findings : [],
    readText: variables ?? null,
    begin: (text) => reading.mutate(text),
  }
}
