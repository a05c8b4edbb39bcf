import { type FontName, fontFor, type Voice, widthOf } from './fonts.ts'

/** Letters in a row that one font draws. */
export interface Run {
  font: FontName
  letters: string
}

/** What stands between two spaces. */
export interface Word {
  runs: Run[]
  isRightToLeft: boolean
  /** Width at a size of one point. */
  width: number
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/u
const known = new Map<string, Word | null>()

/** The words of a text. Letters that none of our fonts has are left out, and words of nothing else with them. */
export function wordsOf(text: string, voice: Voice): Word[] {
  const words = text.normalize('NFC').split(/\s+/u).filter(Boolean)
  return words.flatMap((word) => wordOf(word, voice) ?? [])
}

function wordOf(letters: string, voice: Voice): Word | null {
  const key = `${voice} ${letters}`
  const found = known.get(key)
  if (found !== undefined) return found
  const runs = runsOf(letters, voice)
  const isRightToLeft = rightToLeft.test(letters)
  const word =
    runs.length === 0
      ? null
      : { runs: isRightToLeft ? runs.toReversed() : runs, isRightToLeft, width: widthOfRuns(runs) }
  known.set(key, word)
  return word
}

function runsOf(letters: string, voice: Voice): Run[] {
  const runs: Run[] = []
  for (const letter of letters) {
    const font = fontFor(voice, letter.codePointAt(0) ?? 0)
    if (font === null) continue
    const last = runs.at(-1)
    if (last?.font === font) last.letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}

function widthOfRuns(runs: Run[]): number {
  return runs.reduce((width, { font, letters }) => width + widthOf(font, letters, 1), 0)
}

const letterWidths = new Map<string, number>()

function letterWidth({ font, letters }: Run): number {
  const key = `${font} ${letters}`
  const known = letterWidths.get(key) ?? widthOf(font, letters, 1)
  letterWidths.set(key, known)
  return known
}

/** A word too long for any line, in pieces that are not. */
export function cutWord(word: Word, width: number): Word[] {
  if (word.width <= width) return [word]
  const letters = word.runs.flatMap(({ font, letters: all }) =>
    [...all].map((one) => ({ font, letters: one })),
  )
  const pieces: Word[] = []
  for (const letter of letters) {
    const room = letterWidth(letter)
    const last = pieces.at(-1)
    if (!last || last.width + room > width) {
      pieces.push({ runs: [{ ...letter }], isRightToLeft: word.isRightToLeft, width: room })
      continue
    }
    const run = last.runs.at(-1)
    if (run?.font === letter.font) run.letters += letter.letters
    else last.runs.push({ ...letter })
    last.width += room
  }
  return pieces
}
