import { isA } from '../lexicons/lexicons.ts'
import type { Finding } from './book.ts'
import { type Claim, type Contradiction, contradictions, findingOf, sentencesBetween } from './claim.ts'
import { claimsOfLooks, thingOf } from './claims-of-looks.ts'
import { escaped } from './read-page.ts'
import { isOne, type Reading, somebody } from './reading.ts'
import { ofBodies, singular } from './what-has-looks.ts'

/** What colour, pattern or stuff something is on one page, and on another. */
export function findLooks(reading: Reading): Finding[] {
  return contradictions(
    claimsOfLooks(reading),
    (found) => !isOfOne(found, reading) || mayHaveChanged(found, reading),
  ).map((found) => {
    const { first, second } = found
    const thing = thingOf(nameOf(first) ?? nameOf(second), nounAsTold(first, second))
    const isMany = /[^s]s$/.test(thing)
    return findingOf(found, {
      kind: 'look',
      of: `${thing} ${isMany ? 'are' : 'is'}`,
      again: isMany ? 'they are' : 'it is',
      how: 'Give both pages the same, or tell how it changed.',
    })
  })
}

const nameOf = ({ owner }: Claim): string | null => (owner === somebody ? null : owner)
const nounAsTold = (first: Claim, second: Claim): string =>
  /^\p{Lu}/u.test(second.noun)
    ? second.noun
    : ((second.thing ?? first.thing)?.phrase.noun.small ?? first.noun)

function isOfOne({ first, second }: Contradiction, reading: Reading): boolean {
  const { noun } = second
  if (second.topic.startsWith('hurt '))
    return first.owner === second.owner || [first, second].some(({ owner }) => !isKnown(owner, reading))
  if (ofBodies.test(noun))
    return first.owner !== null && first.owner === second.owner && first.owner !== somebody
  return isOne(noun, [first, second], reading)
}

const isKnown = (owner: string | null, { beings }: Reading): boolean =>
  owner !== null && owner !== somebody && beings.mentions.some(({ id, isNamed }) => id === owner && isNamed)

const changing =
  /\b(?:pairs?|instead|borrow\w*|paint(?:ed|ing|s)|paint (?:it|the|her|his|a)|dyed?|chang\w*|swap\w*|trad\w*|turn(?:ed)? (?:in)?to|became|become|sewed|sewn|knit\w*|grew|faded|used to|no longer|wash\w*|cover\w*|one of|ones|(?:an?|other|another) (?:[a-z]+ )?one|(?:two|both|three|other|others)(?: [a-z]+)? (?:one|coat|scarf|hat|dress)\w*)\b/i
/** Of people and animals nobody is given another. */
const giving = /\b(?:gifts?|gave|give|present|bought|brought|got)\b/i
/** Nothing that is told in a dream or in fancy dress holds. */
export const playing =
  /\b(?:dream(?:ed|t|ing)|(?:an?|the|her|his|my) (?:[a-z]+ )?dream|dress\w* (?:up|as)|disguise\w*|costume|wigs?|pretend\w*|imagin\w*|magic\w*|as if)\b/i
/** Whoever falls into the flour is white for a while. */
const staining =
  /\b(?:flour|soot|mud\w*|ink|chalk|dust\w*|soap\w*|foam|ash(?:es)?|snow(?:ed|ball\w*)?(?!-)\b|dirt\w*|pudding|jam)\b/i
/** Whoever is dressed in something has changed. */
const puttingOn =
  /\b(?:put(?:s|ting)? (?:on|it on|him in|her in)|slip(?:s|ped) (?:on|into)|pull(?:s|ed) (?:on|(?:\S+ ){1,6}over (?:his|her|their) head)|button(?:s|ed) (?:\S+ ){0,3}into|got dressed|dressed (?:him|her|them)|help(?:s|ed) (?:\S+ )?into|change(?:s|d) into)\b/i
const anotherDay =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:day|morning|week|year)|tomorrow|(?:days?|weeks?|months?|years?) later|every day)\b/i

function mayHaveChanged({ first, second }: Contradiction, reading: Reading): boolean {
  const noun = nounAsTold(first, second)
  const isMany = ofBodies.test(noun) || /[^s]s$/.test(noun)
  const ofThing = new RegExp(
    `\\b${escaped(singular(noun))}s?\\b|\\bcloth\\w*|\\bdress|\\b(?:it|${isMany ? 'they|them' : 'they were'})\\b`,
    'i',
  )
  const [opening = '', ...rest] = sentencesBetween(reading, first.at, second.at)
  const from = first.place ? first.place.span[1] - (reading.sentences[first.at]?.start ?? 0) : 0
  const between = [opening.slice(from), ...rest]
  if ([opening, ...rest].some((sentence) => playing.test(sentence))) return true
  if (isA('garment', noun) && between.slice(1).some((sentence) => puttingOn.test(sentence))) return true
  if (isA('garment', noun) && between.slice(1).some((sentence) => anotherDay.test(sentence))) return true
  const isBeing = /^\p{Lu}/u.test(second.noun)
  if (isBeing && between.some((sentence) => staining.test(sentence))) return true
  const isOther = new RegExp(
    `\\b(?:an?|another|the(?: other)?) (?:${escaped(first.words)}|${escaped(second.words)}) one\\b`,
    'i',
  )
  const becoming = new RegExp(
    `\\b(?:it|they) (?:was|were|turned|became|looked) (?:[a-z]+ )?${escaped(second.words)}\\b`,
    'i',
  )
  return (
    between.some((sentence) => becoming.test(sentence)) ||
    sentencesBetween(reading, 0, second.at).some((sentence) => isOther.test(sentence)) ||
    between.some(
      (sentence) =>
        (changing.test(sentence.replaceAll(/\bthe (?:left|right) one\b/g, ' ')) ||
          (!isBeing && giving.test(sentence))) &&
        ofThing.test(sentence) &&
        (!ofBodies.test(second.noun) || /paint|dye|turn|grew|chang|cut/i.test(sentence)),
    )
  )
}
