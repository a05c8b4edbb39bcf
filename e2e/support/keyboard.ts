import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any screen has. */
const mostStops = 120

/**
 * Presses Tab (or Shift+Tab) until this has the focus, and checks at every stop on the way that one can see where
 * one is, and that the focus never falls out of the page's content.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key)
    // What comes while the keys are pressed may move the page; the browser then brings the focus back into the window.
    await expect.poll(() => unseenFocus(page), { message: 'the focus can be seen' }).toBeNull()
    if (await isFocused(target)) return
  }
  throw new Error(`${mostStops} times ${key} did not lead to ${target}.`)
}

/** Goes there by Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** The focus is somewhere in the page, not fallen back to its beginning. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Describes the element that has the focus when nothing shows it; null when something does. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    // A new screen puts the focus on its heading, also a moment after the key: a place to go on from, and no stop.
    if (focused instanceof HTMLElement && focused.tabIndex < 0) return null
    const box = focused.getBoundingClientRect()
    const isOutside = box.bottom <= 0 || box.top >= window.innerHeight || box.right <= 0
    const isSeen = [focused, focused.parentElement, ...(focused.parentElement?.children ?? [])].some(
      (element) => element !== null && hasRing(element),
    )
    return isSeen && !isOutside ? null : focused.outerHTML.slice(0, 200)

    /** The ring may be drawn on a pseudo-element, or on the card that the focused radio stands for. */
    function hasRing(element: Element): boolean {
      return [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    }
  })
}
