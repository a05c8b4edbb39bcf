import type { Body } from '../plots/body-names.ts'
import type { FigureKind, Pronoun, Signature } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { gestureOfDeed, gesturesOfLiking, gesturesOfLooks } from './gesture-of-words.ts'
import { baseOfIng, baseOfVerb, isKnownVerb, signatureOf } from './verbs.ts'

const plainActions: Readonly<Record<FigureKind, readonly [base: string, rest: string][]>> = {
  human: [
    ['rub', 'their nose'],
    ['hum', 'a small tune'],
    ['scratch', 'one ear'],
    ['rock', 'back and forth on their heels'],
    ['twist', 'a button'],
    ['push', 'up both sleeves'],
    ['clear', 'their throat'],
    ['whistle', 'two notes'],
    ['tilt', 'their head'],
  ],
  animal: [
    ['twitch', 'one ear'],
    ['sniff', 'the air'],
    ['shake', 'from nose to tail'],
    ['blink', 'twice'],
  ],
  toy: [
    ['lean', 'a little to the left'],
    ['sit', 'very straight'],
    ['look', 'ahead with button eyes'],
  ],
}

/** For birds, fish, insects and others without an ear that could twitch. */
const actionsWithoutEars: (typeof plainActions)['animal'] = [
  ['tilt', 'their head'],
  ['blink', 'twice'],
  ['look', 'both ways'],
  ['turn', 'once around'],
]

const possessives: Readonly<Record<Pronoun, string>> = { he: 'his', she: 'her', they: 'their', it: 'its' }

interface Described {
  seed: string
  kind: FigureKind
  pronoun: Pronoun
  bodies: readonly Body[]
  /** An animal without ears that show. */
  earless: boolean
}

/**
 * What only this figure does, as actions that fit into any scene: first the parent's own verbs ("counts
 * everything"), a deed that needs a place or a tool as its gesture ("plays the violin"), then describing words
 * ("shy"), then a plain gesture so that there is always one. What is no gesture ("lives on a farm") gives none.
 */
