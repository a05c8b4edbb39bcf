import { connection } from './connection.ts'

/** Code that the server no longer has: it was taken down for a new version of the product. */
export class OutdatedCode extends Error {
  constructor(cause: unknown) {
    super('A part of this page is no longer there.', { cause })
    this.name = 'OutdatedCode'
  }
}

/**
 * Fetches a part of the app. Without a connection it waits for one, and whoever waits for the part keeps the page they
 * are on.
 *
 * @param load an `import()`
 * @throws OutdatedCode when the server is there and the part is not
 */
export async function fetchCode<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wasHere = false; ; ) {
    try {
      return await load()
    } catch (error) {
      const isHere = (await connection.check()) === 'here'
      // It may have come back just now: only a second failure tells of more than the connection.
      if (isHere && wasHere) throw new OutdatedCode(error)
      wasHere = isHere
      await connection.back()
      await Promise.all([...lostStyles].map(fetchStyleAgain))
    }
  }
}

/** Style sheets of parts that did not come. They are not asked for again with the code. */
const lostStyles = new Set<HTMLLinkElement>()

if (typeof document !== 'undefined') {
  document.addEventListener('error', ({ target }) => isStyleSheet(target) && lostStyles.add(target), true)
}

function isStyleSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}

function fetchStyleAgain(lost: HTMLLinkElement): Promise<void> {
  lostStyles.delete(lost)
  const again = lost.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => resolve())
    lost.replaceWith(again)
  })
}
