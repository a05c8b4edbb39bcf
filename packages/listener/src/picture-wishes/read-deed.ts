import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { wordsOf } from '../wishes/noun-phrases.ts'
import { heldInHand } from './held-in-hand.ts'
import { onLap } from './on-lap.ts'
import type { PictureWish, Whom } from './picture-wish.ts'
import { isDenied, isPlaced, speaksOf, thingsNamed } from './said-in.ts'
import { whomIn } from './whom-in.ts'

const helping =
  /^(?:should|must|could|can|may|might|shall|will|would|need|needs|ought|has to|have to|is|are|be|to|let|make|makes|made|want|wants|wanted|'d|'s|like|love|please|show|draw|put|see|just|also|not|n't|never|instead|get|being|was|were|do|does|supposed|look|looks|expected|doing|have|had|has|more|so|why|go|going|start|keep)$/
const holding = /^(?:hold|holds|holding|held|carry|carries|carrying|have|has|give|gives|hand)$/
const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/
const relating =
  /^(?:behind|beside|under|above|over|below|between|opposite|left|right|towards?|backwards|forwards?|up|down|around|apart|off)$/

const eyesShut =
  /\beyes?\b.*\b(?:closed|shut)\b|\b(?:closed|shut) eyes\b|\b(?:close|closes|closing|shut|shuts|shutting) (?:\S+ )?eyes\b/

export const eyesOpen =
  /\b(?:open|opens|opening) (?:\S+ ){0,2}?eyes\b|\beyes(?: (?:should|must|could|to|are to))*(?: be)? (?:wide )?open(?:ed)?\b/

/** "Leo on a swing", "put Mia on the swing", "they sit on a bench". */
const seated =
  /^(?!.*\b(?:not|n't|never|remove|no)\b)(?:please |and |can |could |should |let |make |put |show |draw |have |set |get )*.{1,30}? (?:(?:should |could |must |can )?(?:sits?|be sitting|is sitting|are sitting|sitting|be) )?on (?:a|an|the|her|his|their) (?:\S+ )?(?<seat>swing|bench|chair)s?(?: together| side by side)?(?: please| pls)?$/

/** "Put him on a bicycle", "Leo on a blue scooter", "they should be on ponies". */
const mounted =
  /^(?!.*\b(?:not|n't|never|remove|no)\b)(?:please |and |can |could |should |let |make |put |show |draw |have |set |get |i |we |want |would like |'d like )*.{1,30}? (?:(?:should |could |must |can )?(?:sits?|be sitting|is sitting|are sitting|sitting|be|is|are|'s) )?on (?:(?:a|an|the|her|his|their) )?(?<mount>(?:\S+ )?(?:bicycle|bike|tricycle|scooter|horse|pony|ponie|donkey|mule|camel|elephant|llama|unicorn))s?(?: together| side by side)?(?: please| pls)?$/

export const isSeated = (words: string): boolean => seated.test(words) || mounted.test(words)

/** "Hands in his pockets": whose they are stands behind them. */
const limbsOfSomebody = /^(?:both |with )?(?:hands?|arms?|legs?|feet) .*\b(?:his|her|their)\b/
const inPockets = /\bhands? (?:deep |both )?(?:in|inside|into) (?:\S+ ){0,2}?pockets?\b/

/** "We pray on our knees here". */
const kneeling = /^(?!.*\b(?:not|n't|never)\b).*\bon (?:our|their) knees\b/

/** What somebody does: "Mia should hug Leo", "sitting on the grass", "arms in the air". */
export function readDeed(said: ClauseContext): PictureWish[] {
  // "Tom should hold it, not Ida": who does not is nobody it is done to.
  const contrast = said.units.findIndex(
    ({ small }, at) => small === ',' && said.units[at + 1]?.small === 'not' && at > 0,
  )
  const context = contrast > 0 ? partOf(said, 0, contrast) : said
  const { units, mentions } = context
  const sitting = onLap(context)
  if (sitting) return [sitting]
  const seat = seated.exec(context.words)?.groups?.seat
  if (seat)
    return [
      {
        kind: 'pose',
        who: whomIn(context),
        words: `sitting on a ${seat}`,
        wanted: true,
        whom: null,
        thing: null,
        rest: seat,
      },
    ]
  const mount = mounted.exec(context.words)?.groups?.mount
  if (mount)
    return [
      {
        kind: 'pose',
        who: whomIn(context),
        words: `riding ${mount}`,
        wanted: true,
        whom: null,
        thing: mount.replace(/ponie$/, 'pony'),
        rest: '',
      },
    ]
  if (kneeling.test(context.words))
    return [
      {
        kind: 'pose',
        who: whomIn(context),
        words: 'kneeling',
        wanted: true,
        whom: null,
        thing: null,
        rest: '',
      },
    ]
  const isToOpen = eyesOpen.test(context.words)
  if (isToOpen || eyesShut.test(context.words)) {
    const named = whomIn(context)
    const who = named.length > 0 ? named : fallbackOf(context)
    return [
      {
        kind: 'pose',
        who,
        words: 'eyes closed',
        // "His eyes are closed" complains of it.
        wanted:
          !isToOpen &&
          !/\b(?:not|n't|never)\b|\beyes? (?:is|are|'re) (?:\S+ )?(?:closed|shut)(?:$| ,)|\bopen (?:them|\S+ eyes)\b/.test(
            context.words,
          ),
        whom: null,
        thing: null,
        rest: '',
      },
      ...handsBesides(context.words, who),
    ]
  }
  const both = deedAndHeld(context)
  if (both) return both
  const held = inPockets.test(context.words) ? null : (heldInHand(context) ?? readHeld(context))
  if (held) return [held]
  const at = deedAt(context)
  const isOfLimbs = at > 0 && isOneOf(units[at - 1], 'body-part')
  const start = at < 0 ? firstWord(context) : isOfLimbs ? at - 1 : at
  if (start >= units.length) return []
  const named = limbsOfSomebody.test(context.words) ? whomIn(context) : whomIn(context, 0, start)
  const who: Whom = named.length > 0 ? named : fallbackOf(context)
  const other = mentions.find(({ from }) => from > start)
  const subject = named.length === 0 && other && who.length === 0 ? other : null
  const whom = subject ? null : (other?.name ?? null)
  const isMutual = units.some(({ small }, place) => small === 'each' && units[place + 1]?.small === 'other')
  // "Sit down, for standing on a chair is no good": why it is wished.
  const why = units.findIndex(
    ({ small }, place) =>
      place > start &&
      (/^(?:because|since|instead)$/.test(small) ||
        (/^(?:for|as|so|like)$/.test(small) && units[place - 1]?.small === ',')),
  )
  const thing = thingsNamed(context).find(
    (phrase) =>
      phrase.from > start &&
      (why < 0 || phrase.from < why) &&
      !isPlaced(phrase, context) &&
      !isOneOf(phrase.head, 'body-part'),
  )
  const spoken = (place: number) =>
    (other && place >= other.from && place < other.to) || (thing && place >= thing.from && place < thing.to)
  const rest = units.filter(
    (unit, place) =>
      place > start &&
      (why < 0 || place < why) &&
      !spoken(place) &&
      (weighty.test(unit.part) || relating.test(unit.small)) &&
      !/^(?:other|please|it|one)$/.test(unit.small),
  )
  return [
    {
      kind: 'pose',
      who: subject ? [subject.name] : isMutual && who.length === 0 ? 'everybody' : who,
      words: wordsOf(units.slice(start)).toLowerCase(),
      wanted: !isDenied(units, start),
      whom,
      thing: thing ? thing.words : null,
      rest: wordsOf(rest),
    },
  ]
}

/** "Standing up, ball under his arm": a pose, and a thing in the hands. */
function deedAndHeld(context: ClauseContext): PictureWish[] | null {
  const comma = context.units.findIndex(({ small }, at) => small === ',' && at > 0)
  const deed = deedAt(context)
  if (comma < 0 || deed < 0 || deed > comma) return null
  const held = heldInHand(partOf(context, comma + 1, context.units.length))
  if (held?.kind !== 'hold') return null
  const [pose] = readDeed(partOf(context, 0, comma))
  if (pose?.kind !== 'pose') return null
  const who = pose.who.length > 0 ? pose.who : held.who
  return [
    { ...pose, who },
    { ...held, who },
  ]
}

/** The clause as if only a stretch of it had been said. */
function partOf(context: ClauseContext, from: number, to: number): ClauseContext {
  const inside = <One extends { from: number; to: number }>(all: readonly One[]): One[] =>
    all
      .filter((one) => one.from >= from && one.to <= to)
      .map((one) => ({ ...one, from: one.from - from, to: one.to - from }))
  const units = context.units.slice(from, to)
  return {
    ...context,
    units,
    words: units.map(({ small }) => small).join(' '),
    phrases: inside(context.phrases),
    mentions: inside(context.mentions),
  }
}

/** "His eyes closed and hands folded": a face and a pose. */
const handsBesides = (words: string, who: Whom): PictureWish[] => {
  const said = /\b(?:hands|palms|arms) (?:folded|together|crossed|up|raised)\b/.exec(words)?.[0]
  return said ? [{ kind: 'pose', who, words: said, wanted: true, whom: null, thing: null, rest: '' }] : []
}

/** Who is meant where nobody is named before the deed: who was spoken of. */
function fallbackOf({ spokenOf, cast }: ClauseContext): Whom {
  return spokenOf !== null && cast.some(({ name }) => name === spokenOf) ? [spokenOf] : []
}

/** Where the verb of the deed stands; -1 where a picture of it is named without one. */
function deedAt({ units, mentions }: ClauseContext): number {
  const isName = (at: number) => mentions.some(({ from, to }) => at >= from && at < to)
  const isDeed = (unit: Unit, at: number) =>
    !isName(at) &&
    (unit.part === 'VERB' || speaksOf(unit, 'pose', 'hug', 'look-at', 'turn')) &&
    (!helping.test(unit.small) || (/^draw$/.test(unit.small) && at > 0 && units[at - 1]?.small !== 'you'))
  return units.findIndex(isDeed)
}

function firstWord({ units, mentions }: ClauseContext): number {
  const at = units.findIndex(
    ({ small, part }, place) =>
      !helping.test(small) &&
      !/^(?:PRON|DET|ADP)$/.test(part) &&
      !mentions.some(({ from, to }) => place >= from && place < to),
  )
  return at < 0 ? units.length : at
}

/** "Hold a lantern", "give her a book", "with a kite in his hand": a thing in somebody's hands. */
function readHeld(context: ClauseContext): PictureWish | null {
  const { units, mentions } = context
  const isDone = units.some(
    (unit) => unit.part === 'VERB' && speaksOf(unit, 'pose') && !holding.test(unit.small),
  )
  const verb = units.findIndex(
    ({ small }) => holding.test(small) && !(isDone && /^(?:have|has)$/.test(small)),
  )
  const things = thingsNamed(context).filter(({ head }) => !isOneOf(head, 'body-part'))
  const inHands = /\bin (?:her|his|their|its|the|\S+ 's) (?:hands?|arms|paws?|lap)\b/.test(context.words)
  const thing = things.find(({ from, to }) => (verb >= 0 ? from > verb : inHands && to < units.length))
  if (!thing || (verb < 0 && !inHands)) return null
  if (verb >= 0 && /^(?:up|high)$/.test(units[verb + 1]?.small ?? '')) return null
  const isInsteadOf = (from: number) =>
    units[from - 1]?.small === 'of' && units[from - 2]?.small === 'instead'
  if (
    mentions.some(({ from }) => from > verb && !isInsteadOf(from)) &&
    !/^(?:give|gives|hand)$/.test(units[verb]?.small ?? '') &&
    !inHands
  )
    return null
  if (
    verb >= 0 &&
    things.some((one) => one !== thing && one.from > verb && isPlaced(one, context) && !inHands)
  )
    return null
  const instead = units.findIndex(({ small }) => small === 'instead')
  const named = whomIn(context, 0, instead < 0 ? units.length : instead)
  return { kind: 'hold', who: named.length > 0 ? named : fallbackOf(context), thing: thing.words }
}
