import type { PlainForm } from '@faith-fables/listener/plain-forms/plain-form'
import type { FigureFact } from '../figures/figure-fact.ts'
import { pastOfVerb, presentOfVerb, signatureOf } from '../figures/verbs.ts'
import { withArticle } from '../words/articles.ts'
import { actOfLook } from './act-of-look.ts'
import type { Detail, DetailKind } from './detail.ts'
import { isTic } from './is-tic.ts'

type Common = Pick<Detail, 'words' | 'about' | 'plural'>

/** A fact that a parent told of a figure, as a detail with the forms that its lines ask for; undefined where no line is about such a thing. */
export function detailOfFact(fact: FigureFact, about: string): Detail | undefined {
  const { kind, words, plain } = fact
  const common = { words, about, plural: false }
  switch (plain.form) {
    case 'thing': {
      const detail = thingOf(kind, plain, common)
      const act = detail?.kind === 'look' ? actOfLook(fact) : undefined
      return detail && act
        ? { ...detail, forms: { ...detail.forms, act: act.past, actnow: act.now } }
        : detail
    }
    case 'doing':
      return doingOf(kind, plain, common)
    case 'deed':
      if (kind === 'place') return { ...stateOfDeed(plain, common), kind: 'background' }
      return isLasting(kind, plain.base) || isLong(plain.rest) || /\b(?:never|only)$/.test(plain.adverb)
        ? stateOfDeed(plain, common)
        : deedOf(plain, common)
    case 'denial':
      return stateOfDenial(plain, common)
    case 'past': {
      const past = `${plain.adverb} ${pastOfVerb(plain.base)} ${who(plain.rest)}`.trim()
      return { ...stateOf(past, past, common), kind: 'background' }
    }
    case 'quality': {
      const state = stateOf(`was ${who(inPast(plain.words))}`, `is ${who(inPresent(plain.words))}`, common)
      return kind === 'size' ? { ...state, kind: 'look' } : state
    }
  }
}

/** In a line about `{who}`. */
const who = (words: string): string =>
  words
    .replaceAll(/\{(they|them|their|themself)\}/g, '{who.$1}')
    .replaceAll(/\{a\} (\S+)/g, (_whole, next: string) => withArticle(next))

type Form<Name extends PlainForm['form']> = Extract<PlainForm, { form: Name }>

const fondness: Readonly<Partial<Record<FigureFact['kind'], DetailKind>>> = {
  like: 'liking',
  dislike: 'dislike',
  fear: 'fear',
}

function thingOf(kind: FigureFact['kind'], plain: Form<'thing'>, common: Common): Detail | undefined {
  const a = withItsArticle(plain)
  const fond = fondness[kind]
  if (fond) return { ...common, kind: fond, plural: plain.isPlural, forms: formsOfThing(plain) }
  if (/\bsign language$/i.test(plain.words)) {
    const language = who(plain.words).replace(/^[abi](?=merican|ritish|rish)/, (first) => first.toUpperCase())
    return stateOf(`used ${language}`, `uses ${language}`, common)
  }
  if (kind === 'belonging') return plain.article === 'the' ? undefined : belongingOf(plain, common)
  if (kind === 'work' || kind === 'skill') return stateOf(`was ${a}`, `is ${a}`, common)
  if (kind === 'health' || kind === 'speech' || kind === 'trait')
    return stateOf(`had ${a}`, `has ${a}`, common)
  if (kind === 'pet' || kind === 'friend')
    return { ...stateOf(`had ${a}`, `has ${a}`, common), kind: 'background' }
  const isWorn = kind === 'garment' || kind === 'headwear' || kind === 'glasses'
  const verb = isWorn ? { past: 'wore', now: 'wears' } : { past: 'had', now: 'has' }
  const look = stateOf(`${verb.past} ${inPast(a)}`, `${verb.now} ${inPresent(a)}`, common)
  return { ...look, kind: 'look' }
}

/** Told in one breath, or by itself, as what is carried along: "their compass". */
function belongingOf(plain: Form<'thing'>, common: Common): Detail {
  const a = withItsArticle(plain)
  const { they = '', them = '', their = '' } = formsOfThing(plain)
  const state = stateOf(`had ${a}`, `has ${a}`, common)
  if (!/^(?:a|own)$/.test(plain.article) || plain.isPlural) return state
  const own = `{who.their} ${who(plain.words)}`
  return { ...state, forms: { ...state.forms, own, the: `the ${who(plain.short)}`, they, them, their } }
}

