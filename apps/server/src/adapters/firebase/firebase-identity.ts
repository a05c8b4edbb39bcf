import { limits } from '@faith-fables/contract'
import type { IdentityProvider, ProviderSources } from '../../ports/identity.ts'
import type { FirebaseSetting } from '../../ports/identity-setting.ts'
import { createAccountRemover } from './account-remover.ts'
import { googleKeys } from './google-keys.ts'

/** A sign-in so young stands for a password: Firebase tells passwords to nobody, so that we have none to check. */
const freshSignInMilliseconds = limits.freshSignInMinutes * 60 * 1000

/**
 * Accounts of a Firebase project. Browsers sign up and in at Google themselves; what reaches us is the ID token.
 * @param noteLeft told of accounts that nobody here may delete at Firebase
 */
export function createFirebaseIdentity(
  setting: FirebaseSetting,
  noteLeft: (uid: string) => void,
): IdentityProvider {
  const { projectId, apiKey, authDomain, emulator } = setting
  const removeAccount = createAccountRemover(setting)
  const emulatorAddress = emulator && `http://${emulator}`
  return {
    forBrowsers: {
      provider: 'firebase',
      google: true,
      firebase: { projectId, apiKey, authDomain, emulator: emulatorAddress },
    },
    sources: sourcesOf(authDomain, emulatorAddress),
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    keys: googleKeys(),
    algorithms: ['RS256'],
    pastClaims: ['iat', 'auth_time'],
    isEmulated: emulator !== null,
    mailsLetters: true,
    handle: null,
    ownerOfLink: null,
    isEmailVerified: async ({ emailVerified }) => emailVerified,
    hasPassword: async ({ signedInWith }) => signedInWith === 'password',
    proves: async ({ signedInAt }) =>
      signedInAt !== undefined && Date.now() - signedInAt < freshSignInMilliseconds,
    forget: async (uid) => (removeAccount ? await removeAccount(uid) : noteLeft(uid)),
  }
}

/** Google's own loader is what the window of 'Sign in with Google' is opened with, and a frame what it is heard by. */
function sourcesOf(authDomain: string, emulator: string | null): ProviderSources {
  const script = ['https://apis.google.com']
  if (emulator) return { connect: [emulator], script, frame: [emulator] }
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    script,
    frame: [`https://${authDomain}`],
  }
}
