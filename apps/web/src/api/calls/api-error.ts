/** A call that did not succeed. The message is meant for the parent. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** Status text; 'Network error' when no answer came at all. */
  readonly statusText: string
  /** The server's stable code, where it sent one. */
  readonly code: string | undefined

  constructor(
    message: string,
    answer: { status: number; statusText: string; code?: string | undefined },
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.status = answer.status
    this.statusText = answer.statusText
    this.code = answer.code
  }
}

/** Whether a call failed since nobody is signed in any more; the login, and the way back, are on their way. */
export function isSignInEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Whether a story was public once, and is not any more. */
export function isTakenDown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 410
}

/** Whether an administrator has locked the account of whoever is signed in; the message says why. */
export function isLocked(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ACCOUNT_LOCKED'
}

/** Whether this device is in the hands of a child: it shows the shelf, and nothing else. */
export function isHandedOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'HANDED_OVER'
}

/** Whether no answer came at all. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** The sentence of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
