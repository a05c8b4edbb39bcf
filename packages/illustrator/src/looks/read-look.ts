import type { Colour } from '../drawing/colour.ts'
import type { FigureDescription } from '../scene-description.ts'
import { DescriptionWords, plainWords } from './description-words.ts'
import type { Kinship } from './kinship.ts'
import type { Look } from './look.ts'
import { readAnimalLook } from './read-animal-look.ts'
import { readHumanLook } from './read-human-look.ts'
import { animalWords } from './species-words.ts'

const humanWords =
  'girl|boy|woman|man|lady|child|kid|baby|infant|toddler|teen|teenager|person|mother|mom|mum|mommy|father|dad|daddy|parent|' +
  'grandma|grandmother|granny|nana|grandpa|grandfather|grandad|sister|brother|aunt|uncle|cousin|son|daughter|teacher|' +
  'pastor|farmer|shepherd|shepherdess|king|queen|prince|princess|neighbou?r|friend|baker|fisherman|doctor|nurse|twin'

/** A child may be called so: only the details can say that it is an animal. The storyteller reads them so, too. */
const givenNames =
  /\b(?:robin|kitty|raven|wren|phoenix|griffin|ram|wolf|hawk|cricket|lynx|bull|bat|mole|swan|puma|falcon|heron|beetle|monster)\b/gi

const theirs =
  '(?:his|her|their|my|our|loves?|likes?|has|have|with|owns?|pets?|rides?|and|stuffed|toy|holds?|carries)'
const theirsBefore = new RegExp(
  `(?<![a-z])${theirs} (?:an? |the |two |rag |old |small |little |best |pet |big )*$`,
)
const worn = /^s? (?:costume|shirt|sweater|hat|print|pattern|ears|toy|slippers|pyjamas|pajamas|onesie)/

/**
 * Reads the looks of a figure from the parent's own words. What the words leave open is chosen by a seed made of
 * name and details, so it never changes between pages, candidates or styles. `worn` are colours of clothes that others wear already.
 * `kin` is what somebody has in common with the family.
 */
export function readLook(figure: FigureDescription, worn: readonly Colour[] = [], kin?: Kinship): Look {
  const animal = animalOf(figure)
  return animal
    ? readAnimalLook(figure, animal)
    : readHumanLook(figure, aboutTheFigure(figure.details), worn, kin)
}

/** The animal word that says what the figure is; null for a person, also for a person with a pet. */
function animalOf({ name, details, sort }: FigureDescription): string | null {
  if (sort === null) return null
  const told = sort === undefined ? null : new DescriptionWords(sort).match(animalWords)
  if (told) return told
  const nameWords = new DescriptionWords(name)
  if (nameWords.has(humanWords)) return null
  const inName = new DescriptionWords(name.replace(givenNames, '')).match(animalWords)
  const text = plainWords(details)
  const words = new DescriptionWords(details)
  if (inName && !words.has('girl|boy|woman|man|child')) return inName
  const human = words.position(humanWords)
  for (const found of text.matchAll(new RegExp(`(?<![a-z])(?:${animalWords})(?![a-z])`, 'g'))) {
    const isTheirs =
      theirsBefore.test(text.slice(0, found.index)) || worn.test(text.slice(found.index + found[0].length))
    if (!isTheirs) return found.index < human ? found[0] : null
  }
  return null
}

/** Leaves out the sentences that are about a pet ("Her lamb Snowy wears a blue bow tie."). */
function aboutTheFigure(details: string): string {
  const pet = new RegExp(`^\\s*(?:his|her|their|the|my|a|an)? ?(?:[a-z]+ )?(?:${animalWords})(?![a-z])`, 'i')
  return details
    .split(/(?<=[.;!?])\s+/)
    .filter((sentence) => !pet.test(sentence))
    .join(' ')
}
