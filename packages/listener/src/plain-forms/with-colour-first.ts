import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'

/**
 * "Beanie with a pompom, teal" as one says it: "teal beanie with a pompom". What stands behind the comma and is no colour of
 * the thing ("usually navy") is left away, and takes nothing from what is said.
 */
export function withColourFirst(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ small }, at) => at > 0 && small === ',')
  if (comma < 0) return words
  const thing = words.slice(0, comma)
  const behind = words.slice(comma + 1).filter(({ small }) => small !== ',')
  const end = behind.findIndex((word) => !describes(word))
  const colours = end < 0 ? behind : behind.slice(0, end)
  const hangsOn = end < 0 ? [] : behind.slice(end)
  if (!colours.some(({ small }) => isA('colour', small))) return thing
  const from = thing.findIndex(({ part }) => !/^(?:DET|NUM)$/.test(part))
  const rest = hangsOn[0]?.small === 'with' && !thing.some(({ small }) => small === 'with') ? hangsOn : []
  const before = colours.map((word): Word => (isA('colour', word.small) ? { ...word, part: 'ADJ' } : word))
  return [...thing.slice(0, from), ...before, ...thing.slice(from), ...rest]
}

const describes = ({ part, small }: Word): boolean =>
  part === 'ADJ' || isA('colour', small) || /^(?:bright|dark|light|pale|and)$/.test(small)
