import type { Colour } from '../drawing/colour.ts'
import type { AnimalMark } from '../looks/mark.ts'
import type { SpeciesBuild } from './species-build.ts'

/** How a breed, or an animal drawn with the body of another, differs from that. */
export interface Breed {
  build: Partial<SpeciesBuild>
  coat?: Colour
  /** Marks that it has where none of the kind are said. */
  marks?: readonly AnimalMark[]
}

const WHITE = '#faf3e7'
const pointed: Breed = { build: { ears: 'pointed' } }
const wolfish: Breed = { build: { ears: 'pointed', tail: 'bushy' } }
const sledDog: Breed = {
  build: { ears: 'pointed', tail: 'curl', mask: WHITE },
  marks: [
    { kind: 'chest', colour: WHITE },
    { kind: 'socks', colour: WHITE },
  ],
}
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
  marks: [
    { kind: 'chest', colour: WHITE },
    { kind: 'socks', colour: WHITE },
    { kind: 'blaze', colour: WHITE },
    { kind: 'muzzle', colour: WHITE },
  ],
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
    'husky|malamute|siberian husky|alaskan malamute|akita|shiba|shiba inu|samoyed': sledDog,
    'german shepherd|alsatian|wolf|coyote|jackal|dingo|wolf cub': wolfish,
    'chihuahua|westie|pomeranian|papillon|scottie|scottish terrier|yorkie|yorkshire terrier|cairn terrier|heeler|kelpie':
      pointed,
    corgi: {
      build: { ears: 'pointed', tail: 'none', legs: 26, trunk: { long: 96, high: 40 } },
      marks: [
        { kind: 'chest', colour: WHITE },
        { kind: 'socks', colour: WHITE },
        { kind: 'muzzle', colour: WHITE },
      ],
    },
    'collie|rough collie|sheltie': collie,
    'border collie|sheepdog|sheep dog|welsh sheepdog': { ...collie, coat: '#3f3a44' },
    'old english sheepdog': { ...curlyDog, coat: '#a9abb4' },
    'pug|bulldog|french bulldog|boxer|frenchie': flatFaced,
    'poodle|bichon|bichon frise|labradoodle|cockapoo|goldendoodle|cavapoo|doodle': curlyDog,
    'bull terrier|english bull terrier': bullTerrier,
    dalmatian: { build: {}, marks: [{ kind: 'speckles', colour: '#3a3640' }] },
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

/** The breed that the last words of a noun name: "our old greyhound". */
export function breedOf(noun: string): Breed | undefined {
  const words = noun.toLowerCase().split(/[\s-]+/)
  return words.map((_, at) => words.slice(at).join(' ')).flatMap((word) => breeds.get(word) ?? [])[0]
}
