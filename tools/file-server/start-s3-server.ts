/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../network/free-port.ts'

export interface S3Server extends AsyncDisposable {
  /** Settings with which a product keeps its files there. */
  settings: Record<string, string>
  /** Goes away, and comes back with everything that it kept. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** An S3 server on this machine with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-bucket-'))
  const port = await freePort()
  const begin = async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory: folder,
      silent: true,
      configureBuckets: [{ name: 'fables', configs: [] }],
    })
    await server.run()
    return server
  }
  let server: S3rver | null = await begin()
  const stop = async () => {
    await server?.close()
    server = null
  }
  return {
    settings: {
      FILES_URL: `s3://fables/family-site?endpoint=http://127.0.0.1:${port}`,
      // Those of s3rver itself.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    async start() {
      server ??= await begin()
    },
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
