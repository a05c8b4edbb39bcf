import type { Page } from '@playwright/test'

export interface Account {
  displayName: string
  email: string
  password: string
}

/** An account that nobody has yet. */
export function newAccount(): Account {
  return { displayName: 'Ruth Adler', email: `ruth-${crypto.randomUUID()}@example.org`, password: 'secret1' }
}

/** Fills in and sends the form of the sign-up screen. */
export async function signUp(page: Page, { displayName, email, password }: Account): Promise<void> {
  await page.getByLabel('Display Name').fill(displayName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
}

/** Fills in and sends the form of the login screen. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}
