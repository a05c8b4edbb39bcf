import { type ParentClient, signUpParent } from '@faith-fables/tools/product/parent-client'
import { test as base, expect } from './test.ts'

export { expect }

interface ParentFixtures {
  /** The parent who is signed in to the browser, with an account and 300 tokens of their own; also over HTTP. */
  parent: ParentClient
}

/** The test of journeys that begin signed in. */
export const test = base.extend<ParentFixtures>({
  parent: ({ server }, use) => signUpParent(server.url).then(use),

  storageState: async ({ parent, server }, use) => {
    const { hostname } = new URL(server.url)
    const place = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false }
    await use({
      cookies: parent.cookies.map((cookie) => ({ ...cookie, ...place, sameSite: 'Lax' as const })),
      origins: [
        { origin: server.url, localStorage: [{ name: 'faith-fables.signed-in', value: parent.uid }] },
      ],
    })
  },
})
