import type { BookPlace, Finding } from './book.ts'
import { placeIn, placeOfMatch, sentencesBetween, sourceOf } from './claim.ts'
import { type Reading, somebody, type Thing } from './reading.ts'

/** What a house, a body or a household has or has not, for as long as a story lasts. */
const lasting =
  'arm|leg|tail|tooth|teeth|wing|ear|eye|beard|freckle|window|door|chimney|stair|stairs|step|roof|chair|table|bench|stove|boat|cart|wagon|horse|mule|donkey|camel|car|bicycle|bridge|clock|wheel|bell|lift|ladder|television|telephone|garden|tree|hump|trunk|glasses'
const none =
  "(?:no|neither|nor|without (?:a |any |a single )?|not (?:one |a )?single|not one|not any|(?:hadn't|didn't have|wasn't|weren't|had never had) (?:a |any |a single |one )?|never had (?:a |any )?)"
const lacking = new RegExp(
  `(?<!\\bthere is |like )\\b${none} ?(?:single |real |own )?(?<noun>${lasting})s?\\b(?! (?:to|who|that|could|was|were|on|would|but|more|left|longer|without|until|before|for|stood|came|of)\\b)`,
  'dgi',
)

interface Lack {
  noun: string
  owner: string | null
  place: BookPlace | null
  at: number
}

/** A hut without a single window, out of whose window somebody looks; a robot without arms that stretches them out. */
export function findLacks(reading: Reading): Finding[] {
  const lacks = [...lacksOfDetails(reading), ...lacksTold(reading)]
  const seen = new Set<string>()
  return lacks.flatMap((lack) => {
    const use = useOf(lack, reading)
    if (!use || seen.has(lack.noun)) return []
    seen.add(lack.noun)
    const { place, noun } = lack
    return [
      {
        kind: 'thing' as const,
        sentence: `${sourceOf(place)} says there is no ${noun}, page ${use.page + 1} tells of it all the same.`,
        places: [...(place ? [place] : []), use],
        mends: [],
        how: 'Make both pages agree, or tell where it came from.',
        wish: null,
      },
    ]
  })
}

const singular = (noun: string): string => ({ teeth: 'tooth', stairs: 'stair' })[noun] ?? noun

function lacksOfDetails({ described }: Reading): Lack[] {
  return described.flatMap(({ name, details }) =>
    [...details.matchAll(lacking)].flatMap(({ groups, index }) => {
      // "Can’t see a thing without his glasses".
      const isNeeded = /\b(?:not|n['’]t|never)\b[^,;]*$/i.test(details.slice(0, index))
      return isNeeded ? [] : [{ noun: singular(groups?.noun ?? ''), owner: name, place: null, at: -1 }]
    }),
  )
}

function lacksTold(reading: Reading): Lack[] {
  return reading.sentences.flatMap(({ told, page, start, whole }, at) => {
    if (
      /\b(?:if|dream\w*|pretend\w*|wish\w*|almost|like|as though|saw|could see|thought|that day|today|felt)\b/i.test(
        told,
      ) ||
      whole.trimEnd().endsWith('?')
    )
      return []
    return [...told.matchAll(lacking)].map((match) => {
      const noun = singular((match.groups?.noun ?? '').toLowerCase())
      const here = reading.beings.mentions.findLast(
        (one) => one.page === page && one.at >= start && one.at < start + match.index && one.isNamed,
      )
      return { noun, owner: here?.id ?? null, place: placeOfMatch(page, match, start), at }
    })
  })
}

const elsewhere =
  /\b(?:dream\w*|pretend\w*|imagin\w*|wish\w*|invent\w*|years?|months?|weeks?|magic\w*|ferry\w*|school|shop|king\w*|neighbou?r\w*|farmer\w*|inn|ride|rowed|lift|next (?:day|morning))\b/i
const coming =
  /\b(?:new|buil[dt]\w*|bought|got|made|grew|gave|given|brought|borrow\w*|lent|found|carv\w*|paint\w*|dr[ae]w\w*|another|others?|stranger\w*|somebody|someone|passing|stopped|came|stood|mend\w*|as if|like an?|put in|cut|a)\b/i

function useOf(lack: Lack, reading: Reading): BookPlace | null {
  const { noun, owner, at, place } = lack
  const uses = (reading.things.get(noun) ?? []).filter(
    (one) =>
      one.at > at && one.sentence.page > (place?.page ?? -1) && /^(?:the|own)$/.test(one.phrase.article),
  )
  const use = uses.find(
    (one) =>
      isOfIt(one, owner, reading) &&
      !/\b(?:no|not|n't|never|without|if|like|where)\b/i.test(one.sentence.told),
  )
  if (!use) return null
  // Where others of the kind are told of before, the later one may be theirs.
  const isKnown = (reading.things.get(noun) ?? []).some(
    (one) => one.at < use.at && one.at !== at && /^(?:a|the|own|other)$/.test(one.phrase.article),
  )
  if (isKnown) return null
  const between = sentencesBetween(reading, at + 1, use.at - 1)
  const ofIt = new RegExp(`\\b${noun}s?\\b`, 'i')
  if (between.some((sentence) => elsewhere.test(sentence) || (ofIt.test(sentence) && coming.test(sentence))))
    return null
  return placeIn(use.sentence.page, use.phrase.noun)
}

const ofBodies = /^(?:arm|leg|tail|tooth|wing|ear|eye|beard|hump|trunk)$/

/** Arms belong to whoever has none; of a hut's window it is enough that somebody looks out of it. */
function isOfIt({ phrase, owner: whose }: Thing, owner: string | null, { book, beings }: Reading): boolean {
  if (!ofBodies.test(phrase.head))
    return owner === null || whose === null || whose === owner || whose === somebody
  if (phrase.article !== 'own' || owner === null) return false
  const isAlone =
    book.cast.length <= 2 && phrase.owner !== null && /^(?:her|his|its)$/.test(phrase.owner.words)
  const others = beings.mentions.filter(({ id, isNamed }) => isNamed && id !== owner)
  const fits = others.every(
    ({ gender }) =>
      gender !== null && !(gender === 'she' ? /^her$/ : /^his$/).test(phrase.owner?.words ?? ''),
  )
  return whose === owner || (whose === somebody && isAlone && fits)
}
