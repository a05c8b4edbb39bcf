import type { WordKind } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import { readNounPhrase } from './read-noun-phrase.ts'
import { kindsOfPredicates, kindsOfVerbs } from './verb-kinds.ts'

const collecting = /^(?:collects|collecting|hoards)$/

/** Who somebody is before a colon, where it is no name: "Momo" is one. */
const who =
  /^(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|granny|grandad|granddad|grandmother|grandfather|mother|father|sister|brother|aunt|auntie|uncle|girl|boy|son|daughter|cousin)$/

/** What forms call it: "Job: dinner lady". */
const labels: Readonly<Record<string, WordKind>> = {
  job: 'work',
  occupation: 'work',
  profession: 'work',
  trade: 'work',
  hobby: 'like',
  favourite: 'like',
  favorite: 'like',
  interest: 'like',
  language: 'speech',
  pet: 'belonging',
  enemy: 'dislike',
  home: 'place',
}

/** "Hates: socks, bedtime", "Hair: none": what stands before a colon says what the list behind it is. */
export function readLabel(typed: readonly Unit[], notes: Notes): OpenList {
  // "She dislikes: wet sleeves".
  const units =
    /^(?:she|he|they|it)$/.test(typed[0]?.small ?? '') && typed.length > 1 ? typed.slice(1) : typed
  notes.pass(typed.slice(0, typed.length - units.length))
  // "What she likes: …", "what she doesn't: …".
  const liking =
    /^(?:what|things|the things) (?:she|he|they|it) (likes?|loves?|hates?|dislikes?|(?:does|do) ?n't(?: like)?|doesn't(?: like)?)$/.exec(
      wordsOfUnits(typed),
    )?.[1]
  // "Doesn't like: socks, peas".
  if (
    /^(?:does|do)(?:n't| not) (?:like|love|enjoy|want)$|^not (?:keen on|into|fond of)$/.test(
      wordsOfUnits(units),
    )
  ) {
    notes.pass(typed)
    return 'dislike'
  }
  if (liking) {
    notes.pass(typed)
    return /^(?:likes?|loves?)$/.test(liking) ? 'like' : 'dislike'
  }
  const [first] = units
  const text = `${wordsOfUnits(units)} `
  const predicate = kindsOfPredicates.find(([words]) => words.test(text))
  // "Favourite word: actually" is said, not loved.
  const isSpoken = /^(?:favou?rite|first|only) (?:words?|phrase|saying|sentence) $/.test(text)
  const kind =
    (isSpoken ? 'speech' : null) ??
    predicate?.[1] ??
    (first && collecting.test(first.small) ? 'belonging' : null) ??
    (first &&
      (kindsOfVerbs[first.lemma] ??
        kindOfLook(first) ??
        labels[first.lemma] ??
        kindsOfVerbs[first.small.replace(/s$/, '')]))
  if (!kind && /^(?:age|name|gender|description|about|details?|looks?|appearance|personality) $/.test(text))
    notes.pass(units)
  // "Dad: tall, beard".
  if (!kind && first && units.length < 3 && who.test(units.at(-1)?.small ?? '')) {
    readNounPhrase(units, 'who', notes)
    return null
  }
  // "Troll under the stairs: hairy".
  const isBeing = units.length < 6 && units.some((unit) => isOneOf(unit, 'animal', 'toy', 'fantasy', 'trade'))
  if (!kind && isBeing && notes.facts.length === 0 && readNounPhrase(units, 'who', notes)) return null
  if (!kind && isA('health', text.trim())) notes.writeWords('health', units)
  if (kind) notes.pass(units)
  return kind ?? null
}
