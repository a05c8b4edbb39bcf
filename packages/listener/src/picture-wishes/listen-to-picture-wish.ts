import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { withoutNumbering } from '../text/without-numbering.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { isBeing } from '../wishes/cut-wishes.ts'
import { type ClauseReader, hearClauses } from '../wishes/hear-clauses.ts'
import { choosePictureLabel } from './choose-picture-label.ts'
import { countedBefore } from './counted-before.ts'
import { featuresOfPictureWish } from './features-of-picture-wish.ts'
import { isOtherwiseMeant } from './is-otherwise-meant.ts'
import { lookOfSomebody } from './look-of-somebody.ts'
import { mendSlip } from './mend-slip.ts'
import { ofAnotherBeing } from './of-another-being.ts'
import type { HeardPictureWishes, PictureCastMember, PictureWish } from './picture-wish.ts'
import { pictureWordsLeftOver } from './picture-words-left-over.ts'
import { cannotSee, plainPictureLabel } from './plain-picture-label.ts'
import { readPerched } from './read-perched.ts'
import { readThingHere } from './read-thing-here.ts'
import { saysOfThemselves } from './says-of-themselves.ts'
import { saysWhatIs } from './says-what-is.ts'
import { whoWasSpokenOf } from './whom-in.ts'
import { wishesOfPictureClause } from './wishes-of-picture-clause.ts'
import { withoutRepeats } from './without-repeats.ts'

interface Feedback {
  words: string
  /** Those in the picture first, in the order of the picture: where nobody was named yet, "she" is the first of them. */
  cast: readonly PictureCastMember[]
  /** Nouns of things that are in the picture. */
  things?: readonly string[]
}

/** Reads what a parent wants to be different in a picture. */
export const listenToPictureWish = ({ things = [], words, cast }: Feedback): HeardPictureWishes =>
  withoutRepeats(hearClauses({ words: withoutNumbering(words), cast }, pictureWishes(things)))

/** So sure must a clause be of which words of weight are left over. */
const surely = 0.6

/** Whose slots alone say what is meant: a garment, a colour or an hour that is named is seldom named in vain. */
const likely = 0.25

/** What comes and leaves no word over, takes nothing from the picture. */
const rather = 0.4

const pictureWishes = (things: readonly string[]): ClauseReader<PictureWish> => ({
  model: 'picture-wishes',
  featuresOf: featuresOfPictureWish,
  mend: mendSlip,
  describesInBrackets: true,
  plainly: (context) => readThingHere(context.words, things)?.label ?? plainPictureLabel(context),
  read: (ranking, context, { threshold }) => {
    const here = readThingHere(context.words, things)
    if (here) return { label: here.label, probability: 1, wishes: [here.wish], certain: true, leftOver: [] }
    const { label, probability } = choosePictureLabel(ranking, context)
    const said = withColourSaid(asShown(wishesOfPictureClause(label, context), context), context)
    const wishes = withWhoIsAlone(withWhoIsAbsent(said, context), context)
    const leftOver =
      lookOfSomebody(context) || readPerched(context) || countedBefore(context)
        ? []
        : pictureWordsLeftOver(label, context, wishes)
    const isWhole = leftOver.length === 0 && wishes.length > 0 && wishes.every(saysHowItLooks)
    const isTold =
      wishes.every(({ kind }) => /^(?:wears|time|colour)$/.test(kind)) ||
      (leftOver.length === 0 && wishes.every(({ kind }) => /^(?:time|weather|mood)$/.test(kind))) ||
      isPlaceAlone(context, wishes)
    const isHarmless = leftOver.length === 0 && wishes.every(({ kind }) => /^(?:add-thing|hold)$/.test(kind))
    const needed = isWhole
      ? 0
      : isTold
        ? likely
        : isHarmless
          ? rather
          : leftOver.length > 0 || wishes.some(takesAway)
            ? surely
            : threshold
    const isSure = probability >= needed
    const certain =
      wishes.length > 0 &&
      isSure &&
      !namesStranger(context, wishes) &&
      !ofAnotherBeing(context, wishes) &&
      !ofNobody.test(context.words) &&
      !isOtherwiseMeant(context, wishes) &&
      !(wishes.some(takesAway) && ofOthers.test(context.words)) &&
      !saysWhatIs(context, wishes) &&
      !wishes.some(addsAnybody) &&
      !saysOfThemselves(context, wishes) &&
      !(telling.test(context.words) && wishes.some(isPose)) &&
      !((staring.test(context.words) || looking.test(context.words)) && wishes.some(looksOut)) &&
      !(complaining.test(context.words) && wishes.some(setsTheScene)) &&
      !(wishes.some(isLight) && isOfSomebody(context)) &&
      !(wishes.some(isMood) && context.units.some(isOfBody)) &&
      !(wishes.some(takesAway) && excepting.test(context.words)) &&
      !(wishes.some(isAdded) && swappingBoth.test(context.words)) &&
      !(wishes.some(isAdded) && (pointing.test(context.words) || isWondered(context))) &&
      !(wishes.some(takesAway) && (wondering.test(context.words) || ofSeveral.test(context.words)))
    return { label, probability, wishes, certain, leftOver }
  },
})

