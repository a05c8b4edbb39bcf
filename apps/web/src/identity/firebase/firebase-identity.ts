import type { FirebaseSettings } from '@faith-fables/contract/reference-schemas'
import {
  type Auth,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import { logFailure } from '../../api/calls/log-failure.ts'
import { paths } from '../../paths.ts'
import { type Identity, IdentityError, type IdentityUser } from '../identity.ts'
import { signInMark } from '../sign-in-mark.ts'
import { firebaseError, isSignInOver } from './firebase-error.ts'
import { openFirebase } from './open-firebase.ts'
import { parentCookie } from './parent-cookie.ts'
import { watchVerification } from './watch-verification.ts'
import { whenHeard } from './when-heard.ts'

/** The identity that Google hosts: passwords go to it alone, and it keeps the sign-in in this browser. */
export function createFirebaseIdentity(settings: FirebaseSettings): Identity {
  const auth = openFirebase(settings)
  const verification = watchVerification(auth)
  const listeners = new Set<() => void>()
  /** It looks the sign-in up by itself when it is opened. */
  let isLookedUp = true

  function enter(user: User): IdentityUser {
    signInMark.leave(user.uid)
    parentCookie.leave()
    return { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' }
  }

  function leave(): null {
    signInMark.remove()
    parentCookie.remove()
    return null
  }

  /** The sign-in ran out, was ended elsewhere, or is refused. */
  function endHere(): null {
    leave()
    signOut(auth).catch((error: unknown) => logFailure('The sign-in could not be ended.', error))
    for (const listener of listeners) listener()
    return null
  }

  async function lookUp(user: User): Promise<IdentityUser | null> {
    if (isLookedUp) isLookedUp = false
    else await user.reload()
    return enter(user)
  }

  return {
    storedUid: signInMark.read,
    prepare: async () => {},
    async currentUser() {
      if (!isLookedUp) await whenHeard(auth)
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user) return leave()
      return await lookUp(user).catch((error: unknown) => {
        if (isSignInOver(error)) return leave()
        throw firebaseError(error)
      })
    },
    signIn: (email, password) =>
      told(async () => enter((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: ({ displayName, email, password }) =>
      told(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        // The account is there: what fails from here on is no reason to say that it is not, and can be done again.
        await introduce(user, displayName).catch((error: unknown) =>
          logFailure('The account is not complete.', error),
        )
        return { ...enter(user), displayName }
      }),
    openGoogleWindow: () => null,
    signInWithGoogle: (googleWindow) =>
      told(async () => {
        // Opened before it was known that Firebase opens its own: who closed it wants no other in its place.
        if (googleWindow?.isClosed()) throw new IdentityError('cancelled', 'The window was closed.')
        googleWindow?.close()
        const google = new GoogleAuthProvider()
        return enter((await signInWithPopup(auth, google, browserPopupRedirectResolver)).user)
      }),
    signOut: () =>
      told(async () => {
        await signOut(auth)
        leave()
      }),
    changePassword: (currentPassword, newPassword) =>
      told(async () => updatePassword(await signInAnew(auth, currentPassword), newPassword)),
    prove: async (password) => {
      try {
        return { idToken: await (await signInAnew(auth, password)).getIdToken() }
      } catch (error) {
        const { problem, message } = firebaseError(error)
        const isWrong = problem === 'invalid-credential' || problem === 'wrong-password'
        throw new IdentityError(problem, isWrong ? 'Incorrect password.' : message, { cause: error })
      }
    },
    sendVerificationEmail: () => told(async () => sendVerification(await signedIn(auth))),
    requestPasswordReset: (email) =>
      told(() => sendPasswordResetEmail(auth, email, leadingTo(paths.login())).catch(keepSecret)),
    resetPassword: (token, newPassword) =>
      told(async () => {
        await confirmPasswordReset(auth, token, newPassword)
        for (const listener of listeners) listener()
      }),
    async token({ fresh } = { fresh: false }) {
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user) return null
      try {
        return await user.getIdToken((await verification.hasCome(user)) || fresh)
      } catch (error) {
        if (isSignInOver(error)) return endHere()
        throw firebaseError(error)
      }
    },
    endHere: () => void endHere(),
    onChange(listener) {
      listeners.add(listener)
      const stopHearing = signInMark.onChange(listener)
      return () => {
        listeners.delete(listener)
        stopHearing()
      }
    },
  }
}

/** @throws IdentityError in place of Firebase's own */
async function told<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw firebaseError(error)
  }
}

async function introduce(user: User, displayName: string): Promise<void> {
  await updateProfile(user, { displayName })
  // The next token says the name.
  await user.getIdToken(true)
  await sendVerification(user)
}

const sendVerification = (user: User): Promise<void> =>
  sendEmailVerification(user, leadingTo(paths.emailVerified()))

/** Where Google's page leads on, once its link has done its work. */
const leadingTo = (path: string) => ({ url: window.location.origin + path })

/** Nobody learns here who has an account. */
function keepSecret(error: unknown): void {
  if (firebaseError(error).problem !== 'invalid-credential') throw error
}

/** Whoever is signed in. @throws IdentityError where nobody is */
async function signedIn(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser) return auth.currentUser
  throw new IdentityError('other', 'No user logged in or email missing.')
}

/** Has them signed in once more with their password: the next token is of this moment. */
async function signInAnew(auth: Auth, password: string): Promise<User> {
  const user = await signedIn(auth)
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  return (await reauthenticateWithCredential(user, credential)).user
}
