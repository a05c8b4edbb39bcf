import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FreeSpace } from '../../ports/disk-room.ts'

/** Room on the disk of a folder of this machine, which may still have to be made. */
export function localFreeSpace(folder: string): FreeSpace {
  return { place: folder, bytes: () => freeBytes(folder) }
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const parent = dirname(folder)
    // What cannot be measured is not called full.
    return isMissing && parent !== folder ? freeBytes(parent) : Number.POSITIVE_INFINITY
  }
}