export function findSignatures(
  details: string,
  { seed, kind, pronoun, bodies, earless }: Described,
): Signature[] {
  const canDo = ({ base }: Signature) =>
    !(bodies.some((body) => unsure.has(body)) && onFeet.test(base)) &&
    !(bodies.includes('blind') && /^(?:look|read)\b/.test(base))
  const clauses = clausesOf(details)
  const written = clauses.flatMap((clause) => signaturesOfClause(clause, kind, pronoun)).filter(canDo)
  const shown = clauses
    .filter((clause) => !/\b(?:never|not|n't)\b(?! sits)/i.test(clause))
    .flatMap((clause) => gesturesOfLooks(clause, kind))
    .filter(canDo)
  const plain = createRandom(seed)
    .shuffle(earless ? actionsWithoutEars : plainActions[kind])
    .map(([base, rest]) => signatureOf(base, rest))
    .filter(canDo)
  const found = distinct([...written, ...shown])
  const all = distinct([...found, ...plain.slice(0, found.length > 1 ? 0 : 2)])
  return all.map((signature) => withPronoun(signature, pronoun))
}

function distinct(signatures: readonly Signature[]): Signature[] {
  return [...new Map(signatures.map((signature) => [signature.base, signature])).values()]
}

function withPronoun({ base, past, present, ing }: Signature, pronoun: Pronoun): Signature {
  const own = (words: string) => words.replaceAll(/\btheir\b/g, possessives[pronoun])
  return { base: own(base), past: own(past), present: own(present), ing: own(ing) }
}

function clausesOf(details: string): string[] {
  return details
    .split(/[,.;!?]|\bwho\b|\band (?=\w+s\b)/)
    .map((clause) => clause.trim())
    .filter(Boolean)
}

const leadIns =
  /^(?:and |but |also |he |she |it |they |always |often |sometimes |really |just |only |can |will |never stops )+/i

/** Those who make no gestures with feet and heels. */
const unsure: ReadonlySet<Body> = new Set(['seated', 'unsteady', 'crawling'])
const onFeet = /\b(?:foot|feet|toes|heels|steps|jump|spot|stumble|climb|kick)\b/

/** Looks that could be taken for deeds: "braids", "patches". */
const looks = /^(?:braids|curls|freckles|patches|spots|stripes|glasses|dimples|whiskers)$/

/** Deeds that can be done in passing, wherever one is; all others are told by their gesture or not at all. */
const passing =
  /^(?:sing|hum|whistle|giggle|laugh|chuckle|smile|grin|count|tap|clap|wave|wink|nod|twirl|spin|wiggle|yawn|sniff|sneeze|purr|bark|growl|roar|lick|nibble|chew|wag|squeak|snore|rub|scratch|tug|stroke|blink|stretch|whisper|grumble|ask|rhyme|notice|pretend|fiddle|stomp|tumble|hug|point|say|listen|bite|suck|nuzzle|shake|pull|turn|trot|sigh|hiccup|mumble)$/

const fondly =
  /^(?:is )?(?:loves?|likes?|enjoys?|adores?|(?:really )?into|(?:obsessed|fascinated|crazy|mad) (?:with|by|about)|interested in|an? (?:big |huge )?fan of|dreams? (?:of|about))\s+(?=\S)/i

/** "counts everything", "can whistle", "likes drawing maps", "loves to dance", "loves dinosaurs". */
function signaturesOfClause(clause: string, kind: FigureKind, pronoun: Pronoun): Signature[] {
  const plain = clause.replace(leadIns, '')
  const words = plain.split(/\s+/)
  const first = words[0]?.toLowerCase() ?? ''
  if (words.length === 1 && looks.test(first)) return []
  if (/\b(?:never|not|\w+n't|hates?|dislikes?)\b/i.test(clause)) return []
  const fond = fondly.exec(plain)?.[0]
  if (fond) return fondOf(plain.slice(fond.length), kind)
  const future = /^wants? to be (an? .+)$/i.exec(plain)?.[1]
  if (future)
    return future.split(' ').length > 3
      ? []
      : [signatureOf('put', `their hands on their hips, like ${future}`)]
  if (/^(?:carries|takes|brings|holds)$/.test(first)) {
    const held = holding(words.slice(1).join(' '), pronoun)
    if (held) return [held]
  }
  if (/^(?:is )?good at /i.test(plain))
    return doing(plain.replace(/^(?:is )?good at /i, '').split(/\s+/), kind)
  const base = baseOfVerb(first) ?? (isKnownVerb(first) ? first : undefined)
  return base ? deedOf(base, words.slice(1), kind) : []
}

function fondOf(liked: string, kind: FigureKind): Signature[] {
  const words = liked.split(/\s+/)
  const first = words[0]?.toLowerCase() ?? ''
  const second = words[1]?.toLowerCase() ?? ''
  if (first === 'to') return isKnownVerb(second) ? deedOf(second, words.slice(2), kind) : []
  const done = doing(words, kind)
  return done.length > 0 || baseOfIng(first) ? done : gesturesOfLiking(liked.replace(/ and .*$/, ''), kind)
}

/** "drawing maps", "chess": what is done, by its -ing form or its name. */
function doing(words: readonly string[], kind: FigureKind): Signature[] {
  const base = baseOfIng(words[0]?.toLowerCase() ?? '')
  if (base) return deedOf(base, words.slice(1), kind)
  const named = gestureOfDeed(`love ${words.join(' ')}`, kind)
  return named ? [named] : []
}

function deedOf(base: string, rest: readonly string[], kind: FigureKind): Signature[] {
  const gesture = gestureOfDeed([base, ...rest].join(' '), kind)
  if (gesture) return [gesture]
  const literal = passing.test(base) ? action(base, rest.join(' ')) : undefined
  return literal ? [literal] : []
}

/** "always carries a blue flask" shows as somebody who holds on to their blue flask. */
function holding(thing: string, pronoun: Pronoun): Signature | undefined {
  if (!/^(?:an?|the|her|his|their|its) /i.test(thing)) return undefined
  const own = thing
    .replace(/ (?:everywhere|with (?:her|him|them|it)|along|around|all the time|to \w+).*$/i, '')
    .replace(/^(?:an?|the) /i, `${possessives[pronoun]} `)
  return action('hold', `on to ${own}`)
}

/** Said of every day, not of this moment: "sings in the bath", "prays every night". */
const usually =
  / (?:(?:every|each) \w+|on \w+days|all (?:day|night|the time)(?: long)?|at (?:night|bedtime|home|school)|a lot|everywhere|easily|in (?:the|her|his|their) (?:bath|shower|car|kitchen|garden|bed|sleep|morning|evening|night)|under the \w+)$/i

/** A clause that runs on for long would swallow the sentence it is put into. */
function action(base: string, rest: string): Signature | undefined {
  const words = rest
    .replace(/(?:^| )(?:when|while|whenever|before|after|until|because|if)\b.*$/i, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  return words.length > 8 ? undefined : signatureOf(base, ` ${words.join(' ')}`.replace(usually, '').trim())
}
