import type { Fact } from '@faith-fables/listener/facts'
import { valueFor } from '@faith-fables/listener/lexicons/lexicons'

/** What the parent's words say of a body that stories otherwise take for granted. */
export type Body =
  /** Goes about in a wheelchair. */
  | 'seated'
  /** Walks with crutches, a walker or a stick, or is very old: goes, but neither runs nor climbs. */
  | 'unsteady'
  /** A baby that does not walk yet. */
  | 'crawling'
  /** Two years old or younger: says no whole sentences, and thinks none. */
  | 'little'
  | 'blind'
  | 'deaf'
  /** Talks with the hands. */
  | 'signing'

const wordsOfBodies: readonly (readonly [Body, RegExp])[] = [
  ['seated', /\bwheel-?chairs?\b|\b(?:cannot|can't|can not|is unable to) walk\b(?! yet)|\bparaly[sz]ed\b/],
  [
    'unsteady',
    /\bcrutch(?:es)?\b|\b(?:uses|has|needs|with|on|behind) (?:an? |her |his |their )?(?:[\p{L}-]+ )?(?:walker|walking frame|zimmer frame|rollator)\b|\b(?:walking|knobbly) stick\b|\bwalks with (?:an? |her |his |their )?(?:[\p{L}-]+ )?(?:stick|cane)\b|\bcane\b|\b(?:broke|broken|breaks) (?:an? |her |his |their |one )?(?:[\p{L}-]+ )?(?:leg|foot|ankle)\b|\b(?:leg|foot|ankle) (?:brace|braces|cast)\b|\bvery old\b|\bgreat-grand|\bfrail\b|\blimps?\b/u,
  ],
  ['blind', /(?<!colou?r[ -])\bblind\b|\b(?:cannot|can't|can not) see\b/],
  ['deaf', /\bdeaf\b|\b(?:cannot|can't|can not) hear\b/],
  [
    'signing',
    /\bmute\b|\bnon-?(?:verbal|speaking)\b|\b(?:cannot|can't|can not|does not|doesn't|is unable to) (?:speak|talk)\b(?! yet)/,
  ],
]

/** Somebody may help others about, or wish for things: then the words are not about their own body. */
const othersBody =
  /\b(?:pushes|helps|visits|loves|misses|guides|has an?|her|his|their) (?:[\p{L}'-]+ ){0,3}(?:blind|deaf|wheel-?chair|who (?:is|uses|has))|'s (?:wheel-?chair|crutch|walker)|\bnot (?:blind|deaf|mute)\b/u

/** Whether somebody goes about in what the listener knows as a wheelchair: "drives a red power chair", "zips around in her mobility scooter". */
export function sitsInWheelchair(facts: readonly Fact[]): boolean {
  return facts.some((fact) => {
    if (!('words' in fact) || !fact.certain) return false
    const isTheirAid = fact.kind === 'aid' && fact.phrase !== undefined
    const thing = isTheirAid
      ? fact.words
      : /\bin (?:her|his|their|an?|the) (?<thing>[^'’]+)$/.exec(fact.words)?.groups?.thing
    return thing !== undefined && endingsOf(thing).some((words) => valueFor('aid', words) === 'wheelchair')
  })
}

/** "red power chair", "power chair", "chair". */
function endingsOf(words: string): string[] {
  const all = words.split(' ')
  return all.map((_word, from) => all.slice(from).join(' '))
}

const oldestWalker = 75

/** The body somebody is described with; `little` is known from their years or from words like "toddler". */
export function readBodies(details: string, { years, isBaby, little }: Age): Body[] {
  const clauses = details
    .toLowerCase()
    .split(/[,.;!]|\band (?=(?:is|has|uses|cannot|can't)\b)/)
    .filter(
      (clause) => /\b(?:in|uses) (?:her|his|their) wheel-?chair/.test(clause) || !othersBody.test(clause),
    )
  const named = wordsOfBodies.filter(([, words]) => clauses.some((clause) => words.test(clause)))
  const bodies = new Set<Body>(named.map(([body]) => body))
  if (years !== undefined && years >= oldestWalker) bodies.add('unsteady')
  if (little) bodies.add('little')
  if (little && (years === undefined ? isBaby : years < 2)) bodies.add('crawling')
  return [...bodies]
}

interface Age {
  years: number | undefined
  /** Called a baby, or counted in months. */
  isBaby: boolean
  little: boolean
}
