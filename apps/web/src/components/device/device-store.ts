/** What a browser that stores nothing is told; lives as long as the page. */
const inMemory = new Map<string, string>()

/** A small store on this device. A browser whose storage is full or forbidden only forgets with the page. */
export const deviceStore = {
  /** The value as it was parsed from storage, unchecked; null when there is none. */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? inMemory.get(key) ?? 'null')
    } catch {
      return null
    }
  },
  write(key: string, value: unknown): void {
    const text = JSON.stringify(value)
    try {
      localStorage.setItem(key, text)
    } catch {
      inMemory.set(key, text)
    }
  },
  remove(key: string): void {
    inMemory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Forbidden storage holds nothing.
    }
  },
}
