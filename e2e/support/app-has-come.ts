import { expect, type Page } from '@playwright/test'

/** The rendered page is taken over by the app: before that a link loads the next page as a whole, and nothing takes the focus there. */
export async function appHasCome(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered')
}
