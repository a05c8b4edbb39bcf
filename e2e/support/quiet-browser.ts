import { findChromium, findHeadlessShell } from '@faith-fables/tools/chromium/find-chromium'
import { quietFlags } from '@faith-fables/tools/chromium/quiet-flags'

/** A Chromium of this machine; without one Playwright takes the browser it brought itself. */
const executablePath = findHeadlessShell() ?? findChromium()

/** How to start the browser of the journeys. */
export const quietBrowser = { args: quietFlags, ...(executablePath ? { executablePath } : {}) }
