import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ModerationCategory } from '../moderation-category.ts'

/** A line of `corpus/`: what somebody might write, and what is to become of it. */
export interface CorpusLine {
  /** What it is declined for; null for a harmless line. */
  theme: ModerationCategory | null
  verdict: 'decline' | 'allow'
  /** Where it comes from: written while rules were written, or measured once before it was read. */
  source: string
  text: string
}

const corpus = fileURLToPath(new URL('../../corpus', import.meta.url))

/** The lines of all files of a folder: `practice`, to which rules are written, or `held-out`, which nobody reads for that. */
export function readCorpus(folder: 'practice' | 'held-out', files = '*'): CorpusLine[] {
  const found = globSync(`${folder}/${files}.jsonl`, { cwd: corpus }).toSorted()
  if (found.length === 0) throw new Error(`There is no ${folder}/${files}.jsonl in the corpus.`)
  return found.flatMap((file) =>
    readFileSync(`${corpus}/${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): CorpusLine => JSON.parse(line)),
  )
}
