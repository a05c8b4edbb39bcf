import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Checks the page as it stands now against axe's rules, and the size of touch targets, which it leaves out by default;
 * then its colours once more by night, for nothing else of it changes with the light.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still coming has no heading, and nothing to look at.
  await expect(page.locator('h1').first()).toBeAttached()
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  expectNone(page, violations, 'axe')

  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  expectNone(page, byNight.violations, 'axe by night')
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

function expectNone(page: Page, violations: Violations, check: string): void {
  const found = violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
    return `${id}: ${places.join(' | ')}`
  })
  expect(found, `${check} on ${new URL(page.url()).pathname}`).toEqual([])
}
