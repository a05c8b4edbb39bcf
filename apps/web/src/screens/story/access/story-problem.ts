import { ApiError, messageOf } from '../../../api/calls/api-error.ts'

const notAuthorized = 'You are not authorized to view this story.'
const unanswered = {
  visitor: 'This story is either private or does not exist.',
  parent: 'Story not found or you do not have permission.',
}

/** What the reader says when a story could not be fetched. */
export function storyProblem(error: Error, isSignedIn: boolean): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  if (error.status === 0) return isSignedIn ? unanswered.parent : unanswered.visitor
  // Also said when the sign-in ended unnoticed and there was no token to send.
  if (error.status === 401) return notAuthorized
  return error.message
}

/** Whether fetching the story again may help: nobody answered, or the server is in trouble. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Whether the story may be there, for somebody else. */
export function isHidden(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
