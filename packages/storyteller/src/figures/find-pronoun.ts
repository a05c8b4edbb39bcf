import type { FigureKind, Pronoun } from '../plots/plot.ts'
import { createRandom } from '../random.ts'
import { pronounOfGivenName } from './given-names.ts'
import type { StoryFigure } from './story-figure.ts'

const sheWords =
  'girl|sister|daughter|mother|mom|mommy|mum|mummy|mama|mami|grandma|grandmother|granny|nana|oma|nonna|' +
  'abuela|abuelita|babushka|yiayia|lola|halmoni|amma|ammi|mormor|farmor|aunt|auntie|tante|tia|niece|lady|' +
  'woman|queen|princess|mrs|miss|ms|ewe|hen|mare'
const heWords =
  'boy|brother|son|father|dad|daddy|papa|grandpa|grandfather|granddad|opa|nonno|abuelo|abuelito|dedushka|' +
  'papou|lolo|halabeoji|appa|abba|baba|papi|morfar|farfar|uncle|onkel|tio|nephew|man|king|prince|mr|ram|' +
  'rooster|stallion|fisherman|tomcat|tom cat'
const sheNouns = new RegExp(`\\b(${sheWords})\\b`)
const heNouns = new RegExp(`\\b(${heWords})\\b`)

const saysThey = /\b(?:they|them|themselves|themself)\b/i
const choosesThey = /\bthey\s*\/\s*them\b|\bpronouns?\W+(?:are\s+)?they\b/i

/** Whether somebody is "they" only because nothing has told he or she; a parent may also say "they". */
export function isLeftOpen({
  kind,
  pronoun,
  details,
}: Pick<StoryFigure, 'kind' | 'pronoun' | 'details'>): boolean {
  return kind === 'human' && pronoun === 'they' && !saysThey.test(details)
}

interface Described {
  name: string
  details: string
  kind: FigureKind
  /** Draws the lot where nothing tells. */
  seed: string
}

/**
 * He, she, they or it, from the parent's words. What somebody *is* ("her brother") counts before the pronouns
 * beside it, because "her" is then somebody else; a well-known given name counts before a lone "his".
 * A person of whom nothing is said is "they". An animal or a toy with a name is he or she, for a pet is no
 * thing; by the sound of its name, or else by a lot that always falls the same way. Without a name it is "it".
 */
export function findPronoun({ name, details, kind, seed }: Described): Pronoun {
  const words = `${name}. ${withoutOthers(details, name)}`.toLowerCase()
  // "When she takes them off": they are others where the words know a she or a he besides.
  if (choosesThey.test(details) || (saysThey.test(details) && !pronounOfSubject(words))) return 'they'
  return (
    pronounOfTitle(name) ??
    pronounOfNoun(name.toLowerCase()) ??
    pronounOfBeginning(details) ??
    pronounOfNoun(withoutRelatives(words)) ??
    pronounOfSubject(words) ??
    pronounOfGivenName(name) ??
    pronounOfPossessive(words) ??
    pronounOfClothes(words) ??
    (kind === 'human' ? 'they' : pronounOfPet(name, words, seed))
  )
}

/** "Don Chuy", "Doña Rosa", "Vovô Zé": only before a name, for elsewhere "don" is half of "don't". */
function pronounOfTitle(name: string): Pronoun | undefined {
  if (/^(?:don|señor|senor|signor|monsieur|herr|sheikh|padre|vovô|vovo|tío|tito) \p{L}/iu.test(name))
    return 'he'
  return /^(?:doña|dona|señora|senora|señorita|signora|madame|frau|begum|vovó|tía|tita) \p{L}/iu.test(name)
    ? 'she'
    : undefined
}

const girlishPet =
  /(?:a|elle|ette|ina|belle|lulu|lady|duchess|daisy|honey|ginger|pearl|flossy|fluffy|molly|dolly|poppy|rosie|missy|kitty|goldie|blossom|clover|maple|snowflake|sunny)$/i

function pronounOfPet(name: string, words: string, seed: string): Pronoun {
  if (/\bits?\b/.test(words) || /^(?:the|a|an|my|our) /i.test(name)) return 'it'
  if (girlishPet.test(name)) return 'she'
  return createRandom(`${seed}/pronoun`).next() < 0.5 ? 'he' : 'she'
}

const namedKin =
  /\b([Hh]er|[Hh]is|[Tt]heir)\s+(?:[a-z-]+\s+){0,2}?[a-z]+\s+(?:(?:is|called|named)\s+){0,2}(\p{Lu}[\p{L}'’-]+)/gu
const kinThatBegins = new RegExp(
  `(?<=[.!?;]\\s+)(her|his|their)\\s+(?:[a-z-]+\\s+){0,2}?(?:${sheWords}|${heWords})(?=\\s+[a-z])`,
  'gi',
)

/**
 * Leaves out others of whom something is said: "Her brother Tobias comes along", and where they begin a later sentence, as in
 * "Six years old. Her brother teases her"; and "the pond of Mrs Adeyemi". Whose kin they are stays.
 */
function withoutOthers(details: string, name: string): string {
  return details
    .replaceAll(namedKin, (said: string, whose: string, named: string) =>
      name.includes(named) ? said : whose,
    )
    .replaceAll(kinThatBegins, '$1')
    .replaceAll(/\b(?:Mr|Mrs|Ms|Miss)\.? (\p{Lu}[\p{L}'’-]+)/gu, (said: string, named: string) =>
      name.includes(named) ? said : named,
    )
}

/** Leaves out people the details only mention: "loves her sister", "with his dad", "plays with the boy". */
function withoutRelatives(words: string): string {
  return words.replaceAll(
    /\b(with|loves?|likes?|misses|helps?|and|to|for|of|from|has|lives with)\s+(a|an|the|her|his|their|my|our)\s+(\w+\s+){0,2}?\w+/g,
    ' ',
  )
}

/** Of words in small letters, by the first noun that tells: "her big sister" is she. */
export function pronounOfNoun(words: string): 'he' | 'she' | undefined {
  const she = words.search(sheNouns)
  const he = words.search(heNouns)
  if (she < 0 && he < 0) return undefined
  if (she < 0) return 'he'
  return he < 0 || she < he ? 'she' : 'he'
}

/** "She has three homes: ours, her dad's": whoever is spoken of first. */
function pronounOfBeginning(details: string): Pronoun | undefined {
  const [, said] = /^\W*(she|he)(?:['’]?s)?\b/i.exec(details) ?? []
  if (said === undefined) return undefined
  return said.toLowerCase() === 'she' ? 'she' : 'he'
}

function pronounOfSubject(words: string): Pronoun | undefined {
  const found = /\b(she|shes|herself|he|hes|himself)\b/.exec(words)
  return found ? (/^(?:s|hers)/.test(found[1] ?? '') ? 'she' : 'he') : undefined
}

function pronounOfPossessive(words: string): Pronoun | undefined {
  const found = /\b(her|his)\b/.exec(words)
  return found ? (found[1] === 'her' ? 'she' : 'he') : undefined
}

/** The weakest clue, for a name that tells nothing. */
function pronounOfClothes(words: string): Pronoun | undefined {
  return /\b(dress|skirt|tutu)\b(?! (shirt|shoes|up))/.test(words) ? 'she' : undefined
}
