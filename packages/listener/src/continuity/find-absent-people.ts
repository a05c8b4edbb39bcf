import { genderOfPronoun, mentionOf, sayWho, subjectBefore, whomOf } from './beings.ts'
import type { BookPlace, Finding } from './book.ts'
import { placeIn } from './claim.ts'
import { isMovingOn } from './passing.ts'
import { anyOf, type ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

interface Absence {
  id: string
  /** Somebody who only stayed behind may well be told of at home. */
  isNear: boolean
  /** Asleep, and so there all the same. */
  isAsleep: boolean
  place: BookPlace
  at: number
}

const leaving =
  /^(?:[a-z]+ ){0,2}?(?:(?<far>had gone (?:away|(?:away |off |back )?to (?=\p{Lu}|sea\b))|had left for|had travelled|had traveled|(?:was|were|is) (?:far (?:away|out|off)|away|abroad|at sea|out at sea|in (?:the )?hospital|(?:still )?at (?:work|the (?:hospital|office|factory|station))|on (?:a|the) (?:trip|ship|journey)|in another (?:town|city|country))|would not be (?:home|back|there)|had sailed|had moved (?:away|to (?=\p{Lu}))|had flown (?:away|to (?=\p{Lu}))|had died|was dead|(?:was|were) left (?:behind )?(?:with|at|in) [^.!?]*?(?:the whole day|all day|overnight|that day|for the day)|would not (?:return|come back|be back|come home) (?:before|until|till|for))|(?<near>(?:had )?(?:to )?(?:stay(?:ed)?|remain(?:ed)?) (?:behind|home|at home)|(?:was|lay|were) (?:still )?(?:asleep |ill |sick )?(?:at home|in bed at home)|(?:was|were) not (?:allowed to come|with them)|did not come|could not come|(?:was taken|was sent|was brought|(?:had|has) to go|had gone) home))\b/u
const isAtDoor = /\b(?:in|at) the (?:front )?(?:door|doorway|gate)\b/
const sleeping =
  /^(?:[a-z]+ ){0,2}?(?:(?:had )?(?:fallen|fell) (?:fast |sound )?asleep|was (?:fast|sound|already) asleep|lay (?:fast )?asleep|slept,? (?:right |straight )?(?:through|from)|was (?:snoring|sleeping))\b/
const waking =
  /\b(?:w[ao]ke\w*|awake|morning|day|later|until|till|eyes|dream\w*|sleep\w*|yawn\w*|stretch\w*|startled|up at|bang|crash|hours?|evening|then|next|after\w*|soon|while|dark|again)\b/i
const taking = /\b(?:took|brought|drove|carried|sent|fetched) (him|her) (?:home|away)\b/
/** Words by which so much time went by, or somebody is there in so different a way, that all may be well. */
const elsewhere =
  /\b(?:letter|wrote|phone\w*|telephone|tablet|video|screen|picture|photo\w*|dream\w*|remember\w*|imagin\w*|pretend\w*|story|years?|months?|weeks?|summer|winter|spring|autumn|used to|next (?:day|morning|time)|(?:days?|hours?) later|the day|at last|once|long ago|tomorrow|in the morning|knock\w*|doorbell|at (?:Easter|Christmas)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:in|at) the (?:door|doorway|gate))\b/i
/** Words by which whoever is spoken of may have come back. */
const returning =
  /\b(?:c[ao]me|comes|coming|back|again|return\w*|arriv\w*|visit\w*|met|meet|thought|follow\w*|join\w*|caught up|went to|until|before|surprise\w*|knock\w*|there (?:she|he) (?:was|stood)|there (?:was|stood))\b/i
/** What nobody does from far away. */
const bodily =
  /^(?:sit|stand|lean|run|jump|take|hold|climb|kneel|point|nod|hug|lift|pick|walk|carry|pull|push|throw|catch|put|open|close|touch|laugh|smile|dance|swim|row|dig|eat|drink|wave|grab|reach|pour|hand|give|splash|skip|hop|crawl|bend|kiss|pat|clap|move|grin|turn|shake|look|bow|scratch|blow|tie|paint|draw|knock|stir|cut|play|whistle|tap|wipe|get|squeeze|hum)$/

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
        sentence: away.isAsleep
          ? `Page ${away.place.page + 1} says ${who} is asleep, page ${act.page + 1} tells of ${who} as being awake.`
          : `Page ${away.place.page + 1} says ${who} is away, page ${act.page + 1} tells of ${who} as being there.`,
        places: [away.place, act],
        mends: [],
        how: `Tell in between how ${who} ${away.isAsleep ? 'woke up' : 'came back'}, or leave ${who} out of the later page.`,
        wish: null,
      },
    ]
  })
}

