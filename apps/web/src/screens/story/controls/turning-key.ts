import type { Direction } from '../book/leaves.ts'

const directions: Record<string, Direction> = { ArrowRight: 'next', ArrowLeft: 'previous' }

/** Elements in which the arrow keys have a meaning of their own. */
const ownArrows = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]'

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** Where a key turns the page to; null for any other key, and where the arrows belong to somebody else. */
export function turningKey(event: PressedKey): Direction | null {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event
  // Alt and an arrow is the browser's own way back.
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return null
  if (target instanceof Element && target.closest(ownArrows)) return null
  return directions[event.key] ?? null
}
