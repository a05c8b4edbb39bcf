import type { Fact } from '../facts.ts'
import { isA, valueFor, valuesFor } from '../lexicons/lexicons.ts'
import { isGrownKin } from './stage-of-phrase.ts'

/** Kinds that only people have: whoever has one is human, whatever animal is named beside it. */
const ofPeople = new Set<Fact['kind']>(['kin', 'glasses', 'work', 'speech', 'health', 'aid', 'skin'])

/** At this age nobody is called a baby but in fondness. */
const oldestToddler = 5

const nounOf = (fact: (Fact & { kind: 'being' }) | undefined): string =>
  fact && 'noun' in fact.being ? fact.being.noun.toLowerCase() : ''

/** "Rabbit (toy)". */
function asToy(beings: readonly (Fact & { kind: 'being' })[]): (Fact & { kind: 'being' }) | undefined {
  const [first] = beings
  // "Imaginary friend of my daughter. He is a walrus": a friend of some kind.
  const kindOfFriend = beings.find(({ being }) => being.sort === 'animal' || being.sort === 'toy')
  if (kindOfFriend && /^(?:imaginary|invisible) friend$/.test(nounOf(first))) return kindOfFriend
  const isToy = beings.some(({ being }) => being.sort === 'toy' && being.noun === 'toy')
  return isToy && first?.being.sort === 'animal'
    ? { ...first, being: { sort: 'toy', noun: `toy ${first.being.noun}` } }
    : first
}

/** "Dragon, but a very little one": one of what was said before. */
const isOneOf = ({ phrase }: Fact, first: (Fact & { kind: 'being' }) | undefined): boolean =>
  first !== undefined && first.being.sort !== 'human' && / one$/.test(phrase ?? '')

/** "Because it's the wedding": nobody is one. */
const isOccasion =
  /(?:^| )(?:wedding|birthday|party|christmas|easter|eid|diwali|holidays?|weekend|weather|winter|summer|season|carnival|feast|festival|ceremony)$/

/** What may live in a story by its word alone: a teapot may not, nor may the wedding that is spoken of. */
const isSomebody = (noun: string): boolean =>
  !isA('thing', noun) && (['fantasy', 'vehicle', 'plant', 'weather'] as const).some((one) => isA(one, noun))

/**
 * One being, one pronoun and one age for a character. Who is called a child, a sister or a girl is human, whatever animal stands
 * beside it; whoever is called nothing at all is human, and that is not certain. "Lady Crumpet" may be a cat, when the details say so.
 */
export function decideBeing(name: string, said: readonly Fact[], saidByName: readonly Fact[]): Fact[] {
  const isSaid = said.some(({ kind }) => kind === 'being')
  const isPerson = said.some((fact) => fact.kind === 'being' && fact.being.sort === 'human')
  const holds = ({ kind }: Fact): boolean => !isSaid || kind === 'pronoun' || (kind === 'stage' && isPerson)
  const facts = [...said, ...saidByName.filter(holds)]
  // Who is six and has freckles is no teapot, unless somebody says so for sure.
  const isLikelyHuman = facts.some(({ kind }) => kind === 'age' || kind === 'stage' || ofPeople.has(kind))
  const beings = facts
    .filter((fact) => fact.kind === 'being')
    .filter((fact) => !isOccasion.test(nounOf(fact)))
    .filter(
      (fact) => fact.certain || fact.being.sort !== 'other' || !isLikelyHuman || isSomebody(fact.being.noun),
    )
  const isSurelyNone = beings[0]?.certain === true && beings[0].being.sort !== 'human'
  const human = beings.find(
    (fact) => fact.being.sort === 'human' && !isOneOf(fact, beings[0]) && (fact.certain || !isSurelyNone),
  )
  const being = human ??
    asToy(beings) ?? {
      kind: 'being',
      being: { sort: 'human' },
      about: name,
      span: [0, 0],
      certain: facts.some(({ kind, certain }) => certain && ofPeople.has(kind)),
    }
  const firstOf = (kind: Fact['kind']) =>
    facts.find((fact) => fact.kind === kind && fact.certain) ?? facts.find((fact) => fact.kind === kind)
  // Grandad is a tall man, and old.
  const elder = facts.find((fact) => fact.kind === 'stage' && fact.stage === 'elder')
  const stage = firstOf('stage')
  const single = [
    pronounOf(facts),
    ageOf(facts),
    stage?.kind === 'stage' && stage.stage === 'adult' ? (elder ?? stage) : stage,
  ].filter((fact) => fact !== undefined)
  const others = facts
    .filter(({ kind }) => !/^(?:being|pronoun|age|stage)$/.test(kind))
    .map((fact) => (being.being.sort === 'animal' && !isBird(being.being.noun) ? furOrClothes(fact) : fact))
    .map((fact) => (being.being.sort === 'human' ? asGap(fact) : withOwnWings(fact)))
  const isYoung = single.some((fact) => fact.kind === 'age' && fact.years < 18)
  // "Lola the loud one": a name that is kin elsewhere makes nobody old.
  const isOfDoubtedKin = ({ span }: Fact): boolean =>
    facts.some(
      (fact) => fact.kind === 'kin' && !fact.certain && span[0] >= fact.span[0] && span[1] <= fact.span[1],
    )
  // "The baby of the family, 11".
  const isNoBaby = single.some((fact) => fact.kind === 'age' && fact.years >= oldestToddler)
  const stages = single
    .filter(
      (fact) =>
        !(isYoung && fact.kind === 'stage' && /^(?:adult|elder)$/.test(fact.stage)) &&
        !(isNoBaby && fact.kind === 'stage' && /^(?:baby|toddler)$/.test(fact.stage)),
    )
    .map((fact) => (fact.kind === 'stage' && isOfDoubtedKin(fact) ? { ...fact, certain: false } : fact))
  const calledOtherwise = saidByName.some(({ kind }) => kind === 'kin')
    ? others.map(doubtOtherKin(name))
    : others
  const isGrown = single.some((fact) => fact.kind === 'stage' && /^(?:adult|elder)$/.test(fact.stage))
  const sure = isGrown ? calledOtherwise.map(doubtBraces) : calledOtherwise
  return [being, ...stages, ...(isYoung ? sure.map(doubtGrownKin) : sure)]
}

