/** How much can still be written to where this installation keeps its data. */
export interface FreeSpace {
  /** Where that is, in words for the operator. */
  place: string
  bytes(): Promise<number>
}

/** Whether there is room for anything new. */
export interface DiskRoom {
  isThere(): boolean
  /** Waits until there is room. @throws when the signal ends first. */
  wait(signal: AbortSignal): Promise<void>
  /** To be told of whatever failed. @returns whether it failed for want of room, which then counts as gone. */
  noticeFailure(error: unknown): boolean
  /** @param listener told when the room goes and when it is back */
  onChange(listener: (isThere: boolean) => void): void
  close(): void
}

/** Nothing can be opened on a disk that is full; the message is one sentence for the operator. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'

  constructor(place: string) {
    super(
      `The disk that holds ${place} is full: make room on it and start again; everything that was kept is still there.`,
    )
  }
}

/** ENOSPC and EDQUOT are the file system's words for it, 53100 is PostgreSQL's. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100']

/** Whether this is, or was caused by, a disk without room. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && fullCodes.includes(String(error.code))) return true
  if ('message' in error && /ENOSPC|No space left on device/.test(String(error.message))) return true
  return 'cause' in error && isDiskFull(error.cause)
}
