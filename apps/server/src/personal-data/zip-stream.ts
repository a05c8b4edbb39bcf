import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface DataFile {
  name: string
  /** Text is packed tightly; pictures are packed already. */
  content: string | Uint8Array
}

/** The bytes of a ZIP of these files, one file after another: no more of it is held than the largest file. */
export async function* zipStream(files: AsyncIterable<DataFile>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, content } of files) {
    const entry = typeof content === 'string' ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(entry)
    entry.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true)
    yield* chunks
    chunks = []
  }
  zip.end()
  yield* chunks
}