/** A child's are on the teeth; a grandfather's may hold up his trousers. */
const doubtBraces = (fact: Fact): Fact =>
  fact.kind === 'body' && /^braces$/i.test(fact.words) ? { ...fact, certain: false } : fact

/** Who is called both a he and a they is what is said first for sure. */
function pronounOf(facts: readonly Fact[]): Fact | undefined {
  const said = facts.filter((fact) => fact.kind === 'pronoun')
  return said.find(({ certain }) => certain) ?? said[0]
}

/** "She's 5, no, 4": of two ages neither is sure. */
function ageOf(facts: readonly Fact[]): Fact | undefined {
  const ages = facts.filter((fact) => fact.kind === 'age')
  const age = ages.find(({ certain }) => certain) ?? ages[0]
  const isOne = ages.every(({ years, certain }) => years === age?.years || !certain)
  return age && { ...age, certain: age.certain && isOne }
}

/** "Grandma Jean: my mum": the writer's, and the child's grandmother. */
const doubtOtherKin = (name: string) => {
  const called = name.split(' ').flatMap((word) => valuesFor('kin-words', word)[1] ?? [])
  return (fact: Fact): Fact => {
    const kin =
      fact.kind === 'kin' ? valuesFor('kin-words', fact.words.split(' ').at(-1) ?? '')[1] : undefined
    return kin && called.length > 0 && !called.includes(kin) ? { ...fact, certain: false } : fact
  }
}

/** "A black cat with white socks" wears none. */
const doubtFurAsClothes = (fact: Fact): Fact =>
  fact.kind === 'garment' && /\b(?:socks|stockings|mittens|bib|tuxedo)$/i.test(fact.words)
    ? { ...fact, certain: false }
    : fact

/** A donkey's shaggy coat is its own, unless it wears one. */
const furOrClothes = (fact: Fact): Fact =>
  fact.kind === 'garment' && /\bcoat$/i.test(fact.words) && !/^wear/i.test(fact.phrase ?? '')
    ? { ...fact, kind: 'hair' }
    : doubtFurAsClothes(fact)

/** A duck has no coat but what it wears. */
const isBird = (noun: string): boolean => valueFor('animal', noun) === 'bird'

/** A "gap-toothed grin" is seen. */
const asGap = (fact: Fact): Fact =>
  fact.kind === 'trait' && /\b(?:gap[- ]?tooth\p{L}*|gappy|toothless)\b/iu.test(fact.words)
    ? { ...fact, kind: 'body' }
    : fact

/** A child puts wings on; a dragon has them. */
const withOwnWings = (fact: Fact): Fact =>
  fact.kind === 'garment' && /\bwings?\b/i.test(fact.words) ? { ...fact, kind: 'body' } : fact

/** No child is a dad: "Czech mum, Scottish dad" are theirs. */
const doubtGrownKin = (fact: Fact): Fact =>
  fact.kind === 'kin' && isGrownKin(fact.words.split(' ').at(-1) ?? '') ? { ...fact, certain: false } : fact
