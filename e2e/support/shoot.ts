import { join } from 'node:path'
import { projectRoot } from '@faith-fables/tools/project-root'
import { type Page, test } from '@playwright/test'

interface Shot {
  /** Only what is seen without scrolling, where the whole page would show the same or too much. */
  viewOnly?: boolean
}

/**
 * Takes two pictures of the page as it stands, by day and by night, into the ignored folder screenshots/, once fonts and
 * pictures are there.
 *
 * @param name screen and state, such as `library-empty`
 */
export async function shoot(page: Page, name: string, { viewOnly = false }: Shot = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
  if (!viewOnly) await page.evaluate(() => window.scrollTo(0, 0))
  const file = join(projectRoot, 'screenshots', `${name}-${test.info().project.name}`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `${file}-night.png`, fullPage: !viewOnly, animations: 'disabled' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.screenshot({ path: `${file}.png`, fullPage: !viewOnly, animations: 'disabled' })
}
