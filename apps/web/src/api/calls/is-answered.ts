import { ApiError } from './api-error.ts'

/** Whether the server took note of a call, so that sending it again would be another one. */
export function isAnswered(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500
}
