import type { Fact } from '@faith-fables/listener'
import { type Breed, breedInPassing, breedOf } from '../animals/breeds.ts'
import { usualLength } from '../animals/build-of.ts'
import { showsCoat } from '../animals/coats.ts'
import { speciesBuilds } from '../animals/species.ts'
import { type Colour, lighter } from '../drawing/colour.ts'
import { createRandom } from '../geometry/random.ts'
import type { FigureDescription } from '../scene-description.ts'
import type { AnimalBeing } from './animal-being.ts'
import { saidGarment } from './animal-garment.ts'
import { builtOf } from './as-robot.ts'
import { clothColours, coatColours, hairColours } from './colour-words.ts'
import { saidScale } from './compared-size.ts'
import { readWorn } from './fact-mentions.ts'
import type { AnimalLook, Species } from './look.ts'
import type { AnimalMark } from './mark.ts'
import type { Mention } from './mentions.ts'
import { animalBreadth, animalSize, readAnimalMarks } from './read-animal-marks.ts'
import { robotStuffs } from './robot-marks.ts'
import { paintOf } from './said-colour.ts'
import { type MentionOf, type SaidLook, saidOfAnimal } from './said-look.ts'
import { seedOf } from './seed-of.ts'
import { isShaggy } from './shaggy-coat.ts'
import { saidCloth } from './single-parts.ts'
import { speciesOf } from './species-words.ts'

/** Coats to choose from when the words name none. */
const usualCoats: Record<Species, readonly Colour[]> = {
  lamb: ['#fbf4e8', '#f6ead6'],
  dog: ['#c98f55', '#a9744a', '#e0b982', '#8a5d42'],
  cat: ['#e79a4c', '#a9a5ad', '#d8b48a', '#5a525c'],
  donkey: ['#a39a98', '#b3a294'],
  horse: ['#a9714a', '#c79a68', '#7a5138'],
  cow: ['#f4ebdd', '#b57a50'],
  goat: ['#e9dcc6', '#b08a66'],
  camel: ['#d9ae74', '#c99a62'],
  rabbit: ['#d9c3ad', '#c9c2c4', '#b98f6c', '#f3e9dc'],
  lion: ['#e8b457', '#dfa84e'],
  bear: ['#a06f43', '#8a5d3c', '#b98656'],
  fox: ['#dd7a35', '#cf6f38'],
  mouse: ['#b9b2b4', '#c9b39c'],
  hedgehog: ['#8f6b4e', '#7d5f4a'],
  elephant: ['#a9abb8', '#b3aeb4'],
  bird: ['#5b95cf', '#e0704f', '#f0b847', '#6fae6c'],
  dove: ['#fbf7ef'],
  parrot: ['#4fae6c', '#d9493f', '#5b95cf'],
  chick: ['#f8d65e', '#f3c64e'],
  duck: ['#f8e7b0', '#f7d560'],
  owl: ['#a9805a', '#8f7462'],
  turtle: ['#7aa85c', '#6d9c6a'],
  pig: ['#f2b3b0', '#eba6a8'],
  deer: ['#b9834f', '#a9744a'],
  frog: ['#7fb65a', '#69a85e'],
  hen: ['#c9803f', '#f4ead8', '#a9653c'],
  fish: ['#f09a3e', '#5b95cf', '#e0704f'],
  dragon: ['#6fae6c', '#5aa3a0', '#8d7ac0'],
  robot: ['#9fb4c6', '#8fb0a8', '#c7b08a'],
  doll: ['#d9606a', '#5b95cf', '#8d7ac0', '#5aa35a'],
  monkey: ['#8a5a3c', '#9c6a42', '#74503c'],
  kangaroo: ['#c58f5c', '#b9824f'],
  otter: ['#a9774f', '#96694a'],
  seal: ['#9aa9b8', '#8c9aa6', '#b3b0ac'],
  swan: ['#fbf9f4'],
  giraffe: ['#f0c766', '#ecbf5c'],
  alpaca: ['#e9d3b0', '#c99f78', '#f4ead9', '#a8795a'],
  hippo: ['#a99bb0', '#9d97a8'],
  crocodile: ['#77a653', '#6a9a58'],
  'guinea pig': ['#c98a50', '#a9744a', '#6b5146'],
  hamster: ['#dca765', '#c99a68', '#e6c08e'],
  snail: ['#e3c49c', '#d9b79a'],
  ladybug: ['#df4a3a', '#d9542f'],
  ant: ['#b5643f', '#9c5440'],
  bee: ['#f6c944'],
  butterfly: ['#f0913e', '#6f8fd8', '#e07fb0', '#9a78cc', '#f0b83c'],
  octopus: ['#e0787a', '#a77fc4', '#ef9160', '#5aa3b0'],
}

