import { readFigure } from '../figures/read-figure.ts'
import { baseOfIng, baseOfVerb, ingOfVerb, isKnownVerb, pastOfVerb, signatureOf } from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import type { Said } from './find-subject.ts'
import { noNoun } from './no-noun.ts'
import { withClauseInPast } from './past-of-clause.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** What all details made of one sentence about a figure have in common. */
export type Fact = Pick<Detail, 'words' | 'about' | 'plural'>

export function being(base: string, predicate: string, adverbs: string, fact: Fact): Detail {
  const rest = theirs(withoutTense(predicate).split(/\s+/).slice(1).join(' '))
  const { present, past } = signatureOf(base, rest)
  const often = adverbs.replaceAll(/\b(?:just|really|only)\b/g, '').trim()
  return {
    ...fact,
    kind: 'state',
    forms: {
      word: past,
      state: `${often} ${withClauseInPast(past)}`.trim(),
      now: `${often} ${present}`.trim(),
    },
  }
}

/** "wants to be an astronaut", "dreams of flying": what somebody hopes to do one day. */
export function dreaming(what: string, fact: Fact): Detail {
  const [first = '', ...rest] = what.split(/\s+/)
  const verb = first.toLowerCase()
  const { base, ing } = signatureOf(baseOfIng(verb) ?? verb, theirs(rest.join(' ')))
  return { ...fact, kind: 'dream', forms: { word: base, base, ing } }
}

