import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ModerationCategory, moderationCategories } from '../moderation-category.ts'

/** A line of `corpus/`: what somebody might write, and what is to become of it. */
export interface CorpusLine {
  /** What it is declined for; null for a harmless line. */
  theme: ModerationCategory | null
  /** Where it is typed: idea, character, name, text, feedback, picture or collection. */
  field: string
  verdict: 'decline' | 'allow'
  text: string
  /** Where it comes from: written while rules were written, or measured once before it was read. Empty where nobody says. */
  source: string
}

const corpus = fileURLToPath(new URL('../../corpus', import.meta.url))

/** The lines of all files of a folder; what each is for stands in corpus/README.md. */
export function readCorpus(
  folder: 'practice' | 'held-out' | 'training' | 'measured',
  files = '*',
): CorpusLine[] {
  const found = globSync(`${folder}/${files}.tsv`, { cwd: corpus }).toSorted()
  if (found.length === 0) throw new Error(`There is no ${folder}/${files}.tsv in the corpus.`)
  return found.flatMap((file) => readLines(`${corpus}/${file}`))
}

/** The lines of a file: theme, field, verdict, text and, maybe, source, with tabs between them. */
export function readLines(file: string): CorpusLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, `${file}, line ${at + 1}`)]))
}

function readLine(line: string, place: string): CorpusLine {
  const [theme = '', field = '', verdict = '', text = '', source = ''] = line.split('\t')
  const known = moderationCategories.find((one) => one === theme)
  if (!known && theme !== 'harmless') throw new Error(`${place}: there is no theme “${theme}”.`)
  if (verdict !== 'allow' && verdict !== 'decline') throw new Error(`${place}: “${verdict}” is no verdict.`)
  return { theme: known ?? null, field, verdict, text: text.replaceAll('\\n', '\n'), source }
}
