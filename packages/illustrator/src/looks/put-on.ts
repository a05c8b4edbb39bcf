import { lighter } from '../drawing/colour.ts'
import { clothColours, coatColours, hairColours } from './colour-words.ts'
import { DescriptionWords } from './description-words.ts'
import type { AnimalLook, HumanLook, Look } from './look.ts'
import { readAnimalLook } from './read-animal-look.ts'
import { bottomWords, footwear, garmentWords, patternWords } from './read-clothes.ts'
import { cutWords, readHeadwear } from './read-head.ts'

/** Changes one part of a look as the words say, and hands back null when they do not speak of it. */
type Wardrobe = (words: DescriptionWords, look: HumanLook) => Partial<HumanLook> | null

const OUTFIT = 'clothes|outfit|clothing'
/** Top and trousers are of one colour. */
const ofOneCloth = new Set(['overalls', 'pyjamas', 'romper'])
/** These cover the legs, so that no trousers are seen under them. */
const inOnePiece = new Set(['dress', 'pinafore', 'tunic', 'robe', 'cloak', 'overalls', 'pyjamas', 'romper'])

const wardrobes: readonly Wardrobe[] = [
  putOnGarment,
  putOnBottom,
  putOnShoes,
  putOnHeadwear,
  dressHair,
  single('glasses', 'glasses|spectacles', '#5a3b2a'),
  single('scarf', '(?<!head ?)scarf', '#d9493f'),
  single('cape', 'cape', '#d9493f'),
  single('apron', 'apron', '#f3e3c3'),
  single('bag', 'bag|backpack|satchel|rucksack', '#a8713f'),
  single('bows', 'bows?|ribbons?|hair ?(?:band|bow|tie|clip)s?', '#e2566a'),
]

/** The same look with what somebody wears in one picture only: "red dress", "blue hat". What is not said stays. */
export function putOn(look: Look, worn: readonly string[] = []): Look {
  const dressed: Look = { ...look }
  for (const phrase of worn) {
    const words = new DescriptionWords(phrase)
    if (dressed.kind === 'animal') Object.assign(dressed, onAnimal(phrase, words, dressed))
    else for (const wardrobe of wardrobes) Object.assign(dressed, wardrobe(words, dressed))
  }
  return dressed
}

function putOnGarment(words: DescriptionWords, { garment }: HumanLook): Partial<HumanLook> | null {
  const [kind, nouns] =
    garmentWords.find(([, names]) => words.has(names)) ??
    (words.has(OUTFIT) ? ([garment.kind, OUTFIT] as const) : [])
  if (kind === undefined || nouns === undefined) return null
  const colour = words.colourOf(nouns, clothColours) ?? garment.colour
  const pattern = patternWords.find(([, names]) => words.has(names))?.[0]
  const kept =
    kind === garment.kind ? garment : { pattern: 'plain' as const, long: kind === 'robe' || kind === 'cloak' }
  const trim = colour === garment.colour ? garment.trim : lighter(colour, 0.62)
  return {
    garment: {
      ...kept,
      kind,
      colour,
      trim,
      pattern: pattern ?? kept.pattern,
      long: words.has('long') || kept.long,
    },
    ...(ofOneCloth.has(kind) && { bottom: { kind: 'trousers', colour } }),
  }
}

function putOnBottom(words: DescriptionWords, { bottom, garment }: HumanLook): Partial<HumanLook> | null {
  const [kind, nouns] = bottomWords.find(([, names]) => words.has(names)) ?? []
  if (kind === undefined || nouns === undefined) return null
  const usual = words.has('jeans') ? '#4a6591' : bottom.colour
  return {
    bottom: { kind, colour: words.colourOf(nouns, clothColours) ?? usual },
    ...(inOnePiece.has(garment.kind) && { garment: { ...garment, kind: 't-shirt', long: false } }),
  }
}

function putOnShoes(words: DescriptionWords, { shoes }: HumanLook): Partial<HumanLook> | null {
  const [kind, nouns, usual] = footwear.find(([, names]) => words.has(names)) ?? []
  if (kind === undefined || nouns === undefined) return null
  return { shoes: { kind, colour: words.colourOf(nouns, clothColours) ?? usual ?? shoes.colour } }
}

function putOnHeadwear(words: DescriptionWords, { headwear }: HumanLook): Partial<HumanLook> | null {
  const read = readHeadwear(words)
  const isSame =
    read !== null && read.kind === headwear?.kind && !words.has(Object.keys(clothColours).join('|'))
  return read && { headwear: isSame ? headwear : read }
}

function dressHair(words: DescriptionWords, { hair }: HumanLook): Partial<HumanLook> | null {
  const cut = cutWords.find(([, nouns]) => words.has(nouns))?.[0]
  const nouns = `hair|${cutWords.map(([, names]) => names).join('|')}`
  const colour = words.colourOf(nouns, hairColours)
  return cut || colour ? { hair: { cut: cut ?? hair.cut, colour: colour ?? hair.colour } } : null
}

function single(
  part: 'glasses' | 'scarf' | 'cape' | 'apron' | 'bag' | 'bows',
  nouns: string,
  usual: string,
): Wardrobe {
  return (words, look) =>
    words.has(nouns) ? { [part]: words.colourOf(nouns, clothColours) ?? look[part] ?? usual } : null
}

function onAnimal(phrase: string, words: DescriptionWords, look: AnimalLook): Partial<AnimalLook> {
  const read = readAnimalLook({ name: '', details: phrase }, look.species)
  const isColoured = words.has(Object.keys(clothColours).join('|'))
  const coat = words.colourOf('fur', coatColours)
  const kept = !isColoured && read.neckwear?.kind === look.neckwear?.kind
  return {
    ...(coat && { coat }),
    ...(read.hat && { hat: isColoured ? read.hat : (look.hat ?? read.hat) }),
    ...(read.glasses && { glasses: true }),
    ...(read.neckwear && { neckwear: kept ? look.neckwear : read.neckwear }),
  }
}
