import { type AppContext, createAppContext, type Overrides } from './app-context.ts'
import { type Config, readConfig, readEnvironmentFile, SettingError } from './config.ts'
import { DirectoryInUseError, DirectoryUnusableError } from './db/directory-lock.ts'
import { DatabaseUnavailableError } from './db/open-database.ts'
import { createHttpServer } from './http/http-server.ts'
import { createWatchServer } from './http/watch-server.ts'
import { createLogger, describeError, type Logger } from './logger.ts'
import { DiskFullError, isDiskFull } from './ports/disk-room.ts'
import { sendTraces } from './watching/send-traces.ts'

const neededNode = 24
const forTheOperator = [
  SettingError,
  DirectoryInUseError,
  DirectoryUnusableError,
  DatabaseUnavailableError,
  DiskFullError,
]
/** How long running work may take to finish after the process was asked to stop. */
const graceSeconds = 20

/** Runs until the process is asked to stop, and then until the running work is done; what goes wrong is told to the operator. */
export async function runServer(overrides: Overrides = {}): Promise<void> {
  await start(overrides).catch((error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`)
    process.exitCode = 1
  })
}

async function start(overrides: Overrides): Promise<void> {
  const askedToStop = stopSignal()
  refuseOldNode()
  readEnvironmentFile()
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  const endTraces = config.traces && (await sendTraces(config.traces))
  while (await serve({ config, logger, overrides }, askedToStop)) {
    logger.warn('The embedded database broke down when there was no room; it is opened anew.')
  }
  await endTraces?.().catch((error: unknown) => logger.warn({ err: error }, 'The last spans were not sent.'))
}

interface ServerParts {
  config: Config
  logger: Logger
  overrides: Overrides
}

/** One life of the product. @returns whether it needs another: its database broke down, and nobody asked it to stop. */
async function serve(
  { config, logger, overrides }: ServerParts,
  askedToStop: Promise<void>,
): Promise<boolean> {
  const context = await createAppContext(config, logger, overrides)
  const servers = await open(context).catch(async (error: unknown) => {
    await context.close(0)
    throw error
  })
  if (config.roles.api) process.stdout.write(`Faith Fables is open at ${config.publicUrl}\n`)

  const isLost = await Promise.race([askedToStop.then(() => false), untilItCanReopen(context)])
  if (!isLost) logger.info('Stopping: no new work, running work finishes.')
  for (const server of servers) await server.close()
  await context.close(isLost ? 0 : graceSeconds).catch((error: unknown) => {
    if (!isLost) throw error
  })
  return isLost
}

/** A database that broke down for want of room would do so again: until there is some, every call is told to wait. */
async function untilItCanReopen({ database, room }: AppContext): Promise<boolean> {
  await database.lost
  await room.wait(new AbortController().signal)
  return true
}

/** Listens from the beginning: who asks while the database is being opened is heard, too. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

interface Listening {
  listen(at: { host: string; port: number }): Promise<unknown>
  close(): Promise<unknown>
}

/** Takes up the roles of this process. @returns what listens, to be closed in this order */
async function open(context: AppContext): Promise<Listening[]> {
  const { host, port, metricsPort, roles } = context.config
  const servers: Listening[] = []
  const listen = async (server: Listening, at: number) => {
    await server.listen({ host, port: at })
    servers.push(server)
  }
  try {
    if (roles.api) await listen(await createHttpServer(context), port)
    if (metricsPort !== null) await listen(createWatchServer(context), metricsPort).catch(refuseMetricsPort)
    if (roles.worker) await context.work()
    return servers
  } catch (error) {
    for (const server of servers) await server.close()
    throw error
  }
}

function refuseMetricsPort(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error
  throw new SettingError(
    `The numbers cannot be told at METRICS_PORT (${error.code}). Stop what uses it, or set another one.`,
  )
}

/** One sentence where an operator can do something about it, the whole story otherwise. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (forTheOperator.some((kind) => error instanceof kind)) return error.message
  if (isDiskFull(error)) return new DiskFullError('the folder of DATA_DIR').message
  if ('syscall' in error && error.syscall === 'listen' && 'code' in error) {
    return `The address of HOST and PORT cannot be used (${error.code}). Stop what uses it, or set another PORT.`
  }
  return describeError(error).stack
}

function refuseOldNode(): void {
  const [major] = process.versions.node.split('.')
  if (Number(major) < neededNode)
    throw new SettingError(
      `Faith Fables needs Node ${neededNode} or newer; this is ${process.version}. Start it with 'npm start'.`,
    )
}
