import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, readEnvironmentFile, SettingError } from './config.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('without any setting the product runs on this machine alone, with everything built in', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('data'),
    databaseUrl: null,
    roles: { api: true, worker: true },
    adminEmails: [],
    logLevel: 'info',
    rateLimit: 1,
    trustProxy: ['loopback'],
    starterLibrary: true,
    mail: null,
    google: null,
  })
})

test('an empty setting counts as left out', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ADMIN_EMAILS: '' })).toEqual(readConfig({}))
})

test('lists are separated by commas and may have spaces', () => {
  const config = readConfig({
    ADMIN_EMAILS: ' ruth@example.com, boaz@example.com ,',
    ROLES: 'worker',
    DATABASE_URL: 'postgres://localhost/fables',
  })

  expect(config.adminEmails).toEqual(['ruth@example.com', 'boaz@example.com'])
  expect(config.roles).toEqual({ api: false, worker: true })
})

test.each([
  [{ PUBLIC_URL: 'https://fables.example/' }, 'https://fables.example'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
])('with %j browsers are sent to %s', (settings, address) => {
  expect(readConfig(settings).publicUrl).toBe(address)
})

test.each([
  [{ PORT: 'http' }, "The setting PORT must be a port number from 0 to 65535; it is 'http'."],
  [{ PORT: '65536' }, "The setting PORT must be a port number from 0 to 65535; it is '65536'."],
  [{ PORT: '80.5' }, "The setting PORT must be a port number from 0 to 65535; it is '80.5'."],
  [
    { HOST: 'my machine' },
    "The setting HOST must be a host name or an address of this machine; it is 'my machine'.",
  ],
  [
    { PUBLIC_URL: 'fables.example' },
    "The setting PUBLIC_URL must be an address that begins with http:// or https://; it is 'fables.example'.",
  ],
  [{ ROLES: 'api,cook' }, "The setting ROLES must be 'api', 'worker' or 'api,worker'; it is 'api,cook'."],
  [
    { ADMIN_EMAILS: 'ruth' },
    "The setting ADMIN_EMAILS must be e-mail addresses separated by commas; it is 'ruth'.",
  ],
  [
    { LOG_LEVEL: 'loud' },
    "The setting LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent; it is 'loud'.",
  ],
  [{ RATE_LIMIT: '-1' }, "The setting RATE_LIMIT must be a number from 0 on; it is '-1'."],
  [{ RATE_LIMIT: ' ' }, "The setting RATE_LIMIT must be a number from 0 on; it is ' '."],
  [{ PORT: ' ' }, "The setting PORT must be a port number from 0 to 65535; it is ' '."],
  [{ STARTER_LIBRARY: 'yes' }, "The setting STARTER_LIBRARY must be 'on' or 'off'; it is 'yes'."],
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})

test('a database address with a password is not repeated in the refusal', () => {
  const refused = () => readConfig({ DATABASE_URL: 'mysql://root:secret@localhost/fables' })

  expect(refused).toThrow(/^The setting DATABASE_URL must be an address that begins with postgres/)
  expect(refused).not.toThrow(/secret/)
})

test('IDENTITY names a supplier that this version does not have and is refused', () => {
  expect(() => readConfig({ IDENTITY: 'openai:some-model' })).toThrow(SettingError)
  expect(() => readConfig({ IDENTITY: 'builtin' })).not.toThrow()
})

test('SPEECH_MODEL names a supplier that speaks, and its voice', () => {
  const settings = { SPEECH_MODEL: 'openai:gpt-4o-mini-tts', OPENAI_API_KEY: 'k', SPEECH_VOICE: 'nova' }
  expect(readConfig(settings).speechModel).toMatchObject({ model: 'gpt-4o-mini-tts', voice: 'nova' })
  expect(readConfig({ SPEECH_MODEL: 'builtin' }).speechModel).toBeNull()
  expect(() => readConfig({ SPEECH_MODEL: 'anthropic:claude', ANTHROPIC_API_KEY: 'k' })).toThrow(
    /which does not speak: choose openai, google or openai-compatible/,
  )
})

test('TEXT_MODEL names a supplier and its model, which may have colons of its own, with what reaches it', () => {
  const settings = {
    TEXT_MODEL: 'openai-compatible:llama3.1:8b',
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1/',
  }
  expect(readConfig(settings).textModel).toEqual({
    supplier: 'openai-compatible',
    model: 'llama3.1:8b',
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
    cost: null,
  })
  expect(readConfig({ TEXT_MODEL: 'anthropic:some', ANTHROPIC_API_KEY: 'k' }).textModel).toMatchObject({
    supplier: 'anthropic',
    apiKey: 'k',
    baseUrl: null,
  })
  expect(readConfig({ TEXT_MODEL: 'builtin' }).textModel).toBeNull()
})

test('IMAGE_MODEL is set beside TEXT_MODEL and may be of another supplier', () => {
  const keys = { OPENAI_API_KEY: 'o', GOOGLE_GENERATIVE_AI_API_KEY: 'g' }
  const { textModel, imageModel } = readConfig({ ...keys, IMAGE_MODEL: 'google:gemini-2.5-flash-image' })
  expect([textModel, imageModel]).toEqual([
    null,
    { supplier: 'google', model: 'gemini-2.5-flash-image', apiKey: 'g', baseUrl: null, cost: null },
  ])
})

test('what a model costs is said for a million tokens each way, or for an answer', () => {
  const settings = { TEXT_MODEL: 'openai:some', IMAGE_MODEL: 'openai:other', OPENAI_API_KEY: 'k' }
  const { textModel, imageModel } = readConfig({
    ...settings,
    TEXT_MODEL_COST: '1.25/10',
    IMAGE_MODEL_COST: '0.04',
  })
  expect(textModel?.cost).toEqual({ millionInput: 1.25, millionOutput: 10 })
  expect(imageModel?.cost).toEqual({ answer: 0.04 })
})

test.each([
  [{ TEXT_MODEL: 'gpt-5' }, /^The setting TEXT_MODEL must be 'builtin', or a supplier and its model/],
  [{ TEXT_MODEL: 'openai:' }, /^The setting TEXT_MODEL must be/],
  [{ TEXT_MODEL: 'mistral:large' }, /suppliers: openai, anthropic, google, openai-compatible/],
  [{ TEXT_MODEL: 'openai:gpt-5' }, /set its key in OPENAI_API_KEY/],
  [{ TEXT_MODEL_COST: '$5' }, /^The setting TEXT_MODEL_COST must be what a million tokens cost/],
  [{ IMAGE_MODEL_COST: '-1/2' }, /^The setting IMAGE_MODEL_COST must be/],
  [{ TEXT_MODEL: 'google:gemini' }, /set its key in GOOGLE_GENERATIVE_AI_API_KEY/],
  [{ TEXT_MODEL: 'openai-compatible:llama3' }, /set OPENAI_COMPATIBLE_BASE_URL to its address/],
  [{ IMAGE_MODEL: 'dall-e' }, /^The setting IMAGE_MODEL must be 'builtin', or a supplier and its model/],
  [{ IMAGE_MODEL: 'openai:gpt-image-1' }, /^IMAGE_MODEL names .* set its key in OPENAI_API_KEY/],
  [{ IMAGE_MODEL: 'anthropic:some', ANTHROPIC_API_KEY: 'k' }, /which draws no pictures/],
  [{ IMAGE_MODEL: 'google:imagen-4', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, /no 'gemini-' model/],
  [
    { MODERATION_MODEL: 'openai:omni-moderation-latest' },
    /^MODERATION_MODEL names .* set its key in OPENAI_API_KEY/,
  ],
  [{ OPENAI_BASE_URL: 'key-by-mistake' }, /^The setting OPENAI_BASE_URL must be an address[^;]*$/],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }

test('tokens are sold where Stripe’s key and the secret of its webhook are set', () => {
  expect(readConfig({}).payments).toBeNull()
  expect(readConfig(stripe).payments).toEqual({ secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' })
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow('set the other one, too')
})

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_public', /begins with 'sk_' or 'rk_'\.$/],
  ['STRIPE_WEBHOOK_SECRET', 'we_123', /begins with 'whsec_'\.$/],
])('a %s that is none is refused and not repeated', (name, value, sentence) => {
  const refused = () => readConfig({ ...stripe, [name]: value })
  expect(refused).toThrow(sentence)
  expect(refused).not.toThrow(value)
})

test('traces go to a collector with what it asks for, which is not repeated', () => {
  expect(readConfig({}).traces).toBeNull()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://traces.example.org'
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b+c,team=reading' }
  expect(readConfig(settings).traces).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: { 'x-key': 'a b+c', team: 'reading' },
  })
  expect(() => readConfig({ ...settings, OTEL_EXPORTER_OTLP_HEADERS: 'a key' })).toThrow(
    /must be like name=value,name=value\.$/,
  )
})

test.each(['api', 'worker'])('one role alone (%s) is refused on the embedded database', (ROLES) => {
  expect(() => readConfig({ ROLES })).toThrow(/needs a PostgreSQL server: set DATABASE_URL\.$/)
})

test('letters come from the public address unless the operator says from whom', () => {
  const settings = { SMTP_URL: 'smtps://mail.example.org', PUBLIC_URL: 'https://fables.example/' }

  expect(readConfig(settings).mail).toEqual({
    url: 'smtps://mail.example.org',
    from: 'Faith Fables <no-reply@fables.example>',
  })
  expect(readConfig({ ...settings, MAIL_FROM: 'ruth@example.org' }).mail?.from).toBe('ruth@example.org')
})

test.each([
  [
    { SMTP_URL: 'mail.example.org:secret' },
    'The setting SMTP_URL must be an address that begins with smtp:// or smtps://.',
  ],
  [{ MAIL_FROM: 'Ruth' }, "The setting MAIL_FROM must hold an e-mail address; it is 'Ruth'."],
  [
    { GOOGLE_CLIENT_ID: 'ours' },
    'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
  ],
  [
    { GOOGLE_CLIENT_SECRET: 'secret' },
    'Signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set the other one, too.',
  ],
])('%j stops the start: %s', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})

