import { paths } from '../../paths.ts'

/** Why somebody on the way to this address was asked to sign in; null where that speaks for itself. */
export function loginReason(from: string): string | null {
  if (from === paths.create()) return 'Please log in to create a story'
  if (from.startsWith(paths.story(''))) return 'You need to log in or sign up to view this story.'
  return null
}
