import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDirectory } from './testing/world-database.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

test('a second server on the same folder refuses to start and names the first, which goes on', async () => {
  const dataDir = await makeDataDirectory('main')
  const settings = { DATA_DIR: dataDir, PORT: '0', STARTER_LIBRARY: 'off', LOG_LEVEL: 'warn' }
  const first = startServer(settings)
  onTestFinished(async () => {
    first.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  await opening(first)

  const second = await runToItsEnd(settings)

  expect(second.exitCode).toBe(1)
  expect(second.said).toBe(
    `The folder ${dataDir} is in use by process ${first.pid}, another Faith Fables server. ` +
      'Stop that one first, or set DATA_DIR to another folder.\n',
  )
  expect(first.exitCode).toBeNull()
}, 60_000)

test('a wrong setting stops the start with one sentence', async () => {
  expect(await runToItsEnd({ PORT: 'http' })).toEqual({
    exitCode: 1,
    said: "The setting PORT must be a port number from 0 to 65535; it is 'http'.\n",
  })
})

function startServer(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [program], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function opening({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The output of the server is not read.')
  for await (const chunk of stdout) {
    if (String(chunk).includes('is open at')) return
  }
  throw new Error('The server ended before it was open.')
}

async function runToItsEnd(settings: Record<string, string>) {
  const server = startServer(settings)
  const said = server.stderr ? text(server.stderr) : ''
  const [exitCode] = await once(server, 'exit')
  return { exitCode, said: await said }
}
