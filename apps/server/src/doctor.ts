import { type Config, readConfig, readEnvironmentFile, SettingError } from './config.ts'
import type { ModelSetting, SupplierCall, SupplierCare } from './ports/model-setting.ts'
import { SupplierError } from './ports/supplier-error.ts'

/** Tries everything that the settings name with one small question; exit code 1 when something does not answer. */
await examine().catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function examine(): Promise<void> {
  readEnvironmentFile()
  const config = readConfig()
  const rows = [
    await examineWords('stories ', config.textModel),
    await examineWords('listener', config.listenerModel),
    await examinePainter(config),
    await examineModerator(config),
    await examineSpeaker(config),
    await examineFiles(config),
    await examinePayments(config),
    await examineAccounts(config),
    ...(await examineDatabase(config)),
    await examineMail(config),
    await examineGoogle(config),
    await examineTraces(config),
  ]
  process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`)
}

/** One that is only asked for words, whatever for. */
async function examineWords(what: 'stories ' | 'listener', setting: ModelSetting | null): Promise<string[]> {
  if (!setting) return [what, 'builtin', 'nothing to ask: it is part of the product']
  const { askSmallQuestion } = await import('./adapters/hosted/ask-small-question.ts')
  const name = `${setting.supplier}:${setting.model}`
  const calls: SupplierCall[] = []
  try {
    const answer = await askSmallQuestion(setting, askingInto(calls))
    const spent = calls.at(-1)
    const tokens = `${spent?.inputTokens ?? '?'} tokens in, ${spent?.outputTokens ?? '?'} out`
    if (answer === null) process.exitCode = 1
    const said = answer === null ? 'answered with something else than was asked for' : `answered "${answer}"`
    return [what, name, `${said} in ${spent?.milliseconds ?? '?'} ms (${tokens})`]
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    process.exitCode = 1
    return [what, name, error.message]
  }
}

async function examinePainter({ imageModel }: Config): Promise<string[]> {
  if (!imageModel) return ['pictures', 'builtin', 'nothing to ask: it is part of the product']
  const { askSmallPicture } = await import('./adapters/hosted/ask-small-picture.ts')
  const name = `${imageModel.supplier}:${imageModel.model}`
  const calls: SupplierCall[] = []
  try {
    const fault = await askSmallPicture(imageModel, askingInto(calls))
    if (fault !== null) process.exitCode = 1
    return ['pictures', name, `${fault ?? 'drew an apple'} (${calls.at(-1)?.milliseconds ?? '?'} ms)`]
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    process.exitCode = 1
    return ['pictures', name, error.message]
  }
}

async function examineModerator({ moderationModel }: Config): Promise<string[]> {
  if (!moderationModel) return ['safety  ', 'builtin', 'nothing to ask: it is part of the product']
  const { askJudge } = await import('./adapters/hosted/ask-judge.ts')
  const name = `${moderationModel.supplier}:${moderationModel.model}`
  try {
    const allowed = await askJudge(moderationModel, askingInto([]))
    if (!allowed) process.exitCode = 1
    return [
      'safety  ',
      name,
      allowed ? 'allowed a sentence about a lamb' : 'declined a sentence about a lamb',
    ]
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    process.exitCode = 1
    return ['safety  ', name, error.message]
  }
}

async function examineSpeaker({ speechModel }: Config): Promise<string[]> {
  if (!speechModel) return ['speech  ', 'builtin', 'nothing to ask: browsers read by their own voices']
  const { askSmallSound } = await import('./adapters/hosted/ask-small-sound.ts')
  const name = `${speechModel.supplier}:${speechModel.model}`
  const calls: SupplierCall[] = []
  try {
    const fault = await askSmallSound(speechModel, speechModel.voice, askingInto(calls))
    if (fault !== null) process.exitCode = 1
    const said = fault === null ? 'said a sentence' : `said a sentence, but ${fault}`
    return ['speech  ', name, `${said} (${calls.at(-1)?.milliseconds ?? '?'} ms)`]
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    process.exitCode = 1
    return ['speech  ', name, error.message]
  }
}

/** Keeps a small file, reads it and removes it. */
async function examineFiles({ files, dataDir }: Config): Promise<string[]> {
  if (!files) return ['files   ', 'disk', `in ${dataDir}/files`]
  const { createS3FileStore } = await import('./adapters/s3/s3-file-store.ts')
  const store = createS3FileStore(files)
  const name = `s3:${files.bucket}`
  try {
    const began = performance.now()
    await store.put('doctor/lamb.webp', Buffer.from('a lamb'), 'image/webp')
    const read = await store.get('doctor/lamb.webp')
    await store.deleteFolder('doctor')
    const isWell = read !== null && (await store.get('doctor/lamb.webp')) === null
    if (!isWell) process.exitCode = 1
    const milliseconds = Math.round(performance.now() - began)
    return [
      'files   ',
      name,
      isWell ? `kept, read and removed a file in ${milliseconds} ms` : 'forgot what it was given',
    ]
  } catch (error) {
    process.exitCode = 1
    return ['files   ', name, error instanceof Error ? `${error.name}: ${error.message}` : String(error)]
  }
}

async function examinePayments({ payments, publicUrl }: Config): Promise<string[]> {
  if (!payments) return ['payments', 'off', 'tokens are not on sale: STRIPE_SECRET_KEY is not set']
  const { askStripe } = await import('./adapters/stripe/stripe-payments.ts')
  try {
    const began = performance.now()
    const mode = await askStripe(payments)
    const milliseconds = Math.round(performance.now() - began)
    const money = mode === 'live' ? 'money in earnest' : 'test mode, no money'
    return [
      'payments',
      'stripe',
      `took its key in ${milliseconds} ms (${money}); it must tell ${publicUrl}/api/payments/events`,
    ]
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    process.exitCode = 1
    return ['payments', 'stripe', error.message]
  }
}

/** Nobody else asks: each question passes at once. */
function askingInto(calls: SupplierCall[]): SupplierCare {
  return { note: (call) => void calls.push(call), pass: (ask) => ask(), isResting: () => false }
}

/** Asks Google for the project by its key. */
async function examineAccounts({ firebase, publicUrl }: Config): Promise<string[]> {
  if (!firebase) return ['accounts', 'builtin', 'nothing to ask: they are in the database']
  const { askFirebase } = await import('./adapters/firebase/ask-firebase.ts')
  const name = `firebase:${firebase.projectId}`
  try {
    const { isWell, said } = await askFirebase(firebase, new URL(publicUrl).hostname)
    if (!isWell) process.exitCode = 1
    return ['accounts', name, said]
  } catch (error) {
    process.exitCode = 1
    return ['accounts', name, error instanceof Error ? `${error.name}: ${error.message}` : String(error)]
  }
}

/** Both addresses, where there are two. */
async function examineDatabase({ databaseUrl, databaseDirectUrl, dataDir }: Config): Promise<string[][]> {
  if (!databaseUrl) return [['database', 'embedded', `in ${dataDir}/database`]]
  const { askDatabase } = await import('./db/ask-database.ts')
  const hasDirect = databaseDirectUrl !== null && databaseDirectUrl !== databaseUrl
  const ask = (setting: string, url: string) =>
    tried('database', setting, async () => {
      const { version, isPooled } = await askDatabase(url)
      if (isPooled && !(hasDirect && url === databaseUrl))
        throw new Error('a pooler shares its connections: set DATABASE_DIRECT_URL to PostgreSQL itself')
      return `PostgreSQL ${version} answers${isPooled ? ', through a pooler' : ''}`
    })
  const rows = [await ask('DATABASE_URL', databaseUrl)]
  return hasDirect ? [...rows, await ask('DATABASE_DIRECT_URL', databaseDirectUrl)] : rows
}

async function examineMail({ mail, dataDir }: Config): Promise<string[]> {
  if (!mail) return ['mail    ', 'outbox', `letters are kept in ${dataDir}/outbox: SMTP_URL is not set`]
  return tried('mail    ', 'smtp', async () => {
    const { askMailServer } = await import('./adapters/smtp/ask-mail-server.ts')
    await askMailServer(mail.url)
    return `lets us sign in; letters are from ${mail.from}`
  })
}

async function examineGoogle({ google, publicUrl }: Config): Promise<string[]> {
  if (!google) return ['google  ', 'off', 'nobody signs in with Google here: GOOGLE_CLIENT_ID is not set']
  return tried('google  ', 'google', async () => {
    const { askGoogle } = await import('./adapters/google/ask-google.ts')
    const { isWell, said } = await askGoogle(google, `${publicUrl}/api/auth/callback/google`)
    if (!isWell) throw new Error(said)
    return said
  })
}

async function examineTraces({ traces }: Config): Promise<string[]> {
  if (!traces) return ['traces  ', 'off', 'nobody follows calls: OTEL_EXPORTER_OTLP_ENDPOINT is not set']
  return tried('traces  ', 'otlp', async () => {
    const { askCollector } = await import('./watching/ask-collector.ts')
    const status = await askCollector(traces)
    if (status >= 300) throw new Error(`the collector answered ${status}: look at its address and its keys`)
    return 'the collector takes what it is sent'
  })
}

/** A row of the table: what came of asking, and in how many milliseconds, or why nothing did. */
async function tried(subject: string, name: string, ask: () => Promise<string>): Promise<string[]> {
  const began = performance.now()
  try {
    const said = await ask()
    return [subject, name, `${said} (${Math.round(performance.now() - began)} ms)`]
  } catch (error) {
    process.exitCode = 1
    return [subject, name, sentenceOf(error)]
  }
}

/** What `fetch` and sockets throw hides its reason; one with several tries has no words at all. */
function sentenceOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof AggregateError) return cause.errors.map(sentenceOf).join('; ')
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
