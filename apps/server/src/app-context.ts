import { createBuiltinIdentity } from './adapters/builtin/builtin-identity.ts'
import { createLocalFileStore } from './adapters/local-files/local-file-store.ts'
import type { Config } from './config.ts'
import { installationSecret } from './db/installation-secret-store.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import * as schema from './db/schema.ts'
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts'
import type { Logger } from './logger.ts'
import type { FileStore } from './ports/file-store.ts'
import type { IdentityProvider } from './ports/identity.ts'
import { createReference, type Reference } from './reference/reference.ts'
import { createUsers, type Users } from './users/users.ts'

/** Everything the routes and the jobs work with, built once from the settings. */
export interface AppContext {
  config: Config
  logger: Logger
  database: OpenDatabase
  jobs: JobQueue
  files: FileStore
  identity: IdentityProvider
  reference: Reference
  users: Users
  close(): Promise<void>
}

/** The parts that tests put others in the place of. */
export type Overrides = Partial<Pick<AppContext, 'files' | 'identity'>>

/** Builds every part and joins them: the only place, beside tests, that names an adapter. */
export async function createAppContext(config: Config, logger: Logger, overrides: Overrides = {}): Promise<AppContext> {
  const database = await openDatabase(config)
  try {
    const jobs = await openJobQueue(database, { databaseUrl: config.databaseUrl, works: config.roles.worker }, [], logger)
    const files = overrides.files ?? (await createLocalFileStore(config.dataDir))
    const identity = overrides.identity ?? (await createIdentity(config, database))
    const reference = createReference({ db: database.db })
    const users = createUsers({ db: database.db, reference })
    const close = async () => {
      await jobs.close()
      await database.close()
    }
    return { config, logger, database, jobs, files, identity, reference, users, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function createIdentity(config: Config, { db }: OpenDatabase): Promise<IdentityProvider> {
  return createBuiltinIdentity({
    database: db,
    tables: {
      user: schema.identityUsers,
      session: schema.identitySessions,
      account: schema.identityAccounts,
      verification: schema.identityVerifications,
      jwks: schema.identityKeys,
    },
    publicUrl: config.publicUrl,
    secret: await installationSecret(db, 'identity'),
  })
}
