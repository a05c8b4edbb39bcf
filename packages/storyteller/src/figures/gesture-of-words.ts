import type { FigureKind, Signature } from '../plots/plot.ts'
import { gesturesOfAnimals } from './gestures-of-animals.ts'
import { gesturesOfDeeds, gesturesOfTraits } from './gestures-of-people.ts'
import { kindOfNoun } from './noun-kinds.ts'
import { signatureOf } from './verbs.ts'

/** What a parent writes and how it shows. `their` stands for the right pronoun, `$1` for what the pattern found. */
export type GestureOfWords = readonly [pattern: RegExp, base: string, rest: string]

/** The gesture for a deed, its verb in the base form: "build robots", "play the violin". */
export function gestureOfDeed(words: string, kind: FigureKind): Signature | undefined {
  return firstOf(kind === 'animal' ? gesturesOfAnimals : gesturesOfDeeds, words)
}

/** The gestures for how somebody is or looks: "shy", "a missing tooth". */
export function gesturesOfLooks(words: string, kind: FigureKind): Signature[] {
  const lower = words.toLowerCase()
  const found = (kind === 'animal' ? gesturesOfAnimals : gesturesOfTraits).filter(
    ([pattern]) => !pattern.source.startsWith('^') && pattern.test(lower),
  )
  return found.flatMap((gesture) => firstOf([gesture], words) ?? [])
}

function firstOf(gestures: readonly GestureOfWords[], words: string): Signature | undefined {
  const lower = words.toLowerCase()
  for (const [pattern, base, rest] of gestures) {
    const found = pattern.exec(lower)
    if (found) return signatureOf(base, rest.replace('$1', inOwnCase(found[1] ?? '', words)))
  }
  return undefined
}

/** "spanish" as the parent wrote it; a language has its capital in any case. */
function inOwnCase(found: string, words: string): string {
  const at = words.toLowerCase().indexOf(found)
  const own = words.slice(at, at + found.length)
  return /(?:ish|ch|an|ese|ic|ese|di|ili|ek|og)$/.test(found) && /^speak/i.test(words)
    ? own.slice(0, 1).toUpperCase() + own.slice(1)
    : own
}

const drawable =
  /\b(?:trains?|trucks?|cars?|planes|airplanes|rockets?|robots?|boats?|ships?|tractors?|excavators?|bulldozers?|castles?|dragons?|mermaids?|dinosaurs?|knights?|pirates?|butterflies|flowers|volcanoes)$/

/** What somebody fond of a thing can do with it anywhere: sniff for a cake, draw a shark in the air, hum about the rest. */
export function gesturesOfLiking(liked: string, kind: FigureKind): Signature[] {
  const what = liked.replace(/^(?:all|every|any|real) (?:kinds of )?/, '')
  if (
    /^(?:her|his|their|its|it|when|being|to)\b/.test(what) ||
    /\bcolou?r\b/.test(what) ||
    what.split(' ').length > 3
  )
    return []
  const noun = kindOfNoun(what)
  if (kind === 'animal')
    return [signatureOf('sniff', `${noun === 'food' ? 'the air' : 'around'} for ${what}`)]
  if (kind === 'toy') return []
  if (noun === 'food') return [signatureOf('sniff', `the air for ${what}`)]
  const song = signatureOf('hum', `a song about ${what}`)
  const isDrawable = (noun === 'animal' || drawable.test(what.toLowerCase())) && /^\p{Ll}+s$/u.test(what)
  return isDrawable ? [signatureOf('draw', `a small ${oneOf(what)} in the air`), song] : [song]
}

/** "puppies" is puppy, "foxes" is fox. */
function oneOf(plural: string): string {
  return plural
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss|o)es$/, '$1')
    .replace(/s$/, '')
}
