import { findKind } from '../figures/find-kind.ts'
import { baseOfIng, baseOfVerb, isKnownVerb, isPastForm, isStateVerb } from '../figures/verbs.ts'
import type { Detail, Known } from './detail.ts'
import {
  being,
  carrying,
  deed,
  dreaming,
  type Fact,
  fond,
  happened,
  owning,
  state,
} from './details-of-facts.ts'
import type { Said } from './find-subject.ts'
import { isTic } from './is-tic.ts'
import { readJourney } from './read-journey.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

const often =
  /^(?:(?:all|both|always|often|usually|sometimes|really|also|still|just|never|absolutely|secretly|finally|even|now|recently|already|only|totally|especially|once|regularly)\s+)+/i

/** A sentence about a figure, its adverbs taken off. */
interface Sentence {
  said: Said
  predicate: string
  lower: string
  adverbs: string
  fact: Fact
  known: Known
}

/** What a sentence about a figure says, as a detail of the kind that its verb tells; undefined when it has none we know. */
export function readFact(said: Said, words: string, known: Known): Detail | undefined {
  const adverbs = often.exec(said.predicate)?.[0].trim().toLowerCase() ?? ''
  const predicate = said.predicate
    .replace(often, '')
    .replace(/^(does|do|did) not\b/i, "$1n't")
    .trim()
  const fact = { words, about: said.about, plural: false }
  const sentence = { said, predicate, lower: predicate.toLowerCase(), adverbs, fact, known }
  for (const read of readers) {
    const detail = read(sentence)
    if (detail) return detail
  }
  return undefined
}

/** In the order in which they are tried: what is more exact comes first. */
const readers: readonly ((sentence: Sentence) => Detail | undefined)[] = [
  readDevotion,
  readDream,
  readTrip,
  readDuty,
  readLiking,
  readFear,
  readCarried,
  readPossession,
  readState,
  readPast,
  readHabit,
]

/** The rest of the sentence after its beginning, or undefined when it begins otherwise. */
function after({ predicate }: Sentence, beginning: RegExp): string | undefined {
  return beginning.test(predicate) ? predicate.replace(beginning, '').trim() : undefined
}

/** God and prayer are told of in words of their own: nobody is teased about them. */
function readDevotion({ predicate, lower, adverbs, fact }: Sentence): Detail | undefined {
  const isDevotion =
    /^(?:loves?|trusts?(?: in)?|believes? in|talks? to|thanks?|sings? (?:to|about)) (?:god|jesus|the lord)\b/.test(
      lower,
    ) ||
    /^prays?\b/.test(lower) ||
    /^(?:loves? (?:to )?)?(?:goes to|go to|going to|church|the bible|reads? the bible)\b(?=.*\b(?:church|mass|sunday school|bible)\b|$)/.test(
      lower,
    )
  const [first = ''] = lower.split(' ')
  const base = baseOfVerb(first) ?? first
  return isDevotion && !isAhead(lower) && isKnownVerb(base)
    ? { ...being(base, predicate, adverbs, fact), kind: 'devotion' }
    : undefined
}

function readDream(sentence: Sentence): Detail | undefined {
  const dream = after(
    sentence,
    /^(?:wants? to|hopes? to|dreams of|would like to|would love to|wishes to)(?=\s)/i,
  )
  const isDeed = dream && (!/^dreams/.test(sentence.lower) || baseOfIng(firstWord(dream)))
  return isDeed ? dreaming(dream, sentence.fact) : undefined
}

function readTrip({ predicate, lower, fact, known }: Sentence): Detail | undefined {
  const ahead = isAhead(lower)
    ? predicate.replace(/^(?:go|goes|drive|drives|fly|flies) (?=to )/, 'going ')
    : predicate
  return readJourney(ahead, fact, known)
}

const duties =
  /^(?:has to|have to|had to|must|needs to|need to|will(?: have to| be able to)?|is going to|are going to|is about to|gets to|get to|is trying to|plans to|are planning to|is planning to|is supposed to|is practi[cs]ing(?: for| to)?|is excited to|is nervous to)(?=\s)/i

