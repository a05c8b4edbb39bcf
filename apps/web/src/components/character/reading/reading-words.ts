import type { CharacterReading } from '@faith-fables/contract'

export interface ReadingLine {
  kind: 'looks' | 'life' | 'perhaps' | 'not-understood' | 'language'
  words: string
}

/** What is said back of a character, line by line. */
export function readingLines(reading: CharacterReading): ReadingLine[] {
  if (reading.otherLanguage !== null && reading.mayBeCloser)
    return [{ kind: 'language', words: `Reading this in ${reading.otherLanguage} …` }]
  if (reading.otherLanguage !== null) return [{ kind: 'language', words: withoutItsLanguage(reading.looks) }]
  const { looks, life, perhaps, notUnderstood } = reading
  const lines: (ReadingLine | null)[] = [
    looks.length > 0 ? { kind: 'looks', words: `We read: ${looks.join(', ')}.${inPictures(reading)}` } : null,
    life.length > 0
      ? { kind: 'life', words: `${looks.length > 0 ? 'Also' : 'We read'}: ${life.join('; ')}.` }
      : null,
    perhaps.length > 0 ? { kind: 'perhaps', words: `Perhaps: ${perhaps.join(', ')}?` } : null,
    notUnderstood.length > 0
      ? {
          kind: 'not-understood',
          words: `Not understood: ${notUnderstood.map(quoted).join(', ')}. These words are kept, and not told.`,
        }
      : null,
  ]
  return lines.filter((line) => line !== null)
}

/** Of some languages it is read how old somebody is, and whether a girl or a boy. */
const withoutItsLanguage = (looks: readonly string[]): string =>
  looks.length > 0
    ? `We read English so far. Of this we read: ${looks.join(', ')}. The rest is not in the story.`
    : 'We read English so far: the name is in the story, the rest is not.'

function inPictures({ undrawn }: CharacterReading): string {
  if (undrawn === null) return ''
  return ` In pictures: ${undrawn.length > 0 ? `all but ${listOf(undrawn)}` : 'all of it'}.`
}

const quoted = (words: string): string => `“${words}”`

/** "the painted wheels and the cherries" */
function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
