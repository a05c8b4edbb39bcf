import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './test.ts'

/** The whole of axe without its blanks, which is read by every page in two thirds of the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

type Violations = AxeResults['violations']

/**
 * What axe finds wrong. It is asked in the page itself: its own way through Playwright brings its whole code anew each
 * time, and gathers from frames, which none of our pages has, at twice the cost.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (wanted) => {
      const { axe: inPage } = window as unknown as { axe: { run: typeof axe.run } }
      const { violations } = await inPage.run(document, wanted)
      return violations
    },
    { ...options, iframes: false, resultTypes: ['violations'] } satisfies RunOptions,
  )
}

function expectNone(page: Page, violations: Violations, check: string): void {
  const found = violations.flatMap(({ id, nodes }) => {
    const places = nodes
      .map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
      .filter((place) => !halfUnderABar.test(place))
    return places.length > 0 ? [`${id}: ${places.join(' | ')}`] : []
  })
  expect(found, `${check} on ${new URL(page.url()).pathname}`).toEqual([])
}

/** A button that has just scrolled under a bar which stays is as large as ever; by how much it is covered is chance. */
const halfUnderABar = /insufficient size because it is partially obscured/
