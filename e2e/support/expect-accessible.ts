import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Checks the page as it stands now against axe's rules, and the size of touch targets, which it leaves out by default. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still coming has no heading, and nothing to look at.
  await expect(page.locator('h1').first()).toBeAttached()
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}