/** Patches of which no colour is said. */
export const usualPatches: Colour = '#6b4c3a'

/** Who has patches without being told so. */
const usualSpots: Partial<Record<Species, Colour>> = { cow: usualPatches, 'guinea pig': '#fff6ea' }

/** Who has neither fur nor plain feathers is as red as paint; a red dog is not. */
const brightSpecies = new Set<Species>(['ladybug', 'butterfly', 'octopus'])
const brightColours = { ...coatColours, ...clothColours }

const yarns: readonly Colour[] = ['#c2522a', '#e9b95a', '#6b4128', '#3a2a24']

/** An animal of which nothing is said. */
export const usualAnimal = (species: Species): AnimalLook =>
  readAnimalLook({ name: '', details: '' }, { species, coat: null, plush: false }, [])

/** `facts` are what was heard of it. */
export function readAnimalLook(
  figure: FigureDescription,
  { species, coat: coatOfWord, plush }: AnimalBeing,
  facts: readonly Fact[],
): AnimalLook {
  const said = saidOfAnimal(facts)
  const random = createRandom(seedOf(figure))
  const picked = random.pick(usualCoats[species])
  const headwear = said.first('headwear')
  const spots = said.first('spots')
  const garment = species === 'doll' ? null : saidGarment(said)
  const ownMarks = readAnimalMarks(
    said,
    [...wordsForKind(facts), ...(species === 'robot' ? builtOf(figure.details) : [])],
    species,
  )
  const [breed, ofBreed] = breedSaid(facts, species, plush ? '' : figure.details)
  const marks = [
    ...ownMarks,
    ...(isShaggy(figure.details, facts) && showsFur(species, plush)
      ? [{ kind: 'shaggy', colour: null } as const]
      : []),
    ...(ofBreed?.marks ?? []).filter(({ kind }) => ownMarks.every((mark) => mark.kind !== kind)),
  ]
  const breadth = animalBreadth(said)
  const patched = ofBreed ? null : usualSpots[species]
  return {
    kind: 'animal',
    name: figure.name,
    species,
    coat:
      saidCoat(said, species) ??
      coatByBreed(figure.details, breed) ??
      ofBreed?.coat ??
      coatOfWord ??
      colourOfStuff(marks) ??
      picked,
    spots: saidSpots(said) ?? ofBreed?.spots ?? (spots || patched ? (patched ?? usualPatches) : null),
    neckwear: readNeckwear(said, random.pick(['#3f7fc4', '#d9493f', '#5aa35a', '#f0a63a'])),
    glasses: said.all('single').some(({ piece }) => piece.part === 'glasses'),
    hat: headwear
      ? (saidCloth([headwear]) ?? (headwear.piece.kind === 'straw-hat' ? '#e6c478' : '#d9493f'))
      : null,
    ...(garment && { garment }),
    yarn: saidYarn(said) ?? random.pick(yarns),
    plush,
    marks,
    size: saidScale(facts, usualLength(species, plush)) ?? animalSize(said),
    ...(breadth !== 1 && { breadth }),
    ...(breed && { breed }),
  }
}

