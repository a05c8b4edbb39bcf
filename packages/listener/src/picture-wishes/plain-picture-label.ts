import { topicsIn } from '../learned/cues.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { NounPhrase } from '../wishes/noun-phrases.ts'
import { colourOfThingBefore } from './colour-of-thing-before.ts'
import { countedBefore } from './counted-before.ts'
import { heldInHand } from './held-in-hand.ts'
import { idiomOfPicture, presenceOf } from './idiom-of-picture.ts'
import { notPraised } from './idioms-of-view.ts'
import { isDoubled } from './is-doubled.ts'
import { labelOfAll } from './label-of-all.ts'
import { labelOfPlace } from './label-of-place.ts'
import { labelOfThings, noThings } from './label-of-things.ts'
import { lookOfSomebody } from './look-of-somebody.ts'
import { onLap } from './on-lap.ts'
import { eyesOpen, isSeated } from './read-deed.ts'
import { tellsOfFace } from './read-feeling.ts'
import { readInArms } from './read-in-arms.ts'
import { isLook, isWorn } from './read-look.ts'
import { readPerched } from './read-perched.ts'
import { readSwapOfThings } from './read-swap-of-things.ts'
import { besides, denied, isPlaced, politeness, speaksOf, startOf, thingsNamed } from './said-in.ts'
import { isStainedToo } from './stained-somebody.ts'
import { writingIn } from './writing-in.ts'

