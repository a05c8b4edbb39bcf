import { type Config, readConfig, readEnvironmentFile, SettingError } from './config.ts'
import type { SupplierCall, SupplierCare } from './ports/model-setting.ts'
import { SupplierError } from './ports/supplier-error.ts'

/** Tries every model that is set with one small question, the bucket, the payment and the Firebase project; exit code 1 when one does not answer. */
await examine().catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function examine(): Promise<void> {
  readEnvironmentFile()
  const config = readConfig()
  const rows = [
    await examineWriter(config),
    await examinePainter(config),
    await examineModerator(config),
    await examineSpeaker(config),
    await examineFiles(config),
    await examinePayments(config),
    await examineAccounts(config),
  ]
  process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`)
}

async function examineWriter({ textModel }: Config): Promise<string[]> {
  if (!textModel) return ['stories ', 'builtin', 'nothing to ask: it is part of the product']
  const { askSmallQuestion } = await import('./adapters/hosted/ask-small-question.ts')
  const name = `${textModel.supplier}:${textModel.model}`
  const calls: SupplierCall[] = []
  try {
    const answer = await askSmallQuestion(textModel, askingInto(calls))
    const spent = calls.at(-1)
    const tokens = `${spent?.inputTokens ?? '?'} tokens in, ${spent?.outputTokens ?? '?'} out`
    if (answer === null) process.exitCode = 1
    const said = answer === null ? 'answered with something else than was asked for' : `answered "${answer}"`
    return ['stories ', name, `${said} in ${spent?.milliseconds ?? '?'} ms (${tokens})`]
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    process.exitCode = 1
    return ['stories ', name, error.message]
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
  return { note: (call) => void calls.push(call), pass: (ask) => ask() }
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
