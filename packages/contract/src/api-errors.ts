/** Every error code an answer may carry, with its HTTP status. The body is always `{ message, code }`. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_TOKENS: 402,
  /** The e-mail address wants to be verified first. */
  EMAIL_NOT_VERIFIED: 403,
  /** An administrator has locked the account; the message says why. */
  ACCOUNT_LOCKED: 403,
  /** This device was handed to a child: it shows the shelf, and nothing else. */
  HANDED_OVER: 403,
  NOT_FOUND: 404,
  WRONG_STATUS: 409,
  NOTHING_LEFT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  /** A story that was public and was taken down by the desk. */
  TAKEN_DOWN: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  /** A form of an answer that is asked for and not made here. */
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]
