/** A supplier (a model, a store) did not do what it was asked. */
export class SupplierError extends Error {
  override name = 'SupplierError'
  /** Whether the same call may succeed later: a busy or broken supplier, not a refused order. */
  readonly retryable: boolean
  /** The supplier declined for safety: asking again with the same words is pointless. */
  readonly safetyRefusal: boolean
  /** It is down: out of order, not to be reached, or silent. Not: busy, or refusing. */
  readonly isOutage: boolean
  /** Seconds after which the supplier wants to be asked again, where it says so. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    options: {
      retryable: boolean
      safetyRefusal?: boolean
      isOutage?: boolean
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
    this.safetyRefusal = options.safetyRefusal ?? false
    this.isOutage = options.isOutage ?? false
    this.retryAfter = options.retryAfter
  }
}