const firebase = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'fables-1a2b3',
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_AUTH_DOMAIN: 'fables-1a2b3.firebaseapp.com',
}

test('IDENTITY=firebase names a project whose accounts sign in here (FB-13)', () => {
  expect(readConfig({}).firebase).toBeNull()
  expect(readConfig(firebase).firebase).toEqual({
    projectId: 'fables-1a2b3',
    apiKey: 'AIza-key',
    authDomain: 'fables-1a2b3.firebaseapp.com',
    emulator: null,
    serviceAccount: null,
  })
})

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
const emulatorRefused =
  'FIREBASE_AUTH_EMULATOR_HOST is for trying things out, since everybody may be anybody then: it is refused where HOST or PUBLIC_URL can be reached from elsewhere.'

test.each([
  [
    { ...firebase, FIREBASE_API_KEY: '' },
    'IDENTITY is firebase, which needs FIREBASE_API_KEY: the Firebase console shows it.',
  ],
  [
    { IDENTITY: 'firebase' },
    'IDENTITY is firebase, which needs FIREBASE_PROJECT_ID: the Firebase console shows it.',
  ],
  [
    { ...firebase, FIREBASE_AUTH_DOMAIN: 'https://fables.firebaseapp.com' },
    "The setting FIREBASE_AUTH_DOMAIN must be a host without https://, such as fables-1a2b3.firebaseapp.com; it is 'https://fables.firebaseapp.com'.",
  ],
  [
    { ...firebase, GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' },
    "IDENTITY is firebase, where 'Sign in with Google' is set up at Firebase: take GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET out.",
  ],
  [
    { ...firebase, FIREBASE_SERVICE_ACCOUNT: 'package.json' },
    "The setting FIREBASE_SERVICE_ACCOUNT must be the key file (JSON) of a service account of the project; it is 'package.json'.",
  ],
  [{ ...firebase, ...emulator, PUBLIC_URL: 'https://fables.example' }, emulatorRefused],
  [{ ...firebase, ...emulator, HOST: '0.0.0.0' }, emulatorRefused],
  [
    { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example:9099' },
    "The setting FIREBASE_AUTH_EMULATOR_HOST must be an emulator on this machine, such as 127.0.0.1:9099; it is 'emulator.example:9099'.",
  ],
])('%j stops the start: %s (FB-13)', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new SettingError(sentence))
})

