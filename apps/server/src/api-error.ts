import { type ErrorCode, errorStatus } from '@faith-fables/contract'

/** An expected refusal: it reaches the caller as `{ message, code }` with the code's HTTP status. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }

  get statusCode(): number {
    return errorStatus[this.code]
  }
}

/** The thing does not exist, or is not the caller's to know of: both answer alike. */
export function notFound(message: string): ApiError {
  return new ApiError('NOT_FOUND', message)
}