function absenceIn(sentence: ToldSentence, at: number, { beings }: Reading): Absence | null {
  const { units, told, start, page, phrases } = sentence
  if (
    /\b(?:until|till|for) (?:the |a |that )?(?:evening|afternoon|night|noon|lunch|supper|dinner|morning|moment|minute|while)\b/.test(
      told,
    )
  )
    return null
  if (/\b(?:if|would like|wish\w*|want\w*|almost|never|afraid)\b/.test(told)) return null
  for (const phrase of phrases) {
    const mention = mentionOf(phrase, page, beings)
    const end = units[phrase.to - 1]?.end ?? phrase.noun.end
    const behind = told.slice(end - start).trimStart()
    const asleep =
      mention &&
      !/\b(?:must|usually|always|often|sometimes|when|until|as soon as|after|w[ao]ke)\b/i.test(
        sentence.whole.replaceAll(/\bn(?:o|')t w[ao]ke(?: up)?/g, ' '),
      )
        ? sleeping.exec(behind)
        : null
    const match = asleep || (mention && leaving.exec(behind))
    const isAnimal = mention && beings.animals.has(mention.id) && !mention.isNamed
    if (!mention || !match || isAnimal) continue
    const from = units[phrase.from]?.start ?? phrase.noun.start
    const isNear = match.groups?.near !== undefined
    return {
      id: mention.id,
      isNear,
      isAsleep: Boolean(asleep),
      place: placeIn(page, { start: from, end: end + 1 + match[0].length }),
      at,
    }
  }
  const taken = taking.exec(told)
  const gender = taken && genderOfPronoun(taken[1] ?? '')
  if (!taken || !gender) return null
  // Whoever takes somebody home does not take themselves.
  const subject = sentence.phrases.flatMap((phrase) => mentionOf(phrase, page, beings)?.id ?? []).at(-1)
  const others = { ...beings, mentions: beings.mentions.filter(({ id }) => id !== subject) }
  const id = whomOf(gender, others, page, start + taken.index)
  const span = { start: start + taken.index, end: start + taken.index + taken[0].length }
  return id && subject ? { id, isNear: true, isAsleep: false, place: placeIn(page, span), at } : null
}

function findAct({ id, isNear, isAsleep, place, at }: Absence, reading: Reading): BookPlace | null {
  const { sentences, beings } = reading
  const words = new Set([id, ...beings.mentions.filter((one) => one.id === id).map((one) => one.noun)])
  const gender = beings.mentions.find((one) => one.id === id)?.gender
  const isOfThem = new RegExp(
    `(?<!\\p{L})(?:${anyOf([...words])}|${gender ?? '(?:she|he)'}|${gender === 'she' ? 'her' : gender === 'he' ? 'him' : 'her|him'}|everybody|everyone|all)(?!\\p{L})`,
    'iu',
  )
  // Where all others went: "out on the boat".
  const spots = (sentences[at]?.phrases ?? []).filter(
    ({ noun, article }) => article !== 'none' && noun.start > place.span[1],
  )
  const companions = beings.mentions
    .filter((one) => one.page === place.page && one.id !== id)
    .map((one) => one.noun)
  let hasMoved = false
  for (const sentence of sentences.slice(at + 1)) {
    const act = sentence.page > place.page ? actIn(sentence, id, beings) : null
    const before = act ? sentence.whole.slice(0, act.span[0] - sentence.start) : sentence.whole
    if (
      elsewhere.test(before) ||
      (act && isAtDoor.test(sentence.whole)) ||
      (returning.test(before) && isOfThem.test(before))
    )
      return null
    if (isAsleep && (waking.test(sentence.whole) || sentence.page > place.page + 2)) return null
    if (!act) {
      hasMoved ||= isMovingOn(sentence.told)
      continue
    }
    const isBeside =
      sentence.phrases.some(({ head, isName }) => !isName && spots.some((spot) => spot.head === head)) ||
      new RegExp(`(?<!\\p{L})${anyOf(companions)}(?!\\p{L})`, 'u').test(sentence.told)
    if (isAsleep || !isNear || isBeside || !hasMoved) return act
  }
  return null
}

const speaking = /^(?:say|ask|cry|call|whisper|shout|answer|reply|laugh|mumble|murmur|beg|sigh|add)$/

/** Something that somebody does with their own body, or says. */
function actIn(sentence: ToldSentence, id: string, beings: Reading['beings']): BookPlace | null {
  const { units, phrases, page, told, start } = sentence
  for (const [verb, unit] of units.entries()) {
    if (unit.part !== 'VERB') continue
    // Behind what is said: "said Mum".
    const speaker =
      speaking.test(unit.lemma) && told.slice(0, unit.start - start).trim() === ''
        ? phrases.find(({ from }) => from === verb + 1)
        : undefined
    if (speaker && mentionOf(speaker, page, beings)?.id === id)
      return placeIn(page, { start: unit.start, end: units[speaker.to - 1]?.end ?? unit.end })
    if (
      !bodily.test(unit.lemma) ||
      /^(?:would|could|will|might|not|n't|had)$/.test(units[verb - 1]?.small ?? '')
    )
      continue
    const subject = subjectBefore(sentence, verb, beings)
    if (subject?.id === id && subject.span[0] < unit.end)
      return placeIn(page, { start: subject.span[0], end: unit.end })
  }
  return null
}
