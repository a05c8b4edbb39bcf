import lighthouse, { type Result } from 'lighthouse'
import type { Page } from 'puppeteer-core'

/** What Lighthouse says of one load of a screen, on a phone of the middle class with a slow connection. */
export interface ScreenMeasurement {
  /** 0 to 1. */
  performance: number
  /** 0 to 1. */
  accessibility: number
  largestPaintSeconds: number
  blockingMilliseconds: number
  layoutShift: number
  /** As they travelled, compressed. */
  scriptKilobytes: number
}

/**
 * Loads the address in this tab with nothing in the cache; cookies and stored marks stay, so that a parent who is
 * signed in there remains so.
 *
 * @throws Error when the screen does not load
 */
export async function measureScreen(page: Page, address: string): Promise<ScreenMeasurement> {
  const result = await lighthouse(
    address,
    { onlyCategories: ['performance', 'accessibility'], logLevel: 'silent' },
    undefined,
    page,
  )
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { audits, categories } = result.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: categories.performance?.score ?? Number.NaN,
    accessibility: categories.accessibility?.score ?? Number.NaN,
    largestPaintSeconds: value('largest-contentful-paint') / 1000,
    blockingMilliseconds: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptKilobytes: scriptBytes(audits['resource-summary']) / 1000,
  }
}

function scriptBytes(summary: Result['audits'][string] | undefined): number {
  if (summary?.details?.type !== 'table') return Number.NaN
  const script = summary.details.items.find(({ resourceType }) => resourceType === 'script')
  return typeof script?.transferSize === 'number' ? script.transferSize : Number.NaN
}