test('proxies are named by address, range or the name of a range', () => {
  const names = ['loopback', 'uniquelocal', 'linklocal', '172.18.0.2', '10.0.0.0/8', '::1', 'fd00::/8']

  expect(readConfig({ TRUST_PROXY: names.join(', ') }).trustProxy).toEqual(names)
})

test.each(['true', '1', '0.0.0.0/0', '::/0', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', ','])(
  '%s names no proxy, or everybody, and stops the start',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(
      new SettingError(
        `The setting TRUST_PROXY must be addresses or ranges of your proxies, separated by commas, such as 172.18.0.2, 10.0.0.0/8 or loopback, linklocal, uniquelocal, and cannot be everybody; it is '${TRUST_PROXY}'.`,
      ),
    )
  },
)

test('a .env file adds settings to those of the environment, which go first', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, '.env')
  await writeFile(file, '# Ours\nPORT=4000\nexport HOST="0.0.0.0"\nDATA_DIR=\n')
  const variables = { PORT: '5000' }

  readEnvironmentFile(file, variables)

  expect(variables).toEqual({ PORT: '5000', HOST: '0.0.0.0', DATA_DIR: '' })
})

test('without a .env file nothing is added', async () => {
  await using folder = await temporaryFolder()
  const variables = {}

  readEnvironmentFile(join(folder.path, '.env'), variables)

  expect(variables).toEqual({})
})

