import type { Browser, Page } from 'puppeteer-core'
import { launch } from 'puppeteer-core'
import { installedChromium } from '../chromium/installed-chromium.ts'
import { quietFlags } from '../chromium/quiet-flags.ts'
import type { ParentClient } from '../product/parent-client.ts'

/** @throws Error when there is no Chromium on this machine */
export async function openMeasuringBrowser(): Promise<Browser> {
  const executablePath = installedChromium()
  if (executablePath === null) throw new Error('there is no Chromium or Chrome on this machine.')
  return await launch({ executablePath, args: quietFlags })
}

/** A tab of somebody who was never here. */
export async function visitorsPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext()
  return await context.newPage()
}

/** A tab in which this parent is signed in: the cookie of the sign-in, and the mark the web app leaves beside it. */
export async function parentsPage(browser: Browser, url: string, parent: ParentClient): Promise<Page> {
  const page = await visitorsPage(browser)
  const cookies = parent.cookies.map((cookie) => ({
    ...cookie,
    domain: new URL(url).hostname,
    httpOnly: true,
  }))
  await page.browserContext().setCookie(...cookies)
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(`localStorage.setItem('faith-fables.signed-in', ${JSON.stringify(parent.uid)})`)
  return page
}
