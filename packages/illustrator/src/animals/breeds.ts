import type { Colour } from '../drawing/colour.ts'
import type { AnimalMark } from '../looks/mark.ts'
import type { SpeciesBuild } from './species-build.ts'

/** How a breed, or an animal drawn with the body of another, differs from that. */
export interface Breed {
  build: Partial<SpeciesBuild>
  coat?: Colour
  spots?: Colour
  /** Marks that it has where none of the kind are said. */
  marks?: readonly AnimalMark[]
}

const WHITE = '#faf3e7'
/** White on chest, paws and muzzle. */
const whiteBelow: readonly AnimalMark[] = [
  { kind: 'chest', colour: WHITE },
  { kind: 'socks', colour: WHITE },
  { kind: 'muzzle', colour: WHITE },
]
const pointed: Breed = { build: { ears: 'pointed' } }
const wolfish: Breed = { build: { ears: 'pointed', tail: 'bushy' } }
const sledDog: Breed = {
  build: { ears: 'pointed', tail: 'curl', mask: WHITE },
  marks: [
    { kind: 'chest', colour: WHITE },
    { kind: 'socks', colour: WHITE },
  ],
}
const spitz: Breed = { build: { ears: 'pointed', tail: 'over-back' } }
const sighthound: Breed = {
  build: {
    legs: 76,
    trunk: { long: 84, high: 32 },
    head: { radius: 44, forward: 16, up: 66, wide: 0.86 },
    muzzle: 'long',
    tail: 'thin',
  },
}
const largeDog: Breed = {
  build: {
    size: 1.3,
    legs: 70,
    trunk: { long: 88, high: 46 },
    head: { radius: 52, forward: 12, up: 62, wide: 0.96 },
    muzzle: 'long',
  },
}
const flatFaced: Breed = {
  build: { legs: 40, head: { radius: 58, forward: 6, up: 48, wide: 1.12 }, mask: '#5a5058' },
}
const collie: Breed = {
  build: { tail: 'bushy', muzzle: 'long' },
  marks: [...whiteBelow, { kind: 'blaze', colour: WHITE }],
}
const curlyDog: Breed = { build: { mark: 'wool' } }
const bullTerrier: Breed = {
  build: {
    ears: 'pointed',
    muzzle: 'long',
    tail: 'thin',
    head: { radius: 56, forward: 12, up: 56, wide: 0.84 },
  },
}

