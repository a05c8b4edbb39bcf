import { DescriptionWords } from '../looks/description-words.ts'
import type { Look } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { animalWords } from '../looks/species-words.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'

/** A figure that a clause names, and the words that name it there. */
export interface Mention {
  name: string
  called: string[]
}

/** Who is named, in the order of the words: by any word of the name, an animal by its kind, "the boy" who is the only one. */
export function mentionsIn(
  words: string,
  scene: SceneDescription,
  cast: readonly FigureDescription[],
): Mention[] {
  const present = scene.figures.map(({ name }) => name)
  const known = [...new Set([...present, ...cast.map(({ name }) => name)])]
  const sorts = present.map((name) => sortOf(lookOf(name, cast)))
  return known
    .flatMap((name) => {
      const look = lookOf(name, cast)
      const sort = sortOf(look)
      const isOnlyOne = present.includes(name) && sorts.filter((other) => other === sort).length === 1
      const called = [
        ...partsOf(name),
        ...kindOf(name, look, cast),
        ...(sort !== null && isOnlyOne && new RegExp(`\\bthe (?:\\w+ )?${sort}\\b`).test(words)
          ? [sort]
          : []),
      ]
      const at = Math.min(...called.map((word) => placeOf(word, words)))
      return Number.isFinite(at) ? [{ name, called, at }] : []
    })
    .sort((one, other) => one.at - other.at)
}

/** A lamb called Snowy asks for no snow. */
export function withoutNames(words: string, mentions: readonly Mention[]): string {
  const parts = mentions.flatMap(({ name }) => partsOf(name))
  return parts.reduce((left, part) => left.replace(wholeWord(part, 'gu'), ''), words)
}

const wholeWord = (word: string, flags: string) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, flags)

function placeOf(word: string, words: string): number {
  const at = words.search(wholeWord(word, 'u'))
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part.length > 2 && part !== 'the')

const lookOf = (name: string, cast: readonly FigureDescription[]): Look =>
  readLook(cast.find((figure) => figure.name === name) ?? { name, details: '' })

function kindOf(name: string, look: Look, cast: readonly FigureDescription[]): string[] {
  if (look.kind === 'human') return []
  const details = cast.find((figure) => figure.name === name)?.details ?? ''
  return [new DescriptionWords(details).match(animalWords)].flatMap((word) => word ?? [])
}

/** What a person may be called by who does not say the name; null for animals. */
function sortOf(look: Look): string | null {
  if (look.kind === 'animal') return null
  if (look.age === 'baby') return 'baby'
  if (look.age === 'adult' || look.age === 'elder') return look.feminine ? 'woman' : 'man'
  return look.feminine ? 'girl' : 'boy'
}
