import type { WordKind } from '../facts.ts'
import { type Unit, wordsOfUnits } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { kindsOfVerbs } from './verb-kinds.ts'

/** What something does to somebody, and what it therefore is to them. */
const doneToThem: readonly (readonly [verbs: RegExp, kind: WordKind])[] = [
  [
    /^(?:terrify|terrifie|scare|frighten|spook|petrify|petrifie|horrify|horrifie|alarm|worry|worrie|freak)$/,
    'fear',
  ],
  [/^(?:annoy|disgust|bore|infuriate|upset|enrage|irritate|offend|bug|irk|distress)$/, 'dislike'],
  [
    /^(?:delight|fascinate|thrill|enchant|captivate|amuse|intrigue|calm|soothe|cheer|comfort|entrance)$/,
    'like',
  ],
]
const makesThem: readonly (readonly [words: RegExp, kind: WordKind])[] = [
  [/^(?:makes?|drives?) (?:her|him|them) (?:happy|laugh|smile|giggle|beam|wild with joy)$/, 'like'],
  [/^(?:makes?|drives?) (?:her|him|them) (?:cry|cross|sad|angry|mad|furious|grumpy)$/, 'dislike'],
  [/^(?:makes?) (?:her|him|them) (?:anxious|nervous|shake|tremble|jump|hide)$/, 'fear'],
]
const isToThem: readonly (readonly [words: RegExp, kind: WordKind])[] = [
  [
    /^(?:is|are|'s) (?:her|his|their) (?:\S+ )?(?:weakness|favourite|favorite|favourites|favorites|passion|obsession|joy|hobby|happy place|thing|life|world|whole life|whole world)$/,
    'like',
  ],
  [
    /^(?:is|are|'s) (?:her|his|their) (?:\S+ )?(?:enemy|enemies|nemesis|pet hate|pet peeve|least favourite)$/,
    'dislike',
  ],
]

/** "Balloons terrify her", "fish fry is her weakness": what comes first is no somebody else. */
export function readDoneToThem(subject: readonly Unit[], rest: readonly Unit[], notes: Notes): boolean {
  if (subject.length > 5 || subject.some(({ part }) => /^(?:PRON|VERB|AUX)$/.test(part))) return false
  const [verb, whom, ...behind] = rest
  const words = wordsOfUnits(rest)
  const isShort = behind.every(({ part, small }) => /^(?:ADV|PUNCT)$/.test(part) || small === 'out')
  const kind =
    [...makesThem, ...isToThem].find(([said]) => said.test(words))?.[1] ??
    (whom && /^(?:her|him|them)$/.test(whom.small) && isShort
      ? doneToThem.find(([verbs]) => verbs.test(verb?.lemma ?? ''))?.[1]
      : undefined)
  if (!kind) return false
  notes.pass([...subject, ...rest])
  notes.writeWords(kind, subject)
  const owner = rest.find(({ small }) => /^(?:her|him|his)$/.test(small))
  if (owner) notes.write({ kind: 'pronoun', pronoun: owner.small === 'her' ? 'she' : 'he' }, [], false)
  return true
}

const refused =
  /^(?:(?:will|wo|would|does|do|can) ?(?:not|n't) (?:touch|eat|drink|stand|bear|abide|go near|hear of|like|have)|(?:can ?not|cannot) (?:stand|bear|abide))$/

/** "Bitter gourd she will not touch", "trains he adores": what it is about comes first. */
export function readThingFirst(units: readonly Unit[], notes: Notes): boolean {
  const at = units.findIndex(({ small }) => /^(?:she|he)$/.test(small))
  const thing = units.slice(0, at)
  if (at < 1 || at > 4 || !thing.every(({ part }) => /^(?:ADJ|NOUN|PROPN)$/.test(part))) return false
  const rest = units.slice(at + 1)
  const words = rest.map(({ small }) => small).join(' ')
  // "Homework he is hating", as in Indian English.
  const said =
    /^(?:is|'s)$/.test(rest[0]?.small ?? '') && /ing$/.test(rest[1]?.small ?? '') ? rest.slice(1) : rest
  const [only] = said
  const kind = refused.test(words)
    ? 'dislike'
    : said.length === 1 && only && /^(?:like|dislike|fear)$/.test(kindsOfVerbs[only.lemma] ?? '')
      ? (kindsOfVerbs[only.lemma] as WordKind)
      : null
  if (!kind) return false
  notes.pass(units)
  notes.writeWords(kind, thing)
  notes.write({ kind: 'pronoun', pronoun: units[at]?.small === 'she' ? 'she' : 'he' }, [], false)
  return true
}
