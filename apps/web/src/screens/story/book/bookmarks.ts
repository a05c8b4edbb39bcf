import { deviceStore } from '../../../components/device/device-store.ts'

const storageKey = 'faith-fables.bookmarks'
/** The book that was read longest ago is the first to be forgotten. */
const keptBookmarks = 50

interface Bookmark {
  storyId: string
  leafNumber: number
}

/** Where one stopped reading, for each story, on this device. */
export const bookmarks = {
  /** The leaf to open; 0 for a story without a bookmark. */
  placeIn(storyId: string): number {
    return stored().find((bookmark) => bookmark.storyId === storyId)?.leafNumber ?? 0
  },
  /** Puts the bookmark in; at 0 it is taken out. */
  keep(storyId: string, leafNumber: number): void {
    const others = stored().filter((bookmark) => bookmark.storyId !== storyId)
    const kept = leafNumber > 0 ? [{ storyId, leafNumber }, ...others] : others
    deviceStore.write(storageKey, kept.slice(0, keptBookmarks))
  },
}

function stored(): Bookmark[] {
  const value = deviceStore.read(storageKey)
  return Array.isArray(value) ? value.filter(isBookmark) : []
}

function isBookmark(value: unknown): value is Bookmark {
  if (typeof value !== 'object' || value === null) return false
  const isPlace = 'leafNumber' in value && Number.isInteger(value.leafNumber) && Number(value.leafNumber) > 0
  return isPlace && 'storyId' in value && typeof value.storyId === 'string'
}
