import type { Fact } from '@faith-fables/listener'
import type { FigureDescription } from '../scene-description.ts'
import type { AgeClass, Gender } from './look.ts'
import { wordsOf } from './terms.ts'
import { wordTable } from './vocabulary/piece.ts'

/** Names that say by themselves whether a girl's or a boy's look fits; a name in neither list is left to the words. */
const girlsNames =
  'ada|amara|anna|chloe|clara|elena|ella|emma|esther|eva|eve|grace|hannah|hope|isla|joy|leah|lena|lily|lucy|maria|mary|' +
  'maya|mia|miriam|naomi|nora|olivia|priya|rachel|rebecca|rosa|rose|ruth|sarah|sofia|sophie|zoe'
const boysNames =
  'aaron|adam|anton|asher|ben|benjamin|caleb|daniel|david|eli|elijah|ethan|gideon|isaac|jack|jacob|james|joe|joel|john|' +
  'jonah|jonas|joseph|joshua|leo|levi|liam|luke|mark|max|micah|nathan|noah|oliver|owen|paul|peter|sam|samuel|simon|theo|' +
  'thomas|tim|toby'
const names = wordTable<Gender>({ [girlsNames]: 'feminine', [boysNames]: 'masculine' })

/** A story that says "they" has looked at the name already. */
export function genderOf({ name, pronoun }: FigureDescription, facts: readonly Fact[]): Gender {
  const said = pronoun === 'she' || pronoun === 'he' ? pronoun : facts.find(isSheOrHe)?.pronoun
  if (said) return said === 'she' ? 'feminine' : 'masculine'
  if (pronoun === 'they') return 'neutral'
  return wordsOf(name).flatMap((word) => names.get(word) ?? [])[0] ?? 'neutral'
}

const isSheOrHe = (fact: Fact): fact is Fact & { kind: 'pronoun'; pronoun: 'she' | 'he' } =>
  fact.kind === 'pronoun' && (fact.pronoun === 'she' || fact.pronoun === 'he')

/** What kin are called tells how old they are, where nothing else does. */
const agesOfKin = wordTable<AgeClass>({
  'baby sister|baby brother|baby boy|baby girl|baby': 'baby',
  'little sister|little brother': 'toddler',
  'son|daughter': 'child',
})

export function ageOf({ name, details, grown = false }: FigureDescription, facts: readonly Fact[]): AgeClass {
  const age = facts.find((fact) => fact.kind === 'age')
  if (age) return ageOfYears(Math.floor(age.years))
  if (facts.some(isNewborn)) return 'baby'
  const stage = facts.find((fact) => fact.kind === 'stage')?.stage
  if (stage === 'adult' && isParentsParent(name, details)) return 'elder'
  if (stage) return stage
  const kin = facts.flatMap((fact) =>
    fact.kind === 'kin' ? (agesOfKin.get(fact.words.toLowerCase()) ?? []) : [],
  )[0]
  return kin ?? (grown ? 'adult' : 'child')
}

/** "Nena Lose: my mother": it is a parent who writes. Only "Mama: my mum" are a child's words. */
const isParentsParent = (name: string, details: string): boolean =>
  /^my (?:(?:dear|old|own|lovely|late) )*(?:mother|father|mum|mom|mam|mama|dad|papa)(?:-in-law)?\b/i.test(
    details,
  ) && !/\b(?:m[ua]m+[ay]?|mom(?:my)?|mother|papa|pappa|dad(?:dy)?|father|baba|abba|amma|ma|pa)\b/i.test(name)

/** "Newborn sister": what is said of kin tells it, too. */
const isNewborn = (fact: Fact): boolean =>
  'words' in fact && /\b(?:new ?born|newly born)\b/i.test(fact.words.replaceAll('-', ' '))

/** From when on a baby holds itself up, in years. */
const SITS = 0.45

/** Who cannot sit yet is held or lies. */
export const cannotSit = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => (fact.kind === 'age' ? fact.years < SITS : isNewborn(fact)))

/** Whose body somebody of so many years has. */
export function ageOfYears(years: number): AgeClass {
  if (years <= 1) return 'baby'
  if (years <= 3) return 'toddler'
  if (years <= 11) return 'child'
  if (years <= 17) return 'teen'
  return years < 60 ? 'adult' : 'elder'
}

const ofBibleLand = new Set(
  (
    'shepherd|shepherdess|prophet|disciple|apostle|samaritan|pharaoh|innkeeper|wise man|fisherman of galilee|' +
    'bethlehem|jerusalem|galilee|nazareth|egypt|bible times|ancient'
  ).split('|'),
)
const shepherds = new Set(['shepherd', 'shepherdess'])

/** Somebody from the lands and times of the Bible, who dresses accordingly. */
export interface Home {
  isBibleLand: boolean
  isShepherd: boolean
}

export function homeOf({ name }: FigureDescription, facts: readonly Fact[]): Home {
  const said = facts.flatMap((fact) => (fact.kind === 'work' || fact.kind === 'place' ? [fact.words] : []))
  const words = [name, ...said].flatMap((text) => {
    const all = wordsOf(text)
    return [...all, ...all.map((word, at) => `${word} ${all[at + 1] ?? ''}`)]
  })
  return {
    isBibleLand: words.some((word) => ofBibleLand.has(word)),
    isShepherd: words.some((word) => shepherds.has(word)),
  }
}
