import { openGoogleWindow } from './google-window.ts'
import { type Identity, IdentityError } from './identity.ts'
import { signInMark } from './sign-in-mark.ts'

/**
 * An identity whose provider is found out when it is first needed: visitors without a sign-in ask for nothing. What
 * could not be found out is asked for again the next time.
 *
 * @param load finds out which provider it is, and fetches its code
 */
export function createIdentityOfDeployment(load: () => Promise<Identity>): Identity {
  let loading: Promise<Identity> | null = null
  let loaded: Identity | null = null
  /** Each moves over to the provider once it is there. */
  const listeners = new Map<() => void, () => void>()

  function provider(): Promise<Identity> {
    loading ??= load().then(take, (error: unknown) => {
      loading = null
      throw new IdentityError('other', noConnection, { cause: error })
    })
    return loading
  }

  function take(identity: Identity): Identity {
    loaded = identity
    for (const [listener, stopHearing] of listeners) {
      stopHearing()
      listeners.set(listener, identity.onChange(listener))
    }
    return identity
  }

  return {
    storedUid: signInMark.read,
    async prepare() {
      await (await provider()).prepare()
    },
    currentUser: async () => (await provider()).currentUser(),
    signIn: async (email, password) => (await provider()).signIn(email, password),
    signUp: async (account) => (await provider()).signUp(account),
    openGoogleWindow: () => (loaded ? loaded.openGoogleWindow() : openGoogleWindow()),
    signInWithGoogle: async (googleWindow) => (await provider()).signInWithGoogle(googleWindow),
    signOut: async () => (await provider()).signOut(),
    changePassword: async (current, next) => (await provider()).changePassword(current, next),
    prove: async (password) => (await provider()).prove(password),
    sendVerificationEmail: async (email) => (await provider()).sendVerificationEmail(email),
    requestPasswordReset: async (email) => (await provider()).requestPasswordReset(email),
    resetPassword: async (token, password) => (await provider()).resetPassword(token, password),
    token: async (options) => (await provider()).token(options),
    endHere() {
      if (loaded) return loaded.endHere()
      signInMark.remove()
      for (const listener of listeners.keys()) listener()
    },
    onChange(listener) {
      listeners.set(listener, (loaded ?? signInMark).onChange(listener))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
  }
}

const noConnection = 'Network error. Please check your connection and try again.'
