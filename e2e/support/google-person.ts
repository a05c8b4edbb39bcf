import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Settings of a product that Google knows, with a double of Google's server in its process. */
export const googleSettings = {
  GOOGLE_CLIENT_ID: 'faith-fables-tests',
  GOOGLE_CLIENT_SECRET: 'secret',
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('google-double.ts', import.meta.url))}`,
}

/** Somebody Google vouches for. */
export interface GooglePerson {
  sub: string
  name: string
  email: string
  email_verified: boolean
}

export function newGooglePerson(): GooglePerson {
  const sub = crypto.randomUUID()
  return { sub, name: 'Naomi Levi', email: `naomi-${sub}@example.org`, email_verified: true }
}

/** Google's page in the browser: it asks this person whether they want to go on. */
export async function answerAsGoogle(page: Page, person: GooglePerson): Promise<void> {
  await page.context().route('https://accounts.google.com/**', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const way = (answer: Record<string, string>) => {
      const back = new URLSearchParams({ ...answer, state: asked.get('state') ?? '' })
      return `${asked.get('redirect_uri')}?${back}`.replaceAll('&', '&amp;')
    }
    const code = Buffer.from(JSON.stringify(person)).toString('base64url')
    const body = `<!doctype html><title>Google</title>
      <a href="${way({ code })}">Continue as ${person.name}</a>
      <a href="${way({ error: 'access_denied' })}">Cancel</a>`
    await route.fulfill({ contentType: 'text/html', body })
  })
}

/** Presses the button of the login screen; answers the window that opens, with Google's page in it. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  return await opening
}
