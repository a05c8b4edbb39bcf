import { pino } from 'pino'
import { createAppContext } from './app-context.ts'
import { readConfig, SettingError } from './config.ts'
import { DirectoryInUseError } from './db/directory-lock.ts'
import { DatabaseUnavailableError } from './db/open-database.ts'
import { createHttpServer } from './http/http-server.ts'

const neededNode = 24
/** How long running work may take to finish after the process was asked to stop. */
const graceSeconds = 20

await start().catch((error: unknown) => {
  const isForTheOperator = error instanceof SettingError || error instanceof DirectoryInUseError || error instanceof DatabaseUnavailableError
  process.stderr.write(`${isForTheOperator ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})

async function start(): Promise<void> {
  refuseOldNode()
  const config = readConfig()
  const logger = pino({ level: config.logLevel })
  const context = await createAppContext(config, logger)
  const server = config.roles.api ? await createHttpServer(context) : null
  if (config.roles.worker) await context.work()
  await server?.listen({ host: config.host, port: config.port })
  if (server) process.stdout.write(`Faith Fables is open at ${config.publicUrl}\n`)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.info('Stopping: no new work, running work finishes.')
      void stop()
    })
  }

  async function stop(): Promise<void> {
    await server?.close()
    await context.close(graceSeconds)
  }
}

function refuseOldNode(): void {
  const [major] = process.versions.node.split('.')
  if (Number(major) < neededNode) throw new SettingError(`Faith Fables needs Node ${neededNode} or newer; this is ${process.version}. Start it with 'npm start'.`)
}
