import { quoted } from '../learned/features.ts'
import { type LinearModel, modelOf, type Ranking, rank } from '../learned/linear-classifier.ts'
import { pictureNouns } from '../picture-wishes/picture-nouns.ts'
import { otherLanguage } from '../text/other-language.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { unitsOf } from '../text/units-of.ts'
import type { ClauseContext } from './clause-context.ts'
import { cutWishes, isBeing, isCommand } from './cut-wishes.ts'
import { findMentions } from './find-mentions.ts'
import type { CastMember, Heard, HeardClause } from './heard-clause.ts'
import { nounPhrasesIn } from './noun-phrases.ts'
import { joinQuotations } from './quotations.ts'

interface Words {
  words: string
  cast: readonly CastMember[]
  /** The text that the words are about. */
  text?: string
}

/** How the clauses of one kind of wishes are understood. */
export interface ClauseReader<Wish> {
  /** Name of its weights. */
  model: string
  featuresOf(clause: readonly Unit[], names: readonly string[]): string[]
  /** A word as it was meant; null where it is right. */
  mend?(word: string): string | null
  /** What stands in brackets says how the thing before them is, and is no word to us. */
  describesInBrackets?: true
  /** What the grammar of a clause alone says it is; null where it leaves it open. */
  plainly?(context: ClauseContext): string | null
  read(ranking: Ranking, context: ClauseContext, model: LinearModel): ReadClause<Wish>
}

export type ReadClause<Wish> = Omit<HeardClause<Wish>, 'words' | 'span'>

/** "But no. Put a ramp there", "of course": these words ask for nothing by themselves. Each letter stays at its place. */
const asMeant = (words: string): string =>
  [sayingNothing, askingNicely, onlyThing, thrownIn, howMany].reduce(
    (left, pattern) => left.replace(pattern, (said) => ' '.repeat(said.length)),
    excepted(words).replace(andBesides, (said) => `.${' '.repeat(said.length - 1)}`),
  )
