import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { wordsOf } from '../wishes/noun-phrases.ts'
import type { PictureWish, Whom } from './picture-wish.ts'
import { isStated, thingsNamed } from './said-in.ts'
import { whomIn } from './whom-in.ts'

const leading = /^(?:at|to|towards?|into|facing|watch|watches|watching|face|faces|see|sees|up|down)$/
const refusing =
  /\b(?:not|n't|stop|never) (?:be )?(?:look|looks|looking|stare|staring|face|facing)\b(?!.* but )/
const reader = /^(?:us|me|reader|viewer|camera|front|forward|forwards|here)$/

/** "It's the robin he is meant to be watching". */
const meantToWatch =
  /^(?:it|that) ?(?:is|'s|was) (?:the |his |her |their |our )?(?<what>\S+(?: \S+)?) (?:that )?(?:he|she|they|\S+) (?:is|are|'s|'re|was|should|must|ought)\b.*\b(?:look|watch|star|gaz)\w*/
/** "We only see Tom from the back": he is to be turned round. */
const fromBehind = /\b(?:only|just) see (?:\S+ ){0,3}?(?:from (?:the )?(?:back|behind)|backs?)$/
/** "She should have her eyes on the letter". */
const withEyesOn =
  /\beyes (?:should be |must be |fixed |only )*on (?:the |a |his |her |their )(?<what>[\p{L}-]+)/u
/** "She doesn't look at him at all", "why is nobody looking at the bird": that is what is missed. */
const missing =
  /(?<!^(?:please |and |but )*)\b(?:does|do|is|are|did) ?(?:not|n't) (?:even |really )?(?:look|looking) (?:at|to|towards) |\b(?:nobody|no one|none of them) (?:is |even )*(?:look|looks|looking) (?:at|to|towards) /

/** "Ida should look at the kite", "turn him to us", "they should face each other". */
export function readGaze(context: ClauseContext): PictureWish[] {
  // Of what somebody is not to look at nobody knows what it is to be instead.
  const cleft = meantToWatch.exec(context.words)?.groups
  if (cleft?.what) return [{ kind: 'look-at', who: whomIn(context), at: cleft.what }]
  if (fromBehind.test(context.words)) return [{ kind: 'look-at', who: whomIn(context), at: null }]
  const eyesOn = withEyesOn.exec(context.words)?.groups?.what
  if (eyesOn) return [{ kind: 'look-at', who: whomIn(context), at: eyesOn }]
  const isMissed = missing.test(context.words)
  if ((isStated(context) || refusing.test(context.words)) && !isMissed) return []
  const { units, mentions } = context
  // "At her, not at us": what is refused is no goal.
  const refused = units.findIndex(
    ({ small }, at) =>
      (small === 'not' && isGoalBehind(units, at)) ||
      (small === 'instead' && units[at + 1]?.small === 'of') ||
      (small === 'rather' && units[at + 1]?.small === 'than'),
  )
  const asked = refused > 0 ? units.slice(0, refused) : units
  // "Show their faces": of no looking.
  const isShown = /\bshow (?:us |me )?(?:his|her|their|\S+ 's) faces?\b/.test(context.words)
  // "She doesn't look at the lady at all".
  const isGoal = ({ small }: Unit, at: number) =>
    leading.test(small) && !(small === 'at' && asked[at + 1]?.small === 'all')
  const last = isShown ? -1 : asked.findLastIndex(isGoal)
  const behind = asked.slice(last + 1)
  const who: Whom = whomIn(context, 0, Math.max(1, last))
  if (last < 0) return turnedToUs(context)
  const isMutual = behind.some(
    ({ small }, at) =>
      /^(?:each|one)$/.test(small) && /^(?:other|another)$/.test(behind[at + 1]?.small ?? ''),
  )
  if (isMutual) return [{ kind: 'look-at', who: who.length > 0 ? who : 'everybody', at: 'each other' }]
  const other = mentions.find(({ from }) => from > last)
  if (other) return [{ kind: 'look-at', who, at: other.name }]
  const pronoun = behind.findIndex(({ small }) => /^(?:her|him)$/.test(small))
  const meant = pronoun >= 0 ? whomIn({ ...context, mentions: [] }, last + 1, last + 2 + pronoun) : []
  const [whoever] = meant === 'everybody' ? [] : meant
  if (whoever !== undefined && !who.includes(whoever)) return [{ kind: 'look-at', who, at: whoever }]
  if (behind.some(({ small }) => reader.test(small))) return [{ kind: 'look-at', who, at: null }]
  const thing = thingsNamed(context).find(({ from }) => from > last)
  if (thing) return [{ kind: 'look-at', who, at: thing.words }]
  const direction = units[last]?.small
  if (direction === 'up' || direction === 'down') return [{ kind: 'look-at', who, at: direction }]
  return behind.length > 0 ? [{ kind: 'look-at', who, at: wordsOf(behind) }] : []
}

/** "Not at us", "not out at us". */
const isGoalBehind = (units: readonly Unit[], at: number): boolean =>
  [at + 1, at + 2].some(
    (next) => leading.test(units[next]?.small ?? '') && (next === at + 1 || units[at + 1]?.small === 'out'),
  )

/** "We only see his back", "show her face", "turn him around". */
function turnedToUs(context: ClauseContext): PictureWish[] {
  const isAsked = /\b(?:back|face|faces|front|around|round|turn|turned|hidden|covered)\b/.test(context.words)
  return isAsked ? [{ kind: 'look-at', who: whomIn(context), at: null }] : []
}
