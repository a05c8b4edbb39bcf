import type { FigureKind } from '../plots/plot.ts'
import { animalVoices } from './animal-voices.ts'

const animals = Object.keys(animalVoices).join('|')
/** A child may be called so: only the details can say that it is an animal. The illustrator reads them so, too. */
const givenNames =
  /\b(?:robin|kitty|raven|wren|phoenix|griffin|ram|wolf|hawk|cricket|lynx|bull|bat|mole|swan|puma|falcon|heron|beetle|monster)\b/gi
const toys = 'teddy bear|teddy|doll|puppet|robot|plush \\w+|stuffed \\w+|toy \\w+|rag doll|rocking horse'

/** "his baby sister, 2 years old, pink rabbit" is a child who has a rabbit. */
const kinWords =
  /^(?:(?:his|her|their|our|my|the|a|an)\s+)?(?:(?:baby|big|little|older|younger|twin|step|half)[\s-]+)*(?:sister|brother|cousin|mother|father|mom|mum|dad|aunt|uncle|boy|girl)(?=\s*(?:[,.;(]|$|who\b|with\b|of\b|and\b))/i

/** The animal somebody is, from the words of a clause that say it: "a small woolly lamb", never "loves her dog". */
export function findAnimal(name: string, details: string): string | undefined {
  return animalIn(name.replace(givenNames, '')) ?? ownedClausesOf(details).map(animalIn).find(Boolean)
}

/** What an animal or a toy is, as a listener is told: "lamb", "stuffed rabbit"; undefined for people. */
export function findSort(name: string, details: string): string | undefined {
  if (kinWords.test(details)) return undefined
  const toy = [name, ...ownedClausesOf(details)].map((clause) => isNamed(clause, toys)?.[1]).find(Boolean)
  return toy ?? findAnimal(name, details)
}

/** Whether a noun phrase names a living animal: "old gray cat", no stuffed one. */
export function isLiving(phrase: string): boolean {
  return isNamed(phrase, toys) === null && new RegExp(`\\b(?:${animals})$`, 'i').test(phrase)
}

export function findKind(name: string, details: string): FigureKind {
  if (kinWords.test(details)) return 'human'
  const clauses = [name, ...ownedClausesOf(details)]
  if (clauses.some((clause) => isNamed(clause, toys))) return 'toy'
  return findAnimal(name, details) ? 'animal' : 'human'
}

/** What stands beside somebody ("a shepherd boy with sheep") and what is only a saying is nobody. */
const besides = / with [^,.;!]*|\bnight owl\b|\bearly bird\b/g

/** "Her stuffed rabbit" as the first words is whom the parent describes; "her dog sleeps in her bed" is another. */
function ownedClausesOf(details: string): string[] {
  const [first = '', ...others] = clausesOf(details)
  const owned = new RegExp(`^(?:his|her|their) (?=[\\w ]*\\b(?:${toys}|${animals})$)`)
  return [first.replace(owned, ''), ...others]
}

function clausesOf(details: string): string[] {
  return details
    .toLowerCase()
    .replace(besides, '')
    .split(/[,.;!]| who | that | and (?=has|is|likes|loves)/)
    .map((clause) => clause.trim().replace(/^(?:he|she|it|they|this)(?:'s| is| are)\s+/, ''))
}

function animalIn(clause: string): string | undefined {
  return isNamed(clause.toLowerCase(), animals)?.[1]
}

/** Only articles and describing words may stand before the noun. */
function isNamed(clause: string, nouns: string): RegExpExecArray | null {
  const found = new RegExp(`\\b(${nouns})\\b`).exec(clause.toLowerCase())
  if (!found) return null
  const before = clause.toLowerCase().slice(0, found.index)
  return /\b(of|has|have|loves?|likes?|hates?|fears?|rides?|owns?|feeds?|wears?|carries|holds?|hugs?|keeps?|wants?|chases?|pets|misses|draws?|like|as|by|her|his|their|for|to|on|named)\b/.test(
    before,
  )
    ? null
    : found
}
