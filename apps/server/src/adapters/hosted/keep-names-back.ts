import { findNames } from '@faith-fables/listener/names/find-names'
import { isEverydayWord } from '@faith-fables/listener/names/is-everyday-word'

/** Puts a mark in the place of every name before words leave the house, and the names back into what comes home. */
export interface KeptNames {
  hide(text: string): string
  putBack(text: string): string
  /** The mark of a character, by their place in the order. */
  markOf(place: number): string
  /** Whether all marks in a text stand for somebody. */
  knowsAllIn(text: string): boolean
  marksIn(text: string): string[]
}

/** Words that say who somebody is and are nobody's name: "Nana" of "Nana Bea". */
const titles =
  /^(?:aunt|auntie|aunty|uncle|nana|nan|nanna|gran|granny|grandma|grandpa|grandad|granddad|grandfather|grandmother|papa|mama|mum|mom|mummy|mommy|dad|daddy|mr|mrs|ms|miss|dr|doctor|captain|king|queen|prince|princess|sir|lady|saint|little|big|old|the|and|von|van|de|la)$/i
const described = /^(?:the|an?) \p{Ll}/u
const shortest = 2

/**
 * @param characters names of the story's characters; their marks are counted from 1
 * @param texts everything that will be sent: names in it that belong to nobody of the story get marks, too
 */
export function keepNamesBack(characters: readonly string[], texts: readonly string[]): KeptNames {
  const names = [...characters]
  const marks = new Map<string, number>()
  for (const [place, name] of characters.entries()) {
    marks.set(name.toLowerCase(), place)
    // Of "the goat" no word alone is anybody's name.
    if (described.test(name)) continue
    for (const part of name.split(/\s+/))
      if (part.length >= shortest && !titles.test(part.replace('.', '')) && !marks.has(part.toLowerCase()))
        marks.set(part.toLowerCase(), place)
  }
  for (const { name } of texts.flatMap(findNames))
    if (!marks.has(name.toLowerCase())) marks.set(name.toLowerCase(), names.push(name) - 1)
  // The longest first: "Nana Bea" before "Bea".
  const known = [...marks.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const markAt = (place: number) => `NAME${place + 1}`
  return {
    hide: (text) =>
      known.length === 0
        ? text
        : text.replaceAll(pattern, (name) =>
            // "Will" is somebody, "she will sing" is nobody.
            isEverydayWord(name) ? name : markAt(marks.get(name.toLowerCase()) ?? 0),
          ),
    putBack: (text) => text.replaceAll(/NAME(\d+)/g, (mark, number) => names[Number(number) - 1] ?? mark),
    markOf: markAt,
    knowsAllIn: (text) => marksIn(text).every((mark) => names[Number(mark.slice(4)) - 1] !== undefined),
    marksIn,
  }
}

const marksIn = (text: string): string[] => text.match(/NAME\d+/g) ?? []

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
