import { hasTone, isRefused, lastRun, type Operation, operationsOf } from '../feedback/operation.ts'
import { countWords } from './cut-sentences.ts'

/** How little a phrasing is what the parent asked for; the lowest is chosen. */
export type Leaning = (words: string) => number

const moralWords =
  /\b(?:god|pray\w*|lesson|learn\w*|should|ought|forgiv\w*|right|wrong|truth|trust\w*|promise\w*|sorry|bless\w*|lord|faith\w*)\b/gi
const dangerWords =
  /\b(?:dark\w*|afraid|scared|storm\w*|lost|alone|cr(?:y|ied|ying)|tears?|fell|broke\w*|gone|cold|shook|trembl\w*|never|terrible|worst|knot|angry|shout\w*)\b/gi
const rushWords =
  /!|\b(?:ran|run\w*|race\w*|sudden\w*|jump\w*|dash\w*|crash\w*|bang|boom|fast\w*|quick\w*|leap\w*|burst|flew|storm|dark|danger\w*|heart)\b/gi

/** Which of several phrasings of a page a parent's wishes about the telling ask for; undefined where they ask for none. */
export function leaningOf(operations: readonly Operation[]): Leaning | undefined {
  const asked = [
    difficultyAsked(operations),
    isRefused(operations, 'talkative') ? count(/"/g) : undefined,
    isRefused(operations, 'preachy') ? count(moralWords) : undefined,
    hasTone(operations, 'calmer') ? count(dangerWords) : undefined,
    hasTone(operations, 'exciting') ? less(count(rushWords)) : undefined,
  ].filter((leaning) => leaning !== undefined)
  return asked.length > 0 ? (words) => asked.reduce((sum, leaning) => sum + leaning(words), 0) : undefined
}

function difficultyAsked(operations: readonly Operation[]): Leaning | undefined {
  const [direction] = lastRun(operationsOf(operations, 'words').map((operation) => operation.direction))
  if (direction === undefined) return undefined
  return direction === 'simpler' ? difficulty : less(difficulty)
}

/** Words a sentence and letters a word. */
export function difficulty(words: string): number {
  const plain = words.replaceAll(/\{\w+(?:\.\w+)?\}/g, 'it').replaceAll(/[[\]¶+]/g, ' ')
  const all = Math.max(1, countWords([plain]))
  return all / Math.max(1, plain.split(/[.!?]+/).length - 1) + plain.length / all
}

const count =
  (pattern: RegExp): Leaning =>
  (words) =>
    words.match(pattern)?.length ?? 0

const less =
  (leaning: Leaning): Leaning =>
  (words) =>
    -leaning(words)
