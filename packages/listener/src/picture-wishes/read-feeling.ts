import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { wordsOf } from '../wishes/noun-phrases.ts'
import type { PictureWish } from './picture-wish.ts'
import { isDenied, isStated, speaksOf } from './said-in.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

/** Words about a face that name no feeling. */
const general =
  /^(?:feel|feels|feeling|feelings|expression|expressions|emotion|emotional|look|looks|look like|looking|face|faces|fun|cross with|supposed|corners)$/

/** Feelings that are said in a figure of speech. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/\b(?:over the moon|on cloud nine|on top of the world|in seventh heaven|thrilled to bits)\b/, 'overjoyed'],
  [/\b(?:down in the dumps|down in the mouth)\b/, 'sad'],
  [/\b(?:scared stiff|scared to death|shaking like a leaf)\b/, 'scared'],
]
const figureIn = (words: string): string | null =>
  // "If she had them on she'd be over the moon", "we are over the moon".
  /\b(?:if|i|we|would|'d)\b/.test(words) ? null : figureSaid(words)
const figureSaid = (words: string): string | null =>
  figures.find(([pattern]) => pattern.test(words))?.[1] ?? null

/** What nobody praises in a face. */
const heavy =
  /^(?:sad|unhappy|upset|cry|scare|scared|frighten|frightened|afraid|worry|worried|anxious|angry|cross|mad|furious|grumpy|glum|grim|stern|bore|bored|lonely|terrified|miserable|horrified|annoyed|frown|sulk|weep|shock|shocked|hurt)$/

