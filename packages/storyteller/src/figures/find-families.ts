import { valuesFor } from '@faith-fables/listener/lexicons/lexicons'
import { listenToCharacter } from '@faith-fables/listener/listen-to-character'
import type { FigureKind } from '../plots/plot.ts'

/** Whose looks say nothing of their family's. */
const notByBlood =
  /\b(?:adopt\w*|foster\w*|step[- ]?(?:mother|father|mom|mum|dad|sister|brother|son|daughter)|in[- ]law)\b/i
/** Who is only called grandma or brother. */
const onlyCalledSo =
  /\b(?:god(?:mother|father|son|daughter|parents?)|nun|monk|convent|priest|pastor|babysitter|neighbou?r|friend)\b/i

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
  const kinship = kinshipOf(person)
  if (!kinship) return undefined
  const others = people.filter((other) => other !== person)
  const { named } = kinship
  return named === null ? others[0] : others.find(({ name }) => name.split(' ').includes(named))
}

/** What the words say of somebody's kin: "his big sister", "the mother of Luca", "Teta Nouhad", "Ben's mom"; a baby belongs to the family. */
function kinshipOf({ name, details }: Described): { named: string | null } | null {
  const { facts } = listenToCharacter({ name, details })
  const own = facts.filter(({ about }) => about === name)
  const kin = own.find((fact) => fact.kind === 'kin')
  if (kin) return { named: kin.to ?? ownerIn(kin.words) ?? ownerIn(name) }
  const isBaby = own.some((fact) => fact.kind === 'stage' && fact.stage === 'baby')
  const [title = ''] = name.toLowerCase().split(' ')
  const isElder = own.some((fact) => fact.kind === 'stage' && fact.stage === 'elder')
  return isBaby || (isElder && valuesFor('kin-words', title)[1]) ? { named: null } : null
}

/** "Ben" of "Ben's mom". */
const ownerIn = (words: string): string | null =>
  /^(?<owner>\p{Lu}[\p{L}-]*?)(?:['’]s|(?<=s)['’])\s/u.exec(words)?.groups?.owner ?? null
