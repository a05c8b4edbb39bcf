import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'
import { isBeing } from './cut-wishes.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { quotationToGo } from './quotation-to-go.ts'
import type { TextWish } from './text-wish.ts'
import { thingsIn } from './things-in.ts'

/** Somebody of the cast, or a being that the plot brought along, leaves; anything else is a thing to do without. */
export function removals(context: ClauseContext): TextWish[] {
  const quotation = quotationToGo(context)
  if (quotation) return [{ kind: 'remove-thing', thing: quotation }]
  const start = behindDislike(context.units)
  // "Take Leo's crying out": he stays.
  const mentions = context.mentions.filter(
    ({ from, to }) => from >= start && context.units[to]?.small !== "'s",
  )
  const things = thingsIn(context).filter(({ from }) => from >= start)
  const [who] = mentions
  const [thing] = things
  // "Take out the keeper being hurt": the keeper stays.
  if (thing && /^(?!morning|evening|during|thing)\w+ing$/.test(context.units[thing.to]?.small ?? ''))
    return []
  // "Can the bird not die": it stays.
  const denied = context.units.findIndex(
    ({ small }, at) => small === 'not' && context.units[at + 1]?.part === 'VERB',
  )
  if (thing && thing.from < denied) return []
  if (who && (!thing || who.from < thing.from)) {
    const isDeed =
      thing && context.units.slice(who.to, thing.from).some(({ part }) => /^(?:VERB|ADP)$/.test(part))
    return isDeed ? [] : mentions.slice(0, 4).map(({ name }) => ({ kind: 'leave-out', who: name }))
  }
  // "Never shall a child eat a mushroom": a deed is to go, and nobody knows whether the child.
  const [, second] = things
  if (thing && second && context.units.slice(thing.to, second.from).some(isDone)) return []
  if (thing) return things.slice(0, 4).map(removalOf)
  // "The drought is a bit grim, bin it": nobody of the cast is an it.
  const isSomebody = context.cast.some(({ name }) => name === context.spokenOf)
  const isMeant = context.units.some(({ small }) =>
    (isSomebody ? /^(?:him|her|them)$/ : /^(?:him|her|them|it)$/).test(small),
  )
  // "It says damn on page 2, take it out": not the fox of the sentence before.
  const isElsewhere =
    context.saidBefore !== null && !context.saidBefore.includes(context.spokenOf?.toLowerCase() ?? '')
  // "Our kid is scared of ours, drop it": no kid is an it.
  const isChild = /\b(?:kids?|child|children|boy|girl|son|daughter|ones?|toddler|baby)$/.test(
    context.spokenOf ?? '',
  )
  const isIt = !context.units.some(({ small }) => /^(?:him|her|them)$/.test(small))
  if (isChild && isIt) return []
  return isMeant && context.spokenOf && !isElsewhere ? [{ kind: 'leave-out', who: context.spokenOf }] : []
}

const isDone = ({ part, small }: Unit): boolean => part === 'VERB' && !/(?:ing|ed|en)$/.test(small)

/** "She hates dresses": whoever dislikes it stays. */
function behindDislike(units: readonly Unit[]): number {
  return (
    units.findIndex(({ small }) => /^(?:hates?|dislikes?|likes?|wants?|needs?|loves?|enjoys?)$/.test(small)) +
    1
  )
}

export const removalOf = ({ words, units }: NounPhrase): TextWish =>
  units.some(isBeing) ? { kind: 'leave-out', who: words } : { kind: 'remove-thing', thing: words }