export function deed(
  kind: 'duty' | 'habit' | 'pastime',
  predicate: string,
  fact: Fact,
  said: Said,
  known: Known,
  adverbs = '',
): Detail {
  const [first = '', ...rest] = withoutTense(predicate.replace(/^to /i, '')).split(/\s+/)
  const verb = first.toLowerCase()
  const noun = !isKnownVerb(verb) && !baseOfVerb(verb) && !baseOfIng(verb)
  if (noun && kind === 'duty' && /^(?:an?|the|her|his|their|our|my)$/.test(verb))
    return { ...readNounPhrase(predicate, known), words: fact.words }
  const base =
    baseOfIng(verb) ??
    (said.pluralVerb || kind === 'duty' ? verb : (baseOfVerb(verb) ?? verb.replace(/(?<=[^s])s$/, '')))
  const often = adverbs
    .replaceAll(/\b(?:just|really|also|absolutely|recently|even|only|totally)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const { present, past, ing } = signatureOf(base, theirs(rest.join(' ')))
  const whole = signatureOf(base, theirs(rest.join(' '))).base
  return {
    ...fact,
    kind,
    forms: {
      word: whole,
      base: whole,
      present: often ? `${often} ${present}` : present,
      past: often ? `${often} ${past}` : past,
      ing,
    },
  }
}

/** "hums when she is nervous" is told of any time as "hums when nervous", "thinks before he speaks" as "before speaking". */
function withoutTense(predicate: string): string {
  return predicate
    .replace(
      /\b(when|while|if) (?:he|she|they|it)(?: is|'s| are|'re| feels?) (?!(?:away|gone|home|here|there|not)\b)/i,
      '$1 ',
    )
    .replace(
      /\b(before|after|when|while) (?:he|she|they|it) (\w+s)\b/i,
      (whole, time: string, verb: string) => {
        const base = baseOfVerb(verb.toLowerCase())
        return base ? `${time} ${ingOfVerb(base)}` : whole
      },
    )
}

/** "Her secret", but not "helps her with math". */
const ownWords = new RegExp(`\\b(?:his|their|our|my|your|her(?!\\s+${noNoun}))\\b(?=\\s+\\p{L})`, 'giu')

/** The parent's "her" is the one spoken of, whatever pronoun the story uses. */
function theirs(words: string): string {
  return words
    .replaceAll(ownWords, '{who.their}')
    .replaceAll(/\b(?:himself|herself|themselves|themself|ourselves|myself)\b/gi, '{who.themself}')
    .replaceAll(/\b(?:him|her|us|them|me)\b/gi, '{who.them}')
}

export function fond(kind: 'liking' | 'fear' | 'dislike', what: string, fact: Fact, known: Known): Detail {
  const plain = what
    .replace(/^(?:to (?=\w+))/i, '')
    .replace(
      / (?:so much|a lot|very much|more than anything|most of all|right now|at the moment|tbh|lol|haha|though|tho|ngl|honestly)$/i,
      '',
    )
  if (what !== plain && /^to /i.test(what)) {
    const [first = '', ...rest] = plain.split(/\s+/)
    const ing = signatureOf(first.toLowerCase(), theirs(rest.join(' '))).ing
    return { ...fact, kind, forms: { word: ing, a: ing, the: ing, they: 'it', them: 'it' } }
  }
  const phrase = asTheParentCounts(readNounPhrase(plain, known), plain)
  const the = phrase.plural || /^\w+$/.test(plain) ? (phrase.forms.word ?? plain) : phrase.forms.the
  return {
    ...fact,
    kind,
    plural: phrase.plural,
    forms: { ...phrase.forms, a: theirs(phrase.forms.a ?? plain), the: theirs(the ?? plain) },
  }
}

/** "Likes minecraft": what the parent names without an article has none; "likes a minecraft" would be a thing. */
function asTheParentCounts(phrase: Detail, plain: string): Detail {
  const isBare =
    !/^(?:an?|the|some|our|my|his|her|their|its|your|this|that|these|those|all|every|each|both)\b/i.test(
      plain,
    )
  const { full, a } = phrase.forms
  return isBare && full !== undefined && /^an? /.test(a ?? '')
    ? { ...phrase, forms: { ...phrase.forms, a: full } }
    : phrase
}

/** What belongs to a body or a mind is how somebody is, not a thing they have. */
const partsOfSomebody =
  /^(?:(?:an?|some|very|really|the) )?(?:[\w-]+ ){0,3}(?:hair|eyes|braids?|curls|freckles|skin|glasses|tooth|teeth|laugh|smile|voice|dimples|beard|mustache|ponytail|scar|legs?|arms?|ears?|temper|imagination|memory|heart|sense of humou?r|asthma|autism|adhd|syndrome|diabetes|allerg(?:y|ies)|anxiety|dyslexia|cancer|epilepsy|hearing aids?|cerebral palsy|stutter)(?: (?:to|of|in|on) .+)?$/i

/** "Two mums", "no brothers", "a twin sister and an older brother": who is in the family, with nobody's name. */
const kinAtHome = new RegExp(`^${kinWithCount()}(?:(?:,| and|, and) ${kinWithCount()})*$`, 'i')

/** Whom somebody has at home, as something that is so of them. */
export function familyOf(
  what: string,
  { words, about }: { words: string; about: string },
): Detail | undefined {
  if (!kinAtHome.test(what)) return undefined
  const own = what.slice(0, 1).toLowerCase() + what.slice(1)
  const forms = { word: own, state: `had ${own}`, now: `has ${own}` }
  return { kind: 'background', words, about, plural: false, forms }
}

function kinWithCount(): string {
  const count = '(?:an?|no|one|two|three|four|five|six|seven|lots of|many)'
  const which = '(?:(?:big|little|older|younger|elder|twin|baby|foster|new|grown-up|tiny)[ -])*'
  const kin =
    '(?:half-?|step-?)?(?:mums?|moms?|mothers?|mamas?|mommies|mummies|dads?|daddies|papas?|fathers?|sisters?|brothers?|siblings?|cousins?|grandmothers?|grandfathers?|grandmas?|grandpas?|aunts?|uncles?)'
  return `${count} ${which}${kin}`
}

export function owning(what: string, said: Said, words: string, known: Known): Detail | undefined {
  const isHero = said.about === known[0]?.name
  if (partsOfSomebody.test(what)) {
    const own = theirs(what)
    return {
      kind: 'state',
      words,
      about: said.about,
      plural: false,
      forms: { word: what, state: `had ${own}`, now: `has ${own}` },
    }
  }
  const family = familyOf(what, { words, about: said.about })
  if (family) return family
  const thing = what.replace(
    / (?:everywhere|all the time|with (?:her|him|them)(?: everywhere)?|wherever .*)$/i,
    '',
  )
  const detail = readNounPhrase(thing, known, isHero ? undefined : said.about)
  return { ...detail, words }
}

const pronounForms = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
} as const

