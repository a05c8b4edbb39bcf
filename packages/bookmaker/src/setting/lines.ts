import { fontFor, type Voice, widthOf } from './fonts.ts'
import { cutWord, type Run, type Word, wordsOf } from './words.ts'

/** A line as it is drawn, from left to right. */
export interface Line {
  runs: Run[]
  width: number
  /** Begins a paragraph that is not the first. */
  isAfterGap: boolean
}

export interface Setting {
  voice: Voice
  size: number
  width: number
}

/** A line before anybody knows where it stands. */
interface BrokenLine {
  words: Word[]
  isRightToLeft: boolean
  isAfterGap: boolean
}

/** Breaks a text into lines no wider than this; each paragraph begins a new one. */
export function linesOf(text: string, setting: Setting): Line[] {
  return brokenLines(text, setting).map((line) => drawnLine(line, setting.size))
}

/** How many lines the text takes, and how many of them begin a further paragraph: many sizes are tried, one is drawn. */
export function countLines(text: string, setting: Setting): { lines: number; gaps: number } {
  const lines = brokenLines(text, setting)
  return { lines: lines.length, gaps: lines.filter(({ isAfterGap }) => isAfterGap).length }
}

function brokenLines(text: string, setting: Setting): BrokenLine[] {
  const paragraphs = text.split(/\n+/u).map((paragraph) => wordsOf(paragraph, setting.voice))
  return paragraphs
    .filter((words) => words.length > 0)
    .flatMap((words, paragraph) => {
      const isRightToLeft = words[0]?.isRightToLeft ?? false
      return breakWords(words, setting).map((line, place) => ({
        words: line,
        isRightToLeft,
        isAfterGap: paragraph > 0 && place === 0,
      }))
    })
}

function breakWords(words: Word[], { voice, size, width }: Setting): Word[][] {
  const space = spaceOf(voice)
  const room = width / size
  const lines: Word[][] = []
  let taken = 0
  for (const word of words.flatMap((one) => cutWord(one, room))) {
    const line = lines.at(-1)
    if (line && taken + space + word.width <= room) {
      line.push(word)
      taken += space + word.width
    } else {
      lines.push([word])
      taken = word.width
    }
  }
  return lines
}

const spaceWidths = new Map<Voice, number>()

function spaceOf(voice: Voice): number {
  const known = spaceWidths.get(voice) ?? widthOf(fontFor(voice, 0x20) ?? 'tale', ' ', 1)
  spaceWidths.set(voice, known)
  return known
}

function drawnLine({ words, isRightToLeft, isAfterGap }: BrokenLine, size: number): Line {
  const runs: Run[] = []
  for (const [place, word] of inDrawingOrder(words, isRightToLeft).entries()) {
    if (place > 0) addRun(runs, { font: fontOfSpace(runs), letters: ' ' })
    for (const run of word.runs) addRun(runs, run)
  }
  const width = runs.reduce((sum, { font, letters }) => sum + widthOf(font, letters, size), 0)
  return { runs, width, isAfterGap }
}

/** A space is drawn with the letters before it; letters that run to the left would take it to their other side. */
function fontOfSpace(runs: Run[]): Run['font'] {
  const font = runs.at(-1)?.font ?? 'tale'
  return font === 'hebrew' ? 'tale' : font
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last?.font === run.font) last.letters += run.letters
  else runs.push({ ...run })
}

/** Words that are read from right to left stand in that order, in a line that is read either way. */
function inDrawingOrder(words: Word[], isRightToLeft: boolean): Word[] {
  const groups: Word[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    if (group?.[0]?.isRightToLeft === word.isRightToLeft) group.push(word)
    else groups.push([word])
  }
  const turned = groups.map((group) => (group[0]?.isRightToLeft ? group.toReversed() : group))
  return (isRightToLeft ? turned.toReversed() : turned).flat()
}
