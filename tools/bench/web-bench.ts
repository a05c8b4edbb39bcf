import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { signUpParent } from '../product/parent-client.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { type Bench, type Figure, quantile } from './figure.ts'
import { measureScreen, type ScreenMeasurement } from './measure-screen.ts'
import { openMeasuringBrowser, parentsPage, visitorsPage } from './measuring-browser.ts'
import { offlineFigures } from './offline-figures.ts'

const loads = 3
/** A new installation makes these books of its own; the first screens are full only then. */
const starterBooks = 8
const starterLimitMilliseconds = 240_000

/** Kilobytes of script. Reading began with 133, and what came to it since (listening, e-books, the shelf) may take 15. */
const mostScript: Readonly<Record<string, number>> = { landing: 115, story: 133 + 15 }

/** The screens with which visitors and parents begin, as Lighthouse sees them on a phone. */
export const webBench: Bench = {
  name: 'web',
  measure: async (say) => {
    const product = await startProduct({ settings: { STARTER_LIBRARY: 'on' } })
    const browser = await openMeasuringBrowser()
    try {
      say('Waiting for the first books of the library ...')
      const [storyId] = await featuredStoryIds(product.url)
      const visitor = await visitorsPage(browser)
      const ruth = await signUpParent(product.url)
      const parent = await parentsPage(browser, product.url, ruth)
      const screens = [
        { name: 'landing', path: '/', page: visitor },
        { name: 'explore', path: '/explore', page: visitor },
        { name: 'create', path: '/create', page: parent },
        { name: 'story', path: `/story/${storyId}`, page: visitor },
      ]
      const figures: Figure[] = []
      for (const screen of screens) {
        say(`${screen.name}, ${loads} times ...`)
        figures.push(...(await figuresOf(screen, product)))
      }
      say('without a connection ...')
      figures.push(...(await offlineFigures(parent, ruth, product, storyId ?? '')))
      return figures
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}

async function featuredStoryIds(url: string): Promise<string[]> {
  const deadline = AbortSignal.timeout(starterLimitMilliseconds)
  for (;;) {
    const answer = await fetch(`${url}/api/public-stories/featured`)
    const stories: { id: string }[] = JSON.parse(await answer.text())
    if (stories.length >= starterBooks) return stories.map(({ id }) => id)
    if (deadline.aborted) throw new Error('the first books of the library took too long.')
    await wait(500)
  }
}

interface MeasuredScreen {
  name: string
  path: string
  page: Page
}

async function figuresOf({ name, path, page }: MeasuredScreen, { url }: RunningProduct): Promise<Figure[]> {
  const measured: ScreenMeasurement[] = []
  for (let load = 0; load < loads; load++) measured.push(await measureScreen(page, url + path))
  const median = (part: keyof ScreenMeasurement) =>
    quantile(
      measured.map((measurement) => measurement[part]),
      0.5,
    )
  return [
    { name: `${name}: performance`, measured: median('performance'), unit: '', target: { atLeast: 0.97 } },
    { name: `${name}: accessibility`, measured: median('accessibility'), unit: '', target: { atLeast: 1 } },
    {
      name: `${name}: largest paint`,
      measured: median('largestPaintSeconds'),
      unit: 's',
      target: { atMost: 2 },
    },
    { name: `${name}: layout shift`, measured: median('layoutShift'), unit: '', target: { atMost: 0.02 } },
    { name: `${name}: main thread blocked`, measured: median('blockingMilliseconds'), unit: 'ms' },
    {
      name: `${name}: script`,
      measured: median('scriptKilobytes'),
      unit: 'KB',
      ...(name in mostScript && { target: { atMost: mostScript[name] ?? 0 } }),
    },
  ]
}
