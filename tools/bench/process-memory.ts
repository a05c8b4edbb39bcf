import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB, as Linux tells it. @throws Error on other systems. */
export function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  if (kilobytes === undefined) throw new Error(`Process ${processId} has no resident memory.`)
  return Number(kilobytes) / 1024
}
