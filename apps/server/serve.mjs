/**
 * What `npm run serve` starts: src/main.ts, with the memory that is free given back to the system.
 *
 * Pictures pass through blocks of some MB. The C library of Linux keeps such blocks for later, on every thread, which is
 * 60 MB while two threads draw; with a fixed limit it gives each back at once. It reads the limit before any JavaScript
 * runs, so the process begins itself anew with it, under the same number and with the same arguments for Node.
 *
 * HEAP_MEGABYTES, from the environment or a .env file, says how large the heap of JavaScript may grow: 256 where nothing is said, which
 * is enough for a family or a church; a process that serves many wants more.
 *
 * What Node compiles is kept for the next start, for this thread and those that draw: the compiler that strips types then need
 * not be loaded at all, which is 30 MB and most of the time until the first answer. It lies among the packages and not in a
 * folder for all users, since it is code that will run. Node writes it at an orderly end, and does without where it cannot.
 *
 * Plain JavaScript, because the compiler that strips types would be loaded twice.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

/** What runs before the server's own modules are looked for. */
const first = fileURLToPath(new URL('./find-modules.mjs', import.meta.url))
const limit = 'MALLOC_MMAP_THRESHOLD_'
/** What is served: the product, unless a test names a program of its own. */
const program = new URL(process.argv[2] ?? 'src/main.ts', import.meta.url)
const blockBytes = String(256 * 1024)
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

if (process.platform === 'linux' && process.execve && process.env[limit] === undefined) {
  const words = [
    process.execPath,
    ...process.execArgv,
    ...heap(),
    `--import=${first}`,
    fileURLToPath(program),
  ]
  process.execve(process.execPath, words, {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    [limit]: blockBytes,
  })
}
await import('./find-modules.mjs')
await import(program)

/** The later word counts. What is no such number is refused by the settings themselves, in a sentence. */
function heap() {
  const megabytes = process.env.HEAP_MEGABYTES ?? settingInFile()
  return megabytes && /^\d{3,6}$/.test(megabytes) ? [`--max-old-space-size=${megabytes}`] : []
}

function settingInFile() {
  try {
    return parseEnv(readFileSync('.env', 'utf8')).HEAP_MEGABYTES
  } catch {
    return undefined
  }
}
