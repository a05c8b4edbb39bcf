import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { FirebaseSetting, ServiceAccount } from '../ports/identity-setting.ts'
import { SettingError } from './setting-error.ts'
import { type SettingsOf, webAddress } from './setting-values.ts'

/** Who knows the accounts of parents. */
export const identityVariables = {
  IDENTITY: z.enum(['builtin', 'firebase'], { error: "must be 'builtin' or 'firebase'" }).default('builtin'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,}$/, 'must be the id of a project, such as fables-1a2b3')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be the Web API key of the project')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
      'must be a host without https://, such as fables-1a2b3.firebaseapp.com',
    )
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(
      /^(localhost|127\.0\.0\.1):\d{1,5}$/,
      'must be an emulator on this machine, such as 127.0.0.1:9099',
    )
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
}

type IdentitySettings = SettingsOf<typeof identityVariables>

/** @throws SettingError when there is one without the other */
export function googleSetting({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
}: IdentitySettings): { clientId: string; clientSecret: string } | null {
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new SettingError(
      'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
    )
  }
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

/** @throws SettingError for what is missing, and for what contradicts it */
export function firebaseSetting(
  settings: IdentitySettings & { HOST: string },
  publicUrl: string,
): FirebaseSetting | null {
  if (settings.IDENTITY === 'builtin') return null
  const missing = firebaseNames.find((name) => settings[name] === undefined)
  if (missing)
    throw new SettingError(`IDENTITY is firebase, which needs ${missing}: the Firebase console shows it.`)
  if (settings.GOOGLE_CLIENT_ID)
    throw new SettingError(
      "IDENTITY is firebase, where 'Sign in with Google' is set up at Firebase: take GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET out.",
    )
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_SERVICE_ACCOUNT: keyFile } = settings
  // Whoever reaches an emulator is whom they like.
  if (emulator && !(isThisMachine(settings.HOST) && isThisMachine(new URL(publicUrl).hostname)))
    throw new SettingError(
      'FIREBASE_AUTH_EMULATOR_HOST is for trying things out, since everybody may be anybody then: it is refused where HOST or PUBLIC_URL can be reached from elsewhere.',
    )
  return {
    projectId: settings.FIREBASE_PROJECT_ID ?? '',
    apiKey: settings.FIREBASE_API_KEY ?? '',
    authDomain: settings.FIREBASE_AUTH_DOMAIN ?? '',
    emulator: emulator ?? null,
    serviceAccount: keyFile ? serviceAccountIn(keyFile) : null,
  }
}

const firebaseNames = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)

const keyFileOfGoogle = z.object({
  client_email: z.string(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: webAddress,
})

/** @throws SettingError where the file is no key of a service account; what is in it is never repeated */
function serviceAccountIn(file: string): ServiceAccount {
  const form = 'must be the key file (JSON) of a service account of the project'
  try {
    const key = keyFileOfGoogle.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { email: key.client_email, privateKey: key.private_key, tokenAddress: key.token_uri }
  } catch {
    throw new SettingError(`The setting FIREBASE_SERVICE_ACCOUNT ${form}; it is '${file}'.`)
  }
}
