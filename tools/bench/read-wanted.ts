import { existsSync } from 'node:fs'

/** What somebody typed behind `npm run bench`, or why it can't be done, in a sentence. */
export type Wanted = { benches: readonly string[]; files: readonly string[] } | { refusal: string }

/** The only bench that reads files of lines. */
const readsFiles = 'moderation'

/** Names of benches, and behind `moderation` files. Without any, all benches run. */
export function readWanted(typed: readonly string[], names: readonly string[]): Wanted {
  if (typed.length === 0) return { benches: names, files: [] }
  const benches = typed.filter((one) => names.includes(one))
  const others = typed.filter((one) => !names.includes(one))
  const unknown = others.find((one) => !benches.includes(readsFiles) || !existsSync(one))
  if (unknown === undefined) return { benches, files: others }
  const what = benches.includes(readsFiles) ? 'neither a bench nor a file' : 'no such bench'
  return { refusal: `There is ${what}: “${unknown}”. These benches are there: ${names.join(', ')}.` }
}
