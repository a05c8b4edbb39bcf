import { setTimeout as wait } from 'node:timers/promises'
import { residentMegabytes } from './process-memory.ts'

export interface Answering {
  /** Milliseconds of each answer to a small request. */
  latencies: number[]
  /** The most memory the process held at any look, in MB. */
  peakMegabytes: number
}

const pauseMilliseconds = 20

/** Asks a server small things, one after another, and watches its memory, until `ended` says so. */
export async function probeAnswering(
  { url, processId }: { url: string; processId: number },
  ended: AbortSignal,
): Promise<Answering> {
  const latencies: number[] = []
  let peakMegabytes = 0
  const paths = ['/healthz', '/api/reference/costs', '/api/public-stories/featured']
  while (!ended.aborted) {
    const asked = performance.now()
    const answer = await fetch(url + paths[latencies.length % paths.length])
    await answer.arrayBuffer()
    latencies.push(performance.now() - asked)
    peakMegabytes = Math.max(peakMegabytes, residentMegabytes(processId))
    await wait(pauseMilliseconds)
  }
  return { latencies, peakMegabytes }
}
