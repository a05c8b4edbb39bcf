import type { Locator, Page } from '@playwright/test'

/** A link of the header, which on a phone stands in a menu that is opened first. Call it once the page has loaded. */
export async function headerLink(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole('banner')
  const openMenu = header.getByRole('button', { name: 'Open menu' })
  if (await openMenu.isVisible()) await openMenu.click()
  return header.getByRole('link', { name, exact: true })
}
