import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readConfig, readEnvironmentFile, SettingError } from './config.ts'
import { contentTypeOf } from './ports/file-content-type.ts'

/** Files on their way at the same time: a store far away takes long for each. */
const atOnce = 8

/**
 * `npm run move-files`: copies every file of DATA_DIR into the bucket of FILES_URL. What is there with the same size is left as it is, so
 * that it can be run while the site is running, again after it was switched over, and after a failure. Nothing is removed here.
 */
await moveFiles().catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function moveFiles(): Promise<void> {
  readEnvironmentFile()
  const { files: setting, dataDir } = readConfig()
  if (!setting) throw new SettingError('FILES_URL is not set: there is no bucket to move files into.')
  const { createS3FileStore } = await import('./adapters/s3/s3-file-store.ts')
  const store = createS3FileStore(setting)
  const folder = join(dataDir, 'files')
  const waiting = (await namesIn(folder)).values()
  const count = { copied: 0, there: 0, failed: 0 }
  const copyOn = async () => {
    for (const name of waiting) count[await copy(store, folder, name)]++
  }
  await Promise.all(Array.from({ length: atOnce }, copyOn))
  process.stdout.write(
    `${count.copied} files copied, ${count.there} were there already, ${count.failed} could not be copied.\n`,
  )
  if (count.failed > 0) process.exitCode = 1
}

type Store = Awaited<ReturnType<typeof import('./adapters/s3/s3-file-store.ts')['createS3FileStore']>>

async function copy(store: Store, folder: string, name: string): Promise<'copied' | 'there' | 'failed'> {
  try {
    const file = join(folder, name)
    if ((await store.sizeOf(name)) === (await stat(file)).size) return 'there'
    await store.put(name, await readFile(file), contentTypeOf(name))
    return 'copied'
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`)
    return 'failed'
  }
}

/** Names as the product knows them. What was being written when a process ended is no file. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
}
