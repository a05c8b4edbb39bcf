import { type Fact, visibleKinds } from '../../packages/listener/src/facts.ts'
import { type ExpectedFact, stemsOf, wordsOfFact } from './heard-facts.ts'

/**
 * Kinds under which the same words say the same in a book. Two careful readers put "autistic" under health and under trait, a
 * hijab under headwear and under head coverings; the child has both either way. On the left what was heard, on the right under what
 * a reader may have written it. What would be told or drawn as something else is not here: a belonging is lent and lost, so no stutter
 * is one; a colour of the skin is drawn on the skin; a place is where somebody lives.
 */
const alikeInABook: Readonly<Record<string, string>> = {
  glasses: 'glasses aid garment',
  aid: 'aid glasses body garment belonging health',
  headwear: 'headwear head-covering garment body',
  garment: 'garment headwear head-covering aid belonging',
  // A pencil behind the ear is had, too, and wobbly muscles are of the health.
  body: 'body size hair skin eyes aid being belonging health',
  size: 'size body',
  hair: 'hair body',
  skin: 'skin body',
  eyes: 'eyes body',
  health: 'health body trait speech',
  speech: 'speech trait skill habit health body',
  trait: 'trait skill habit health speech place body',
  // A clause with its verb, told as it was said.
  habit: 'habit trait skill event speech work like dislike fear health garment',
  skill: 'skill habit trait speech work',
  work: 'work habit skill trait belonging',
  event: 'event habit trait speech',
  like: 'like habit trait',
  dislike: 'dislike fear habit trait',
  fear: 'fear',
  belonging: 'belonging garment',
  kin: 'kin friend',
  friend: 'friend kin',
  pet: 'pet friend',
  place: 'place',
}

/**
 * What stands with its verb is told as it was said, and is as true wherever a reader puts it: "smells of toast", "belongs to Edie",
 * "born with one hand", "hoped to be a vet".
 */
const saidWithItsVerb: readonly [kind: string, begins: RegExp, alsoKinds: string][] = [
  [
    'habit',
    /^(?:(?:always|still|never|only) )?(?:smells|belongs|sits|stands|stays|reads|wheels|rolls|stoops|glows)\b/,
    'body place kin friend pet aid',
  ],
  ['event', /^(?:born|came|turned|turning|grew|raised)\b/, 'body age place kin'],
  ['like', /^(?:be|become) /, 'wish work event'],
]

/** Words that only name the kind: "sandy hair" of hair that is sandy. */
const ofTheKind = stemsOf('hair skin complexion eyes coloured please best friend mate')

/** The parent's own child is a son or a daughter, and no reader writes that down as a fact. */
const isOwnChild = (fact: Fact): boolean =>
  fact.kind === 'kin' && /^(?:son|daughter|child)$/i.test(fact.words)

/** Whether a fact that was expected was heard under a kind that comes to the same: half of its words, as everywhere in this bench. */
export function isHeardAlike(one: ExpectedFact, facts: readonly Fact[]): boolean {
  const wanted = [...stemsOf(one.value)]
  return facts.some((fact) => {
    const said = stemsOf(wordsOfFact(fact))
    const isAlike = (alikeInABook[fact.kind] ?? fact.kind).split(' ').includes(one.kind)
    return isAlike && wanted.filter((stem) => said.has(stem)).length >= Math.ceil(wanted.length / 2)
  })
}

/**
 * Whether a reader of the line would call it untrue: nothing that was expected, under the same kind or one that comes to the same
 * in a book, holds its words. Of what can be seen every word has to be there, because every word is drawn; of the rest half.
 */
export function isFalse(fact: Fact, expected: readonly ExpectedFact[]): boolean {
  if (fact.kind === 'pronoun')
    return expected.some(({ kind, value }) => kind === 'pronoun' && value !== fact.pronoun)
  if (isOwnChild(fact)) return false
  const alsoKinds = saidWithItsVerb
    .filter(([kind, begins]) => kind === fact.kind && begins.test(wordsOfFact(fact).toLowerCase()))
    .map(([, , also]) => also)
  const kinds = [alikeInABook[fact.kind] ?? fact.kind, ...alsoKinds].join(' ').split(' ')
  // What is asked of the writer is told to nobody, and holds what is asked for.
  const same = expected.filter(({ kind }) =>
    fact.kind === 'wish' ? kind !== 'program' : kinds.includes(kind),
  )
  const wanted = stemsOf(same.map(({ value }) => value).join(' '))
  const said = [...stemsOf(wordsOfFact(fact))].filter((stem) => !ofTheKind.has(stem))
  const shared = said.filter((stem) => wanted.has(stem)).length
  const needed = visibleKinds.includes(fact.kind) ? said.length : Math.ceil(said.length / 2)
  return shared === 0 || shared < needed
}
