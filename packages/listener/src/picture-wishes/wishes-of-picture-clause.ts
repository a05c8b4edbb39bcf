import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { behindContrast } from './behind-contrast.ts'
import { countedBefore } from './counted-before.ts'
import { farApart, nearEachOther } from './idioms-of-view.ts'
import type { PictureWish, Whom } from './picture-wish.ts'
import { readAmount } from './read-amount.ts'
import { readColour } from './read-colour.ts'
import { readDeed } from './read-deed.ts'
import { readFeeling } from './read-feeling.ts'
import { readGaze } from './read-gaze.ts'
import { readInArms } from './read-in-arms.ts'
import { readLooks } from './read-look.ts'
import { readSurroundings } from './read-surroundings.ts'
import { readAdditions, readMove, readRemovals, readSize } from './read-things.ts'
import { isDenied, speaksOf, thingsNamed } from './said-in.ts'
import { toldByText } from './told-by-text.ts'
import { whomIn } from './whom-in.ts'
import { writingIn } from './writing-in.ts'

/** The wishes of a clause of which it is known what kind it is; none where whom or what it is about cannot be found. */
export function wishesOfPictureClause(label: string, context: ClauseContext): PictureWish[] {
  return readers[label]?.(context) ?? []
}

/** "Not so close together". */
const tooClose = /\b(?:not (?:so|too|that|quite so)|too|less) close(?: together| to each other)\b/

type Reader = (context: ClauseContext) => PictureWish[]

const readers: Readonly<Record<string, Reader>> = {
  closer: () => [{ kind: 'distance', to: 'closer' }],
  wider: () => [{ kind: 'distance', to: 'wider' }],
  brighter: (context) => [...hourNamed(context), { kind: 'light', to: 'brighter' }],
  darker: (context) => [...hourNamed(context), { kind: 'light', to: 'darker' }],
  time: (context) => readSurroundings(context, 'time'),
  weather: (context) => readSurroundings(context, 'weather'),
  place: (context) => readSurroundings(context, 'place'),
  'colours-mood': readMood,
  smile: readFeeling,
  feeling: readFeeling,
  'look-at': readGaze,
  turn: readGaze,
  'hold-hands': (context) => (joining.test(context.words) ? [{ kind: 'hold-hands', ...twoIn(context) }] : []),
  hug: readHug,
  pose: (context) => readDeed(behindContrast(context)),
  looks: readLooks,
  colour: readColour,
  'add-thing': readAdditions,
  'bring-in': readAdditions,
  'remove-thing': readRemovals,
  'leave-out': readRemovals,
  bigger: (context) => readSize(context, 'bigger'),
  smaller: (context) => readSize(context, 'smaller'),
  move: (context) =>
    farApart.test(context.words) || nearEachOther.test(context.words)
      ? [{ kind: 'move', what: 'everybody', where: 'closer together' }]
      : tooClose.test(context.words)
        ? [{ kind: 'move', what: 'everybody', where: 'further apart' }]
        : readMove(context),
  'more-things': (context) => readAmount(context, 'more'),
  'fewer-things': (context) => {
    const counted = countedBefore(context)
    return counted ? [counted] : readAmount(context, 'fewer')
  },
  'other-view': ({ words }) => [{ kind: 'other-view', words }],
  style: ({ words }) => [{ kind: 'style', words }],
  mistake: ({ words }) => [{ kind: 'mistake', words }],
  keep: ({ words }) => [{ kind: 'keep', words }],
  'text-in-picture': (context) => [{ kind: 'text-in-picture', words: context.words, ...writingIn(context) }],
  again: () => [{ kind: 'again' }],
  'match-text': ({ words }) => [{ kind: 'match-text', words: toldByText(words) }],
}

