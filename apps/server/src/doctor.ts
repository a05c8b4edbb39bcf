import { type Config, readConfig, readEnvironmentFile, SettingError } from './config.ts'
import type { SupplierCall } from './ports/model-setting.ts'
import { SupplierError } from './ports/supplier-error.ts'

/** Tries every model that is set with one small question, the bucket and the Firebase project; exit code 1 when one does not answer. */
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
    await examineFiles(config),
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
    const answer = await askSmallQuestion(textModel, (call) => calls.push(call))
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
    const fault = await askSmallPicture(imageModel, (call) => calls.push(call))
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
    const allowed = await askJudge(moderationModel, () => {})
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
