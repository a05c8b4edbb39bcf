import type { FigureKind } from '../plots/plot.ts'

const kin =
  'sisters?|brothers?|siblings?|twins?|cousins?|mothers?|moms?|mums?|mommy|mummy|mama|mamma|mami|fathers?|dads?|daddy|papa|papi|' +
  'grand(?:ma|pa|mothers?|fathers?|mom|dad|son|daughter|child|parents?)|granny|grandpapa|grandmama|nana|oma|opa|nonna|nonno|abuelit[ao]|' +
  'abuel[ao]|babushka|dedushka|babcia|yiayia|papou|halmoni|amma|ammi|appa|baba|mormor|morfar|farmor|farfar|aunt|auntie|aunty|tante|' +
  'uncle|onkel|niece|nephew|son|daughter|baby'

/** Whose looks say nothing of their family's. */
const notByBlood =
  /\b(?:adopt\w*|foster\w*|step[- ]?(?:mother|father|mom|mum|dad|sister|brother|son|daughter)|in[- ]law)\b/i
/** Who is only called grandma or brother. */
const onlyCalledSo =
  /\b(?:god(?:mother|father|son|daughter|parents?)|nun|monk|convent|priest|pastor|babysitter|neighbou?r|friend)\b/i

const adjectives =
  '(?:(?:big|bigger|little|older|younger|elder|oldest|youngest|middle|baby|twin|identical|great[- ]?|dear|kind|old|young|new|favou?rite|only|half)[ -]+){0,3}'
const owners = "(?<owner>his|her|their|my|our|the|an?|\\p{Lu}[\\p{L}-]*(?:'s|s'))"

const asName = new RegExp(`^(?:${owners}\\s+)?${adjectives}(?:${kin})\\b`, 'iu')
const asClause = new RegExp(
  `^(?:${owners}\\s+(?:[\\p{Ll}-]+\\s+){0,2}?)?${adjectives}(?:${kin})\\b(?:\\s+of\\s+(?<of>\\p{Lu}[\\p{L}-]*))?(?=\\s*(?:$|and\\b|who\\b|with\\b|of\\b|from\\b|in\\b|to\\b))`,
  'iu',
)

type Described = { name: string; seed: string; details: string; kind: FigureKind }

/**
 * The family of everybody who has kin in the cast, by name: "Papa", "Emma: his big sister" and "Ben's mother" are kin
 * of the hero or of whom they name. A family is called after its first member, whose first name it keeps. Who is
 * adopted is of none: nothing says that they look like the others.
 */
export function findFamilies(cast: readonly Described[]): Map<string, string> {
  const people = cast.filter(({ kind, details }) => kind === 'human' && !notByBlood.test(details))
  const real = familiesAmong(people).filter((family) => family.length > 1)
  return new Map(real.flatMap((family) => family.map(({ name }) => [name, nameOf(family, people)] as const)))
}

/** Tells of two of the cast whether they know each other as a family does, by blood or not. */
export function findRelatives(cast: readonly Described[]): (one: Described, other: Described) => boolean {
  const families = familiesAmong(cast.filter(({ kind }) => kind === 'human'))
  return (one, other) => families.some((family) => family.includes(one) && family.includes(other))
}

function familiesAmong(people: readonly Described[]): Described[][] {
  const families = people.map((person) => [person])
  for (const person of people) {
    const relative = relativeOf(person, people)
    const [one, other] = [familyOf(person, families), familyOf(relative, families)]
    if (one && other && one !== other) one.push(...other.splice(0))
  }
  return families
}

const familyOf = (person: Described | undefined, families: readonly Described[][]): Described[] | undefined =>
  families.find((family) => person !== undefined && family.includes(person))

const nameOf = (family: readonly Described[], people: readonly Described[]): string =>
  people.find((person) => family.includes(person))?.seed ?? ''

/** Whose kin somebody is: the one they name, else the hero; undefined for nobody's. */
function relativeOf(person: Described, people: readonly Described[]): Described | undefined {
  if (onlyCalledSo.test(person.details)) return undefined
  const said = [asName.exec(person.name), ...clausesOf(person.details).map((clause) => asClause.exec(clause))]
  const found = said.find((words) => words !== null)
  if (!found) return undefined
  const named = found.groups?.of ?? ownerNamed(found.groups?.owner)
  if (named === undefined) return people.find((other) => other !== person)
  return people.find((other) => other !== person && other.name.split(' ').includes(named))
}

function ownerNamed(owner: string | undefined): string | undefined {
  return owner && /^\p{Lu}.*(?:'s|s')$/u.test(owner) ? owner.replace(/'s?$/, '') : undefined
}

function clausesOf(details: string): string[] {
  return details
    .split(/[,.;:!(]|\band\b/)
    .map((clause) => clause.trim().replace(/^(?:he|she|they)(?:'s| is| are)\s+|^is\s+/i, ''))
}
