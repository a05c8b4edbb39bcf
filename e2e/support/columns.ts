import type { Locator, Page } from '@playwright/test'

/** How many columns a grid has in windows of these widths. */
export async function columnsAt(page: Page, grid: Locator, widths: readonly number[]): Promise<number[]> {
  const before = page.viewportSize()
  const counts: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const columns = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns)
    counts.push(columns.split(' ').length)
  }
  if (before) await page.setViewportSize(before)
  return counts
}
