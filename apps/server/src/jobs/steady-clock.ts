import type { Clock } from 'pg-boss'

/**
 * The clock of the queue library, which goes on evenly: when the machine's clock is set, by hand or by a time
 * server, nothing in this process waits the longer for it.
 */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, milliseconds) => setInterval(run, milliseconds),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}
