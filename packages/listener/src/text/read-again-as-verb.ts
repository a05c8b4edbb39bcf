import type { Clause } from './cut-clauses.ts'
import type { NormalisedText } from './normalised-text.ts'
import { isNoun, isOneOf, readUnits, type Unit } from './read-units.ts'
import { tagWords } from './tag-words.ts'

/**
 * A fragment such as "signs with her hands" is a noun to the tagger; behind a subject it is what the parent means. Read so
 * where the word can be a verb and is no thing that somebody wears or is.
 */
export function readAgainAsVerb({ units }: Clause, { text }: NormalisedText): readonly Unit[] {
  const first = units.findIndex(({ part, small }) => !/^(?:ADV|CCONJ)$/.test(part) && !subjects.test(small))
  const unit = units[first]
  const end = units.at(-1)?.end ?? 0
  const next = units[first + 1]
  if (!unit || !/^(?:NOUN|PROPN)$/.test(unit.part) || !/[^s]s$/.test(unit.small)) return units
  const before = units.slice(0, first)
  // "Bakes poppy seed rolls", "whistles so well".
  if (before.length === 0 && next && isDeedOfHands(unit, next)) return [asVerb(unit), ...units.slice(1)]
  if (units.length === 1 && doneAlone.test(unit.small)) return [asVerb(unit)]
  if (
    before.length === 0 &&
    feels.test(unit.small) &&
    next &&
    /^(?:NOUN|PROPN|ADJ|DET|PRON|VERB)$/.test(next.part)
  )
    return [asVerb(unit), ...units.slice(1)]
  if (subjects.test(before.at(-1)?.small ?? '')) return [...before, asVerb(unit), ...units.slice(first + 1)]
  // "Waves at every train", "hands out the tea towels": of no hair and no hands.
  if (before.length === 0 && next && doneAt.test(`${unit.small} ${next.small}`))
    return [asVerb(unit), ...units.slice(1)]
  // "Curls everywhere", "freckles absolutely everywhere": of hair and skin.
  const isEverywhere = units
    .slice(first + 1, first + 3)
    .some(({ small }) => /^(?:everywhere|galore|anyway|already|too|now|only)$/.test(small))
  if (isEverywhere && isOneOf(unit, 'hair', 'skin')) return units
  // "Big ears like his dad": two words for one look.
  if (unit.small.includes(' ') && isOneOf(unit, 'hair', 'skin')) return units
  // "Rains when he laughs": a cloud does, and nobody has rains.
  // "Bakes scones", "rides in the pram": a plural has no noun behind it, and seldom a place.
  const mayBeDone =
    next !== undefined &&
    (next.part === 'NOUN' ||
      (next.part === 'ADP' && /^(?:DET|PRON|PROPN)$/.test(units[first + 2]?.part ?? ''))) &&
    !isOneOf(unit, ...hadByPeople.filter((one) => one !== 'food' || next.part !== 'NOUN'))
  if (isNoun(unit) && !mayBeDone && (isOneOf(unit, ...hadByPeople) || !next || !followsVerb(next)))
    return units
  if (next && !/^(?:ADP|ADV|DET|PRON|ADJ|SCONJ|PART|NUM|NOUN|PROPN)$/.test(next.part)) return units
  const said = `She ${unit.small}${text.slice(unit.end, end)}`
  const [again, ...rest] = readUnits(tagWords(said, unit.start - 'She '.length)).slice(1)
  if (again?.part === 'VERB') return [...before, again, ...rest]
  return next && (followsVerb(next) || movesSomewhere.test(unit.small))
    ? [...before, asVerb(unit), ...units.slice(first + 1)]
    : units
}

const doneAt =
  /^(?:waves (?:at|goodbye|hello|back)|hands (?:out|over|him|her|everyone|everybody)|(?:nods|points|winks|smiles|barks|shouts|hisses) (?:at|to)|(?:elbows|faces|eyes) (?:him|everyone|everybody|people))$/

const isDeedOfHands = ({ small }: Unit, next: Unit): boolean =>
  (/^(?:bakes|knits|sews|cooks|brews|carves|mends|fixes|builds|steals|chases|teaches|milks|collects|hoards)$/.test(
    small,
  ) &&
    /^(?:NOUN|PROPN|ADJ|DET|NUM|PRON)$/.test(next.part)) ||
  (/^(?:whistles|hums|snores|giggles|sings|dances)$/.test(small) &&
    /^(?:so|very|really|all|in|at|while|when|through|along|louder|loudly)$/.test(next.small))

/** "Farts.", "snores": said in one word. */
const doneAlone =
  /^(?:farts|burps|snores|dribbles|drools|giggles|snorts|purrs|hums|whistles|fidgets|wriggles|grumbles|moults|yodels)$/

/** "Dislikes surprises": of no noun. */
const feels = /^(?:likes|dislikes|loves|hates|adores|enjoys|detests|loathes)$/

const hadByPeople = [
  'garment',
  'body-part',
  'aid',
  'head-covering',
  'toy',
  'animal',
  'food',
  'kin-words',
] as const

/** "Rides on Grandpa's lap", "sleeps under the bed". */
const movesSomewhere =
  /^(?:rides|sits|sleeps|lies|stands|leans|clings|perches|hides|giggles|dances|squeaks|squeeks|swims|climbs|jumps|crawls|sneaks)$/

const subjects = /^(?:she|he)$/

const asVerb = (unit: Unit): Unit => ({
  ...unit,
  part: 'VERB',
  classes: [],
  lemma: unit.lemma === unit.small ? unit.small.replace(/s$/, '') : unit.lemma,
})

/** "Rides a scooter", "whistles when he lies", "rollerskates indoors": behind a plural stands none of these. */
const followsVerb = ({ part, small }: Unit): boolean =>
  /^(?:an?|the|my|his|her|all|every|when|whenever|while|if|like)$/.test(small) ||
  (part === 'ADV' && !/^(?:too|so|very|all)$/.test(small))
