import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { BucketSetting } from './ports/files-setting.ts'
import type { FirebaseSetting, ServiceAccount } from './ports/identity-setting.ts'
import { type ModelCost, type ModelSetting, type Supplier, suppliers } from './ports/model-setting.ts'
import type { PaymentSetting } from './ports/payment-setting.ts'
import type { TraceSetting } from './ports/trace-setting.ts'

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
  /** Who draws for families; null means the built-in illustrator. */
  imageModel: ModelSetting | null
  /** Who reads on top of the built-in moderator; null means nobody. */
  moderationModel: ModelSetting | null
  /** Who narrates books to be kept, and in which voice (null for the supplier's usual one); null where browsers read by their own voices alone. */
  speechModel: (ModelSetting & { voice: string | null }) | null
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

/** A setting has a wrong value; the message is one sentence for the operator. */
export class SettingError extends Error {
  override name = 'SettingError'
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .pipe(z.number().max(65535, 'must be a port number from 0 to 65535'))

const host = z.string().refine((name) => URL.canParse(`http://${browserHost(name)}`), {
  error: 'must be a host name or an address of this machine',
})

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgres:// or postgresql://',
})

const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address that begins with smtp:// or smtps://',
})

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const roles = list
  .refine((names) => names.length > 0 && names.every((name) => name === 'api' || name === 'worker'), {
    error: "must be 'api', 'worker' or 'api,worker'",
  })
  .transform((names) => ({ api: names.includes('api'), worker: names.includes('worker') }))

const factor = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number from 0 on')
  .transform(Number)

/** Ranges that proxies are named by beside their addresses. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Whose word about where a call comes from is believed. Not everybody's, nor that of the last so many: then whoever
 * reaches the server past the proxy would be whom they like, and count as nobody.
 */
const proxies = list.refine((names) => names.length > 0 && names.every(isProxyRange), {
  error: `must be addresses or ranges of your proxies, separated by commas, such as 172.18.0.2, 10.0.0.0/8 or ${namedRanges.join(', ')}, and cannot be everybody`,
})

