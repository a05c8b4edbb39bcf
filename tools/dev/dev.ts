/**
 * `npm run dev`: the server, started anew when its sources change, and Vite in front of it for the web app.
 * Ctrl-C ends both.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { startRestartingProgram } from './restarting-program.ts'

const webPort = '5173'
/** Editors save several files, or one file in several steps. */
const calmMilliseconds = 200
const watchedFolders = ['apps/server/src', 'packages']

const webAddress = `http://localhost:${webPort}`
const server = startRestartingProgram(['apps/server/src/main.ts'], {
  // The browser talks to Vite, so that is the address the server must trust and put into links.
  PUBLIC_URL: process.env.PUBLIC_URL ?? webAddress,
})
const vite = spawn(
  process.execPath,
  [
    join(projectRoot, 'node_modules/vite/bin/vite.js'),
    '--port',
    webPort,
    '--strictPort',
    '--clearScreen',
    'false',
  ],
  { cwd: join(projectRoot, 'apps/web'), stdio: 'inherit' },
)
console.log(`The web app is at ${webAddress}; the server starts anew when its sources change.`)

let calm: NodeJS.Timeout | undefined
const watchers = watchedFolders.map((folder) =>
  watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
    if (!file || !isSource(file)) return
    clearTimeout(calm)
    calm = setTimeout(server.restart, calmMilliseconds)
  }),
)

function isSource(file: string): boolean {
  return /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts') && !file.includes('node_modules')
}

async function stop(): Promise<void> {
  clearTimeout(calm)
  for (const watcher of watchers) watcher.close()
  vite.kill('SIGTERM')
  await server.stop()
}

process.once('SIGINT', stop)
process.once('SIGTERM', stop)
vite.once('exit', stop)
