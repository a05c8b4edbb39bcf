import { findChromium } from '@faith-fables/tools/chromium/find-chromium'

/** A Chromium of this machine; without one Playwright takes the browser it brought itself. */
const executablePath = findChromium()

/** How to start a browser that does nothing on its own account: no journey needs it, and some of it needs a network. */
export const quietBrowser = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(executablePath ? { executablePath } : {}),
}