const wouldSee =
  /(?:\bwould|'d|\bwant|\blike) (?:really )?(?:love |like )?to see\b|\b(?:must|should|needs to) be (?:seen|visible|shown)\b/
const leftToUs =
  /^(?:surprise me|up to you|you choose|whatever you like)\b|^(?:i|we|she|he) (?:really )?(?:do|does)(?: ?n't| not) (?:really )?like (?:it|this|this one)$/
/** Eyes that are closed are no closer view. */
const closing =
  /\b(?:eyes?|mouth|door|gate|window|book|box)\b.* (?:closed|shut)\b|\b(?:closed|shut) (?:eyes|mouth)\b|\b(?:close|closes|closing|shut|shuts|shutting) (?:\S+ )?(?:eyes|mouth)\b|^(?:please )?close (?:\S+ ){0,3}?(?:eyes?|mouth|door|gate|window|book|box)\b/
/** "We need a boat", "it could do with some flowers". */
const needing =
  /^(?:i|we|it|this|the picture|the scene) (?:really |just )?(?:need|needs|want|wants|miss|misses|could do with|would like|would love|'d like|'d love|should have|could have) (?:a|an|some|more|another|two|three|lots of) /
/** Who is to be seen with something on them. */
const wouldShow =
  /\byou (?:should|ought to|must|can) (?:\S+ )?see\b|\bought to (?:show|be seen|see)\b|\bwe should see\b/
/** "Can't see his hearing aids": they are to be seen. */
export const cannotSee =
  /^(?:but |and |also )?(?:we |i |you |one )?(?:ca n't|can not|cannot|could n't|can't|couldn't) (?:really |even |quite )?(?:see|spot|find) (?!why|how|what|that|it\b|this|anything|much)/
/** Arms and legs that are held in some way. */
const withLimbs =
  /\b(?:fold|folds|folding|cross|crosses|crossing|raise|raises|raising|lift|lifts|lifting|spread|spreads|stretch|wave|waves|waving|clap|claps|clapping) (?:\S+ )?(?:arms?|hands?|legs?)\b|\b(?:arms?|hands?|legs?) (?:\S+ )?(?:folded|crossed|up|raised|in the air|stretched|outstretched|spread|on (?:\S+ )?hips|akimbo)\b|\bhands? on (?:\S+ )?hips?\b/
const adding = new RegExp(
  `${politeness}(?:add|include|draw(?! (?:him|her|them|both|everyone|everybody)\\b)|introduce|invite|throw in|bring|put in|(?:stick|pop|chuck|throw|scatter|dot|sprinkle) (?:in )?(?:a|an|some|more|a few|the odd))\\b|\\b(?:is|are|'s) missing$|^where(?: is| 's)\\b|^(?:and |but )?(?:the |his |her |their )?(?!else|some|any|no|every)\\S+(?: \\S+)? where$`,
)
const removing = new RegExp(
  `${politeness}(?:(?:leave|take)(?: \\S+){1,4} (?:out|away|off)\\b|(?:leave|take) (?:out|away|off)\\b|(?:remove|delete|drop|lose|ditch|erase|omit) \\S|get (?:rid|shot) of\\b|without\\b|no\\b)`,
)
const going =
  /^(?:the )?\S+(?: \S+)? gone(?: please| pls)?$|\b(?:must|has to|have to|should|can|could|needs to|need to) go$/
const notShowing = /^(?:please )?(?:do n't|never) (?:show|draw|include)\b/
const lacking = / without (?:the|a|an|his|her|their|any) /
const only =
  /^(?:please )?(?:only|just) (?!.*\b(?:should(?! be (?:in (?:it|this|the picture)|there|here))|smile|wear|with|has|have|had|owns?|gets?|holds?|carries|knows|can|wants?|needs?)\b)|\balone\b|\bby (?:her|him)self\b/
const doing = /\b(?:is|are|'s|'re|be|was) \S+ing\b/
const holdingHands =
  /\b(?:hold|holds|holding|join|take) (?:\S+ ){0,4}hands?\b|\bhand in hand\b|\bhand - in - hand\b/
const hugging = /\b(?:hug|hugs|hugging|cuddle|cuddles|cuddling|embrace|embracing|snuggle)\b/
const wearing = /\b(?:wear|wears|wearing|dressed)\b/
const looking =
  /\b(?:look|looks|looking|gaze|gazing|stare|staring|face|facing|smile|smiling) (?:\S+ )?(?:at|to|towards?|into|each other)\b/
const comparing = /\bthan\b|\bas \S+ as\b/
const neverWithout = /\b(?:never|not|n't|nobody|no)\b.*\bwithout\b/

/** What the grammar of a clause makes plain, whatever the classifier says; null where it leaves it open. */
export function plainPictureLabel(context: ClauseContext): string | null {
  const { units, mentions, words } = context
  const topics = topicsIn(
    units.filter((_unit, at) => !mentions.some(({ from, to }) => at >= from && at < to)),
    'picture',
  )
  const things = thingsNamed(context)
  if (isDoubled(context)) return 'mistake'
  if (colourOfThingBefore(context)) return 'colour'
  if (tellsOfFace(context)) return 'feeling'
  if (lookOfSomebody(context)) return 'looks'
  if (mentionsSomebody(context) && isSeated(words)) return 'pose'
  if (countedBefore(context)) return 'fewer-things'
  if (writingIn(context).on) return 'text-in-picture'
  // "Otis closer to Imani".
  if (
    mentions.length > 1 &&
    mentions[0]?.from === 0 &&
    /\b(?:closer|nearer|next) to\b/.test(words) &&
    isBareMove(context)
  )
    return 'move'
  if (onLap(context)) return 'pose'
  if (readPerched(context)) return 'move'
  const praising = notPraised.find(([pattern]) => pattern.test(words))
  if (praising) return praising[1]
  const presence = presenceOf(context)
  if (presence) return presence
  const idiom = idiomOfPicture(context)
  if (idiom && (idiom === 'praise' || !topics.includes('praise'))) return idiom
  if (topics.includes('question') || asking.test(words)) return null
  if (leftToUs.test(words)) return 'again'
  if (closing.test(words) || eyesOpen.test(words) || withLimbs.test(words)) return 'pose'
  if (welcoming.test(words) && mentions.length === 0 && things.length > 0) return welcomeLabel(context)
  if (outAndIn.test(words)) return outAndIn.exec(words)?.[1] === 'in' ? 'bring-in' : 'leave-out'
  if (needing.test(words) && mentions.length === 0) return welcomeLabel(context)
  const placed = labelOfPlacing(context, things)
  if (placed) return placed
  if (wouldSee.test(words) || wouldShow.test(words) || cannotSee.test(words)) return additionLabel(context)
  if (topics.includes('praise')) return praiseLabel(context, topics)
  if (readInArms(context)) return 'hug'
  if (heldInHand(context)) return 'pose'
  if (holdingHands.test(words)) return denied.test(words) ? null : 'hold-hands'
  if (readSwapOfThings(context)) return 'add-thing'
  if (neverWithout.test(words)) return context.phrases.some(isLook) ? 'looks' : null
  if (
    only.test(words) &&
    !doing.test(words) &&
    mentions.length > 0 &&
    things.length === 0 &&
    deedsIn(units).length === 0
  )
    return 'leave-out'
  if (notShowing.test(words) || going.test(words))
    return mentions.length + things.length > 0 ? 'remove-thing' : null
  if (removing.test(words) && !comparing.test(words)) return removalLabel(context)
  if (lacking.test(words) && things.length > 0) return 'remove-thing'
  const looks = labelOfLooks(context)
  if (looks) return looks
  if (hugging.test(words) && !denied.test(words)) return 'hug'
  if (adding.test(words)) return additionLabel(context)
  if (looking.test(words) && (mentions.length > 0 || things.length > 0) && !denied.test(words))
    return units.some((unit) => speaksOf(unit, 'smile')) ? 'smile' : 'look-at'
  if (isDeed(context)) return 'pose'
  return labelOfThings(context) ?? labelOfPlace(context) ?? labelOfAll(units, topics, mentions.length > 0)
}

const isBareMove = ({ units }: ClauseContext): boolean => units.every(({ part }) => part !== 'VERB')

const mentionsSomebody = ({ mentions, words }: ClauseContext): boolean =>
  mentions.length > 0 ||
  /^(?:\S+ )?(?:they|them|both|he|she|him|her|everybody|everyone|all (?:of them|two|three|four))\b/.test(
    words,
  )

/** "A cat on the sill would make it perfect", "a few stars wouldn't hurt". */
const welcoming =
  /^(?:maybe |perhaps |and |also )?(?:a|an|some|the|two|three|\S+) (?:\S+ ){0,7}?(?:would|might|could|will) ?(?:not |n't )?(?:be (?:so |just |really )?(?:nicer?|lovely|lovelier|great|good|perfect|cute|fun|sweet|welcome|better|beautiful|magical|wonderful|amazing|adorable|charming)|make (?:it|her|him|us|me|them|my|our|the)\b|hurt|help|look (?:nice|lovely|great|good)|go (?:well|nicely)|be a must|complete|be the (?:icing|cherry|finishing touch))\b|^(?:an?|some|the) (?:\S+ ){1,4}(?:is|are|would be) (?:very |most )?welcome\b/

/** "Put a kite next to Leo", "there should be a dragonfly", "can we have fireworks in the sky". */
const placing = new RegExp(
  `${politeness}(?:put|place|have) (?!it |this |that |them )(?:(?:a|an|some|two|three|a few|lots of|more|another) )?\\S|^(?:and |also |maybe |please )*there (?:should|could|must|might|needs to|has to) be \\S`,
)

/** What is put somewhere, and is not put on anybody. */
function labelOfPlacing(context: ClauseContext, things: readonly NounPhrase[]): string | null {
  const { mentions, words } = context
  const [thing] = things
  if (!thing || !placing.test(words) || denied.test(words)) return null
  if (thing.units.some((unit) => unit.small !== 'rainbow' && isOneOf(unit, 'colour', 'body-part')))
    return null
  if (mentions.some(({ from }) => from < thing.from)) return null
  const isNearby = besides.test(words)
  if ((mentions.length > 0 || /\b(?:him|her|his|them|their)\b/.test(words)) && !isNearby) return null
  const label = welcomeLabel(context)
  return label ?? (isNearby && mentions.length > 0 ? 'add-thing' : null)
}

/** "A beach would be nicer" than where they are. */
const instead = /\b(?:nicer|lovelier|better|instead)\b/

function welcomeLabel(context: ClauseContext): string | null {
  if (/\b(?:northern|southern|polar) lights\b/.test(context.words)) return 'add-thing'
  const [thing] = thingsNamed(context)
  if (!thing) return null
  if (speaksOf(thing.head, 'night', 'day')) return 'time'
  if (speaksOf(thing.head, 'weather')) return 'weather'
  if (isOneOf(thing.head, 'place') && instead.test(context.words)) return 'place'
  if (isLook(thing) || thing.units.some((unit) => speaksOf(unit, ...noThings, 'pose', 'hug', 'hands')))
    return null
  return 'add-thing'
}

/** "Leave him out", "put her in". */
const outAndIn =
  /^(?:please |just |can you |could you |and )*(?:leave|take|cut|keep|put|bring|get) (?:him|her|them|it) (in|out|away|off)(?: please| of (?:it|this|here|the picture))?$/

/** Questions are answered elsewhere. */
const asking = /^(?:why|who|what|how|which|when|do(?! n't)|does(?! n't)|did|are|is) /

/** "A beautiful sunset" is asked for, "a beautiful picture" is praised. */
function praiseLabel(context: ClauseContext, topics: readonly string[]): string | null {
  const [thing] = thingsNamed(context)
  if (!thing && topics.every((topic) => topic === 'praise')) return 'praise'
  const isBare = context.units.every(({ part }) => part !== 'VERB' && part !== 'AUX')
  return isBare && thing?.article && thing.units.some((unit) => speaksOf(unit, 'night', 'day', 'weather'))
    ? 'time'
    : null
}

function labelOfLooks(context: ClauseContext): string | null {
  const { units, mentions, words, phrases } = context
  const looks = phrases.filter(isLook)
  const colour = units.some((unit) => isOneOf(unit, 'colour'))
  if (wearing.test(words) && (looks.length > 0 || colour)) return 'looks'
  const others = units.filter((_unit, at) => !looks.some((phrase) => at >= startOf(phrase) && at < phrase.to))
  // "A scar above her lip" says where on somebody it is.
  const isOnBody = units.some((unit) => isOneOf(unit, 'body-part'))
  const isElsewhere = topicsIn(others, 'picture').some(
    (topic) => elsewhere.test(topic) && !(topic === 'view' && isOnBody),
  )
  // "A bit of wind in the coats".
  const isInWeather =
    topicsIn(others, 'picture').includes('weather') && units[(looks[0]?.from ?? 0) - 1]?.small === 'in'
  const isUnderneath = looks
    .slice(0, 1)
    .some(
      (phrase) =>
        /^(?:over|under|on|at|from|behind|of)$/.test(units[phrase.from - 1]?.small ?? '') ||
        isStainedToo(phrase, context),
    )
  if (looks.some(isWorn) && isOfLooks(units) && !isElsewhere && !isUnderneath && !isInWeather) return 'looks'
  const isOfSomebody =
    mentions.length > 0 && phrases.every(({ head }) => isOneOf(head, 'colour') || head.part === 'PROPN')
  return colour && isOfSomebody && isOfLooks(units) && !denied.test(words) ? 'colour' : null
}

/** Topics beside which a garment is spoken of otherwise. */
const elsewhere = /^(?:mistake|match|keep|view|big|small|near|far|writing|bright|dark|turn)$/

/** Nothing is done in it but to wear, to have or to be. */
const isOfLooks = (units: readonly Unit[]): boolean =>
  units.every(
    ({ part, lemma }) =>
      part !== 'VERB' ||
      /^(?:wear|have|make|give|put|need|want|change|like|get|dress|swap|forget|lose|miss|go|come|show|see|own|paint|colour|color|dye|stay|grow|ride|keep|let|lack|use|cover|turn|prefer)$/.test(
        lemma,
      ) ||
      /ed$/.test(lemma),
  )

function additionLabel(context: ClauseContext): string | null {
  const things = thingsNamed(context)
  const [thing] = things
  if (context.mentions.length > 0 && things.length === 0) return 'add-thing'
  const isFullMoon = thing?.head.small === 'moon'
  if (
    !thing ||
    (!isFullMoon && thing.units.some((unit) => speaksOf(unit, 'writing', 'bright', 'dark', 'whole')))
  )
    return null
  if (speaksOf(thing.head, 'weather') && things.length === 1) return 'weather'
  return things.every(isWorn) ? 'looks' : 'add-thing'
}

function removalLabel(context: ClauseContext): string | null {
  const things = thingsNamed(context)
  const [thing] = things
  if (context.mentions.length > 0 && things.length === 0) return 'leave-out'
  if (!thing) return null
  if (thing.units.some((unit) => speaksOf(unit, 'writing', 'keep') || isOneOf(unit, 'body-part'))) return null
  if (speaksOf(thing.head, 'smile', 'feeling')) return 'feeling'
  if (speaksOf(thing.head, 'weather', 'night', 'day')) return 'weather'
  const isLedAway = /^(?:off|out|away)$/.test(context.units[thing.from - 1]?.small ?? '')
  return isPlaced(thing, context) && !isLedAway ? null : 'remove-thing'
}

/** Verbs by which somebody does something that a pose shows. */
const deedsIn = (units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit) =>
      (unit.part === 'VERB' || unit.small === 'asleep') && speaksOf(unit, 'pose') && unit.small !== 'draw',
  )

/** "Let Nia pour", "could he be kneeling": somebody is to do something. */
const asksOfSomebody =
  /\b(?:should|must|could|can|might|let|have|make|draw|show|needs? to|supposed to|meant to|ought to|want|wants|hoping for|would)\b/
/** "He shouldn't run", "don't let him climb": only the deed that comes right after is denied. */
const asksOfNobody = /\b(?:should|must|do) ?(?:not|n't) (?:be |let (?:\S+ ){1,2})?(\S+)/
const somebody = /\b(?:she|he|they|him|her|them|both|everyone|everybody)\b/

/** "Leo eating an apple": what is to be seen, as one writes it under a picture. */
const isCaption = ({ units, mentions: [first] }: ClauseContext): boolean =>
  first?.from === 0 && /ing$/.test(units[first.to]?.small ?? '')

function isDeed(context: ClauseContext): boolean {
  const { units, words, mentions, phrases } = context
  const forbidden = asksOfNobody.exec(words)?.[1]
  const isAsked = asksOfSomebody.test(words) || isCaption(context)
  if (!forbidden && (!isAsked || denied.test(words))) return false
  if (mentions.length === 0 && !somebody.test(words)) return false
  if (phrases.some(isWorn)) return false
  const isGladly = /\bwith (?:joy|delight|glee|laughter)$/.test(words)
  if (!isGladly && units.some((unit) => speaksOf(unit, 'smile', 'match', 'again', 'writing'))) return false
  const [deed] = deedsIn(units)
  if (!deed || /^(?:hold|carry|stand|lie|look|put|point)$/.test(deed.lemma)) return false
  return !forbidden || forbidden === deed.small
}
