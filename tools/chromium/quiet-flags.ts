/** Flags for a Chromium that does nothing on its own account: no test or measurement needs it, and some of it needs a network. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
