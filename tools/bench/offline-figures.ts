import type { Page } from 'puppeteer-core'
import type { ParentClient } from '../product/parent-client.ts'
import type { RunningProduct } from '../product/start-product.ts'
import { type Figure, quantile } from './figure.ts'

const loads = 5

/**
 * How soon the shelf and a book stand in a browser that keeps them, with the product gone. Stops the product.
 *
 * @param page a tab of this parent
 * @param storyId of a public story
 */
export async function offlineFigures(
  page: Page,
  parent: ParentClient,
  product: RunningProduct,
  storyId: string,
): Promise<Figure[]> {
  await parent.call('putOnShelf', { params: { storyId } })
  await page.goto(`${product.url}/my-shelf`)
  await page.locator('::-p-text(Keep the shelf on this device)').click()
  await page.waitForSelector('::-p-text(1 story of 60)')
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  await product.stop()
  return [
    await figureOf(page, 'the shelf without a connection', `${product.url}/shelf`, '.child-book'),
    await figureOf(page, 'a book without a connection', `${product.url}/shelf/${storyId}`, '.reader-book'),
  ]
}

async function figureOf(page: Page, name: string, address: string, standing: string): Promise<Figure> {
  const milliseconds: number[] = []
  for (let load = 0; load < loads; load++) {
    await page.goto('about:blank')
    const began = performance.now()
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForSelector(standing, { visible: true })
    milliseconds.push(performance.now() - began)
  }
  return { name, measured: quantile(milliseconds, 0.5), unit: 'ms', target: { atMost: 1000 } }
}
