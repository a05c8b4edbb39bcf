import { paths } from '../../paths.ts'
import type { WayBack } from '../../session/way-back.ts'

/** Why somebody was asked to sign in; null where that speaks for itself. */
export function loginReason({ from, uid }: WayBack): string | null {
  if (uid) return 'Your sign-in has ended. Log in again to go on where you were.'
  if (from === paths.create()) return 'Please log in to create a story'
  if (from.startsWith(paths.story(''))) return 'You need to log in or sign up to view this story.'
  return null
}