function isProxyRange(name: string): boolean {
  if (namedRanges.includes(name)) return true
  const [address = '', bits, ...more] = name.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

/** The settings of each supplier; the keys are named as the suppliers' own tools name them. */
const supplierSettings = {
  openai: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', baseUrl: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', baseUrl: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_API_KEY', baseUrl: 'OPENAI_COMPATIBLE_BASE_URL' },
} as const satisfies Record<Supplier, { key: string; baseUrl: string }>

/** 'builtin', or supplier and model, parted by the first colon: models have colons of their own ('llama3.1:8b'). */
const modelName = z.string().transform((text, context): { supplier: Supplier; model: string } | null => {
  if (text === 'builtin') return null
  const colon = text.indexOf(':')
  const supplier = suppliers.find((name) => name === text.slice(0, Math.max(0, colon)))
  const model = text.slice(colon + 1).trim()
  if (supplier && model) return { supplier, model }
  context.addIssue({
    code: 'custom',
    message: `must be 'builtin', or a supplier and its model such as 'openai-compatible:llama3.1:8b' (suppliers: ${suppliers.join(', ')})`,
  })
  return z.NEVER
})

const callsAtOnce = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')
  .transform(Number)

const modelCost = z
  .string()
  .regex(
    /^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?$/,
    "must be what a million tokens cost, in and out, such as '1.25/10', or what one answer costs, such as '0.04'",
  )
  .transform((text): ModelCost => {
    const [first = 0, second] = text.split('/').map(Number)
    return second === undefined ? { answer: first } : { millionInput: first, millionOutput: second }
  })

/** `s3://bucket/folder?region=eu-central-1&endpoint=https://store.example.org` */
const bucketAddress = z
  .url({ protocol: /^s3$/, hostname: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, error: bucketForm() })
  .transform((text) => new URL(text))
  .refine(({ searchParams }) => isWebAddress(searchParams.get('endpoint')), {
    error: 'names an endpoint that is no address with http:// or https://',
  })
  .refine(({ username, password }) => username === '' && password === '', {
    error: 'must not hold keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  })

function bucketForm(): string {
  return 'must be like s3://bucket/folder?region=eu-central-1, with &endpoint=https://... for a store that is not of Amazon'
}

const isWebAddress = (address: string | null): boolean =>
  address === null || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))

/** As OpenTelemetry has them: `name=value,name=value`, values percent-encoded. */
const namedValues = z
  .string()
  .regex(/^[\w-]+=[^,=]+(,[\w-]+=[^,=]+)*$/, 'must be like name=value,name=value')
  .transform((pairs) =>
    Object.fromEntries(new URLSearchParams(pairs.replaceAll('+', '%2B').replaceAll(',', '&'))),
  )

const environment = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: namedValues.default({}),
  /** Read by serve.mjs before this process began; here it is only checked. */
  HEAP_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{2,5}$/, 'must be a number of megabytes from 100 on')
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  ROLES: roles.default({ api: true, worker: true }),
  ADMIN_EMAILS: list.pipe(z.array(z.email('must be e-mail addresses separated by commas'))).default([]),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  RATE_LIMIT: factor.default(1),
  TRUST_PROXY: proxies.default(['loopback']),
  STARTER_LIBRARY: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  TEXT_MODEL: modelName.optional(),
  TEXT_MODEL_COST: modelCost.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: webAddress.optional(),
  OPENAI_COMPATIBLE_API_KEY: z.string().optional(),
  OPENAI_COMPATIBLE_BASE_URL: webAddress.optional(),
  IMAGE_MODEL: modelName.optional(),
  IMAGE_MODEL_COST: modelCost.optional(),
  MODERATION_MODEL: modelName.optional(),
  MODERATION_MODEL_COST: modelCost.optional(),
  MODEL_BUDGET_PER_DAY: factor.optional(),
  MODEL_BUDGET_PER_STORY: factor.optional(),
  MODEL_CALLS_AT_ONCE: callsAtOnce.default(6),
  SPEECH_MODEL: modelName.optional(),
  SPEECH_MODEL_COST: modelCost.optional(),
  SPEECH_VOICE: z.string().max(100, 'must be the name of a voice').optional(),
  IDENTITY: z.enum(['builtin', 'firebase'], { error: "must be 'builtin' or 'firebase'" }).default('builtin'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,}$/, 'must be the id of a project, such as fables-1a2b3')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be the Web API key of the project')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
      'must be a host without https://, such as fables-1a2b3.firebaseapp.com',
    )
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(
      /^(localhost|127\.0\.0\.1):\d{1,5}$/,
      'must be an emulator on this machine, such as 127.0.0.1:9099',
    )
    .optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an e-mail address').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FILES_URL: bucketAddress.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\S+$/, "must be a secret key of Stripe, which begins with 'sk_' or 'rk_'")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be the signing secret of Stripe's webhook, which begins with 'whsec_'")
    .optional(),
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
  if (!settings.DATABASE_URL && !(settings.ROLES.api && settings.ROLES.worker)) {
    throw new SettingError(
      'ROLES splits the work over several processes, which needs a PostgreSQL server: set DATABASE_URL.',
    )
  }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new SettingError(
      'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
    )
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  if (Boolean(secretKey) !== Boolean(webhookSecret)) {
    throw new SettingError(
      'Selling tokens needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set the other one, too.',
    )
  }
  const publicUrl = (settings.PUBLIC_URL ?? `http://${browserHost(settings.HOST)}:${settings.PORT}`).replace(
    /\/+$/,
    '',
  )
  return Object.freeze({
    host: settings.HOST,
    port: settings.PORT,
    metricsPort: settings.METRICS_PORT ?? null,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, headers: settings.OTEL_EXPORTER_OTLP_HEADERS }
      : null,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    roles: settings.ROLES,
    adminEmails: settings.ADMIN_EMAILS,
    logLevel: settings.LOG_LEVEL,
    rateLimit: settings.RATE_LIMIT,
    trustProxy: settings.TRUST_PROXY,
    starterLibrary: settings.STARTER_LIBRARY === 'on',
    textModel: modelSetting('TEXT_MODEL', settings),
    imageModel: imageModelSetting(settings),
    moderationModel: modelSetting('MODERATION_MODEL', settings),
    speechModel: speechModelSetting(settings),
    modelBudgetPerDay: settings.MODEL_BUDGET_PER_DAY ?? null,
    modelBudgetPerStory: settings.MODEL_BUDGET_PER_STORY ?? null,
    modelCallsAtOnce: settings.MODEL_CALLS_AT_ONCE,
    files: bucketSetting(settings),
    mail: settings.SMTP_URL
      ? { url: settings.SMTP_URL, from: settings.MAIL_FROM ?? senderAt(publicUrl) }
      : null,
    firebase: firebaseSetting(settings, publicUrl),
    google: clientId && clientSecret ? { clientId, clientSecret } : null,
    payments: secretKey && webhookSecret ? { secretKey, webhookSecret } : null,
  })
}

