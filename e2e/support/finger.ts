import type { Page } from '@playwright/test'

export interface Finger {
  down: (x: number, y: number) => Promise<void>
  /** Moves evenly, as often as a screen is drawn. */
  move: (x: number, y: number) => Promise<void>
  up: () => Promise<void>
}

const steps = 8
const frameMilliseconds = 16

/** A finger on the page, which Playwright itself can only tap with. */
export async function putFinger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  let place = { x: 0, y: 0 }
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd') => {
    const touchPoints = type === 'touchEnd' ? [] : [place]
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    down: (x, y) => {
      place = { x, y }
      return touch('touchStart')
    },
    move: async (x, y) => {
      const from = place
      for (let step = 1; step <= steps; step++) {
        const part = step / steps
        place = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part }
        await touch('touchMove')
        await page.waitForTimeout(frameMilliseconds)
      }
    },
    up: () => touch('touchEnd'),
  }
}
