import type { Fact } from '@faith-fables/listener/facts'
import { isA, valueFor } from '@faith-fables/listener/lexicons/lexicons'
import type { Body } from '../plots/body-names.ts'

type Said = Extract<Fact, { words: string }>

interface Age {
  years: number | undefined
  /** Called a baby, or counted in months. */
  isBaby: boolean
  little: boolean
}

const oldestWalker = 75
/** By fifteen months nine of ten children walk alone (WHO motor development study, 2006). */
const youngestWalker = 1.25

/** The body of somebody of whom the listener heard these facts; `little` is known from their years or from words like "toddler". */
export function bodiesOf(facts: readonly Fact[], { years, isBaby, little }: Age): Body[] {
  const said = facts.filter((fact): fact is Said => 'words' in fact)
  const bodies = new Set<Body>(said.flatMap((fact) => bodiesOfFact(fact)))
  if (years !== undefined && years >= oldestWalker) bodies.add('unsteady')
  if (little) bodies.add('little')
  if (little && (years === undefined ? isBaby : years < youngestWalker)) bodies.add('crawling')
  return inOrder.filter((body) => bodies.has(body))
}

const inOrder: readonly Body[] = ['seated', 'unsteady', 'blind', 'deaf', 'signing', 'little', 'crawling']

function bodiesOfFact(fact: Said): Body[] {
  const words = fact.words.toLowerCase()
  switch (fact.kind) {
    case 'aid':
      return bodiesOfAid(words)
    case 'health':
    case 'speech':
    case 'trait':
    case 'event':
    case 'body':
      return [...(fact.certain ? ofHealth(words) : []), ...ofDenial(words), ...ofRiding(fact, words)]
    case 'habit':
    case 'skill':
      return [...ofDenial(words), ...ofRiding(fact, words), ...(ofWalking.test(words) ? unsteady : [])]
    case 'kin':
      return /\bgreat[ -]?(?:great[ -]?)?grand|\bgreat[ -]gran/.test(words) ? unsteady : []
    default:
      return ofRiding(fact, words)
  }
}

const unsteady: Body[] = ['unsteady']
const ofWalking =
  /^limps?\b|^walk(?:s|ing) with (?:an? |her |his |their )?(?:\S+ )?(?:cane|stick|crutches|walker|frame)\b/

const bodiesOfAids: Readonly<Record<string, Body>> = {
  wheelchair: 'seated',
  crutches: 'unsteady',
  walker: 'unsteady',
  'walking stick': 'unsteady',
  'white cane': 'blind',
  'leg brace': 'unsteady',
  'leg braces': 'unsteady',
}

/** "red power chair", "crutches after skiing", "knobbly stick". Whoever's it is said to be, it is not theirs. */
function bodiesOfAid(words: string): Body[] {
  if (
    /['’]s\b/.test(words) ||
    words
      .split(' ')
      .slice(0, 2)
      .some((word) => isA('kin-words', word))
  )
    return []
  const known = partsOf(words).flatMap((part) => bodiesOfAids[valueFor('aid', part) ?? ''] ?? [])
  if (known.includes('blind')) return ['blind']
  return known.length === 0 && /\b(?:stick|cane)$/.test(words) ? unsteady : known
}

/** What somebody lives with, where it is the whole of it: "deaf in one ear" and "colour blind" are not. */
const health: readonly (readonly [RegExp, Body])[] = [
  [
    /^(?:(?:totally|legally|completely|nearly|near|registered|fully)[ -])?blind\b(?! (?:in|to)\b)|^braille reader/,
    'blind',
  ],
  [/^(?:(?:totally|profoundly|completely|fully|severely) )?deaf\b(?! in\b)/, 'deaf'],
  [/\bmute\b|^(?:mostly |largely )?non-?(?:verbal|speaking)\b/, 'signing'],
  [/\bparaly[sz]ed\b(?!.*\b(?:arm|hand|face)\b)/, 'seated'],
  [
    /\bvery old\b|\bfrail\b|^limp\b|\b(?:broke|broken) (?:an? |her |his |their |one )?(?:\S+ )?(?:leg|foot|ankle)\b|\b(?:leg|foot|ankle) (?:is )?in (?:a )?(?:cast|plaster)\b|\b(?:leg|foot|ankle) (?:brace|braces|cast)\b/,
    'unsteady',
  ],
]

const ofHealth = (words: string): Body[] => health.flatMap(([said, body]) => (said.test(words) ? [body] : []))

const denied =
  /^(?:is )?(?:cannot|can['’]t|can not|unable to|does not|doesn['’]t) (?<deed>walk|see|hear|speak|talk)\b(?! (?:yet|well|very|properly|much|loud|so|to|with|about|of|a lot|when|in)\b)/
const bodiesOfDenials: Readonly<Record<string, Body>> = {
  walk: 'seated',
  see: 'blind',
  hear: 'deaf',
  speak: 'signing',
  talk: 'signing',
}

function ofDenial(words: string): Body[] {
  const deed = denied.exec(words)?.groups?.deed
  const body = deed && bodiesOfDenials[deed]
  return body ? [body] : []
}

/** "Zips around in her mobility scooter": what somebody goes about in is theirs. */
function ofRiding({ certain }: Said, words: string): Body[] {
  const thing = /\b(?:in|to) (?:her|his|their|an?|the) (?<thing>[^'’]+)$/.exec(words)?.groups?.thing
  const isChair = partsOf(thing ?? '').some((part) => valueFor('aid', part) === 'wheelchair')
  return certain && isChair ? ['seated'] : []
}

/** Every run of words in it: "red power chair", "power chair", "red power", "red" … */
function partsOf(words: string): string[] {
  const all = words.split(/[\s,]+/).filter(Boolean)
  return all.flatMap((_word, from) =>
    all.slice(from).map((_last, count) => all.slice(from, from + count + 1).join(' ')),
  )
}
