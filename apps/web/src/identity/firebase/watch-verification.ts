import type { Auth, User } from '@firebase/auth'

/**
 * Looks whether an address was verified meanwhile, each time the parent comes back to this tab: the letter is opened in
 * another one, and the token that does not know of it is good for an hour.
 */
export function watchVerification(auth: Auth) {
  let isToLook = false
  /** Whoever asks for a token while it is looked waits, too: one of them asks for the profile. */
  let looking: Promise<boolean> | null = null
  // Before whoever asks for a token because the parent is back.
  window.addEventListener(
    'visibilitychange',
    () => {
      isToLook ||= auth.currentUser?.emailVerified === false
    },
    true,
  )
  return {
    /** Whether a new token would say what the last did not. */
    async hasCome(user: User): Promise<boolean> {
      if (isToLook) {
        isToLook = false
        looking = look(user).finally(() => {
          looking = null
        })
      }
      return (await looking) ?? false
    },
  }
}

async function look(user: User): Promise<boolean> {
  await user.reload().catch(() => undefined)
  return user.emailVerified
}
