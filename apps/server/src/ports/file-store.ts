/** Where pictures are kept. A name is a path such as `pictures/<random>/<name>.webp`; a stored file never changes. */
export interface FileStore {
  put(name: string, content: Uint8Array, contentType: string): Promise<void>
  /** null when there is no such file. */
  get(name: string): Promise<StoredFile | null>
  /** Removes every file whose name begins with this folder. Nothing there is no error. */
  deleteFolder(folder: string): Promise<void>
  /** @throws when the store does not answer. */
  check(): Promise<void>
}

export interface StoredFile {
  content: Uint8Array
  contentType: string
}