function readDuty(sentence: Sentence): Detail | undefined {
  const { predicate, fact, said, known } = sentence
  const duty = after(sentence, duties)
  if (duty) return deed('duty', duty, fact, said, known)
  const [, doing, rest] = /^(?:is|are|'re) (?!an?\b|learning\b)(\w{2,}ing)\b(.*)$/i.exec(predicate) ?? []
  // "Is saving up": what base has "saving" is not known, and how somebody is can be said with any.
  const base = baseOfIng(doing?.toLowerCase() ?? '')
  if (base && lasts.test(base)) return being(base, `${base}${rest}`, sentence.adverbs, fact)
  return base ? deed('duty', `${base}${rest}`, fact, said, known) : undefined
}

/** "Is missing the mango tree" is nothing that is still to come. */
const lasts = /^(?:miss|love|like|hate|fear|feel|need|want|enjoy|dread)$/

const likings =
  /^(?:loves?|likes?|enjoys?|adores?|is crazy about|is obsessed with|is mad about|is into|is really into|is a (?:big |huge )?fan of|is fascinated by|is excited about|is interested in|prefers?|collects?|dreams (?:about|of))(?=\s)/i

function readLiking(sentence: Sentence): Detail | undefined {
  const liked = after(sentence, likings)
  return liked ? fond('liking', liked, sentence.fact, sentence.known) : undefined
}

const fears =
  /^(?:is|was|are|gets)(?: a (?:bit|little)| very| so| really| still| terribly)? (?:afraid|scared|frightened|nervous|anxious|worried|terrified) (?:of|about|in|by)(?=\s)|^(?:fears?|worries about)(?=\s)/i

const dislikes = /^(?:hates?|dislikes?|does not like|doesn't like|do not like|don't like|can't stand)(?=\s)/i

function readFear(sentence: Sentence): Detail | undefined {
  const feared = after(sentence, fears)
  const disliked = after(sentence, dislikes)
  const what = feared ?? disliked
  if (!what) return undefined
  const isVague = /^(?:it|that|this|them|everything|things|a lot)$/i.test(what)
  if (isVague) return vaguely(sentence)
  return fond(feared ? 'fear' : 'dislike', what, sentence.fact, sentence.known)
}

/** "worries about everything", "is nervous about it". */
function vaguely({ predicate, lower, adverbs, fact }: Sentence): Detail {
  const base = baseOfVerb(firstWord(lower))
  return base ? being(base, predicate, adverbs, fact) : state(predicate, adverbs, fact)
}

const troubles = /^(?:has|have) (?:trouble|a hard time|difficult)/

/** A person "takes a stuffed elephant everywhere", "always carries a dented blue flask". */
function readCarried({ said, predicate, adverbs, fact, known }: Sentence): Detail | undefined {
  const [, what, always] =
    /^(?:takes?|carr(?:ies|y)|brings?|drags?|has|have|hugs?|holds?) (.+?)( (?:everywhere|wherever|along|all the time|with (?:him|her|them)).*)?$/i.exec(
      predicate,
    ) ?? []
  const isAlways = always !== undefined || (/\balways\b/.test(adverbs) && !/^(?:has|have)\b/i.test(predicate))
  // "Takes her doll to bed" is what she does there, not wherever she goes.
  return what && isAlways && !/ (?:to|in|on|at|into) /.test(what) && isPerson(said, known)
    ? carrying(what, fact, known)
    : undefined
}

function readPossession(sentence: Sentence): Detail | undefined {
  if (troubles.test(sentence.lower)) return undefined
  const owned = after(
    sentence,
    /^(?:has got|have got|has|have|owns?|got|carries|is getting|is bringing|brings|keeps)(?=\s)/i,
  )
  const isDeed = /^(?:been|to|had|(?!red\b)\w+ed|lost|broken|gone|grown|become|made|begun|started|won)\b/i
  if (!owned || isDeed.test(owned) || isGoingOn(sentence.lower)) return undefined
  return owning(owned, sentence.said, sentence.fact.words, sentence.known)
}

/** "Keeps laughing" is something somebody does, and keeps is nothing. */
const isGoingOn = (lower: string): boolean => baseOfIng(/^keeps? (\w+)/.exec(lower)?.[1] ?? '') !== undefined

function readState({ predicate, lower, adverbs, fact }: Sentence): Detail | undefined {
  const isState =
    /^(?:is|are|was|were|isn't|'s|can|can't|cannot|doesn't|don't|didn't|won't|has been|have been)\b/.test(
      lower,
    ) ||
    troubles.test(lower) ||
    adverbs.includes('never')
  return isState ? state(predicate, adverbs, fact) : undefined
}

function readPast({ said, predicate, lower, adverbs, fact }: Sentence): Detail | undefined {
  const first = firstWord(lower)
  const isPast = isPastForm(first) && !(said.pluralVerb && isKnownVerb(first))
  return isPast ? happened(predicate, adverbs, fact) : undefined
}

/** What somebody does in the present: now and then, always, or next week. */
function readHabit({ said, predicate, lower, adverbs, fact, known }: Sentence): Detail | undefined {
  const first = firstWord(lower)
  const base = said.pluralVerb ? first : baseOfVerb(first)
  const rest = predicate.split(/\s+/).slice(1).join(' ')
  if (base && isAhead(lower)) return deed('duty', `${base} ${rest}`, fact, said, known)
  if (base === 'live' && /^(?:in|at|on|near|by) /.test(rest)) {
    return { ...readNounPhrase(rest, known), kind: 'place', words: fact.words }
  }
  if (base && (isStateVerb(base) || feelings.test(base))) return being(base, predicate, adverbs, fact)
  const isVerb = said.pluralVerb ? isKnownVerb(first) : /^[a-z]{3,}s$/.test(first)
  const kind = isTic(base ?? first) || !isPerson(said, known) ? 'habit' : 'pastime'
  return isVerb ? deed(kind, predicate, fact, said, known, adverbs) : undefined
}

/** Verbs for how somebody is: "wears glasses", "gets angry easily". */
const feelings = /^(?:wear|get|cry|feel|smell|sleep|snore|wake|worry|think|forgive|smile|stutter)$/

function isPerson({ about }: Said, known: Known): boolean {
  const figure = known.find(({ name }) => name === about)
  return figure === undefined || findKind(figure.name, figure.details) === 'human'
}

function firstWord(lower: string): string {
  return lower.split(/\s+/)[0] ?? ''
}

/** "starts school next week" is still to come. */
function isAhead(lower: string): boolean {
  return /\b(?:next|tomorrow|tonight|soon|this (?:week|weekend|fall|summer|winter|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b(?! to\b)/.test(
    lower,
  )
}
