import { paths } from '../paths.ts'

const key = 'faith-fables.handed-over'

/**
 * A mark in this browser that it was handed to a child: what keeps the child at the shelf is a cookie that no script
 * can read, and the server, which refuses everything else. The mark spares the screens what would be refused.
 */
export const handOverMark = {
  read: (): boolean => storage()?.getItem(key) === 'yes',
  leave: () => storage()?.setItem(key, 'yes'),
  remove: () => storage()?.removeItem(key),
}

/** Leads every window of this browser to the shelf: one that another handed over, and one that is gone back to. */
export function followHandOver(): void {
  const lead = () => {
    if (handOverMark.read() && !isAtShelf(window.location.pathname))
      window.location.replace(paths.childShelf())
  }
  window.addEventListener('storage', lead)
  window.addEventListener('pageshow', lead)
}

/** Whether an address belongs to what a child may open. */
export function isAtShelf(pathname: string): boolean {
  return pathname === paths.childShelf() || pathname.startsWith(`${paths.childShelf()}/`)
}

/** This browser shows the shelf from now on; nothing of the parent's stays in its memory. */
export function goToChild(): void {
  handOverMark.leave()
  window.location.replace(paths.childShelf())
}

/** The browser is the parent's again. */
export function goToParent(): void {
  handOverMark.remove()
  window.location.replace(paths.shelf())
}

/** Null where the browser lets us keep nothing. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
