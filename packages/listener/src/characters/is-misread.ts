import type { Fact } from '../facts.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'

/**
 * Whether words that were read whole say something else than they were taken for: they end in the middle, speak of the book or
 * of the one who writes, or are of another kind than their head word promised.
 *
 * @param clause the whole clause that the words stand in
 */
export function isMisread(kind: Fact['kind'], own: readonly Unit[], clause: readonly Unit[]): boolean {
  // "Braces coming next month".
  if (/^just (?:got|had)\b/.test(wordsOfUnits(own)) && kind !== 'event' && kind !== 'habit') return true
  if ((looks.test(kind) || worn.test(kind)) && isToComeSoon.test(wordsOfUnits(own))) return true
  if (isDeniedLast(own) || (looks.test(kind) && isOfOurs(own, clause))) return true
  if (isTornFromQuotation(own) || (worn.test(kind) && isMissing(own, clause))) return true
  if (endsOpen(own) || (looks.test(kind) && own[0]?.part === 'ADP' && own[0].classes.length === 0))
    return true
  switch (kind) {
    case 'garment':
      return (
        isSizeOfClothes(own) ||
        isOnFur(clause) ||
        own[0]?.small === 'too' ||
        // "Top of the growth chart".
        (own[0]?.small === 'top' && own[1]?.small === 'of') ||
        /^(?:nothing|none|everything|anything)$/.test(own[0]?.small ?? '') ||
        // "Gumboots dancing" is done in them.
        (own.length > 1 && /(?:danc|throw|rac|mak|clean)ing$/.test(own.at(-1)?.small ?? ''))
      )
    case 'size':
      // "A jersey, too big": the jersey is.
      return (
        isBeforeNoun(own, clause) ||
        own[0]?.small === 'too' ||
        isLast(own, 'one') ||
        // "Thin with a grey beard": two looks at once.
        own.some(({ small }) => small === 'with')
      )
    case 'skin':
      // "Tall dark handsome": three things at once.
      if (own.length > 1 && own.some((unit) => isOneOf(unit, 'trait') || unit.small === 'tall')) return true
      // "Soft, fair, about a centimetre": the hair is.
      if (own.length === 1 && own[0]?.small === 'fair' && !clause.some(({ small }) => small === 'skin'))
        return true
      return own.some(({ small }) => /\b(?:blonde?|brunette|auburn)$/.test(small))
    case 'hair':
      // "Her pony is called Star".
      if (own.some(({ small }) => /^(?:called|named)$/.test(small))) return true
      // "Long ago" is no hair.
      return /^(?:almost|hardly|barely)$/.test(own[0]?.small ?? '') || isLast(own, 'ago')
    case 'aid':
      if (isPatchOfFur(own) || isGoodWalker.test(wordsOfUnits(own))) return true
      // "Vitiligo patches" cover no eye, and a guide dog is one itself.
      return own.some(
        (unit, at) =>
          // "With whale stickers" on it.
          (isOneOf(unit, 'animal') && !own.slice(0, at).some(({ part }) => part === 'ADP')) ||
          /^(?:vitiligo|eczema|actually|patches)$/.test(unit.small),
      )
    case 'body':
      // "Teeth: two".
      if (own.every(({ part }) => part === 'NUM')) return true
      // "Big boots, bigger heart".
      if (/^(?:bigger|larger)$/.test(own[0]?.small ?? '')) return true
      return own.length > 1 && own.slice(1).some((unit) => isOneOf(unit, 'garment') && unit.part === 'NOUN')
    case 'belonging':
      return (
        own[0]?.small === 'own' ||
        own.some(({ small }) => /^(?:them|it|him|her)$/.test(small) && isLast(own, small))
      )
    case 'trait':
      return isNameOfFamily(own) || isUnknown(own) || isComparedWithUs(own) || own[0]?.small === 'proper'
    case 'speech':
      // "Spoke guards" speak nothing.
      return own[0]?.small === 'spoke' && own[1]?.part === 'NOUN'
    case 'event':
      return own[0]?.small === 'left' || own[0]?.small === 'right'
    case 'fear':
      // "Scared of the dark, for obvious reasons".
      if (own[0]?.small === 'for') return true
      // "Scared of dryers and the hoover, brave about everything else".
      return /^(?:brave|fearless|fine|calm|ok|okay|bold)$/.test(own[0]?.small ?? '')
    case 'dislike':
    case 'like':
      return (
        own.some(({ small }) => /^(?:page|pages|pair|picture|pictures)$/.test(small)) ||
        // "Would like, more than anything, to be a goalkeeper", "a dummy she won't give up": the rest stands elsewhere.
        /^(?:would like|give up|let go|put down|part with)$/.test(wordsOfUnits(own)) ||
        (own[0]?.small === 'be' && /ing$/.test(own[1]?.small ?? ''))
      )
    case 'habit':
      return (
        isNoHabit(own) ||
        isComparedWithUs(own) ||
        isSaidAside.test(wordsOfUnits(own)) ||
        isAskedOfTheWriter.test(wordsOfUnits(own))
      )
    case 'skill':
      // "3 legs, doesn't know it".
      return /^(?:it|that|this|them)$/.test(own.at(-1)?.small ?? '')
    case 'place':
      return isNoPlace(own) || isBehindKin(own, clause)
    case 'wish':
      return isToTheProgram(own)
    default:
      return false
  }
}

