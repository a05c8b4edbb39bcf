/** Family, identifier, full name and PostScript name. What the makers say of their rights stays as it is. */
const namesOfItself = new Set([1, 3, 4, 6])

/**
 * A font that calls itself otherwise: every `word` in its own names is replaced.
 *
 * @param font an sfnt (TrueType) file with names in UTF-16, as all of ours are
 * @param by as long as the word, so that nothing in the file moves
 */
export function renamedFont(font: Buffer, word: string, by: string): Buffer {
  if (word.length !== by.length) throw new Error(`${by} is not as long as ${word}.`)
  const renamed = Buffer.from(font)
  for (const name of namesIn(renamed)) {
    const words = Buffer.from(name).swap16().toString('utf16le')
    Buffer.from(words.replaceAll(word, by), 'utf16le').swap16().copy(name)
  }
  return renamed
}

/** The bytes of a font's names of itself, as they lie in the file (OpenType specification, table `name`). */
function namesIn(font: Buffer): Buffer[] {
  const table = tableOf(font, 'name')
  const strings = table + font.readUInt16BE(table + 4)
  const records = Array.from({ length: font.readUInt16BE(table + 2) }, (_, place) => table + 6 + 12 * place)
  return records
    .filter((record) => namesOfItself.has(font.readUInt16BE(record + 6)))
    .map((record) => {
      const start = strings + font.readUInt16BE(record + 10)
      return font.subarray(start, start + font.readUInt16BE(record + 8))
    })
}

/** Where a table begins. */
function tableOf(font: Buffer, tag: string): number {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${tag}.`)
}
