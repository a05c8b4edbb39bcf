import { once } from 'node:events'
import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/**
 * Below the ports that systems give to outgoing connections. A server takes seconds to start, and in these a browser beside it
 * would now and then connect from the very port that was free for it.
 */
const firstPort = 20_000
const ports = 12_000
/** Whoever looks at the same time in another process, or another thread, begins so many further on. */
const portsEach = 16

let next = ((process.pid + threadId * 97) * portsEach) % ports

/** A loopback port nobody listens on at this moment, and that was not given to anybody here a moment ago. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < ports; tried++) {
    const port = firstPort + next
    next = (next + 1) % ports
    if (await isFree(port)) return port
  }
  throw new Error('No port is free.')
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
