import { sayWho, subjectBefore, whomOf } from './beings.ts'
import type { BookPlace, Finding } from './book.ts'
import { placeIn, sentencesBetween, sourceOf } from './claim.ts'
import { findMeals } from './find-meals.ts'
import { escaped, type ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

/** What somebody cannot do. */
interface Lack {
  id: string
  /** "fly", and what they would do then: "flew". */
  deed: string
  does: RegExp
  /** null where the description says it. */
  place: BookPlace | null
  at: number
}

/** Deeds that one can or cannot do, whatever the moment is like. */
const skills =
  /^(?:swim|read|write|ride|whistle|fly|skate|ski|juggle|knit|row|sail|cook|sing|dance|climb|talk|speak|walk|hear|see|drive|count|dive|bake|sew|paint)$/
/** Of the others a page may say that just now somebody could not. */
const lasting = /^(?:swim|read|write|ride|whistle|fly|skate|ski|juggle|knit|row|sail|dive|sew)$/
const justNow =
  /^ ?(?:any ?more|anymore|because|for|until|so|now|today|tonight|further|over|away|it|this|that|them|the (?:sign|letters|words|map|note|time)|with|in the|at|from|fast|far|high|past|through|any (?:more|further|longer))\b/
/** How it may have come that somebody can do it now. */
const learning =
  /\b(?:learn\w*|taught|teach\w*|practi\w*|lessons?|tr(?:y|ied|ying)|show(?:ed|n)? (?:him|her|them)|how to|help\w*|at last|finally|suddenly|first (?:time|thing)|want(?:s|ed)? to see|until|magic|dream\w*|pretend\w*|imagin\w*|as if|heal\w*|eyes (?:were )?open\w*|opened (?:his|her|their) eyes|wash\w* (?:\S+ ){0,3}(?:eyes|face|mud)|mud (?:on|from|off) (?:his|her) eyes|better|strong\w*|(?:in|on|with) (?:an?|the|her|his) (?:plane|balloon|helicopter|wheelchair|glider|shoulders)|armbands|shoulders|back of|together|weeks?|months?|years?|summer|every day|each day|wings? (?:of|made)|wish\w*)\b/i

/** Whoever cannot fly and then flies, or is in a wheelchair and runs; nobody has taught them. */
export function findAbilities(reading: Reading): Finding[] {
  const lacks = [
    ...reading.book.cast.flatMap(lacksInDetails),
    ...reading.sentences.flatMap((sentence, at) => lacksIn(sentence, at, reading)),
  ]
  const told = new Set<string>()
  return [
    ...lacks.flatMap((lack) => deedAgainst(lack, reading)),
    ...habitsAgainst(reading),
    ...findMeals(reading),
  ].filter(({ sentence }) => {
    const isNew = !told.has(sentence)
    told.add(sentence)
    return isNew
  })
}

const formsOf = (verb: string): RegExp => new RegExp(`^${verb}$`)

function lacksInDetails({ name, details }: Reading['book']['cast'][number]): Lack[] {
  const found = [
    ...details.matchAll(
      /\b(?:cannot|can't|can’t|can not|does not know how to|doesn't know how to|never learned to|unable to|is not able to) (?:yet )?([a-z]+)/gi,
    ),
  ].flatMap(([, deed = '']) => (skills.test(deed) ? [{ deed, does: formsOf(deed) }] : []))
  const isOnWheels = /\b(?:in|uses|has) an? (?:[a-z]+ )?wheelchair\b/i.test(details)
  const isBlind = /\bblind\b(?! (?:in|spot))/i.test(details) && !/\bcolou?r[- ]blind/i.test(details)
  const isDeaf = /(?<!tone-|half |partly )\bdeaf\b/i.test(details)
  return [
    ...found,
    ...(isBlind ? [{ deed: 'see', does: formsOf('see') }] : []),
    ...(isDeaf ? [{ deed: 'hear', does: formsOf('hear') }] : []),
    ...(isOnWheels ? [{ deed: 'walk', does: /^(?:run|jump|skip|walk|hop)$/ }] : []),
  ].map((one) => ({
    id: name,
    ...one,
    place: null,
    at: -1,
  }))
}

/** "She could not read a single letter", "he had never learned to swim". */
function lacksIn(sentence: ToldSentence, at: number, { beings }: Reading): Lack[] {
  const { units, told, start, page } = sentence
  return units.flatMap((unit) => {
    if (!lasting.test(unit.lemma)) return []
    const before = told.slice(0, unit.start - start)
    const found =
      /\b(?:could (?:not|never)|couldn't|can ?not|can't|(?:did not|didn't) know how to|had (?:never|not yet|not) learn(?:ed|t) (?:how )?to) (?:yet )?$/.exec(
        before,
      )
    if (!found || justNow.test(told.slice(unit.end - start))) return []
    const auxiliary = units.findIndex((one) => one.start >= start + found.index)
    const subject = subjectBefore(sentence, auxiliary, beings)
    return subject
      ? [
          {
            id: subject.id,
            deed: unit.lemma,
            does: formsOf(unit.lemma),
            place: placeIn(page, { start: subject.span[0], end: unit.end }),
            at,
          },
        ]
      : []
  })
}

function deedAgainst(lack: Lack, reading: Reading): Finding[] {
  const { id, deed, place, at } = lack
  for (const [index, sentence] of reading.sentences.entries()) {
    if (index <= at || sentence.page <= (place?.page ?? -1)) continue
    const act = deedIn(sentence, lack, reading)
    if (!act) continue
    const can = new RegExp(
      `(?<!\\p{L})(?:${escaped(id)}|she|he|they) (?:could|can|was able to)(?! ?n[o']t)`,
      'iu',
    )
    if (sentencesBetween(reading, at + 1, index).some((one) => learning.test(one) || can.test(one))) return []
    // "With the ring he swam".
    if (/\bwith (?:an?|the|her|his|their) /i.test(sentence.told)) return []
    return [
      {
        kind: 'thing',
        sentence: `${sourceOf(place)} says ${id} cannot ${deed}, page ${sentence.page + 1} tells of ${id} doing it.`,
        places: [...(place ? [place] : []), act],
        mends: [],
        how: `Tell in between how ${sayWho(id)} learned it, or change one of the pages.`,
        wish: null,
      },
    ]
  }
  return []
}

function deedIn(sentence: ToldSentence, { id, does, deed }: Lack, { beings }: Reading): BookPlace | null {
  for (const [verb, unit] of sentence.units.entries()) {
    if (unit.part !== 'VERB' || !does.test(unit.lemma)) continue
    const next = sentence.units[verb + 1]
    // A kite is flown by anybody.
    if (deed === 'fly' && /^(?:DET|PRON)$/.test(next?.part ?? '')) continue
    if (
      /^(?:not|n't|never|to|would|could|will|might|can|if|almost|nearly)$/.test(
        sentence.units[verb - 1]?.small ?? '',
      )
    )
      continue
    const subject = subjectBefore(sentence, verb, beings)
    if (subject?.id === id)
      return placeIn(sentence.page, {
        start: subject.span[0] > unit.start ? unit.start : subject.span[0],
        end: unit.end,
      })
  }
  return null
}

const never =
  /\bhad never (?:(?:in (?:her|his) life|before) )?(?:sat|ridden|been|seen|climbed|flown|swum|touched|held|slept|tasted|eaten|visited)\b/
const always = /\b(?:just )?(?:as|like) (?:she|he|it) (?:always did|did every)\b/

/** "She had never sat on a pony", and then "up she went, as she did every week". */
function habitsAgainst({ sentences, beings }: Reading): Finding[] {
  return sentences.flatMap((sentence, at) => {
    const match = never.exec(sentence.told)
    const had = sentence.units.findIndex((unit) => match && unit.start >= sentence.start + match.index)
    const subject = match && subjectBefore(sentence, had, beings)
    if (!subject) return []
    const later = sentences
      .slice(at + 1)
      .find((one) => one.page - sentence.page <= 3 && always.test(one.told))
    const found = later && always.exec(later.told)
    if (!later || !found) return []
    const gender = /\bit\b/.test(found[0]) ? null : found[0].includes('she') ? 'she' : 'he'
    if (gender && whomOf(gender, beings, later.page, later.start + found.index) !== subject.id) return []
    const span = [later.start + found.index, later.start + found.index + found[0].length] as const
    return [
      {
        kind: 'thing' as const,
        sentence: `Page ${sentence.page + 1} says ${subject.id} had never done it, page ${later.page + 1} says “${found[0]}”.`,
        places: [
          {
            page: sentence.page,
            span: [subject.span[0], sentence.start + (match?.index ?? 0) + (match?.[0].length ?? 0)] as const,
          },
          { page: later.page, span },
        ],
        mends: [],
        how: 'Make both pages agree.',
        wish: null,
      },
    ]
  })
}
