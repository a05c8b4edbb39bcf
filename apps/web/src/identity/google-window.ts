/** The window in which a parent signs in at Google. */
export interface GoogleWindow {
  /** Sends the empty window on its way. */
  lead(address: string): void
  /** The provider's code for what went wrong once the window has come back; null when nothing did, or it was closed. */
  ended: Promise<string | null>
  isClosed(): boolean
  close(): void
}

const channelName = 'faith-fables.google-sign-in'
/** A window tells nobody that it is being closed. */
const lookMilliseconds = 300
/** How long a window waits to be heard by a page that may be gone. */
const patienceMilliseconds = 5000
const size = { width: 500, height: 640 }

/**
 * To be called in the very click: later, browsers take it for an advertisement.
 * Null when the browser opens no window.
 */
export function openGoogleWindow(): GoogleWindow | null {
  const popup = window.open('', 'faith-fables-google', features())
  if (!popup) return null
  return {
    lead(address) {
      popup.location.href = address
    },
    ended: endOf(popup),
    isClosed: () => popup.closed,
    close: () => popup.close(),
  }
}

/**
 * Tells the page that opened this window how it ended, and closes it once that was heard: a window that is gone sooner
 * looks as if the parent had closed it. The channel holds where the opener is lost.
 */
export function endGoogleWindow(error: string | null): void {
  const channel = new BroadcastChannel(channelName)
  const close = () => {
    channel.close()
    window.close()
  }
  channel.onmessage = close
  channel.postMessage(error)
  setTimeout(close, patienceMilliseconds)
}

function endOf(popup: Window): Promise<string | null> {
  const channel = new BroadcastChannel(channelName)
  return new Promise<string | null>((resolve) => {
    const looking = setInterval(() => {
      if (popup.closed) end(null)
    }, lookMilliseconds)
    const end = (error: string | null) => {
      clearInterval(looking)
      channel.close()
      resolve(error)
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      channel.postMessage('heard')
      end(typeof data === 'string' ? data : null)
    }
  })
}

function features(): string {
  const left = window.screenX + (window.outerWidth - size.width) / 2
  const top = window.screenY + (window.outerHeight - size.height) / 2
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}
