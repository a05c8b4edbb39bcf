import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../network/free-port.ts'
import { findFirebaseEmulator } from './find-firebase-emulator.ts'

export interface FirebaseEmulator {
  /** Its host and port, as the product's setting names it. */
  host: string
  projectId: string
  /** The newest link that it would have mailed to this address; null when there is none. */
  linkFor(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string | null>
  stop(): Promise<void>
}

// Projects named so never reach Google.
const projectId = 'demo-fables'
const startLimitMilliseconds = 180_000

/** Starts Google's emulator of Firebase Authentication on free ports, with no accounts in it. */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  const program = findFirebaseEmulator()
  if (program === null) throw new Error('The emulator of Firebase is not installed: `npm test` does it.')
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-firebase-'))
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const emulators = {
    auth: { host: '127.0.0.1', port },
    hub: { host: '127.0.0.1', port: hub },
    logging: { host: '127.0.0.1', port: logging },
    ui: { enabled: false },
  }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const emulator = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', projectId],
    { cwd: folder, env: { PATH: process.env.PATH, HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [emulator.stdout, emulator.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-5000)
    })
  const killWithUs = () => emulator.kill('SIGKILL')
  process.once('exit', killWithUs)
  const stop = async () => {
    process.off('exit', killWithUs)
    if (emulator.exitCode === null) {
      const gone = once(emulator, 'exit')
      emulator.kill('SIGINT')
      await gone
    }
    await rm(folder, { recursive: true, force: true })
  }
  const host = `127.0.0.1:${port}`
  const deadline = AbortSignal.timeout(startLimitMilliseconds)
  while (!(await isUp(host))) {
    if (deadline.aborted || emulator.exitCode !== null) {
      await stop()
      throw new Error(`The emulator of Firebase did not start. It printed:\n${output}`)
    }
    await wait(100)
  }
  return { host, projectId, linkFor: (email, kind) => newestLink(host, email, kind), stop }
}

async function isUp(host: string): Promise<boolean> {
  return await fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

interface MailedCode {
  email: string
  requestType: string
  oobLink: string
}

async function newestLink(host: string, email: string, kind: string): Promise<string | null> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: MailedCode[] }
  const link = oobCodes.findLast((code) => code.email === email && code.requestType === kind)
  return link?.oobLink ?? null
}
