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
  const violations = await violationsOf(page, { rules: { 'target-size': { enabled: true } } })
  expectNone(page, violations, 'axe')

  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await violationsOf(page, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  expectNone(page, byNight, 'axe by night')
}

type Options = Parameters<AxeBuilder['options']>[0]
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** What axe finds wrong. None of our pages has frames: gathering what is found in each would take another tab each time. */
async function violationsOf(page: Page, options: Options): Promise<Violations> {
  const builder = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] })
  const { violations } = await builder.setLegacyMode().analyze()
  return violations
}

function expectNone(page: Page, violations: Violations, check: string): void {
  const found = violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
    return `${id}: ${places.join(' | ')}`
  })
  expect(found, `${check} on ${new URL(page.url()).pathname}`).toEqual([])
}