/** @throws SettingError for what is missing, and for what contradicts it */
function firebaseSetting(settings: z.infer<typeof environment>, publicUrl: string): FirebaseSetting | null {
  if (settings.IDENTITY === 'builtin') return null
  const missing = firebaseNames.find((name) => settings[name] === undefined)
  if (missing)
    throw new SettingError(`IDENTITY is firebase, which needs ${missing}: the Firebase console shows it.`)
  if (settings.GOOGLE_CLIENT_ID)
    throw new SettingError(
      "IDENTITY is firebase, where 'Sign in with Google' is set up at Firebase: take GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET out.",
    )
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_SERVICE_ACCOUNT: keyFile } = settings
  // Whoever reaches an emulator is whom they like.
  if (emulator && !(isThisMachine(settings.HOST) && isThisMachine(new URL(publicUrl).hostname)))
    throw new SettingError(
      'FIREBASE_AUTH_EMULATOR_HOST is for trying things out, since everybody may be anybody then: it is refused where HOST or PUBLIC_URL can be reached from elsewhere.',
    )
  return {
    projectId: settings.FIREBASE_PROJECT_ID ?? '',
    apiKey: settings.FIREBASE_API_KEY ?? '',
    authDomain: settings.FIREBASE_AUTH_DOMAIN ?? '',
    emulator: emulator ?? null,
    serviceAccount: keyFile ? serviceAccountIn(keyFile) : null,
  }
}

const firebaseNames = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)

const keyFileOfGoogle = z.object({
  client_email: z.string(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: webAddress,
})

/** @throws SettingError where the file is no key of a service account; what is in it is never repeated */
function serviceAccountIn(file: string): ServiceAccount {
  const form = 'must be the key file (JSON) of a service account of the project'
  try {
    const key = keyFileOfGoogle.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { email: key.client_email, privateKey: key.private_key, tokenAddress: key.token_uri }
  } catch {
    throw new SettingError(`The setting FIREBASE_SERVICE_ACCOUNT ${form}; it is '${file}'.`)
  }
}

/** @throws SettingError when the model's supplier cannot be reached with these settings. */
function modelSetting(
  name: 'TEXT_MODEL' | 'IMAGE_MODEL' | 'MODERATION_MODEL' | 'SPEECH_MODEL',
  settings: z.infer<typeof environment>,
): ModelSetting | null {
  const wanted = settings[name]
  if (!wanted) return null
  const names = supplierSettings[wanted.supplier]
  const apiKey = settings[names.key] ?? null
  const baseUrl = settings[names.baseUrl]?.replace(/\/+$/, '') ?? null
  if (wanted.supplier === 'openai-compatible' && baseUrl === null)
    throw new SettingError(
      `${name} names a server of your own: set ${names.baseUrl} to its address, such as http://localhost:11434/v1.`,
    )
  if (wanted.supplier !== 'openai-compatible' && apiKey === null)
    throw new SettingError(`${name} names a model of ${wanted.supplier}: set its key in ${names.key}, too.`)
  return { ...wanted, apiKey, baseUrl, cost: settings[`${name}_COST`] ?? null }
}

/** @throws SettingError when there is one key without the other */
function bucketSetting({
  FILES_URL: address,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
}: z.infer<typeof environment>): BucketSetting | null {
  if (!address) return null
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new SettingError(
      'FILES_URL needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither where this machine has a role: set the other one, too.',
    )
  const folder = decodeURIComponent(address.pathname).replace(/^\/+|\/+$/g, '')
  return {
    bucket: address.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: address.searchParams.get('region') ?? 'us-east-1',
    endpoint: address.searchParams.get('endpoint'),
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}

/** Not every supplier draws, and not every model of one that does. */
function imageModelSetting(settings: z.infer<typeof environment>): ModelSetting | null {
  const wanted = settings.IMAGE_MODEL
  if (wanted?.supplier === 'anthropic')
    throw new SettingError(
      'IMAGE_MODEL names a model of anthropic, which draws no pictures: choose openai, google or openai-compatible.',
    )
  if (wanted?.supplier === 'google' && !wanted.model.startsWith('gemini-'))
    throw new SettingError(
      "IMAGE_MODEL names a model of google that is no 'gemini-' model: only these draw here, such as 'google:gemini-2.5-flash-image'.",
    )
  return modelSetting('IMAGE_MODEL', settings)
}

/** Not every supplier speaks. */
function speechModelSetting(settings: z.infer<typeof environment>): Config['speechModel'] {
  if (settings.SPEECH_MODEL?.supplier === 'anthropic')
    throw new SettingError(
      'SPEECH_MODEL names a model of anthropic, which does not speak: choose openai, google or openai-compatible.',
    )
  const setting = modelSetting('SPEECH_MODEL', settings)
  return setting && { ...setting, voice: settings.SPEECH_VOICE ?? null }
}

/** Settings that may hold a password: their values are never repeated. */
const secretSettings = new Set([
  'DATABASE_URL',
  'FILES_URL',
  'AWS_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...Object.values(supplierSettings).flatMap(({ key, baseUrl }) => [key, baseUrl]),
])

function sentenceFor(error: z.ZodError, set: Record<string, string | undefined>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  const value = secretSettings.has(name) ? '' : `; it is '${set[name]}'`
  return `The setting ${name} ${issue?.message}${value}.`
}

/** A host one can type into a browser: an address that means "all of them" is reached as localhost. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Who letters are from where nothing else is said. */
function senderAt(publicUrl: string): string {
  return `Faith Fables <no-reply@${new URL(publicUrl).hostname}>`
}
