import { listenToCharacter } from '../listen-to-character.ts'
import { unitsOf } from '../text/units-of.ts'
import { chooseLabel } from './choose-label.ts'
import type { ClauseContext } from './clause-context.ts'
import { featuresOfWish } from './features-of-wish.ts'
import { type ClauseReader, hearClauses } from './hear-clauses.ts'
import type { CastMember } from './heard-clause.ts'
import { isFormedAsWish } from './is-formed-as-wish.ts'
import { sayingIn } from './label-of-saying.ts'
import { isOnlyTold } from './only-told.ts'
import { openWish } from './open-wish.ts'
import { numbersIn } from './read-length.ts'
import type { HeardWishes, TextWish } from './text-wish.ts'
import { wishesOfClause } from './wishes-of-clause.ts'
import { wordsDenied, wordsLeftOver } from './words-left-over.ts'

interface Feedback {
  words: string
  cast: readonly CastMember[]
  /** The text that the words are about. */
  text?: string
}

/** Reads what a parent wants to be different in a story's text. */
export const listenToTextWish = (feedback: Feedback): HeardWishes =>
  hearClauses({ ...feedback, cast: feedback.cast.map(withPronoun) }, textWishes)

/** Whom "her" means is known of who is one. */
function withPronoun(member: CastMember): CastMember {
  if (member.pronoun) return member
  const said = listenToCharacter(member).facts.find((fact) => fact.kind === 'pronoun')
  return said?.kind === 'pronoun' ? { ...member, pronoun: said.pronoun } : member
}

/** So sure must a clause be of which words of weight are left over. */
const surely = 0.6

/** Below this, what the classifier takes a clause for is wrong more often than right on lines that it has not seen. */
const likely = 0.5

/** What is said as a fact and is to be so: "she is nine", "it's Odalys". */
const saysFacts: ReadonlySet<string> = new Set([
  'rename',
  'pronoun',
  'age',
  'correct',
  'swap',
  'other-thing',
  'keep',
])

const textWishes: ClauseReader<TextWish> = {
  model: 'text-wishes',
  featuresOf: featuresOfWish,
  read: (ranking, context, { threshold }) => {
    const { label, probability, isPlain } = chooseLabel(ranking, context)
    const read = wishesOfClause(label, context)
    const open = read.length > 0 ? null : openWish(label, context)
    const wishes = open ? [open] : read
    const found = sayingIn(context.words)
    const saying =
      found?.label === label && wishes.every(({ kind }) => /^(?:tone|value|retell)$/.test(kind))
        ? found
        : null
    // Told as a whole.
    const isWhole = /^(?:closing|add-deed|refusal)$/.test(label)
    const leftOver = isWhole ? wordsDenied(context) : wordsLeftOver(context, wishes, saying)
    const certain =
      read.length > 0 &&
      probability >= (leftOver.length > 0 ? surely : Math.max(threshold, likely)) &&
      (isPlain || saysFacts.has(label) || isFormedAsWish(context)) &&
      !wonders(label, context) &&
      !ofOurPlace.test(context.words) &&
      !isOnlyTold(label, context, wishes) &&
      !wishes.every((wish) => isKnown(wish, context.cast) || isNowhere(wish, context) || addsNothing(wish))
    return { label, probability, wishes, certain, leftOver }
  },
}

/** "She is nine", of somebody whose details say so, is a reason and no wish. */
function isKnown(wish: TextWish, cast: readonly CastMember[]): boolean {
  if (wish.kind !== 'age') return false
  const details = cast.find(({ name }) => name === wish.who)?.details ?? ''
  return numbersIn(unitsOf(details).units).includes(wish.years)
}

/** "Stars at noon?" doubts what the text has. */
const wonders = (label: string, { isAsked, words }: ClauseContext): boolean =>
  isAsked &&
  /^(?:time|place)$/.test(label) &&
  !/^(?:(?:and|but|also|or|so|maybe|perhaps|please) )*(?:can|could|may|might|would|will|shall|should|set|make|put|move|have|how about|what about|what if|why not)\b/.test(
    words,
  )

/** "No beach near us" says where they live. */
const ofOurPlace =
  /^(?:so |and |but )?(?:there (?:is|'s) )?no \S+(?: \S+)? (?:near|around|by|round|close to|where) (?:us|me|we|here|our)\b/

/** "There's no storm", "use “haiya!” instead": nothing is to be added by it. */
const addsNothing = (wish: TextWish): boolean => wish.kind === 'add-thing' && /^no |[“”]/.test(wish.thing)

/** "No hurry", "no notes": what the text does not have is nothing to take out of it. */
function isNowhere(wish: TextWish, { words, text }: ClauseContext): boolean {
  if (
    wish.kind !== 'remove-thing' ||
    text === '' ||
    !/^(?:no|with no|there ?(?:'s|is|are) no|theres no)\b/.test(words)
  )
    return false
  const last = wish.thing.toLowerCase().split(' ').at(-1) ?? ''
  return !text.includes(last.replace(/(?:es|s|y)$/, ''))
}
