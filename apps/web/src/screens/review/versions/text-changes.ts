import { diffArrays, diffWordsWithSpace } from 'diff'

/** A run of words that both texts have, or one of them alone. */
export interface Passage {
  kind: 'same' | 'added' | 'removed'
  words: string
}

/** A paragraph in which something changed, or as many as stayed the same between two of them. */
export type ChangedPart = { kind: 'paragraph'; passages: Passage[] } | { kind: 'unchanged' }

/** What changed from one text to another, paragraph by paragraph; what stayed is left out. Empty when nothing changed. */
export function textChanges(before: string, after: string): ChangedPart[] {
  const paragraphs = paragraphsOf(passagesBetween(before, after))
  const parts: ChangedPart[] = []
  for (const passages of paragraphs) {
    if (passages.some(({ kind }) => kind !== 'same')) parts.push({ kind: 'paragraph', passages })
    else if (parts.at(-1)?.kind !== 'unchanged') parts.push({ kind: 'unchanged' })
  }
  return parts.some(({ kind }) => kind === 'paragraph') ? parts : []
}

/** Sentence by sentence first: words of two different sentences make no sense between each other. */
function passagesBetween(before: string, after: string): Passage[] {
  const changes = diffArrays(sentencesOf(before), sentencesOf(after), {
    comparator: (one, other) => one.trim() === other.trim(),
  })
  const passages: Passage[] = []
  for (const { added, removed, value } of changes) {
    const words = value.join('')
    const earlier = passages.at(-1)
    if (added && earlier?.kind === 'removed') passages.splice(-1, 1, ...rewording(earlier.words, words))
    else passages.push({ kind: added ? 'added' : removed ? 'removed' : 'same', words })
  }
  return passages
}

/** So much of a sentence must have stayed that its single words are worth marking. */
const alike = 0.5

/** Sentences that took the place of others: word by word where they are alike, else as a whole. */
function rewording(before: string, after: string): Passage[] {
  const words = diffWordsWithSpace(before, after).map(
    ({ added, removed, value }): Passage => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      words: value,
    }),
  )
  const kept = words
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { words: same }) => sum + same.length, 0)
  if (kept >= alike * Math.max(before.length, after.length)) return words
  return [
    { kind: 'removed', words: before },
    { kind: 'added', words: after },
  ]
}

function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  )
}

/** Cuts a run of passages at its line breaks. */
function paragraphsOf(passages: readonly Passage[]): Passage[][] {
  const paragraphs: Passage[][] = [[]]
  for (const { kind, words } of passages) {
    for (const [place, line] of words.split(/\n+/).entries()) {
      if (place > 0) paragraphs.push([])
      if (line !== '') paragraphs.at(-1)?.push({ kind, words: line })
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}
