export type RequestDeed = 'approve' | 'send-back' | 'next' | 'previous'

const deeds: Record<string, RequestDeed> = { a: 'approve', s: 'send-back', j: 'next', k: 'previous' }

/** Elements in which letters are typed, or that stand over the page. */
const ownLetters =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role$="dialog"]'

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'defaultPrevented' | 'target'
>

/** What a key does with a request; null for any other key, one that is held down, and while somebody types. */
export function requestKey(event: PressedKey): RequestDeed | null {
  const { altKey, ctrlKey, metaKey, repeat, defaultPrevented, target } = event
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return null
  if (target instanceof Element && target.closest(ownLetters)) return null
  return deeds[event.key.toLowerCase()] ?? null
}
