import { quoted } from '../learned/features.ts'
import { modelOf, rank } from '../learned/linear-classifier.ts'
import { otherLanguage } from '../text/other-language.ts'
import type { Unit } from '../text/read-units.ts'
import { unitsOf } from '../text/units-of.ts'
import { chooseLabel } from './choose-label.ts'
import type { ClauseContext } from './clause-context.ts'
import { cutWishes, isBeing, isCommand } from './cut-wishes.ts'
import { featuresOfWish } from './features-of-wish.ts'
import { findMentions } from './find-mentions.ts'
import { nounPhrasesIn } from './noun-phrases.ts'
import { joinQuotations } from './quotations.ts'
import { numbersIn } from './read-length.ts'
import type { CastMember, HeardWishes, TextWish, WishClause } from './text-wish.ts'
import { wishesOfClause } from './wishes-of-clause.ts'
import { wordsLeftOver } from './words-left-over.ts'

interface Feedback {
  words: string
  cast: readonly CastMember[]
  /** The text that the words are about. */
  text?: string
}

/** Reads what a parent wants to be different in a story's text. */
export function listenToTextWish({ words, cast, text = '' }: Feedback): HeardWishes {
  const language = otherLanguage(words)
  if (language) return { clauses: [], otherLanguage: language }
  const { units, normalised } = unitsOf(words)
  const joined = joinQuotations(units, normalised.text)
  const names = cast.flatMap(({ name }) => [name, ...name.split(' ')].map((one) => one.toLowerCase()))
  const model = modelOf('text-wishes')
  const rankOf = (clause: readonly Unit[]) => rank(model, featuresOfWish(clause, names))
  const sure = (clause: readonly Unit[]) => {
    const [likeliest] = rankOf(clause)
    return likeliest && likeliest.probability >= model.threshold ? likeliest.label : null
  }
  const clauses: WishClause[] = []
  let spokenOf: string | null = null
  for (const clause of cutWishes(joined, sure)) {
    const context = contextOf(clause, cast, spokenOf, text)
    spokenOf = lastSpokenOf(context) ?? spokenOf
    const span = normalised.spanOf(clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0)
    const { label, probability } = chooseLabel(rankOf(clause), context)
    const wishes = wishesOfClause(label, context)
    const leftOver = wordsLeftOver(context, wishes)
    clauses.push({
      words: words.slice(...span).replace(/^[\s,;–—-]+|[\s.,;!–—-]+$/g, ''),
      span,
      label,
      probability,
      wishes,
      certain:
        wishes.length > 0 &&
        probability >= (leftOver.length > 0 ? surely : model.threshold) &&
        !wishes.every((wish) => isKnown(wish, cast)),
      leftOver,
    })
  }
  return { clauses, otherLanguage: null }
}

/** "She is nine", of somebody whose details say so, is a reason and no wish. */
function isKnown(wish: TextWish, cast: readonly CastMember[]): boolean {
  if (wish.kind !== 'age') return false
  const details = cast.find(({ name }) => name === wish.who)?.details ?? ''
  return numbersIn(unitsOf(details).units).includes(wish.years)
}

/** Whom "him" means behind a clause: somebody of the cast, or a being that it names. */
function lastSpokenOf({ mentions, phrases }: ClauseContext): string | null {
  const mention = mentions.at(-1)
  const being = phrases.findLast(({ units }) => units.some(isBeing))
  if (being && being.from >= (mention?.to ?? 0)) return being.words
  return mention?.name ?? null
}

/** So sure must a clause be of which words of weight are left over. */
const surely = 0.6

function contextOf(
  clause: readonly Unit[],
  cast: readonly CastMember[],
  spokenOf: string | null,
  text: string,
): ClauseContext {
  const units = clause
    .filter(({ part, small }) => (part !== 'PUNCT' && part !== 'SYM') || /^[,=-]$/.test(small))
    .map((unit, at, all) =>
      at < 3 && isCommand(unit, all[at + 1]) ? { ...unit, part: 'VERB' as const } : unit,
    )
  const mentions = findMentions(units, cast)
  const named = units.map((unit, at) =>
    mentions.some(({ from, to }) => at >= from && at < to) ? { ...unit, part: 'PROPN' as const } : unit,
  )
  return {
    units: named,
    words: named.map(({ small }) => small).join(' '),
    phrases: nounPhrasesIn(named),
    mentions,
    quotations: named.flatMap((unit) => (unit.small === quoted ? [unit.text] : [])),
    cast,
    spokenOf,
    text: text.toLowerCase(),
  }
}
