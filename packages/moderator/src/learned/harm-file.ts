import { type HarmModel, topicWeights } from './harm-model.ts'
import type { PairTable } from './pair-table.ts'

/**
 * Weights as they lie in `weights/harm.bin`: four numbers of eight bytes (the threshold, the bias, how many bytes the names take and how
 * many pairs' tables follow), the names, and then numbers that are taken as they are. Read from lines of text they cost each process
 * most of a second, and a hundred and fifty megabytes for a moment (record 136).
 *
 * All numbers are little-endian, as every machine has them that Node runs on.
 */
interface Layout {
  words: readonly string[]
  features: readonly string[]
}

const headBytes = 32
/** The longest number begins at a multiple of this. */
const alignment = 4

/** The bytes that {@link readHarmFile} takes back. */
export function writeHarmFile(model: HarmModel): Uint8Array {
  const layout: Layout = { words: [...model.places.keys()], features: [...model.single.keys()] }
  const names = new TextEncoder().encode(JSON.stringify(layout))
  const tables = [model.pairs, model.stems, model.gaps]
  const parts = [
    new Uint8Array(Float64Array.of(model.threshold, model.bias, names.length, tables.length).buffer),
    names,
    bytesOf(Int16Array.from(model.single.values())),
    ...tables.flatMap(({ starts, others, weights }) => [starts, others, weights].map(bytesOf)),
  ]
  const file = new Uint8Array(parts.reduce((sum, { length }) => aligned(sum + length), 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at = aligned(at + part.length)
  }
  return file
}

/** What {@link writeHarmFile} wrote. @throws RangeError where the bytes end too early */
export function readHarmFile(file: Uint8Array): HarmModel {
  // Numbers are read where they lie: they have to begin at whole places, which the bytes of a file need not.
  const bytes = file.byteOffset % headBytes === 0 ? file : file.slice()
  const [threshold = 1, bias = 0, nameBytes = 0] = new Float64Array(bytes.buffer, bytes.byteOffset, 4)
  let at = headBytes
  const take = <Numbers>(kind: NumbersOf<Numbers>, length: number): Numbers => {
    const numbers = new kind(bytes.buffer, bytes.byteOffset + at, length)
    at = aligned(at + length * kind.BYTES_PER_ELEMENT)
    return numbers
  }
  const { words, features }: Layout = JSON.parse(new TextDecoder().decode(take(Uint8Array, nameBytes)))
  const weights = take(Int16Array, features.length)
  const takeTable = (): PairTable => {
    const starts = take(Uint32Array, words.length + 1)
    const pairs = starts.at(-1) ?? 0
    return { starts, others: take(Uint32Array, pairs), weights: take(Int16Array, pairs) }
  }
  const single = new Map(features.map((feature, place) => [feature, weights[place] ?? 0]))
  return {
    threshold,
    bias,
    single,
    places: new Map(words.map((word, place) => [word, place])),
    pairs: takeTable(),
    stems: takeTable(),
    gaps: takeTable(),
    topics: topicWeights(single),
    known: new Map(),
  }
}

interface NumbersOf<Numbers> {
  new (buffer: ArrayBufferLike, at: number, length: number): Numbers
  BYTES_PER_ELEMENT: number
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

const aligned = (at: number): number => Math.ceil(at / alignment) * alignment
