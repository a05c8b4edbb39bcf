import type { Season } from '@faith-fables/illustrator/scene-description'
import { withoutIdioms, withoutNegations } from './plain-narration.ts'
import { firstMatch, seasonWords } from './scene-words.ts'

/** The season of which the words tell. A girl named Summer or Autumn is none. */
export function readSeason(words: string, persons: readonly { name: string }[]): Season | undefined {
  const names = new Set(persons.flatMap(({ name }) => name.split(/\s+/)))
  const others = words
    .split(/(?<=\p{L})(?=[^\p{L}])|(?<=[^\p{L}])(?=\p{L})/u)
    .filter((word) => !names.has(word))
  return firstMatch(seasonWords, withoutNegations(withoutIdioms(others.join('').toLowerCase())))
}