/** Hands alone are nothing that is held. */
const joining =
  /\b(?:hand in|hold|holds|holding|held|take|takes|taking|join|joined|joining|link|linked|linking|clasp\w*|touch\w*|hand in hand|hand - in - hand|by the hand|give|each other 's)\b/

/** "Mia should hug her teddy": a thing that is hugged is held. */
function readHug(context: ClauseContext): PictureWish[] {
  const inArms = readInArms(context)
  if (inArms) return [inArms]
  const { units, mentions } = context
  const verb = units.findIndex((unit) => speaksOf(unit, 'hug'))
  const thing = thingsNamed(context).find(
    (phrase) =>
      phrase.from > verb &&
      phrase.article !== null &&
      !isOneOf(phrase.head, 'body-part') &&
      isOneOf(phrase.head, 'toy'),
  )
  if (verb >= 0 && thing && !mentions.some(({ from }) => from > verb))
    return [{ kind: 'hold', who: whomIn(context, 0, verb), thing: thing.words }]
  // "Let her hug the lamb": one of no cast.
  const animal = thingsNamed(context).find(
    ({ from, article, head }) => from > verb && article !== null && isOneOf(head, 'animal'),
  )
  const who = whomIn(context, 0, Math.max(0, verb))
  if (verb >= 0 && animal && who.length > 0 && !mentions.some(({ from }) => from > verb))
    return [{ kind: 'hug', who, whom: animal.words }]
  return [{ kind: 'hug', ...twoIn(context) }]
}

/** "Mia and Leo hug" is both of them, "Mia should hug Leo" the one and the other. */
function twoIn(context: ClauseContext): { who: Whom; whom: string | null } {
  const { mentions, units } = context
  const done = units.findIndex((unit) => speaksOf(unit, 'hands', 'hug', 'pose'))
  const verb = done < 0 ? units.findIndex(({ small }) => /\barms?$/.test(small)) : done
  const other = mentions.find(({ from }) => from > verb)
  const who = whomIn(context, 0, Math.max(0, verb))
  const isSaid = who.length > 0 && other !== undefined && !who.includes(other.name)
  if (isSaid) return { who, whom: other.name }
  const named = whomIn(context)
  // "Hand in hand pls": all who are there.
  return { who: named.length > 0 ? named : 'everybody', whom: null }
}

/** "Less dark, it is afternoon": the hour says how light it is. */
function hourNamed({ units }: ClauseContext): PictureWish[] {
  const at = units.findIndex(
    ({ small }, place) =>
      hours.test(small) &&
      !units.slice(0, place).some(({ small: before }) => /^(?:like|as|than|not|n't|no|why)$/.test(before)),
  )
  const hour = units[at]?.small
  return hour === undefined ? [] : [{ kind: 'time', words: hour, wanted: true }]
}

const hours = /^(?:morning|noon|midday|afternoon|evening|dusk|dawn|sunset|sunrise)$/

const drab = /\bcolou?rs?\b|\b(?:drab|bland|washed out)\b/

const glaring = /\b(?:hurts?|garish|harsh|glaring|screaming|shouty|in your face)\b|\btoo (?:loud|neon)\b/
/** "The room feels cold" complains. */
const seems =
  /\b(?:feels?|looks?|seems?|is|are|too|so|very) (?:a bit |so |too |very |rather )?(?:cold|cool)\b/

/** "Warmer colours", "less colourful". */
function readMood({ units, words }: ClauseContext): PictureWish[] {
  const at = units.findLastIndex(
    (unit) => speaksOf(unit, 'mood') && !/^(?:tones|palette|mood|atmosphere|glow|contrast)$/.test(unit.small),
  )
  const unit = units[at]
  const isOfAll = units.some(({ small }) =>
    /^(?:bright|brighter|strong|stronger|rich|richer|more)$/.test(small),
  )
  // "Those colours hurt my eyes".
  // "Calmer light".
  const softened =
    /\b(?:calmer|gentler|softer|warmer|cooler) (?:light|lights|lighting|colou?rs?|tones?)\b|(?<=^(?:\S+ )?something )(?:calmer|gentler|softer|warmer|cooler)$/.exec(
      words,
    )?.[0]
  if (softened) return [{ kind: 'mood', words: softened.split(' ')[0] ?? softened, wanted: true }]
  if (glaring.test(words)) return [{ kind: 'mood', words: 'softer', wanted: true }]
  if (unit && /^(?:cold|cool)$/.test(unit.small) && seems.test(words))
    return [{ kind: 'mood', words: unit.small, wanted: false }]
  if (!unit && drab.test(words)) return [{ kind: 'mood', words: 'colourful', wanted: true }]
  if (
    unit &&
    /^(?:drab|bland|dull|grey|gray|pale|faded|colou?rless)$/.test(unit.small) &&
    /\b(?:too|so|rather|bit)\b/.test(words)
  )
    return [{ kind: 'mood', words: 'colourful', wanted: true }]
  if (!unit) return isOfAll ? [{ kind: 'mood', words: 'stronger', wanted: true }] : []
  return [{ kind: 'mood', words: unit.small, wanted: !isDenied(units, at) }]
}