test('a .env that is a folder stops the start with a sentence', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, '.env')
  await mkdir(file)

  expect(() => readEnvironmentFile(file, {})).toThrow(
    new SettingError(`${file} is a folder, and should be a file with a setting on each line.`),
  )
})

test('a .env that sets what is no setting stops the start with a sentence, which repeats no value', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, '.env')
  await writeFile(file, 'PORT=4000\nDATABSE_URL=postgres://ruth:secret@localhost/fables\n')

  expect(() => readEnvironmentFile(file, {})).toThrow(
    new SettingError(
      `The file ${file} sets DATABSE_URL, which is no setting of Faith Fables: correct its name or take it out.`,
    ),
  )
})

test('a bucket is named by an address, its keys by settings of their own', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ FILES_URL: 's3://fables' }).files).toEqual({
    bucket: 'fables',
    prefix: '',
    region: 'us-east-1',
    endpoint: null,
    keys: null,
  })
  const FILES_URL = 's3://fables/our/site/?region=eu-central-1&endpoint=https://store.example.org'
  expect(readConfig({ FILES_URL, ...keys }).files).toEqual({
    bucket: 'fables',
    prefix: 'our/site/',
    region: 'eu-central-1',
    endpoint: 'https://store.example.org',
    keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
})

test.each([
  [{ FILES_URL: '/var/files' }, /^The setting FILES_URL must be like s3:/],
  [{ FILES_URL: 'https://fables' }, /must be like s3:/],
  [{ FILES_URL: 's3://F' }, /must be like s3:/],
  [{ FILES_URL: 's3://fables?endpoint=store' }, /names an endpoint that is no address/],
  [{ FILES_URL: 's3://id:secret@fables' }, /must not hold keys[^;]*$/],
  [{ FILES_URL: 's3://fables', AWS_ACCESS_KEY_ID: 'id' }, /needs both AWS_ACCESS_KEY_ID/],
])('%j names no bucket', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