/** "On his lap, and if you can manage it, a cat by the stove": another wish begins there. */
const andBesides =
  /[,;.]? (?:and|also|plus|and also)?,? ?if (?:you (?:can|could|have (?:the )?(?:time|room))|there(?:'s|’s| is) (?:time|room|space))(?: (?:manage|do|squeeze|fit))?(?: (?:it|that|them|this)(?: in)?)?,/giu
/** "Only thing, a full moon would be nice". */
const onlyThing =
  /(?<=^|[.!?;]\s*)(?:(?:the|my) )?(?:only|one)(?: \w+)? thing(?:'s|’s| is| though)?\s*[,:–-](?=\s+\p{L})/giu
/** "Her headband (pink with sequins)": how a thing is, said in brackets, stands behind it as it would behind a comma. */
const withoutBrackets = (words: string): string =>
  words.replace(
    /(?<=\p{L}) \(((?:[\p{L}'’-]+,? ?){1,6})\)(?=([,.;!?]|\s|$))/gu,
    (said, inside: string, next: string) =>
      /\b(?:is|are|was|were|has|have|had|i|he|she|they|we|you|it|haha|lol|sorry|yes|no)\b/i.test(inside)
        ? said
        : `, ${inside}${/^[,.;!?]$/.test(next) || next === '' ? ' ' : ','}`,
  )
/** "The table though is huge". */
const thrownIn = /(?<=\p{L}),? (?:though|however)(?=,? (?:is|are|looks|should|must|could|needs?|has)\b)/giu
/** "Lots more swallows", "a few more birds" are more of them. */
const howMany =
  /\b(?:a few|a couple(?: of)?|lots|loads|plenty|heaps|tons|a lot|many|several|some) (?=more \p{L})/giu
/** "Leave everything as it is apart from the jumper which ought to be red": behind the stop stands what is to change. */
const excepted = (words: string): string =>
  words.replace(exception, (said, kept: string, thing: string) => {
    const free = thing.replace(/ (?:which|that)(?= )/i, (which) => ' '.repeat(which.length))
    return `${kept}.${' '.repeat(said.length - kept.length - free.length - 1)}${free}`.slice(0, said.length)
  })
const exception =
  /((?<=^|[.!?;,]\s*|please )(?:keep|leave|change nothing|don['’]t (?:change|touch) anything)[^.!?;]*?)(?:,? (?:apart|aside) from|,? except(?: for| that)?|,? other than)( [^.!?;]+)/giu
const sayingNothing =
  /(?<=^|[.!?,;]\s*|\b(?:but|oh|and|ah)\s+)no[.!](?=\s+\p{L})|(?<=\s)(?:of course|full stop|period)(?=\s*(?:[,.;!?)]|$))/giu
/** "Would it be possible to …", "is there a way to …", "… if it's no trouble": how one asks, whatever is asked. */
const askingNicely =
  /\b(?:would|might|is) it (?:be )?possible (?:for you to\b|to\b|that\b|(?=(?:he|she|they|we) ))|\bis there (?:a|any) (?:way|chance) (?:to|of|(?:that )?(?:you|we) (?:can|could))\b|\bany chance (?:of|(?:that )?(?:you|we) (?:can|could))\b|\bi (?:was|am|'m|’m) wondering (?:if|whether) (?:you|we) (?:can|could|might)\b|\b(?:would|do) you mind (?=\w+ing\b)|\b(?:may|can|could|might) i (?:please )?ask (?:you )?(?:for|to)\b|,? ?\bif (?:it|that)(?:'s|’s| is) (?:at all )?(?:possible|ok|okay|all right|alright|no trouble|no bother|not too much (?:trouble|bother|to ask))\b|\b(?:it (?:would|'d|’d|might) be |would be )?(?:nicer?|better|great|lovely|lovelier|cute|good|cool|fun|sweet|perfect|amazing) if (?=\p{L})|,? ?\bif (?:at all )?possible\b|,? ?\bif you (?:do not|don't|don’t|wouldn't|wouldn’t|would not) mind\b|,? ?\bif you would\b(?=\s*(?:[,.;!?)]|$))/giu

/** Cuts what a parent wrote into clauses and has each of them read; whom "she" means is handed on from clause to clause. */
export function hearClauses<Wish>(
  { words, cast, text = '' }: Words,
  { model: name, featuresOf, mend, plainly, describesInBrackets, read }: ClauseReader<Wish>,
): Heard<Wish> {
  const { units, normalised } = unitsOf(asMeant(describesInBrackets ? withoutBrackets(words) : words), mend)
  const language = otherLanguage(withoutNames(mend ? normalised.text : words, cast))
  if (language) return { clauses: [], otherLanguage: language }
  const joined = joinQuotations(units, normalised.text)
  const names = cast.flatMap(({ name: own }) => [own, ...own.split(' ')].map((one) => one.toLowerCase()))
  const model = modelOf(name)
  const rankOf = (clause: readonly Unit[]) => rank(model, featuresOf(clause, names))
  const sure = (clause: readonly Unit[]) => {
    const said = plainly?.(contextOf(clause, { cast, text, ...nothingBefore }))
    if (said) return said
    const [likeliest] = rankOf(clause)
    return likeliest && likeliest.probability >= model.threshold ? likeliest.label : null
  }
  let spokenOf: string | null = null
  let saidBefore: string | null = null
  let subjectBefore: string | null = null
  let wordsBefore: string | null = null
  const clauses = cutWishes(joined, sure).map((clause): HeardClause<Wish> => {
    const context = contextOf(clause, { cast, text, spokenOf, saidBefore, wordsBefore, subjectBefore })
    spokenOf = lastSpokenOf(context) ?? spokenOf
    const span = normalised.spanOf(clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0)
    const heard = read(rankOf(clause), context, model)
    saidBefore = heard.certain ? null : context.words
    wordsBefore = context.units.map((unit) => unit.text).join(' ')
    subjectBefore = subjectOf(context) ?? subjectBefore
    return {
      words: words.slice(...span).replace(/^[\s,;–—-]+|[\s.,;!–—-]+$/g, ''),
      span,
      ...heard,
    }
  })
  return { clauses, otherLanguage: null }
}

/** A name says nothing of the language: "give Rocio short hair". */
const withoutNames = (words: string, cast: readonly CastMember[]): string =>
  cast.reduce((left, { name }) => left.replaceAll(name, ' ').replaceAll(name.toLowerCase(), ' '), words)

/** Whom "him" means behind a clause: somebody of the cast, or a being that it names. */
function lastSpokenOf({ mentions, phrases, units }: ClauseContext): string | null {
  const mention = mentions.at(-1)
  // "Button is a mouse" speaks of Button.
  if (mention && /^(?:is|'s|was)$/.test(units[mention.to]?.small ?? '')) return mention.name
  // "We are only two children": "her" is none of them.
  const being = phrases.findLast(({ units, head }) => units.some(isBeing) && !isOfSeveral(head))
  if (being && being.from >= (mention?.to ?? 0)) return being.words
  return mention?.name ?? null
}

/** What is named first, but for words like "picture" and "bit"; of "Leo's jumper" it is the jumper. */
function subjectOf({ mentions, phrases, units }: ClauseContext): string | null {
  // "It's on the right leg, purple": what is purple is still the same.
  if (/^(?:it|they)$/.test(units[0]?.small ?? '')) return null
  // "Ida needs her hearing aids": of them is spoken behind it.
  const isOwner = ({ to }: { to: number }) =>
    units[to]?.small === "'s" ||
    (/^(?:needs?|has|have|wears?)$/.test(units[to]?.small ?? '') &&
      phrases.some(({ from, head }) => from > to && isOneOf(head, 'garment', 'hair', 'head-covering', 'aid')))
  const named = [
    ...mentions.filter((one) => !isOwner(one)).map(({ from, name }) => ({ from, name })),
    ...phrases
      .filter(
        ({ head, from, to }) =>
          !mentions.some((one) => to > one.from && to <= one.to) &&
          !pictureNouns.test(head.small) &&
          !isOneOf(head, 'colour') &&
          !mentions.some((one) => one.from < to && one.to > from && !isOwner(one)),
      )
      .map(({ from, head }) => ({ from, name: head.small })),
  ].sort((one, other) => one.from - other.from)
  return named[0]?.name ?? null
}

const holders = /^(?:watering|tin|oil|paint|milk|petrol|spray|jerry|rubbish|trash)$/

const isOfSeveral = ({ small, lemma }: Unit): boolean =>
  small !== lemma && /(?:s|children|people|men|women|kids|folk)$/.test(small)

/** "More swallows", "there should be bread on the table": no verbs there. */
const isNamed = ({ part, small, lemma }: Unit, before: Unit | undefined, next: Unit | undefined): boolean =>
  part === 'VERB' &&
  ((/[^s]s$/.test(small) && before?.small === 'more') ||
    (small === lemma && before?.small === 'be' && (next === undefined || next.part === 'ADP')))

type Before = Pick<ClauseContext, 'spokenOf' | 'saidBefore' | 'wordsBefore' | 'subjectBefore'>
const nothingBefore: Before = { spokenOf: null, saidBefore: null, wordsBefore: null, subjectBefore: null }

function contextOf(
  clause: readonly Unit[],
  { text, ...before }: Before & Pick<ClauseContext, 'cast' | 'text'>,
): ClauseContext {
  const { cast } = before
  const units = clause
    // "Otis' cap".
    .map((unit, at) =>
      /^['’]$/.test(unit.small) && /s$/.test(clause[at - 1]?.small ?? '') && clause[at - 1]?.part === 'PROPN'
        ? { ...unit, small: "'s", part: 'PART' as const }
        : unit,
    )
    .filter(({ part, small }) => (part !== 'PUNCT' && part !== 'SYM') || /^[,=-]$/.test(small))
    .map((unit, at, all) =>
      at < 3 && all[at - 1]?.part !== 'DET' && isCommand(unit, all[at + 1])
        ? { ...unit, part: 'VERB' as const }
        : unit,
    )
    .map((unit, at, all) =>
      isNamed(unit, all[at - 1], all[at + 1]) ? { ...unit, part: 'NOUN' as const } : unit,
    )
    .map((unit, at, all) =>
      // A watering can is no verb.
      unit.small === 'can' && holders.test(all[at - 1]?.small ?? '')
        ? { ...unit, part: 'NOUN' as const }
        : unit,
    )
  const mentions = findMentions(units, cast)
  const named = units.map((unit, at) =>
    mentions.some(({ from, to }) => at >= from && at < to) ? { ...unit, part: 'PROPN' as const } : unit,
  )
  return {
    units: named,
    words: named.map(({ small }) => small).join(' '),
    isAsked: clause.slice(-2).some(({ small }) => small.includes('?')),
    phrases: nounPhrasesIn(named),
    mentions,
    quotations: named.flatMap((unit) => (unit.small === quoted ? [unit.text] : [])),
    ...before,
    text: text.toLowerCase(),
  }
}
