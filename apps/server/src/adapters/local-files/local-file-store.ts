import { randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { contentTypeOf } from '../../ports/file-content-type.ts'
import type { FileStore } from '../../ports/file-store.ts'

/** Files in a folder of this machine. */
export async function createLocalFileStore(dataDir: string): Promise<FileStore> {
  const location = join(dataDir, 'files')
  await mkdir(location, { recursive: true })
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    async put(name, content) {
      // Under another name first: a disk that fills up in between leaves no half file, nor spoils the one before.
      const unfinished = `${name}.${randomUUID()}.unfinished`
      try {
        await disk.put(unfinished, content)
        await rename(join(location, unfinished), join(location, name))
      } catch (error) {
        await disk.delete(unfinished).catch(() => {})
        throw error
      }
    },
    async get(name) {
      try {
        return { content: await disk.getBytes(name), contentType: contentTypeOf(name) }
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE) return null
        throw error
      }
    },
    async deleteFolder(folder) {
      await disk.deleteAll(folder)
    },
    async check() {
      await disk.exists('check')
    },
  }
}
