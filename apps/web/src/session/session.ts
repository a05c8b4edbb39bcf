import type { AppConfig } from '@faith-fables/contract/reference-schemas'
import { createContext, use } from 'react'
import type { GoogleWindow } from '../identity/google-window.ts'
import type { NewAccount } from '../identity/identity.ts'

/** The signed-in parent. */
export interface Parent {
  uid: string
  email: string
  displayName: string | null
  photoUrl: string | null
  /** Null until the profile is known. */
  isEmailVerified: boolean | null
  /** May sit at the desk. Null until the profile is known. */
  isAdministrator: boolean | null
}

export interface Session {
  /** `loading` until the first check has ended, and while Sign Out is under way. */
  status: 'loading' | 'signed-in' | 'signed-out'
  /** Null unless signed in. */
  parent: Parent | null
  /** Tokens; null when signed out, not yet known, or when they could not be fetched. */
  balance: number | null
  /** Tokens that are settled from what is bought next; 0 also where nobody knows. */
  owed: number
  isBalanceLoading: boolean
  reloadBalance: () => Promise<void>
  /** Prices and allowances; null when not yet known, or when they could not be fetched. */
  costs: AppConfig | null
  /** What to tell a parent whose account is locked; null where it is not. */
  lock: string | null
  /** Signed in, but the profile is still being made ready: who is here must not be led away yet. */
  isArriving: boolean
  /** Signed out because the parent pressed Sign Out here, rather than because the sign-in ended on its own. */
  hasLeft: boolean
  signIn: (email: string, password: string) => Promise<void>
  /** Creates the account; `makeProfile` must follow. @throws IdentityError */
  signUp: (account: NewAccount) => Promise<void>
  /** The account may be new: `makeProfile` must follow. @throws IdentityError */
  signInWithGoogle: (googleWindow: GoogleWindow | null) => Promise<void>
  /**
   * Makes sure that there is a profile, and lets the parent go on. Safe to repeat.
   * @param displayName as it was typed here; without one the account's own is taken, if others may read it
   * @throws ApiError
   */
  makeProfile: (displayName?: string) => Promise<void>
  /** Lets the parent go on although the profile is not made yet; opening a screen tries that again. */
  stopArriving: () => void
  /** Never throws: a failure is logged and leaves everything as it was. */
  signOut: () => Promise<void>
  /** @throws IdentityError */
  changePassword: (currentPassword: string, newPassword: string) => Promise<void>
}

export const SessionContext = createContext<Session | null>(null)

/** Who is signed in, what they have, and how that changes. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}
