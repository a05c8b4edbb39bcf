import { z } from 'zod'
import { SettingError } from './setting-error.ts'
import { list, type SettingsOf } from './setting-values.ts'

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgres:// or postgresql://',
})

const roles = list
  .refine((names) => names.length > 0 && names.every((name) => name === 'api' || name === 'worker'), {
    error: "must be 'api', 'worker' or 'api,worker'",
  })
  .transform((names) => ({ api: names.includes('api'), worker: names.includes('worker') }))

/** Where this installation keeps what it holds, and which part of the work this process does on it. */
export const databaseVariables = {
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  /** PostgreSQL itself, where DATABASE_URL leads through a pooler that shares connections. */
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  ROLES: roles.default({ api: true, worker: true }),
}

/** @throws SettingError when several processes are to share the embedded database, which has room for one */
export function assertRolesFit(settings: SettingsOf<typeof databaseVariables>): void {
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL) {
    throw new SettingError(
      'DATABASE_DIRECT_URL is the second address of a PostgreSQL server: set DATABASE_URL.',
    )
  }
  if (settings.DATABASE_URL || (settings.ROLES.api && settings.ROLES.worker)) return
  throw new SettingError(
    'ROLES splits the work over several processes, which needs a PostgreSQL server: set DATABASE_URL.',
  )
}