/** "a compass", "the rain", "{who.their} cousin Ravi", "lists". */
function withItsArticle({ article, words, isPlural }: Form<'thing'>): string {
  if (article === 'a' && !isPlural) return withArticle(who(words))
  if (article === 'the') return `the ${who(words)}`
  return article === 'own' ? `{who.their} ${who(words)}` : who(words)
}

function formsOfThing(plain: Form<'thing'>): Record<string, string> {
  const { article, short, isPlural } = plain
  const a = withItsArticle(plain)
  const the =
    article === 'own' ? `{who.their} ${who(short)}` : article === 'none' ? who(short) : `the ${who(short)}`
  const pronouns = isPlural
    ? { they: 'they', them: 'them', their: 'their' }
    : { they: 'it', them: 'it', their: 'its' }
  return { word: who(short), full: who(plain.words), a, the, ...pronouns }
}

function doingOf(kind: FigureFact['kind'], plain: Form<'doing'>, common: Common): Detail | undefined {
  const { base, ing, past, present } = signatureOf(plain.base, who(plain.rest))
  if (plain.manner === 'able') {
    const state = stateOf(`could ${base}`, `can ${base}`, common)
    return { ...state, forms: { ...state.forms, base, ing, past, present } }
  }
  if (plain.manner === 'hoped')
    return kind === 'like' ? { ...common, kind: 'dream', forms: { word: base, base, ing } } : undefined
  // "Being pushed without asking" and "having her hair brushed" are done to them, and nothing to play with.
  if (kind === 'dislike' && /^(?:be|have) /.test(base))
    return stateOf(`did not like ${ing}`, `does not like ${ing}`, common)
  const fond = fondness[kind]
  return (
    fond && {
      ...common,
      kind: fond,
      forms: { word: ing, a: ing, the: ing, full: ing, they: 'it', them: 'it', base, ing, past, present },
    }
  )
}

function deedOf({ adverb, base, rest }: Form<'deed'>, common: Common): Detail {
  const forms = signatureOf(base, who(rest))
  const often = adverb ? `${adverb} ` : ''
  return {
    ...common,
    kind: isTic(base) ? 'habit' : 'pastime',
    forms: { ...forms, word: forms.base, present: `${often}${forms.present}`, past: `${often}${forms.past}` },
  }
}

/** How somebody speaks and works, and what they know, is no gesture for the middle of a scene. */
const isLasting = (kind: FigureFact['kind'], base: string): boolean =>
  /^(?:speech|work)$/.test(kind) || lastingVerbs.test(base)

/** What simply is so, and nobody does for an afternoon. */
const lastingVerbs =
  /^(?:know|call|keep|belong|smell|taste|sound|feel|miss|fit|weigh|stand|stick|glow|shine|rust|leak|burn|own|come|go|stay|need|prefer|trust|believe|remember|notice|tolerate|pretend|think|understand|walk)$/

const clause = /\{(?<number>do|does):(?<verb>[^}]+)\}/
/** More words than these, or a clause of its own, are no gesture either. */
const mostWords = 8
/** What is done at some times only ("when happy") is nothing to be about. */
const isLong = (rest: string): boolean =>
  /\bwhen\b/.test(rest) || clause.test(rest) || rest.split(' ').length > mostWords

function stateOfDeed({ adverb, base, rest }: Form<'deed'>, common: Common): Detail {
  const past = signatureOf(base, who(inPast(rest))).past
  const { present } = signatureOf(base, who(inPresent(rest)))
  const often = adverb ? `${adverb} ` : ''
  return stateOf(`${often}${past}`, `${often}${present}`, common)
}

const inPast = (rest: string): string =>
  rest.replace(clause, (_whole, number: string, verb: string) =>
    verb === 'be' && number === 'do' ? 'were' : pastOfVerb(verb),
  )

const inPresent = (rest: string): string =>
  rest.replace(clause, (_whole, number: string, verb: string) =>
    number === 'does' ? presentOfVerb(verb) : verb === 'be' ? 'are' : verb,
  )

const denials = {
  do: { past: 'did not', now: 'does not' },
  can: { past: 'could not', now: 'cannot' },
  will: { past: 'would not', now: 'will not' },
}

function stateOfDenial({ modal, base, rest }: Form<'denial'>, common: Common): Detail {
  const { past, now } = denials[modal]
  const said = `${base} ${who(rest)}`.trim()
  return stateOf(`${past} ${said}`, `${now} ${said}`, common)
}

const stateOf = (state: string, now: string, common: Common): Detail => ({
  ...common,
  kind: 'state',
  forms: { word: state, state, now },
})