/** A toy with or without a name: "her stuffed elephant Ellie". */
const toy =
  /^(?<what>.*?\b(?:(?:stuffed|plush|toy|cuddly|knitted|wooden) [\w-]+|teddy(?: bear)?|doll|blanket|puppet))(?: (?:named |called )?(?<name>\p{Lu}\p{L}*))?$/u

/** What somebody takes along wherever they go; people and animals go by themselves, but for toys. */
export function carrying(what: string, fact: Fact, known: Known): Detail | undefined {
  const { what: plain = what, name } = toy.exec(what)?.groups ?? {}
  const { kind, forms, plural } = readNounPhrase(plain, known)
  const isSomebody = kind === 'newcomer' || kind === 'animal' || kind === 'person'
  if (isSomebody && !toy.test(what)) return undefined
  const { word, full } = forms
  const pronoun = name ? readFigure({ name, details: `a ${full}` }).pronoun : 'it'
  const { they, them, their } = pronoun === 'it' ? forms : pronounForms[pronoun]
  const named = name
    ? { word: name, full: `${full} ${name}`, own: `{who.their} ${full} ${name}`, the: name }
    : { word, full, own: `{who.their} ${full}`, the: `the ${word}` }
  return { ...fact, kind: 'carried', plural, forms: { ...named, they, them, their } as Detail['forms'] }
}

export function state(predicate: string, adverbs: string, fact: Fact): Detail {
  const now = theirs(
    `${adverbs ? `${adverbs} ` : ''}${predicate}`
      .replace(/^(\w+) (is|are|was|were)\b/, '$2 $1')
      .replace(/^are\b/, 'is')
      .replace(/^were\b/, 'was')
      .replace(/^never (\w+)s\b/, 'never $1s')
      .replace(/^don't\b/, "doesn't")
      .replace(/^have\b/, 'has'),
  )
  const past = now
    .replace(/^is\b/, 'was')
    .replace(/^isn't\b/, "wasn't")
    .replace(/^can\b(?!')/, 'could')
    .replace(/^can't\b|^cannot\b/, "couldn't")
    .replace(/^doesn't\b/, "didn't")
    .replace(/^won't\b/, "wouldn't")
    .replace(/^has been\b/, 'had been')
    .replace(/^has\b/, 'had')
    .replace(/^never (\w+)/, (_whole, verb: string) => `never ${pastOfVerb(baseOfVerb(verb) ?? verb)}`)
  return { ...fact, kind: 'state', forms: { word: now, state: withClauseInPast(past), now } }
}

/** "Fled in 2022", "escaped as a boy": what says its time happened at no other. */
const dates =
  /\b(?:recently|last|yesterday|today|this|ago|already|once)\b|\bin (?:(?:19|20)\d\d|spring|summer|autumn|fall|winter|feb|jan|dec|january|february|march|april|may|june|july|august|september|october|november|december)\b|\bas an? (?:boy|girl|child|baby|young)\b|\bon (?:\w+days?|\S+ \w*birthday)\b/i

export function happened(predicate: string, adverbs: string, fact: Fact): Detail {
  // "Yesterday" is the parent's; in a story that was "just one day earlier" (after "the day before" one would wait for more).
  const isYesterday = / yesterday$/i.test(predicate)
  const plain = theirs(
    predicate
      .replace(/ yesterday$/i, '')
      .replace(/^(?:has|have|had)\s+(?:just |already )?(?=\w+(?:ed|en|st|nt|ne|wn|de|ot|ught|un|on)\b)/i, ''),
  )
  const past = withClauseInPast(
    /^(?:been|gone|grown|broken|begun|become|written|taken|given)\b/.test(plain) ? `had ${plain}` : plain,
  )
  const isDated = dates.test(predicate) || adverbs.includes('recently')
  return {
    ...fact,
    kind: 'happened',
    forms: {
      word: past,
      past: adverbs === 'recently' ? `recently ${past}` : past,
      when: isYesterday ? 'just one day earlier' : isDated ? '' : 'not long ago',
    },
  }
}
