export const suppliers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type Supplier = (typeof suppliers)[number]

/** A hosted or local model that an operator named, and how it is reached. */
export interface ModelSetting {
  supplier: Supplier
  /** As the supplier calls it. */
  model: string
  /** null where a server of one's own asks for none. */
  apiKey: string | null
  /** null means the supplier's own address. */
  baseUrl: string | null
  /** What the operator says it costs; null where nothing is said. */
  cost: ModelCost | null
}

/** In whole units of the operator's currency: for a million tokens each way, or for each answer. */
export type ModelCost = { millionInput: number; millionOutput: number } | { answer: number }

/** One question to a supplier: nothing in it is the parent's or the model's words. */
export interface SupplierCall {
  /** Supplier and model: 'openai:gpt-5'. */
  supplier: string
  /** 'first draft', 'second draft'. */
  purpose: string
  /** 'rested': nothing was asked; the supplier is left alone from here on. */
  outcome: 'answered' | 'unreadable' | 'failed' | 'rested'
  milliseconds: number
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** Told of each question that was asked, whatever came of it. */
export type NoteCall = (call: SupplierCall) => void

/** How a supplier is asked, whichever of its models it is. */
export interface SupplierCare {
  note: NoteCall
  /**
   * Asks when the supplier may be asked: not while it is left alone, nor beside too many other questions. Where it is busy and says for how
   * short a time, it is asked once more.
   * @throws SupplierError of `ask`, or a retryable one when the turn does not come within a few minutes
   */
  pass<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer>
  /** Whether it is left alone just now, so that whatever passes would wait. */
  isResting(): boolean
}
