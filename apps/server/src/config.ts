import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { BucketSetting } from './ports/files-setting.ts'
import type { FirebaseSetting } from './ports/identity-setting.ts'
import type { ModelSetting } from './ports/model-setting.ts'
import type { PaymentSetting } from './ports/payment-setting.ts'
import type { TraceSetting } from './ports/trace-setting.ts'
import { assertRolesFit, databaseVariables } from './settings/database-settings.ts'
import { bucketSetting, fileVariables } from './settings/file-settings.ts'
import { firebaseSetting, googleSetting, identityVariables } from './settings/identity-settings.ts'
import { mailSetting, mailVariables } from './settings/mail-settings.ts'
import {
  imageModelSetting,
  modelSetting,
  modelVariables,
  type SpeechModelSetting,
  secretsOfModels,
  speechModelSetting,
} from './settings/model-settings.ts'
import { networkVariables, publicUrlOf } from './settings/network-settings.ts'
import { paymentSetting, paymentVariables } from './settings/payment-settings.ts'
import { SettingError } from './settings/setting-error.ts'
import { list } from './settings/setting-values.ts'
import { traceSetting, traceVariables } from './settings/trace-settings.ts'

export { SettingError }

/** The settings of this process, read once at start. Nothing else reads the environment. */
export interface Config {
  host: string
  port: number
  /** Where the numbers of this process are read, on the same host; null means nowhere. */
  metricsPort: number | null
  /** Where spans are sent; null where nobody follows them. */
  traces: TraceSetting | null
  /** Address under which browsers reach the product, without a slash at the end. */
  publicUrl: string
  /** Absolute folder for the embedded database, the files and the secrets of this installation. */
  dataDir: string
  /** PostgreSQL address; null means the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** The address for what a pooler between us cannot do: PostgreSQL itself. Mostly the same one. */
  databaseDirectUrl: string | null
  roles: { api: boolean; worker: boolean }
  adminEmails: string[]
  logLevel: (typeof logLevels)[number]
  /** Factor on every rate limit; 0 switches them off. */
  rateLimit: number
  /** Addresses and ranges of the proxies that are believed when they say who calls. */
  trustProxy: string[]
  starterLibrary: boolean
  /** Who writes stories for families; null means the built-in storyteller. */
  textModel: ModelSetting | null
  /** Who reads what parents write of characters and stories; null means the built-in listener. */
  listenerModel: ModelSetting | null
  /** Who draws for families; null means the built-in illustrator. */
  imageModel: ModelSetting | null
  /** Who reads on top of the built-in moderator; null means nobody. */
  moderationModel: ModelSetting | null
  /** Who narrates books to be kept, and in which voice (null for the supplier's usual one); null where browsers read by their own voices alone. */
  speechModel: SpeechModelSetting | null
  /** What hosted models may cost in a day (UTC) before nothing new is begun; null where there is no limit. */
  modelBudgetPerDay: number | null
  /** What they may cost for one story before nothing more is begun for it; null where there is no limit. */
  modelBudgetPerStory: number | null
  /** Questions to one supplier at the same time, of each process. */
  modelCallsAtOnce: number
  /** The bucket that files are kept in; null means a folder in `dataDir`. */
  files: BucketSetting | null
  /** The mail server letters are handed to; null means that they are kept in `dataDir`. */
  mail: { url: string; from: string } | null
  /** The Firebase project that knows the accounts; null where they are the product's own. */
  firebase: FirebaseSetting | null
  /** What Google knows this installation by; null where nobody signs in with Google, or they do at Firebase. */
  google: { clientId: string; clientSecret: string } | null
  /** What tokens are sold by; null where they are not on sale. */
  payments: PaymentSetting | null
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const environment = z.object({
  ...networkVariables,
  ...traceVariables,
  /** Read by serve.mjs before this process began; here it is only checked. */
  HEAP_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{2,5}$/, 'must be a number of megabytes from 100 on')
    .optional(),
  ...databaseVariables,
  ADMIN_EMAILS: list.pipe(z.array(z.email('must be e-mail addresses separated by commas'))).default([]),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  STARTER_LIBRARY: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  ...modelVariables,
  ...identityVariables,
  ...mailVariables,
  ...fileVariables,
  ...paymentVariables,
})

/**
 * Adds the settings of a `.env` file in the working folder, if there is one; the environment's own go first.
 * @throws SettingError when it cannot be read, or names a setting that there is not.
 */
export function readEnvironmentFile(file = '.env', variables = process.env): void {
  const settings = parseEnv(textOf(file))
  for (const [name, value] of Object.entries(settings)) {
    if (!(name in environment.shape)) {
      throw new SettingError(
        `The file ${file} sets ${name}, which is no setting of Faith Fables: correct its name or take it out.`,
      )
    }
    variables[name] ??= value
  }
}

/** Empty where there is no such file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    if (code === 'ENOENT') return ''
    const what = code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`
    throw new SettingError(`${file} ${what}, and should be a file with a setting on each line.`)
  }
}

/**
 * Turns the environment into settings.
 * @throws SettingError naming the setting and what it must be.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = environment.safeParse(set)
  if (!read.success) throw new SettingError(sentenceFor(read.error, set))
  const settings = read.data
  assertRolesFit(settings)
  const google = googleSetting(settings)
  const payments = paymentSetting(settings)
  const publicUrl = publicUrlOf(settings)
  return Object.freeze({
    host: settings.HOST,
    port: settings.PORT,
    metricsPort: settings.METRICS_PORT ?? null,
    traces: traceSetting(settings),
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? null,
    roles: settings.ROLES,
    adminEmails: settings.ADMIN_EMAILS,
    logLevel: settings.LOG_LEVEL,
    rateLimit: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    starterLibrary: settings.STARTER_LIBRARY === 'on',
    textModel: modelSetting('TEXT_MODEL', settings),
    listenerModel: modelSetting('LISTENER_MODEL', settings),
    imageModel: imageModelSetting(settings),
    moderationModel: modelSetting('MODERATION_MODEL', settings),
    speechModel: speechModelSetting(settings),
    modelBudgetPerDay: settings.MODEL_BUDGET_PER_DAY ?? null,
    modelBudgetPerStory: settings.MODEL_BUDGET_PER_STORY ?? null,
    modelCallsAtOnce: settings.MODEL_CALLS_AT_ONCE,
    files: bucketSetting(settings),
    mail: mailSetting(settings, publicUrl),
    firebase: firebaseSetting(settings, publicUrl),
    google,
    payments,
  })
}

/** Settings that may hold a password: their values are never repeated. */
const secretSettings = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'FILES_URL',
  'AWS_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...secretsOfModels,
])

function sentenceFor(error: z.ZodError, set: Record<string, string | undefined>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  const value = secretSettings.has(name) ? '' : `; it is '${set[name]}'`
  return `The setting ${name} ${issue?.message}${value}.`
}