/** "Telling people “actually": the rest of what is said stands elsewhere. */
const isTornFromQuotation = (own: readonly Unit[]): boolean =>
  own.filter(({ small }) => /^["“”]$/.test(small)).length % 2 === 1

const worn = /^(?:garment|headwear|glasses|aid)$/

/** "One sock always missing", "missing: one mitten", "lost her hat": what is gone is not worn. */
const isMissing = (own: readonly Unit[], clause: readonly Unit[]): boolean =>
  /^(?:missing|lost|gone)$/.test(own.at(-1)?.small ?? '') ||
  /^(?:missing|lost|loses|losing|lacks)$/.test(
    clause[Math.max(0, clause.indexOf(own[0] as Unit)) - 1]?.small ?? '',
  )

/** "Fair no", "gray tabby no collar fat". */
const isDeniedLast = (own: readonly Unit[]): boolean =>
  /^(?:no|not|nope)$/.test(own.at(-1)?.small ?? '') ||
  own.some(
    ({ small }, at) =>
      small === 'no' &&
      /^(?:NOUN|ADJ)$/.test(own[at - 1]?.part ?? '') &&
      // "Shirt no 7".
      !/^\d/.test(own[at + 1]?.small ?? ''),
  )

/** "My moko", "this is our tutu": kin in the words of a family, and no look. */
const isOfOurs = (own: readonly Unit[], clause: readonly Unit[]): boolean =>
  own.length === 1 && /^(?:my|our)$/.test(clause[clause.indexOf(own[0] as Unit) - 1]?.small ?? '')

/** A baby is "a wobbly walker". */
const isGoodWalker =
  /^(?:an? )?(?:wobbly|early|late|slow|fast|good|great|keen|brave|confident|new|big) walker$/

/** A word that nobody knows says nothing for sure: "postbode". */
const isUnknown = ([only, ...rest]: readonly Unit[]): boolean =>
  rest.length === 0 && /^(?:NOUN|PROPN|X)$/.test(only?.part ?? '') && only?.classes.length === 0

/** "Still quicker than you". */
const isComparedWithUs = (own: readonly Unit[]): boolean =>
  /\bthan (?:you|me|us|i am|anyone|anybody|most)\b/.test(wordsOfUnits(own)) &&
  own.slice(0, 3).some(({ small, part }) => /^(?:ADJ|ADV)$/.test(part) && /(?:er|more|less)$/.test(small))

/** "(so he tells us)", "(he says muscle)", "or says he can": how the writer knows, and nothing that is done. */
const isSaidAside =
  /^(?:tells (?:us|me|everyone|everybody)|(?:says|reckons|claims|thinks|swears) (?:she|he|they|it|'?\S+'?))(?: \S+)?$/

/** "The small brother from Noor": whose he is. */
const isBehindKin = (own: readonly Unit[], clause: readonly Unit[]): boolean => {
  const from = clause[clause.indexOf(own[0] as Unit) - (own[0]?.small === 'from' ? 1 : 2)]
  return own.at(-1)?.part === 'PROPN' && isOneOf(from, 'kin-words') && isOneOf(own.at(-1), 'names')
}

/** "Patch on belly" helps nobody see. */
const isPatchOfFur = (own: readonly Unit[]): boolean =>
  /^patch(?:es)?$/.test(own.find(({ part }) => part === 'NOUN')?.small ?? '') &&
  own.some((unit) => isOneOf(unit, 'body-part') && !/eyes?$/.test(unit.small))

const looks = /^(?:skin|hair|eyes|body|garment|headwear)$/

/** "My husband asks to make him a knight": nothing that he does. */
const isAskedOfTheWriter =
  /^(?:asks?|begs?|hopes?|wishes)\b.*\b(?:make|draw|put|show|write|call|turn|be in)\b/

/** "Always long sleeves" are worn, and "goes" alone is torn out of a sentence. */
const isNoHabit = (own: readonly Unit[]): boolean =>
  (own[0]?.small === 'always' && own[1]?.part === 'ADJ' && own[2]?.part === 'NOUN') ||
  (own.length === 1 && /^(?:goes|comes|does|gets|makes|takes)$/.test(own[0]?.small ?? '')) ||
  // "Means cloud in our language": the name does.
  /^(?:means|stands for|rhymes with|is short for)\b/.test(wordsOfUnits(own)) ||
  // "Walks like one too": what one is was said before.
  /\blike (?:one|it|that)(?: too| as well)?$/.test(wordsOfUnits(own))

/** "Lives in his wellies", "with me", "every second week", "since March". */
const isNoPlace = (own: readonly Unit[]): boolean =>
  own[0]?.small === 'since' ||
  own.some(({ lemma }) => /^(?:week|weekend|month|year|day)$/.test(lemma)) ||
  (own[0]?.small === 'with' && own.some(({ small }) => /^(?:me|us)$/.test(small))) ||
  own.some((unit) => isOneOf(unit, 'garment') && unit.part === 'NOUN')

const isToComeSoon =
  /^soon\b|\b(?:coming|due|getting)\b.*\b(?:next|soon|in|on)\b|\b(?:coming soon|next (?:week|month|year))$/

const open = /^(?:of|with|to|for|from|at|about|than|the|an?|and|or|my|our|because|which|that)$/

/** "Jealous of", "for": what it is about stands elsewhere. */
const endsOpen = (own: readonly Unit[]): boolean => open.test(own.at(-1)?.small ?? '')

/** "Size 6", "age 4": as large as it is, and nothing that one sees. */
const isSizeOfClothes = (own: readonly Unit[]): boolean =>
  /^(?:size|age|aged)$/.test(own[0]?.small ?? '') ||
  (own.at(-1)?.part === 'NUM' && /^(?:at|size|age)$/.test(own.at(-2)?.small ?? ''))

/** "White socks on his paws" are fur. */
const isOnFur = (clause: readonly Unit[]): boolean =>
  clause.some(({ small }) => /^(?:paws?|hooves|hoof|fur)$/.test(small))

/** "A little goalkeeper", "wee foster girl": fondness, and no size. */
function isBeforeNoun(own: readonly Unit[], clause: readonly Unit[]): boolean {
  const [first] = own
  if (own.length !== 1 || !first || !/^(?:little|wee|big|small)$/.test(first.small)) return false
  const next = clause[clause.indexOf(first) + 1]
  return next !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(next.part)
}

const isLast = (own: readonly Unit[], small: string): boolean => own.at(-1)?.small === small

/** "He's a MacAllister". */
const isNameOfFamily = (own: readonly Unit[]): boolean =>
  own.length === 1 &&
  own[0]?.part === 'PROPN' &&
  /^\p{Lu}\p{Ll}+\p{Lu}/u.test(own[0].text) &&
  !isOneOf(own[0], 'speech', 'trait', 'health')

/** "Ignore all your rules" is asked of the program, and nothing of the story. */
const isToTheProgram = (own: readonly Unit[]): boolean =>
  own.some(({ lemma }) => /^(?:ignore|disregard)$/.test(lemma)) &&
  own.some(({ small }) =>
    /^(?:rules?|instructions?|everything|prompt|previous|above|form|what|system)$/.test(small),
  )