/** "He looks so sad", "she looks like she's about to cry": how the picture is, and nobody asks for it. */
const isSeen = (words: string): boolean =>
  /\b(?:looks?|looking|seems?) (?:so|very|really|quite|rather|a bit|a little|like (?:he|she|they|it)(?: 's| is| are)? (?:about|going) to)\b/.test(
    words,
  ) &&
  !/\b(?:should|must|ought|make|makes|let|please|can|could|would|'d|want|wants|need|needs|have|has|got|supposed|meant|if)\b/.test(
    words,
  )

/** "The nun frowns", "the big one's scowling": nobody asks for it. */
const frowning =
  /^(?!.*\b(?:should|must|make|let|could|can|want|please|text|story)\b).*\b(?:frowns?|frowning|scowls?|scowling|glares?|glaring|sneers?|sneering|pouts?|sulks?|sulking)\b/

/** "Fanta looks angry. She is proud to help!" */
const seemingHeavy =
  /^(?!(?:and |then |also )*look ).*\b(?:looks?|looking|seems?) (?:\S+ )?(?:so |very |a bit )?(?:sad|unhappy|upset|scared|frightened|afraid|worried|anxious|angry|cross|mad|furious|grumpy|glum|grim|stern|bored|lonely|terrified|miserable|annoyed|mean|fierce|cruel)\b/

const missed =
  /^(?:but |and |there ?(?:'s|is) |(?:i|we|you) (?:see|(?:do|ca|can) ?n't (?:really )?see|cannot see|miss) |she has |he has |they have )*(?:no|not much|not a|zero|any|much|the) (?:\S+ )?(?:joy|smiles?|happiness|laughter|fun|delight|excitement|warmth|love) (?:in|on|from|to) /

/** "You can't tell he is nervous": it is to be seen. */
const cannotTell =
  /\b(?:ca n't|can't|cannot|can not|hardly|barely) (?:really )?(?:tell|see) (?:that |how )?\S+ (?:is|are|'s|feels?)\b/

/** "No cross on the grave", "a blue cross". */
const isOfWood = (units: readonly Unit[], at: number): boolean =>
  (units[at]?.small === 'cross' && /^(?:legged|-|legs)$/.test(units[at + 1]?.small ?? '')) ||
  (units[at]?.small === 'cross' &&
    (/^(?:no|the|a|an|wooden|stone)$/.test(units[at - 1]?.small ?? '') ||
      units[at - 1]?.classes.includes('colour') === true))

const isFedUp = (units: readonly Unit[], at: number): boolean =>
  units[at]?.small === 'fed' && units[at + 1]?.small === 'up'

/** Said of a face alone they are of a feeling: a mean wolf is another thing. */
const harsh = /^(?:mean|fierce|cruel|harsh|unkind)$/

const isHarsh = (units: readonly Unit[], at: number): boolean =>
  harsh.test(units[at]?.small ?? '') &&
  (units[at]?.part === 'ADJ' || /^(?:looks?|so|too|very|less|be|is|bit)$/.test(units[at - 1]?.small ?? ''))

const isSeenHeavy = (words: string): boolean =>
  frowning.test(words) ||
  (seemingHeavy.test(words) && !/\b(?:should|must|make|let|could|want|need|please|text|story)\b/.test(words))

/** "Fanta looks angry. She is proud to help!": how she ought to look is said right behind it. */
const correctsFeeling = ({ wordsBefore, words, units }: ClauseContext): boolean =>
  wordsBefore !== null &&
  seemingHeavy.test(wordsBefore.toLowerCase()) &&
  /^(?:(?:he|she|they|but|and|\S+) )*(?:is|'s|are|'re|was|feels?) (?:\S+ ){0,2}/.test(words) &&
  units.some((unit) => speaksOf(unit, 'smile', 'feeling') && !general.test(unit.small))

/** "Make him not so tall and not so mean": of whom was said before. */
const notSo = /^(?:and |but )*not (?:so |too |as )?(?:mean|fierce|cruel|harsh|unkind)$/

/** What is said of a face without asking anything. */
export const tellsOfFace = (context: ClauseContext): boolean =>
  figureIn(context.words) !== null ||
  correctsFeeling(context) ||
  isSeenHeavy(context.words) ||
  notSo.test(context.words)

/** "He should smile", "less angry", "don't look so worried". */
export function readFeeling(context: ClauseContext): PictureWish[] {
  const { units, mentions, words } = context
  if (isStated(context) && !tellsOfFace(context)) return []
  const figure = figureIn(words)
  if (figure)
    return [
      {
        kind: 'feeling',
        who: mentions.length > 0 || whomIn(context).length > 0 ? whomIn(context) : whoWasSpokenOf(context),
        words: figure,
        wanted: !isSeen(words) || !heavy.test(figure),
      },
    ]
  const found = units.flatMap((unit, at) =>
    (speaksOf(unit, 'smile', 'feeling', 'gloom') && !general.test(unit.small) && !isOfWood(units, at)) ||
    isFedUp(units, at) ||
    /^(?:blush|yawn|scowl|giggle|frown)$/.test(unit.small) ||
    isHarsh(units, at)
      ? [at]
      : [],
  )
  // "Too cheerful for a quarrel, both grin": all of it is too much.
  const isTooMuch = found.some((at) => units[at - 1]?.small === 'too')
  const wanted = isTooMuch ? undefined : found.find((at) => !isDenied(units, at))
  const at = wanted ?? found[0]
  if (at === undefined) return []
  const first = mentions[0]
  const meant = whomIn(context)
  const isOfBefore = notSo.test(words) || (meant.length === 0 && /^(?:and |then |also )*look /.test(words))
  const who = first ? [first.name] : isOfBefore ? whoWasSpokenOf(context) : meant
  // "No joy in those faces!" misses it.
  const isMissed = missed.test(words) && !heavy.test(units[at]?.lemma ?? '')
  const isComplaint = isSeen(words) || isSeenHeavy(words)
  if (isComplaint && !heavy.test(units[at]?.lemma ?? '') && !harsh.test(units[at]?.small ?? '')) return []
  const both =
    first && mentions[1]?.from === first.to + 1 ? mentions.slice(0, 2).map(({ name }) => name) : who
  const feeling: PictureWish = {
    kind: 'feeling',
    who: both,
    words: isFedUp(units, at) ? 'annoyed' : wordsOf(units.slice(at, at + 1)),
    wanted: isMissed || cannotTell.test(words) || (wanted !== undefined && !isComplaint),
  }
  const other = mentions.find(
    (one) => one.from > at && /^(?:at|to|towards?)$/.test(units[one.from - 1]?.small ?? ''),
  )
  return other ? [feeling, { kind: 'look-at', who: both, at: other.name }] : [feeling]
}
