import { ApiError } from './api-error.ts'

/** Whether a deed came too late: another tab or device had done something before, so that a new look is due. */
export function isOvertaken(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'WRONG_STATUS' || error.status === 404
}
