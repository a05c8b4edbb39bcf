import { expect, test } from 'vitest'
import { readConfig, SettingError } from '../config.ts'

test('IDENTITY names a supplier that this version does not have and is refused', () => {
  expect(() => readConfig({ IDENTITY: 'openai:some-model' })).toThrow(SettingError)
  expect(() => readConfig({ IDENTITY: 'builtin' })).not.toThrow()
})

test.each([
  [
    { GOOGLE_CLIENT_ID: 'ours' },
    'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
  ],
  [
    { GOOGLE_CLIENT_SECRET: 'secret' },
    'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
  ],
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})

const firebase = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'fables-1a2b3',
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_AUTH_DOMAIN: 'fables-1a2b3.firebaseapp.com',
}

test('IDENTITY=firebase names a project whose accounts sign in here (FB-13)', () => {
  expect(readConfig({}).firebase).toBeNull()
  expect(readConfig(firebase).firebase).toEqual({
    projectId: 'fables-1a2b3',
    apiKey: 'AIza-key',
    authDomain: 'fables-1a2b3.firebaseapp.com',
    emulator: null,
    serviceAccount: null,
  })
})

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
const emulatorRefused =
  'FIREBASE_AUTH_EMULATOR_HOST is for trying things out, since everybody may be anybody then: it is refused where HOST or PUBLIC_URL can be reached from elsewhere.'

test.each([
  [
    { ...firebase, FIREBASE_API_KEY: '' },
    'IDENTITY is firebase, which needs FIREBASE_API_KEY: the Firebase console shows it.',
  ],
  [
    { IDENTITY: 'firebase' },
    'IDENTITY is firebase, which needs FIREBASE_PROJECT_ID: the Firebase console shows it.',
  ],
  [
    { ...firebase, FIREBASE_AUTH_DOMAIN: 'https://fables.firebaseapp.com' },
    "The setting FIREBASE_AUTH_DOMAIN must be a host without https://, such as fables-1a2b3.firebaseapp.com; it is 'https://fables.firebaseapp.com'.",
  ],
  [
    { ...firebase, GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' },
    "IDENTITY is firebase, where 'Sign in with Google' is set up at Firebase: take GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET out.",
  ],
  [
    { ...firebase, FIREBASE_SERVICE_ACCOUNT: 'package.json' },
    "The setting FIREBASE_SERVICE_ACCOUNT must be the key file (JSON) of a service account of the project; it is 'package.json'.",
  ],
  [{ ...firebase, ...emulator, PUBLIC_URL: 'https://fables.example' }, emulatorRefused],
  [{ ...firebase, ...emulator, HOST: '0.0.0.0' }, emulatorRefused],
  [
    { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example:9099' },
    "The setting FIREBASE_AUTH_EMULATOR_HOST must be an emulator on this machine, such as 127.0.0.1:9099; it is 'emulator.example:9099'.",
  ],
])('%j stops the start: %s (FB-13)', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})
