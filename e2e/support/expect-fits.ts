import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The smallest phone we care for, and a window of 1280 px seen at 200 %. */
const narrowWidths = [360, 640]

/** Checks that the page as it stands now fits narrow windows: nobody has to scroll sideways to read it. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  // A window that fills the screen, as the children's shelf does, has no other size.
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => widthOfContent(page), `content in a window of ${width} px`)
      .toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}

function widthOfContent(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
