import type { Random } from '../random.ts'
import { sentencesOf, versePlace } from './sentences.ts'

/** Sentences that lean on the one before them: it must stay. */
const leaning =
  /^(?:It|Its|This|That|These|Those|They|Their|He|His|She|Her|But|So|And|Then|Still|Instead|Or|Nor|Yet|Even|Only|Also|Too|There|Which|Because|Not|No|Yes|Neither|Either|Both|Afterward|After)\b/

/**
 * Takes out narrated sentences that nothing leans on, one here and one there, until the pages have no more
 * words than wanted or nothing can go. Speech, questions and their answers, the first and the last sentence
 * of a paragraph, sentences with one of the names, the verse's page and the pages to keep stay as they are.
 */
export function cutSentences(
  pages: readonly string[],
  wanted: number,
  keep: { pages: ReadonlySet<number>; names: readonly string[] },
  random: Random,
): string[] {
  const shortened = [...pages]
  let cuttable = random.shuffle([...pages.keys()].filter((page) => !keep.pages.has(page)))
  let words = countWords(shortened)
  while (words > wanted && cuttable.length > 0) {
    cuttable = cuttable.filter((page) => {
      if (words <= wanted) return true
      const shorter = withoutOneSentence(shortened[page] ?? '', keep.names)
      if (shorter === undefined) return false
      shortened[page] = shorter
      words = countWords(shortened)
      return true
    })
  }
  return shortened
}

export function countWords(pages: readonly string[]): number {
  return pages.reduce((sum, page) => sum + page.split(/\s+/).filter(Boolean).length, 0)
}

/** Cuts the longest sentence that can go, from the longest paragraph first. */
function withoutOneSentence(page: string, names: readonly string[]): string | undefined {
  if (page.includes(versePlace)) return undefined
  const paragraphs = page.split('¶')
  const candidates = paragraphs.flatMap((paragraph, paragraphIndex) => {
    const sentences = sentencesOf(paragraph)
    return sentences.flatMap((sentence, index) =>
      canGo(sentences, index, names) ? [{ paragraphIndex, index, length: sentence.length }] : [],
    )
  })
  const longest = candidates.sort((a, b) => b.length - a.length)[0]
  if (!longest) return undefined
  return paragraphs
    .map((paragraph, index) =>
      index === longest.paragraphIndex
        ? sentencesOf(paragraph)
            .filter((_sentence, at) => at !== longest.index)
            .join(' ')
        : paragraph,
    )
    .join('¶')
}

function canGo(sentences: readonly string[], index: number, names: readonly string[]): boolean {
  const sentence = sentences[index] ?? ''
  const next = sentences[index + 1]
  if (index === 0 || next === undefined || sentences.length < 4) return false
  if (/["*:?]/.test(sentence) || /["?]/.test(sentences[index - 1] ?? '')) return false
  if (names.some((name) => sentence.includes(name))) return false
  return !leaning.test(next) || firstWord(next) === firstWord(sentence)
}

function firstWord(sentence: string): string {
  return sentence.split(' ')[0] ?? ''
}
