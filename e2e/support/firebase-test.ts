import { findFirebaseEmulator } from '@faith-fables/tools/firebase/find-firebase-emulator'
import {
  type FirebaseEmulator,
  startFirebaseEmulator,
} from '@faith-fables/tools/firebase/start-firebase-emulator'
import { startProduct } from '@faith-fables/tools/product/start-product'
import { gapiDouble } from './gapi-double.ts'
import { test as base, expect } from './test.ts'

export { expect }

interface WorkerFixtures {
  /** Google's own emulator, which keeps the accounts. */
  firebase: FirebaseEmulator & { settings: Record<string, string> }
}

/** The test of a product whose parents sign in at Firebase. Left out where the emulator is not installed. */
export const test = base.extend<object, WorkerFixtures>({
  firebase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const emulator = await startFirebaseEmulator()
      const settings = {
        IDENTITY: 'firebase',
        FIREBASE_PROJECT_ID: emulator.projectId,
        FIREBASE_API_KEY: 'any-key',
        FIREBASE_AUTH_DOMAIN: 'demo-fables.firebaseapp.com',
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      }
      await use({ ...emulator, settings })
      await emulator.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  server: [
    async ({ firebase, settings }, use) => {
      const server = await startProduct({ settings: { ...firebase.settings, ...settings } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  context: async ({ context }, use) => {
    // Google's loader is on the network, which tests do without; everything else is the real library and the emulator.
    await context.route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gapiDouble }),
    )
    await use(context)
  },
})

test.skip(findFirebaseEmulator() === null, 'The emulator of Firebase is not installed.')