/** By the words for them. */
const breeds = new Map(
  Object.entries<Breed>({
    'greyhound|whippet|saluki|lurcher|borzoi|afghan hound|italian greyhound|galgo|podenco': sighthound,
    'great dane|mastiff|st bernard|saint bernard|newfoundland|wolfhound|irish wolfhound|leonberger|bernese mountain dog|bernese':
      largeDog,
    'husky|malamute|siberian husky|alaskan malamute': sledDog,
    'akita|shiba|shiba inu|samoyed': { ...sledDog, build: { ...sledDog.build, tail: 'over-back' } },
    'german shepherd|alsatian|wolf|coyote|jackal|dingo|wolf cub': wolfish,
    'jindo|spitz|finnish spitz|basenji|eurasier|kai ken|shikoku|hokkaido dog|karelian bear dog': spitz,
    'chihuahua|westie|pomeranian|papillon|scottie|scottish terrier|yorkie|yorkshire terrier|cairn terrier|heeler|kelpie':
      pointed,
    corgi: {
      build: { ears: 'pointed', tail: 'none', legs: 26, trunk: { long: 96, high: 40 } },
      marks: whiteBelow,
    },
    'collie|rough collie|sheltie': collie,
    'border collie|sheepdog|sheep dog|welsh sheepdog': { ...collie, coat: '#3f3a44' },
    'old english sheepdog': { ...curlyDog, coat: '#a9abb4' },
    'pug|bulldog|french bulldog|boxer|frenchie': flatFaced,
    'poodle|bichon|bichon frise|labradoodle|cockapoo|goldendoodle|cavapoo|doodle': curlyDog,
    'bull terrier|english bull terrier': bullTerrier,
    dalmatian: { build: {}, marks: [{ kind: 'speckles', colour: '#3a3640' }] },
    beagle: {
      build: {},
      coat: '#c08348',
      spots: '#4a3c38',
      marks: [...whiteBelow, { kind: 'blaze', colour: WHITE }],
    },
    'jack russell|jack russell terrier|fox terrier|rat terrier|parson russell': {
      build: { legs: 42 },
      coat: WHITE,
      spots: '#b9773f',
    },
    'rottweiler|rottie|doberman|dobermann|dachsie': {
      build: { muzzle: 'long' },
      coat: '#38333c',
      marks: [
        { kind: 'chest', colour: '#b0703a' },
        { kind: 'socks', colour: '#b0703a' },
        { kind: 'muzzle', colour: '#b0703a' },
      ],
    },
    'labrador|lab|labrador retriever|yellow lab': { build: {}, coat: '#e8cf9c' },
    'black lab': { build: {}, coat: '#38333c' },
    'chocolate lab|chocolate labrador|boykin': { build: {}, coat: '#7a5138' },
    'siamese|siamese cat|birman|himalayan|snowshoe cat': {
      build: { mask: '#6b5146' },
      coat: '#efe2c8',
      marks: [
        { kind: 'socks', colour: '#6b5146' },
        { kind: 'tail', colour: '#6b5146' },
        { kind: 'ear', colour: '#6b5146' },
        { kind: 'eyes', colour: '#5b95cf' },
      ],
    },
    'tuxedo|tuxedo cat': {
      build: {},
      coat: '#38333c',
      marks: whiteBelow,
    },
    'maine coon|persian|persian cat|norwegian forest cat|ragdoll cat|angora cat': {
      build: { tail: 'bushy' },
      marks: [{ kind: 'shaggy', colour: null }],
    },
    'russian blue|british shorthair|chartreux|british blue': { build: {}, coat: '#8f99a8' },
    'ginger tom|marmalade cat|ginger cat': {
      build: {},
      coat: '#dd8440',
      marks: [{ kind: 'stripes', colour: null }],
    },
    capybara: {
      build: {
        size: 1.05,
        legs: 34,
        trunk: { long: 88, high: 52 },
        head: { radius: 46, forward: 16, up: 34, wide: 0.96 },
        ears: 'small',
        tail: 'none',
        muzzle: 'long',
        nose: 'dark',
      },
      coat: '#a07a52',
    },
    'penguin|toy penguin|penguin chick': {
      build: { mark: 'cheek-patch' },
      marks: [{ kind: 'chest', colour: WHITE }],
    },
  }).flatMap(([words, breed]) => words.split('|').map((word) => [word, breed] as const)),
)

/** Of all of these there are dogs and cats only, and no word of them means anything else. */
const inPassing =
  /\b(?:jindo|spitz|basenji|akita|shiba(?: inu)?|samoyed|husky|malamute|greyhound|whippet|lurcher|galgo|podenco|great dane|mastiff|newfoundland|bernese|german shepherd|alsatian|chihuahua|westie|pomeranian|papillon|yorkie|corgi|(?:border )?collie|sheltie|sheepdog|pug|(?:french )?bulldog|frenchie|poodle|labradoodle|cockapoo|goldendoodle|cavapoo|dalmatian|beagle|jack russell|rottweiler|dobermann?|(?:black |yellow |chocolate )?(?:labrador|lab)|siamese|birman|tuxedo|maine coon|persian|russian blue|british shorthair)\b/i

const ofCats = /^(?:siamese|birman|tuxedo|maine coon|persian|russian blue|british shorthair)$/

/** The breed that is named somewhere in what is said of a dog or a cat: "his old dog, cream coloured Jindo". */
export function breedInPassing(details: string, species: string): string | undefined {
  const named = inPassing.exec(details)?.[0].toLowerCase()
  if (named === undefined || (species !== 'dog' && species !== 'cat')) return undefined
  return ofCats.test(named) === (species === 'cat') && breedOf(named) ? named : undefined
}

/** The breed that the last words of a noun name: "our old greyhound". */
export function breedOf(noun: string): Breed | undefined {
  const words = noun.toLowerCase().split(/[\s-]+/)
  return words.map((_, at) => words.slice(at).join(' ')).flatMap((word) => breeds.get(word) ?? [])[0]
}
