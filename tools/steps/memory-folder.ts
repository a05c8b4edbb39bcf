import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux keeps files in memory. */
const sharedMemory = '/dev/shm'
/** Four workers' databases and a browser's profiles need a tenth of it; containers often have 64 MB only. */
const roomyBytes = 2 * 1024 ** 3

/**
 * Where tests keep what they throw away: in memory where there is room, as each test's database is 40 MB in a thousand
 * files, which costs a disk ten times as long.
 */
export function memoryFolder(): string {
  return isRoomy(sharedMemory) ? sharedMemory : tmpdir()
}

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= roomyBytes
  } catch {
    return false
  }
}
