import { useEffect, useState, useSyncExternalStore } from 'react'
import { messageOf } from '../../../api/calls/api-error.ts'

export interface Fullscreen {
  /** What is true, however it came to be: the Escape key leaves full screen, too. */
  isOn: boolean
  /** Why it did not work a moment ago; null when it did. */
  problem: string | null
  toggle: () => Promise<void>
}

/**
 * Full screen for the whole page, so that menus stay visible. It ends with the reading, where it is not to last.
 *
 * @param leafNumber what is being read: whoever goes on has taken note of a problem
 */
export function useFullscreen(leafNumber: number, { isLasting = false } = {}): Fullscreen {
  const isOn = useSyncExternalStore(followFullscreen, isFullscreen, () => false)
  const [problem, setProblem] = useState<{ words: string; leafNumber: number } | null>(null)
  useEffect(() => (isLasting ? undefined : leaveFullscreen), [isLasting])

  async function toggle() {
    setProblem(null)
    try {
      await (isFullscreen() ? document.exitFullscreen() : enterFullscreen())
    } catch (error) {
      setProblem({ words: messageOf(error), leafNumber })
    }
  }
  return { isOn, problem: problem?.leafNumber === leafNumber ? problem.words : null, toggle }
}

function followFullscreen(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function isFullscreen(): boolean {
  return Boolean(document.fullscreenElement)
}

async function enterFullscreen(): Promise<void> {
  const page = document.documentElement
  // Browsers of small phones have no such method.
  if (!('requestFullscreen' in page)) throw new Error('this browser does not offer it.')
  await page.requestFullscreen()
}

function leaveFullscreen(): void {
  if (isFullscreen()) void document.exitFullscreen()
}
