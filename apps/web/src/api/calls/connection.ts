/** Milliseconds to the first look whether the server is back; twice as many to each further one, up to the longest. */
const firstPause = 1000
const longestPause = 15_000
/** A server that says nothing for so long is as good as away. */
const patience = 5000

let isAway = false
let waiting: Promise<void> | null = null
const listeners = new Set<() => void>()

/**
 * Whether the server can be reached. Nobody asks while all goes well: a call or a file that did not come is the occasion
 * to look, and from then on we look again, ever more rarely or when the device says that it is connected, until it answers.
 */
export const connection = {
  isAway: () => isAway,
  /** Called when the server went out of reach, or came back. Answers how to stop that. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Something did not come: looks whether that is for want of a connection. */
  async check(): Promise<'here' | 'away'> {
    if (waiting) return 'away'
    if (await answers()) return 'here'
    waiting ??= waitForAnswer()
    return 'away'
  },
  /** Resolves once the server answers again; at once while nothing is known against it. */
  async back(): Promise<void> {
    await waiting
  },
}

async function waitForAnswer(): Promise<void> {
  change(true)
  let pause = firstPause
  do {
    await untilConnectedOr(pause)
    pause = Math.min(2 * pause, longestPause)
  } while (!(await answers()))
  waiting = null
  change(false)
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}

function untilConnectedOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
  })
}

function change(away: boolean): void {
  isAway = away
  for (const listener of listeners) listener()
}
