import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BareAnswer } from './bare-server.ts'

export interface BareServer {
  url: string
  stop(): Promise<void>
}

/** Starts a server, in a process of its own, that does nothing but answer these bytes. */
export async function startBareServer(answers: Record<string, BareAnswer>): Promise<BareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-bare-'))
  const file = join(folder, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  const program = join(import.meta.dirname, 'bare-server.ts')
  const server = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const killWithUs = () => server.kill('SIGKILL')
  process.once('exit', killWithUs)
  const stop = async () => {
    process.off('exit', killWithUs)
    if (server.exitCode === null) {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    }
    await rm(folder, { recursive: true, force: true })
  }
  const [line] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => [''])])
  const url = String(line).trim()
  if (url === '') {
    await stop()
    throw new Error('The bare server did not start.')
  }
  return { url, stop }
}
