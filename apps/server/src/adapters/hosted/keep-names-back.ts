import { findNames } from '@faith-fables/listener/names/find-names'
import { isEverydayWord } from '@faith-fables/listener/names/is-everyday-word'

/** Puts a mark in the place of every name before words leave the house, and the names back into what comes home. */
export interface KeptNames {
  hide(text: string): string
  /** The same, and where a stretch of it stood in the text as it was. */
  hideWithPlaces(text: string): { text: string; placeOf(start: number, end: number): [number, number] }
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
  // "Will" is somebody, "she will sing" is nobody.
  const markFor = (name: string) => (isEverydayWord(name) ? name : markAt(marks.get(name.toLowerCase()) ?? 0))
  return {
    hide: (text) => (known.length === 0 ? text : text.replaceAll(pattern, markFor)),
    hideWithPlaces: (text) => hideWithPlaces(text, known.length === 0 ? [] : text.matchAll(pattern), markFor),
    putBack: (text) => text.replaceAll(/NAME(\d+)/g, (mark, number) => names[Number(number) - 1] ?? mark),
    markOf: markAt,
    knowsAllIn: (text) => marksIn(text).every((mark) => names[Number(mark.slice(4)) - 1] !== undefined),
    marksIn,
  }
}

function hideWithPlaces(
  text: string,
  found: Iterable<RegExpExecArray>,
  markFor: (name: string) => string,
): ReturnType<KeptNames['hideWithPlaces']> {
  const marks: { start: number; end: number; grows: number }[] = []
  let hidden = ''
  let from = 0
  for (const { 0: name, index } of found) {
    hidden += text.slice(from, index)
    const mark = markFor(name)
    marks.push({ start: hidden.length, end: hidden.length + mark.length, grows: mark.length - name.length })
    hidden += mark
    from = index + name.length
  }
  const grownBefore = (place: number) =>
    marks.filter(({ end }) => end <= place).reduce((sum, { grows }) => sum + grows, 0)
  /** Inside a mark is at the edge of the name. */
  const placeOf = (place: number, edge: 'start' | 'end') => {
    const mark = marks.find(({ start, end }) => start < place && place < end)
    return mark ? placeIn(mark[edge]) : placeIn(place)
  }
  const placeIn = (place: number) => place - grownBefore(place)
  return {
    text: hidden + text.slice(from),
    placeOf: (start, end) => [placeOf(start, 'start'), placeOf(end, 'end')],
  }
}

const marksIn = (text: string): string[] => text.match(/NAME\d+/g) ?? []

/** Words as a pattern that finds them letter for letter. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
