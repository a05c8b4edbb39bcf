import { subjectBefore } from './beings.ts'
import type { BookPlace, Finding } from './book.ts'
import { placeIn } from './claim.ts'
import { anyOf, type ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

interface Absence {
  id: string
  /** Somebody who only stayed behind may well be told of at home. */
  isNear: boolean
  place: BookPlace
  at: number
}

const leaving =
  /^(?:[a-z]+ ){0,2}?(?:(?<far>had gone (?:away )?to|had left for|was far away|was away|lived far away|had sailed|had moved|had flown|had died|was dead)|(?<near>(?:had )?stayed (?:behind|home|(?:at|in) (?:home|bed|the house))|(?:was|lay|were) (?:still )?(?:asleep |ill |sick )?(?:at home|in bed at home|in (?:the )?hospital)|(?:was|were) not allowed to come|did not come|could not come))\b/
/** Words by which somebody may have come back, or is there in another way. */
const returning =
  /\b(?:c[ao]me|coming|back|home again|return\w*|arriv\w*|visit\w*|met|meet|letter|wrote|phone\w*|call\w*|picture|photo\w*|screen|dream\w*|remember\w*|imagin\w*|thought|years?|months?|weeks?|summer|winter|spring|autumn|until|once|used to|before|follow\w*|join\w*|caught up|went to (?:him|her|them)|at last|next (?:day|morning))\b/i
/** What nobody does from far away. */
const bodily =
  /^(?:sit|stand|lean|run|jump|take|hold|climb|kneel|point|nod|hug|lift|pick|walk|carry|pull|push|throw|catch|put|open|close|touch|laugh|smile|dance|swim|row|dig|eat|drink|wave|grab|reach|pour|hand|give|splash|skip|hop|crawl|bend|kiss|pat|clap)$/

/** Whoever is told to be away, and then acts on a later page as if they were there. */
export function findAbsentPeople(reading: Reading): Finding[] {
  const told = new Set<string>()
  return reading.sentences.flatMap((sentence, at) => {
    const away = absenceIn(sentence, at, reading)
    const act = away && !told.has(away.id) ? findAct(away, reading) : null
    if (!away || !act) return []
    told.add(away.id)
    const who = sayWho(away.id)
    return [
      {
        kind: 'people' as const,
        sentence: `Page ${away.place.page + 1} says ${who} is away, page ${act.page + 1} tells of ${who} as being there.`,
        places: [away.place, act],
        mends: [],
        how: `Tell in between how ${who} came back, or leave ${who} out of the later page.`,
        wish: null,
      },
    ]
  })
}

const sayWho = (id: string): string =>
  /^\p{Lu}/u.test(id) || id.includes('’')
    ? id
    : /^(?:mother|father|grandmother|grandfather)$/.test(id)
      ? `${id.charAt(0).toUpperCase()}${id.slice(1)}`
      : `the ${id}`

function absenceIn(sentence: ToldSentence, at: number, { beings }: Reading): Absence | null {
  const { units, told, start, page, phrases } = sentence
  for (const phrase of phrases) {
    const mention = beings.mentions.find((one) => one.page === page && one.at === phrase.noun.start)
    const end = units[phrase.to - 1]?.end ?? phrase.noun.end
    const match = mention && leaving.exec(told.slice(end - start).trimStart())
    if (!mention || !match) continue
    const from = units[phrase.from]?.start ?? phrase.noun.start
    return {
      id: mention.id,
      isNear: match.groups?.near !== undefined,
      place: placeIn(page, { start: from, end: end + 1 + match[0].length }),
      at,
    }
  }
  return null
}

function findAct({ id, isNear, place, at }: Absence, { sentences, beings }: Reading): BookPlace | null {
  // Where all others went: "went out on the boat".
  const opening = sentences[at]
  const spots = (opening?.phrases ?? []).filter(
    ({ noun, article }) => article !== 'none' && noun.start > place.span[1],
  )
  const companions = beings.mentions
    .filter((one) => one.page === place.page && one.id !== id)
    .map((one) => one.id)
  for (const sentence of sentences.slice(at + 1)) {
    const act = sentence.page > place.page ? actIn(sentence, id, beings) : null
    const before = act ? sentence.whole.slice(0, act.span[0] - sentence.start) : sentence.whole
    if (returning.test(before)) return null
    if (!act) continue
    const isBeside =
      sentence.phrases.some(({ head, isName }) => !isName && spots.some((spot) => spot.head === head)) ||
      new RegExp(`(?<!\\p{L})${anyOf(companions)}(?!\\p{L})`, 'u').test(sentence.whole)
    if (!isNear || isBeside) return act
  }
  return null
}

/** Something that somebody does with their own body. */
function actIn(sentence: ToldSentence, id: string, beings: Reading['beings']): BookPlace | null {
  for (const [verb, unit] of sentence.units.entries()) {
    if (unit.part !== 'VERB' || !bodily.test(unit.lemma)) continue
    if (/^(?:would|could|will|might|not|n't|had)$/.test(sentence.units[verb - 1]?.small ?? '')) continue
    const subject = subjectBefore(sentence, verb, beings)
    if (subject?.id === id) return placeIn(sentence.page, { start: subject.span[0], end: unit.end })
  }
  return null
}
