import {
  baseOfIng,
  baseOfVerb,
  isKnownVerb,
  isPastForm,
  isStateVerb,
  pastOfVerb,
  signatureOf,
} from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import type { Said } from './find-subject.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

const often =
  /^(?:(?:all|both|always|often|usually|sometimes|really|also|still|just|never|absolutely|secretly|finally|even|now|recently|already|only|totally|especially|once|never|regularly)\s+)+/i

/** What a sentence about a figure says, as a detail of the kind that its verb tells; undefined when it has none we know. */
export function readFact(said: Said, words: string, known: Known): Detail | undefined {
  const adverbs = often.exec(said.predicate)?.[0].trim().toLowerCase() ?? ''
  const predicate = said.predicate.replace(often, '').trim()
  const lower = predicate.toLowerCase()
  const fact = { words, about: said.about, plural: false }
  const after = (pattern: RegExp) =>
    pattern.test(lower) ? predicate.replace(new RegExp(pattern.source, 'i'), '').trim() : undefined

  const dream = after(/^(?:wants? to|hopes? to|dreams of|would like to|would love to|wishes to)(?=\s)/)
  if (dream) return dreaming(dream, fact)
  const duty = after(
    /^(?:has to|have to|had to|must|needs to|need to|will(?: have to| be able to)?|is going to|are going to|is about to|gets to|get to|is learning (?:how )?to|are learning (?:how )?to|is trying to|plans to|are planning to|is planning to|is supposed to|is practi[cs]ing(?: for| to)?|is excited to|is nervous to)(?=\s)/,
  )
  if (duty) return deed('duty', duty, fact, said, known)
  const doing = /^(?:is|are|'re) (?!an?\b)(\w+ing)\b(.*)$/i.exec(predicate)
  if (doing?.[1])
    return deed('duty', `${baseOfIng(doing[1].toLowerCase()) ?? doing[1]}${doing[2]}`, fact, said, known)
  const liked = after(
    /^(?:loves?|likes?|enjoys?|adores?|is crazy about|is obsessed with|is mad about|is into|is really into|is a (?:big |huge )?fan of|is fascinated by|is excited about|is interested in|prefers?|collects?|dreams (?:about|of))(?=\s)/,
  )
  if (liked) return fond('liking', liked, fact, known)
  const feared = after(
    /^(?:is|was|are|gets)(?: a (?:bit|little)| very| so| really| still| terribly)? (?:afraid|scared|frightened|nervous|anxious|worried|terrified) (?:of|about|in|by)(?=\s)|^(?:hates?|dislikes?|fears?|worries about|does not like|doesn't like|do not like|don't like|can't stand)(?=\s)/,
  )
  if (feared && /^(?:it|that|this|them)$/i.test(feared)) return state(predicate, adverbs, fact)
  if (feared) return fond('fear', feared, fact, known)
  const troubled = /^(?:has|have) (?:trouble|a hard time|difficult)/.test(lower)
  const owned = troubled
    ? undefined
    : after(
        /^(?:has got|have got|has|have|owns?|got|carries|wears|is getting|is bringing|brings|keeps)(?=\s)/,
      )
  if (owned && !/^(?:been|to|had|\w+ed|lost|broken|gone|grown|become|made|begun|started|won)\b/i.test(owned))
    return owning(owned, said, words, known)
  const able = after(/^(?:can(?: already| now)?|knows how to|is good at|is great at|is learning)(?=\s)/)
  if (able && !/^not\b/.test(able)) return deed('habit', able, fact, said, known)
  if (
    /^(?:is|are|was|were|isn't|'s|can't|cannot|doesn't|don't|didn't|won't|has been|have been)\b/.test(lower)
  )
    return state(predicate, adverbs, fact)
  if (/^(?:has|have) (?:trouble|a hard time|difficult)/.test(lower) || adverbs.includes('never'))
    return state(predicate, adverbs, fact)
  const first = lower.split(/\s+/)[0] ?? ''
  if (isPastForm(first) && !(said.pluralVerb && isKnownVerb(first))) return happened(predicate, adverbs, fact)
  const base = said.pluralVerb ? first : baseOfVerb(first)
  if (base && isAhead(lower))
    return deed('duty', `${base} ${predicate.split(/\s+/).slice(1).join(' ')}`, fact, said, known)
  if (base === 'live' && /^\S+ (?:in|at|on|near|by) /.test(predicate))
    return { ...readNounPhrase(predicate.replace(/^\S+ /, ''), known), kind: 'place', words }
  if (base && isStateVerb(base)) return being(base, predicate, adverbs, fact)
  if (
    said.pluralVerb ? isKnownVerb(first) || first === 'live' : baseOfVerb(first) || /^[a-z]{3,}s$/.test(first)
  )
    return deed('habit', predicate, fact, said, known, adverbs)
  return undefined
}

/** "starts school next week" is still to come. */
function isAhead(lower: string): boolean {
  return /\b(?:next|tomorrow|tonight|soon|this (?:week|weekend|fall|summer|winter|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b(?! to\b)/.test(
    lower,
  )
}

function being(base: string, predicate: string, adverbs: string, fact: Fact): Detail {
  const rest = theirs(predicate.split(/\s+/).slice(1).join(' '))
  const { present, past } = signatureOf(base, rest)
  const often = adverbs.replaceAll(/\b(?:just|really|only)\b/g, '').trim()
  return {
    ...fact,
    kind: 'state',
    forms: { word: past, state: `${often} ${past}`.trim(), now: `${often} ${present}`.trim() },
  }
}

/** "wants to be an astronaut" is fond of the thought of being an astronaut. */
function dreaming(what: string, fact: Fact): Detail {
  const [first = '', ...rest] = what.split(/\s+/)
  const { ing } = signatureOf(first.toLowerCase(), theirs(rest.join(' ')))
  return {
    ...fact,
    kind: 'liking',
    forms: { word: ing, a: `the thought of ${ing}`, the: ing, they: 'it', them: 'it' },
  }
}

type Fact = Pick<Detail, 'words' | 'about' | 'plural'>

function deed(
  kind: 'duty' | 'habit',
  predicate: string,
  fact: Fact,
  said: Said,
  known: Known,
  adverbs = '',
): Detail {
  const [first = '', ...rest] = predicate.replace(/^to /i, '').split(/\s+/)
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

/** The parent's "her" is the one spoken of, whatever pronoun the story uses. */
function theirs(words: string): string {
  return words
    .replaceAll(/\b(?:her|his|their|our|my|your)\b(?=\s+\p{L})/giu, '{who.their}')
    .replaceAll(/\b(?:himself|herself|themselves|themself|ourselves|myself)\b/gi, '{who.themself}')
    .replaceAll(/\b(?:him|us|them|me)\b/gi, '{who.them}')
}

function fond(kind: 'liking' | 'fear', what: string, fact: Fact, known: Known): Detail {
  const plain = what
    .replace(/^(?:to (?=\w+))/i, '')
    .replace(/ (?:so much|a lot|very much|more than anything|most of all|right now|at the moment)$/i, '')
  if (what !== plain && /^to /i.test(what)) {
    const [first = '', ...rest] = plain.split(/\s+/)
    const ing = signatureOf(first.toLowerCase(), theirs(rest.join(' '))).ing
    return { ...fact, kind, forms: { word: ing, a: ing, the: ing, they: 'it', them: 'it' } }
  }
  const phrase = readNounPhrase(plain, known)
  const the = phrase.plural || /^\w+$/.test(plain) ? (phrase.forms.word ?? plain) : phrase.forms.the
  return {
    ...fact,
    kind,
    plural: phrase.plural,
    forms: { ...phrase.forms, a: theirs(phrase.forms.a ?? plain), the: theirs(the ?? plain) },
  }
}

function owning(what: string, said: Said, words: string, known: Known): Detail | undefined {
  const isHero = said.about === known[0]?.name
  if (
    /^(?:(?:very|two|long|short|big|curly|straight|red|brown|blonde?|black|dark|blue|green|hazel)\s+)*(?:hair|eyes|braids|curls|freckles|skin|glasses)$/i.test(
      what,
    )
  ) {
    return {
      kind: 'state',
      words,
      about: said.about,
      plural: false,
      forms: { word: what, state: `had ${what}`, now: `has ${what}` },
    }
  }
  const detail = readNounPhrase(what, known, isHero ? undefined : said.about)
  return { ...detail, words }
}

function state(predicate: string, adverbs: string, fact: Fact): Detail {
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
    .replace(/^can't\b|^cannot\b/, "couldn't")
    .replace(/^doesn't\b/, "didn't")
    .replace(/^won't\b/, "wouldn't")
    .replace(/^has been\b/, 'had been')
    .replace(/^has\b/, 'had')
    .replace(/^never (\w+)/, (_whole, verb: string) => `never ${pastOfVerb(baseOfVerb(verb) ?? verb)}`)
  return { ...fact, kind: 'state', forms: { word: now, state: past, now } }
}

function happened(predicate: string, adverbs: string, fact: Fact): Detail {
  const plain = theirs(
    predicate.replace(
      /^(?:has|have|had)\s+(?:just |already )?(?=\w+(?:ed|en|st|nt|ne|wn|de|ot|ught|un|on)\b)/i,
      '',
    ),
  )
  const past = /^(?:been|gone|grown|broken|begun|become|written|taken|given)\b/.test(plain)
    ? `had ${plain}`
    : plain
  const when =
    /\b(?:recently|last|yesterday|today|this|ago)\b/i.test(predicate) || adverbs.includes('recently')
  return {
    ...fact,
    kind: 'happened',
    forms: {
      word: past,
      past: adverbs === 'recently' ? `recently ${past}` : past,
      when: when ? '' : 'not long ago',
    },
  }
}

/** "The old mill has no roof" for a story told in the past: "the old mill had no roof". */
export function factOfSentence(sentence: string, known: Known): Detail | undefined {
  const found = /^(.+?)\s+(is|are|was|were|has|have|can|will|lives?|works?|sleeps?|[a-z]+s)\s+(.+)$/.exec(
    sentence,
  )
  if (!found?.[1] || !found[2] || !found[3]) return undefined
  const [, subject, verb, rest] = found
  const past: Readonly<Record<string, string>> = {
    is: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    can: 'could',
    will: 'would',
    live: 'lived',
    work: 'worked',
    sleep: 'slept',
  }
  const base = baseOfVerb(verb)
  const isVerb = past[verb] !== undefined || verb === 'was' || verb === 'were' || base !== undefined
  if (!isVerb) return undefined
  const told = past[verb] ?? (base ? pastOfVerb(base) : verb)
  const phrase = readNounPhrase(subject, known)
  const who =
    phrase.forms.a?.startsWith('{') ||
    /^\p{Lu}/u.test(subject) === false ||
    /^(?:the|our|my|her|his|their|it|an?)\b/i.test(subject)
      ? subject.slice(0, 1).toLowerCase() + subject.slice(1)
      : subject
  const clause = (form: string) =>
    `${who
      .replace(/^my husband\b/, 'Dad')
      .replace(/^my wife\b/, 'Mom')
      .replace(/^(?:our|my)\b/, 'the')} ${form} ${rest}`.replaceAll(/\b(?:our|my)\b/g, 'the')
  return {
    kind: 'fact',
    words: sentence,
    plural: false,
    forms: { word: clause(told), past: clause(told), now: clause(verb) },
  }
}