/** "Kitchen!", behind what complains of another place. */
const isPlaceAlone = ({ words, wordsBefore }: ClauseContext, wishes: readonly PictureWish[]): boolean =>
  wishes.length === 1 &&
  wishes[0]?.kind === 'place' &&
  /^(?:in (?:the|a|our) )?\S+$/.test(words) &&
  /^(?:but |and |so )*(?:why|not|this is ?(?:n't|not)|where)\b|\b(?:not|n't|wrong)\b/i.test(wordsBefore ?? '')

/** "Put Tom in the front row", where he is not in the picture yet: he is to come. */
function withWhoIsAbsent(wishes: PictureWish[], { cast }: ClauseContext): PictureWish[] {
  const moved = wishes.flatMap((wish) =>
    wish.kind === 'move' ? wish.what : wish.kind === 'pose' && wish.wanted ? wish.who : [],
  )
  const absent = (cast as readonly PictureCastMember[]).filter(
    ({ name, isInPicture }) => isInPicture === false && moved.includes(name),
  )
  return [...absent.map(({ name }): PictureWish => ({ kind: 'bring-in', who: name })), ...wishes]
}

/** Who is alone in the picture is meant where nobody is named: "should be laughing". */
function withWhoIsAlone(wishes: PictureWish[], { cast, phrases }: ClauseContext): PictureWish[] {
  const here = (cast as readonly PictureCastMember[]).filter(({ isInPicture }) => isInPicture)
  const [alone] = here
  if (!alone || here.length > 1 || phrases.some(({ units }) => units.some(isBeing))) return wishes
  return wishes.map((wish) =>
    /^(?:feeling|pose|age)$/.test(wish.kind) && 'who' in wish && wish.who.length === 0
      ? ({ ...wish, who: [alone.name] } as PictureWish)
      : wish,
  )
}

/** "A polka dot tie", "yellow boots": a thing that is worn, and its colour or pattern. */
const saysHowItLooks = (wish: PictureWish): boolean =>
  wish.kind === 'wears' &&
  wish.words.split(' ').length > 1 &&
  wish.words !== wish.noun &&
  namesColour(wish.words)

const namesColour = (said: string): boolean => {
  const words = said.split(' ')
  return words.some((word, at) =>
    [word, `${word} ${words[at + 1] ?? ''}`].some((one) => isA('colour', one) || isA('pattern', one)),
  )
}

/** What cannot be seen is not to be taken off, and who asks "no life vest?" misses it. */
function asShown(wishes: PictureWish[], context: ClauseContext): PictureWish[] {
  const { words, isAsked } = context
  const isMissed = isAsked && /^(?:but |and |what |so |still )*no \S/.test(words)
  if (!isMissed && !cannotSee.test(words)) return wishes
  return wishes.map((wish): PictureWish => {
    if (wish.kind === 'leaves-off') {
      const isOnNobody = isMissed && wish.who.length === 0
      return { ...wish, kind: 'wears', who: isOnNobody ? whoWasSpokenOf(context) : wish.who }
    }
    return wish.kind === 'remove-thing' && isMissed
      ? { kind: 'add-thing', thing: wish.thing, further: false }
      : wish
  })
}

/** "Her saree, kindly make it maroon", "the scarf, if it's red": the colour stands behind, and is the colour of what was named. */
function withColourSaid(wishes: PictureWish[], { units }: ClauseContext): PictureWish[] {
  const [wish] = wishes
  if (wishes.length !== 1 || wish?.kind !== 'wears') return wishes
  if (namesColour(wish.words)) return wishes
  const named = units.findIndex(({ small }) => small === wish.noun)
  const at = units.findIndex(
    (unit, place) =>
      place > named && isOneOf(unit, 'colour') && paintedBy.test(units[place - 1]?.small ?? ''),
  )
  const colour = units[at]
  const isDenied = units.slice(named, at).some(({ small }) => /^(?:not|n't|never|no)$/.test(small))
  return named < 0 || !colour || isDenied ? wishes : [{ ...wish, words: `${colour.small} ${wish.words}` }]
}

const paintedBy = /^(?:it|them|be|is|are|'s|in|to|into|bright|dark|light|a)$/

/** "Nobody pushes Magnus": what is not to be done is no wish to do it. */
const ofNobody = /^(?:please )?(?:nobody|no one|no-one|none of them) (?!but)/

/** "I don't want people to think she gives all away" sends nobody out of the picture. */
const ofOthers =
  /\b(?:do|does|did|would|should) ?(?:not|n't) (?:want|like|need) (?:\S+ ){1,2}?(?:to )?(?:think|believe|feel|get|ask|say|see|look|seem|wonder|laugh)\b/

/** "More people": of nobody in particular no picture is drawn. */
const addsAnybody = (wish: PictureWish): boolean =>
  wish.kind === 'add-thing' && /^(?:people|persons|folks?|others|everyone|everybody)$/.test(wish.thing)

/** "Now nobody is asleep", "he'd still be asleep" tell how it is at home. */
const telling = /\b(?:nobody|no one) (?:is|'s|was)\b|(?:'d|\bwould) (?:still|already|be) /
const isPose = ({ kind }: PictureWish): boolean => kind === 'pose'

/** "But staring at me" complains of what is to be seen. */
const staring = /^(?!.*\b(?:please|pls)\b)(?:and |but |still |just )*(?:staring|looking|gazing|glaring) /i
const looksOut = (wish: PictureWish): boolean => wish.kind === 'look-at' && wish.at === null

/** "Savannah's looking at the camera" says how it is. */
const looking =
  /^(?!.*\b(?:please|pls|should|must|could|can|make|have|let)\b).*(?:\bis|'s|\bare|'re) (?:looking|staring) (?:at|into|out at) (?:the camera|us|me|you)\b/

/** "You made night", where it is morning in the story. */
const complaining =
  /^i ?(?:'d|would) say \S+$|^(?:and |but |so |because |why )*you(?: have|'ve)? (?:made|drew|drawn|painted|put|did|wrote)\b|\b(?:here|in \S+|there) (?:is|'s) no \S+ (?:at|in|on|like)\b/
const setsTheScene = ({ kind }: PictureWish): boolean => /^(?:time|weather|place|light|mood)$/.test(kind)

/** "Hair is pale yellow here" is said of somebody's, and of no picture. */
const isMood = ({ kind }: PictureWish): boolean => kind === 'mood'
const isOfBody = (unit: Unit): boolean =>
  unit.part !== 'ADJ' &&
  isOneOf(unit, 'hair', 'skin', 'body-part', 'garment') &&
  !/^(?:eyes|lights?)$/.test(unit.small)

/** "Why is he looking so light?" is said of his skin. */
const isLight = ({ kind }: PictureWish): boolean => kind === 'light'
const isOfSomebody = ({ words, mentions }: ClauseContext): boolean =>
  /\b(?:he|she|him|her|my (?:son|daughter|boy|girl|child|kids?))\b/.test(words)
    ? !/\b(?:room|lights|lamp|lighting|the light|picture|page|scene|see|face)\b/.test(words)
    : mentions.length > 0 && /\blook(?:s|ing)? (?:so|too)\b/.test(words)

/** "Lovely! Only the dog, he has a cat's tail": all but the dog is lovely. */
const excepting = /^(?:only|just) (?:the|our|my|his|her) \S+$/

/** "Swap the basket and the flowers" brings none of them. */
const swappingBoth = /^(?:please )?(?:swap|swop|switch|exchange) (?!.*\b(?:for|with|by)\b)/

/** "That owl, get shot of it": what one points at is there. */
const pointing = /^(?:and |but |✘ ?|x )*(?:that|this|those|these) \S+$/
const isAdded = ({ kind }: PictureWish): boolean => kind === 'add-thing'

/** "What is the bird holding? a pipe?", "3 sandwiches?": who counts or guesses what is there asks for none. */
const isWondered = ({ isAsked, words, wordsBefore }: ClauseContext): boolean =>
  isAsked &&
  (/^(?:two|three|four|five|six|seven|[2-9]) \S+$/.test(words) ||
    (/^(?:an? )?\S+$/.test(words) &&
      /^(?:what|who|why|which|is|are)\b|\bwhatever\b|^an? \S+$/i.test(wordsBefore ?? '')))

/** "Take away the second cat; we have just one": theirs stays. */
const ofSeveral = /\b(?:second|third|other|extra|one of the|duplicate|doubled?)\b/

/** "Why is she wearing a kimono?" may only want to know. */
const wondering = /^(?:but |and |so )?(?:why|how come|what for) /

/** What is gone is missed more than what was not followed. */
const takesAway = ({ kind }: PictureWish): boolean =>
  /^(?:leave-out|remove-thing|only|leaves-off)$/.test(kind)

/** "Ada should smile", where nobody is called so. */
function namesStranger({ units, mentions }: ClauseContext, wishes: readonly PictureWish[]): boolean {
  const isOfNobody = wishes.some((wish) => 'who' in wish && wish.who.length === 0)
  return (
    isOfNobody &&
    units.some(
      ({ part, text, small, classes }, at) =>
        part === 'PROPN' &&
        text !== small &&
        // "Bafana yellow" is a shade.
        !units[at + 1]?.classes.includes('colour') &&
        (classes.length === 0 || classes.includes('names')) &&
        !mentions.some(({ from, to }) => at >= from && at < to),
    )
  )
}