/** Whose fur may stand out in tufts. Of toys it is sewn. */
const showsFur = (species: Species, plush: boolean): boolean =>
  !plush && speciesBuilds[species].body === 'quadruped' && showsCoat(speciesBuilds[species])

/** A breed that is built in its own way, of who is drawn with the body of the kind; a toy is sewn as all are. */
function breedSaid(
  facts: readonly Fact[],
  species: Species,
  details: string,
): readonly [string, Breed] | readonly [] {
  const being = facts.find((fact) => fact.kind === 'being')?.being
  const told = being && 'noun' in being ? being.noun : ''
  const noun = breedOf(told) ? told : (breedInPassing(details, species) ?? told)
  const breed = (speciesOf(noun) ?? species) === species ? breedOf(noun) : undefined
  return breed ? [noun, breed] : []
}

/** "Cream coloured Jindo": the colour before the breed, which no fact keeps. */
function coatByBreed(details: string, breed: string | undefined): Colour | null {
  if (!breed) return null
  const before = new RegExp(`([a-z]+)(?:[- ]colou?red)? (?:[a-z]+ )?${breed}\\b`, 'i').exec(details)?.[1]
  return coatColours[before?.toLowerCase() ?? ''] ?? null
}

/** "Tabby cat": the word for the animal says something of it, too. */
const wordsForKind = (facts: readonly Fact[]): readonly Mention[] =>
  facts.flatMap((fact) =>
    fact.kind === 'being' && 'noun' in fact.being ? readWorn(fact.being.noun, 'animal').mentions : [],
  )

/** A doll is named by what it wears, every other by its fur or feathers. */
function saidCoat(said: SaidLook, species: Species): Colour | null {
  const colours = brightSpecies.has(species) ? brightColours : coatColours
  const mentions = species === 'doll' ? [...said.all('garment'), ...said.all('bottom')] : said.all('coat')
  const colour = mentions.find((mention) => mention.colour)?.colour
  return colour ? paintOf(colour, colours) : null
}

/** A robot of blue tins is blue, one of cardboard as cardboard is; a calico cat is white between its patches. */
const colourOfStuff = (marks: readonly AnimalMark[]): Colour | null =>
  marks.find(({ kind }) => ofOwnColour.has(kind))?.colour ?? null

const ofOwnColour: ReadonlySet<string> = new Set([...robotStuffs, 'tortoiseshell', 'calico'])

/** Of a black and white cat the patches are white. */
export function saidSpots(said: SaidLook): Colour | null {
  const spots = said.first('spots')?.colour
  const [first, ...others] = said
    .all('coat')
    .flatMap(({ colour, trim }) => [colour, trim].filter((one) => one !== null))
  const second = spots ?? others.find(({ name }) => name !== first?.name)
  return second ? paintOf(second, coatColours) : null
}

function saidYarn(said: SaidLook): Colour | null {
  const colour = said.all('yarn').find((yarn) => yarn.colour)?.colour
  return colour ? paintOf(colour, hairColours) : null
}

/** A bell hangs from what else is about the neck, in the colour of that. */
export function readNeckwear(said: SaidLook, usual: Colour): AnimalLook['neckwear'] {
  const order = ['bow', 'scarf', 'collar', 'bell'] as const
  const all = order.flatMap((kind) => said.all('neckwear').find(({ piece }) => piece.kind === kind) ?? [])
  const [worn] = all
  if (!worn) return null
  const kind = all.some(({ piece }) => piece.kind === 'bell') ? 'bell' : worn.piece.kind
  const colour = (worn.colour && paintOf(worn.colour, clothColours)) ?? usual
  const stripes = kind === 'scarf' ? stripesOf(worn, colour) : null
  return { kind, colour, ...(stripes && { stripes }) }
}

/** "A striped scarf", "a red and white scarf". */
function stripesOf({ piece, pattern, trim }: MentionOf<'neckwear'>, colour: Colour): Colour | null {
  const second = trim && paintOf(trim, clothColours)
  return second ?? (piece.isStriped || pattern === 'stripes' ? lighter(colour, 0.7) : null)
}
