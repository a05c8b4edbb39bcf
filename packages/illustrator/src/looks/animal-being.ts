import type { Being, Fact } from '@faith-fables/listener'
import { valueFor } from '@faith-fables/listener/lexicons/lexicons'
import { singularsOf } from '@faith-fables/listener/lexicons/singulars'
import type { Colour } from '../drawing/colour.ts'
import type { FigureDescription } from '../scene-description.ts'
import { coatsOfWords } from './coats-of-words.ts'
import { coatColours } from './colour-words.ts'
import type { Species } from './look.ts'
import { looksLikePeople } from './people-like-beings.ts'
import { speciesOf, speciesWordIn } from './species-words.ts'
import { wordsOf } from './terms.ts'

/** With which body an animal, or a toy that looks like one, is drawn. */
export interface AnimalBeing {
  species: Species
  /** The coat that goes with the very word: a seagull is white, a raven black. */
  coat: Colour | null
  plush: boolean
}

/** By the listener's class for animals that have no word here. */
const speciesOfClasses: Readonly<Partial<Record<string, Species>>> = {
  bird: 'bird',
  fish: 'fish',
  insect: 'ladybug',
  reptile: 'crocodile',
  dinosaur: 'dragon',
  dog: 'dog',
  cat: 'cat',
  horse: 'horse',
}

const soft = new Set(
  'plush stuffed toy teddy cuddly knitted crocheted sewn soft rag corduroy velvet velour felt fleece patchwork cotton cloth fabric flannel minky terry sackcloth linen denim calico'.split(
    ' ',
  ),
)

/** A child may be called so: only the details can say that it is an animal. */
const givenNames = new Set(
  'robin|kitty|raven|wren|phoenix|griffin|ram|wolf|hawk|cricket|lynx|bull|bat|mole|swan|puma|falcon|heron|beetle|monster'.split(
    '|',
  ),
)

/** What a figure is that is neither human nor animal; null for all others. */
export function thingOf({ sort }: FigureDescription, facts: readonly Fact[]): string | null {
  const said = facts.find((fact) => fact.kind === 'being')
  // Where the story tells it as a person, it is drawn as what it is all the same, if that is certain.
  if (sort === null && !said?.certain) return null
  if (!said || said.being.sort === 'human' || said.being.sort === 'animal') return null
  return looksLikePeople(said.being.noun) ? null : said.being.noun
}

/** Null for people, and for what is neither human nor animal. */
export function animalBeingOf({ name, sort }: FigureDescription, facts: readonly Fact[]): AnimalBeing | null {
  if (sort === null) return otherBeing(facts)
  if (sort !== undefined) return toldAs(sort, facts)
  const said = facts.find((fact) => fact.kind === 'being')
  if (said?.certain) return animalBeing(facts)
  const inName = wordsOf(name).find((word) => speciesOf(word) && !givenNames.has(word))
  return inName ? named(inName, isSoft(name)) : null
}

/** The story knows a green dragon as a dragon; the parent's words know its colour. */
function toldAs(sort: string, facts: readonly Fact[]): AnimalBeing | null {
  const [told, said] = [named(sort, isSoft(sort)), animalBeing(facts)]
  if (!told || told.coat || told.species !== said?.species) return told ?? said
  return { ...told, coat: said.coat }
}

/** A dragon is told as a person and drawn as a dragon. */
function otherBeing(facts: readonly Fact[]): AnimalBeing | null {
  const said = facts.find((fact) => fact.kind === 'being')
  return said?.certain && said.being.sort === 'other' ? drawnAsAnimal(said.being) : null
}

const animalBeing = (facts: readonly Fact[]): AnimalBeing | null => {
  const being = facts.find((fact) => fact.kind === 'being')?.being
  return being ? drawnAsAnimal(being) : null
}

/** What a being is drawn as; null where it is no animal and looks like none. */
export function drawnAsAnimal(being: Being): AnimalBeing | null {
  if (being.sort === 'human') return null
  const plush = isSoft(being.noun)
  const known = named(being.noun, plush)
  if (known) return known
  if (being.sort === 'robot') return { species: 'robot', coat: null, plush: false }
  if (being.sort === 'animal') return { species: speciesOfClass(being.noun), coat: null, plush }
  return null
}

function named(noun: string, plush: boolean): AnimalBeing | null {
  const word = [noun, ...singularsOf(noun, new Map())].flatMap((form) => speciesWordIn(form) ?? [])[0]
  const species = word && speciesOf(word)
  return species ? { species, coat: saidCoat(noun, word) ?? coatsOfWords[word] ?? null, plush } : null
}

/** "Brown bear": the colour before the word. */
function saidCoat(noun: string, word: string): Colour | null {
  const before = wordsOf(noun.slice(0, noun.length - word.length)).at(-1)
  return (before && coatColours[before]) || null
}

const speciesOfClass = (noun: string): Species => speciesOfClasses[valueFor('animal', noun) ?? ''] ?? 'otter'

const isSoft = (words: string): boolean => wordsOf(words).some((word) => soft.has(word))
