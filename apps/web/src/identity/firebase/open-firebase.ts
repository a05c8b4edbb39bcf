import type { FirebaseSettings } from '@faith-fables/contract/reference-schemas'
import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from '@firebase/auth'
import { signInMark } from '../sign-in-mark.ts'

/** Opens the accounts of the project. A browser that lets us keep nothing is signed in until the page is left. */
export function openFirebase({ projectId, apiKey, authDomain, emulator }: FirebaseSettings): Auth {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: [browserLocalPersistence, inMemoryPersistence],
    // Some browsers open Google's window only in the very click, so that its code must be there before; whoever is signed
    // in already needs none of it.
    ...(signInMark.read() === null && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}
