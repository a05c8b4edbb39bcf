import type { Gender, Look } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { speciesOf } from '../looks/species-words.ts'
import { wordsOf } from '../looks/terms.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { Cast } from './revision.ts'

/** Somebody a wish may name, and the words that do so. */
export interface KnownFigure {
  name: string
  /** Any word of the name, and an animal's kind. */
  called: readonly string[]
  /** "girl|daughter" for the only girl of the scene, who may be called "the girl"; null for all others. */
  sort: string | null
}

/** A figure that a clause names, and the words that name it there. */
export interface Mention {
  name: string
  called: readonly string[]
}

/** Those in the scene and the rest of the cast. */
export function knownFigures(scene: SceneDescription, cast: Cast): KnownFigure[] {
  const present = scene.figures.map(({ name }) => name)
  const known = [...new Set([...present, ...cast.descriptions.map(({ name }) => name)])].map((name) => {
    const look = cast.looks.get(name.toLowerCase()) ?? readLook({ name, details: '' })
    return { name, called: [...partsOf(name), ...kindOf(name, look, cast)], sort: sortOf(look) }
  })
  const sorts = known.flatMap(({ name, sort }) => (present.includes(name) ? [sort] : []))
  return known.map((one) => {
    const isOnlyOne = present.includes(one.name) && sorts.filter((sort) => sort === one.sort).length === 1
    return { ...one, sort: isOnlyOne ? one.sort : null }
  })
}

/** Who is named, in the order of the words. */
export const mentionsIn = (words: string, known: readonly KnownFigure[]): Mention[] =>
  known
    .flatMap(({ name, called, sort }) => {
      const all = [...called, ...calledBy(sort, words)]
      const at = Math.min(...all.map((word) => placeOf(word, words)))
      return Number.isFinite(at) ? [{ name, called: all, at }] : []
    })
    .sort((one, other) => one.at - other.at)

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

function kindOf(name: string, look: Look, { descriptions }: Cast): string[] {
  if (look.kind === 'human') return []
  const details = descriptions.find((figure) => figure.name === name)?.details ?? ''
  return [wordsOf(details).find((word) => speciesOf(word))].flatMap((word) => word ?? [])
}

/** "The boy", "my little daughter". */
function calledBy(sort: string | null, words: string): string[] {
  if (sort === null) return []
  const found = new RegExp(`\\b(?:the|my|our) (?:\\w+ )?(${sort})\\b`).exec(words)?.[1]
  return found ? [found] : []
}

const grownNouns: Readonly<Record<Gender, string>> = {
  feminine: 'woman|lady',
  masculine: 'man',
  neutral: 'woman|lady|man',
}
const childNouns: Readonly<Record<Gender, string>> = {
  feminine: 'girl|daughter',
  masculine: 'boy|son',
  neutral: 'girl|daughter|boy|son',
}

/** What a person may be called by who does not say the name; null for animals. */
function sortOf(look: Look): string | null {
  if (look.kind !== 'human') return null
  if (look.age === 'baby') return 'baby'
  const called = look.age === 'adult' || look.age === 'elder' ? grownNouns : childNouns
  return called[look.gender]
}
