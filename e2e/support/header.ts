import type { Locator, Page } from '@playwright/test'

/** A link of the header, which on a phone stands in a menu that is opened first. Call it once the page has loaded. */
export async function headerLink(page: Page, name: string): Promise<Locator> {
  return (await openHeader(page)).getByRole('link', { name, exact: true })
}

/** Signs the parent out by the button of the header. */
export async function signOut(page: Page): Promise<void> {
  await (await openHeader(page)).getByRole('button', { name: 'Sign Out' }).click()
}

async function openHeader(page: Page): Promise<Locator> {
  const header = page.getByRole('banner')
  const openMenu = header.getByRole('button', { name: 'Open menu' })
  if (await openMenu.isVisible()) await openMenu.click()
  return header
}
