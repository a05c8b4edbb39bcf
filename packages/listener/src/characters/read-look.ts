import type { WordKind } from '../facts.ts'
import { valueFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { isOfMind } from './is-of-mind.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import { sizes } from './read-traits.ts'

/** Looks are kept as the parent says them, with all that hangs on them. */
export function readLook(units: readonly Unit[], head: Unit, notes: Notes): boolean {
  const kind =
    (isFrame(head) && notes.facts.some((fact) => fact.kind === 'glasses') ? 'glasses' : null) ??
    kindOfPhrase(units, head) ??
    (isPartOfAid(head, notes) ? 'aid' : null)
  if (!kind) return false
  // "Hair is long, black": the hair is.
  if (
    kind === 'skin' &&
    units.every((unit) => isOneOf(unit, 'colour') || unit.small === 'and') &&
    notes.facts.at(-1)?.kind === 'hair'
  ) {
    notes.writeWords('hair', units, false)
    return true
  }
  notes.pass(units)
  // "Ear defenders on".
  const isPutOn = units.at(-1)?.small === 'on' && /^(?:aid|garment|headwear|glasses)$/.test(kind)
  if (isPutOn) notes.writeWords(kind, units.slice(0, -1))
  else if (kind === 'aid' && /user$/.test(head.small))
    notes.write({ kind, words: valueFor('aid', head.small) ?? units[0]?.text ?? '' }, units)
  // A "pink frame" is seen, and nobody "wears a frame".
  else
    notes.writeWords(
      kind,
      units,
      !isFrame(head) || kind === 'aid' || units.some((unit) => kindOfLook(unit) === 'glasses'),
    )
  return true
}

/** "Wheelchair user, purple wheels". */
const isPartOfAid = ({ small }: Unit, { facts }: Notes): boolean =>
  /^(?:wheels|spokes|tyres|tires)$/.test(small) &&
  facts.some((fact) => fact.kind === 'aid' && /chair|walker|frame/i.test(fact.words))

/** What the whole phrase speaks of, where that is another thing than its noun says: "a wooden leg", "whites of the eyes". */
function kindOfPhrase(units: readonly Unit[], head: Unit): WordKind | null {
  const kind = kindOfLook(head)
  const before = units.slice(0, units.indexOf(head))
  // "A pony at her auntie's", "a pony called Duffy": no way to wear one's hair.
  if (head.small === 'pony' && units.length > units.indexOf(head) + 1 && /^an?$/.test(units[0]?.small ?? ''))
    return null
  // "Skin like dark honey".
  if (head.small === 'skin' && units[units.indexOf(head) + 1]?.small === 'like') return 'skin'
  // "Five foot nothing".
  if (/^(?:foot|feet|ft|inches)$/.test(head.small) && units[0]?.part === 'NUM' && units[1] === head)
    return 'size'
  // "Stocky build".
  if (/^(?:build|figure)$/.test(head.small) && /^(?:ADJ|NOUN)$/.test(before.at(-1)?.part ?? ''))
    return isBuilt.test(before.at(-1)?.small ?? '') || sizes.test(before.at(-1)?.small ?? '') ? 'size' : null
  // A laugh and a voice are heard, and a quick tongue, too.
  if (
    isHeard.test(head.small) ||
    (head.small === 'heart' &&
      isOfMind(before.concat(head)) &&
      before.some(({ small }) => /^(?:good|kind|big|soft|golden|huge|warm)$/.test(small))) ||
    (head.small === 'tongue' && isOfMind(before.concat(head)))
  )
    return null
  // "Glasses blue frame".
  if (isFrame(head) && before.some((unit) => kindOfLook(unit) === 'glasses')) return 'glasses'
  // "Pink everything", "a pink one for home": of another thing.
  if (kind === 'skin' && units.some(({ small }) => namesNothing.test(small))) return null
  // "Head shaved".
  if (kind === 'body' && units.some(({ small }) => /^(?:shaved|shaven)$/.test(small))) return 'hair'
  if (kind === 'body' && before.some(({ small }) => isMadeLimb.test(small))) return 'aid'
  if (kind === 'aid' && before.some(({ small }) => walksSo.test(small))) return null
  if (kind === 'skin' && units.some((unit, at) => isEye(unit) && !isBeside(units.slice(0, at)))) return 'eyes'
  return kind ?? (/^(?:user|wearer)$/.test(head.small) && isOneOf(units.at(-2), 'aid') ? 'aid' : null)
}

const isBuilt =
  /^(?:slight|solid|strong|athletic|muscular|medium|average|normal|heavy|light|broad|delicate|powerful|stout)$/

/** "Spectacles, pink frame". */
const isFrame = ({ small }: Unit): boolean => /^(?:frames?|rims?)$/.test(small)

const namesNothing = /^(?:one|ones|everything|anything|nothing|all)$/

const isHeard = /^(?:laugh|laughter|giggle|voice|whisper|snore|singing)$/

const isEye = ({ small }: Unit): boolean => /(?:^|\s)eyes?$/.test(small)
/** "A mole under the left eye" is none of the eye. */
const isBeside = (before: readonly Unit[]): boolean =>
  before.some(({ small }) => /^(?:under|above|below|near|by|beside|over|around|round|beneath)$/.test(small))

const isMadeLimb = /^(?:false|fake|prosthetic|wooden|artificial|bionic)$/
/** "Slow walker" is somebody who walks. */
const walksSo = /^(?:slow|fast|quick|brisk|keen|good|great|early|late)$/
