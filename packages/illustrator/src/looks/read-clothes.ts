import type { Colour } from '../drawing/colour.ts'
import { lighter } from '../drawing/colour.ts'
import type { Random } from '../geometry/random.ts'
import { bibleLand } from './bible-land.ts'
import { clothColours } from './colour-words.ts'
import type { DescriptionWords } from './description-words.ts'
import type { AgeClass, Bottom, Footwear, Garment, Gender, HumanLook, Pattern } from './look.ts'

interface Person {
  age: AgeClass
  gender: Gender
  /** Colours that others wear already. */
  worn: readonly Colour[]
}

/** In this order: a raincoat is no coat, a nightgown is no gown. */
export const garmentWords: readonly (readonly [Garment, string])[] = [
  ['pyjamas', 'pyjamas|pajamas|nightgown|nightshirt|nightdress'],
  ['raincoat', 'raincoat|rain coat|rain jacket|oilskin'],
  ['overalls', 'overalls|dungarees'],
  ['romper', 'romper|onesie|babygro|sleepsuit|bodysuit'],
  ['cloak', 'cloak|mantle'],
  ['tunic', 'tunic'],
  ['robe', 'robes?|kaftan|cassock'],
  ['pinafore', 'pinafore|jumper dress'],
  ['poncho', 'poncho|serape'],
  ['dress', 'dress|gown|sundress|sari|kimono'],
  ['hoodie', 'hoodie|hooded sweatshirt|sweatshirt'],
  ['cardigan', 'cardigan'],
  ['waistcoat', 'waistcoat|vest'],
  ['jacket', 'jacket|coat|blazer|anorak|parka'],
  ['sweater', 'sweater|jumper|pullover|jersey'],
  ['t-shirt', 't-shirt|tee|tshirt|t shirt'],
  ['blouse', 'blouse'],
  ['shirt', 'shirt|top'],
]

export const patternWords: readonly (readonly [Pattern, string])[] = [
  ['stripes', 'striped|stripes|stripy'],
  ['dots', 'polka|dotted|dots|spotted'],
  ['stars', 'stars?|starry'],
  ['checks', 'checked|checkered|chequered|plaid|tartan|flannel|gingham'],
  ['flowers', 'flowers|flowery|floral|daisies|flowered'],
  ['hearts', 'hearts?'],
]

const usualColours: readonly Colour[] = [
  '#d9493f',
  '#3f7fc4',
  '#f6c644',
  '#5aa35a',
  '#3aa6a0',
  '#8a63b8',
  '#ee8c3a',
  '#f08fb0',
]
const quietColours: readonly Colour[] = ['#7d8f6a', '#5f7f9a', '#a9695a', '#8a7a9c', '#b98d55', '#4f8f8a']

export type Clothes = Pick<HumanLook, 'garment' | 'bottom' | 'shoes' | 'scarf' | 'apron' | 'cape'>

export function readClothes(words: DescriptionWords, random: Random, person: Person): Clothes {
  const palette = person.age === 'adult' || person.age === 'elder' ? quietColours : usualColours
  const seeded = {
    kind: random.pick(bibleLand(words) ? ancientGarments(person) : usualGarments(person)),
    colour: unlike(random.pick(palette), palette, person.worn),
    trousers: random.pick(['#4a6591', '#7a5a44', '#5d6b54', '#51506b', '#6b7f94']),
    shoes: random.pick(['#8a4a32', '#b5483f', '#4b4a58', '#5f7d8f']),
  }
  const [kind, nouns] = garmentWords.find(([, names]) => words.has(names)) ?? [seeded.kind, 'clothes|outfit']
  const colour = words.colourOf(nouns, clothColours) ?? seeded.colour
  const pattern = patternWords.find(([, names]) => words.has(names))
  const trim = pattern && words.colourOf(pattern[1], clothColours)
  return {
    garment: {
      kind,
      colour,
      long:
        kind === 'robe' ||
        kind === 'cloak' ||
        words.has('long (?:[a-z]+ )?(?:dress|gown|skirt)') ||
        (person.age === 'elder' && person.gender === 'feminine'),
      pattern: pattern?.[0] ?? 'plain',
      trim: trim && trim !== colour ? trim : lighter(colour, 0.62),
    },
    bottom: readBottom(words, seeded.trousers, kind, colour),
    shoes: readShoes(words, kind, seeded.shoes),
    scarf: worn(words, '(?<!head ?)scarf', '#d9493f'),
    apron: worn(words, 'apron', '#f3e3c3'),
    cape: worn(words, 'cape', '#d9493f'),
  }
}

/** The colour, or the next in the palette that nobody wears yet. */
function unlike(colour: Colour, palette: readonly Colour[], worn: readonly Colour[]): Colour {
  const start = palette.indexOf(colour)
  const ordered = [...palette.slice(start), ...palette.slice(0, start)]
  return ordered.find((one) => !worn.includes(one)) ?? colour
}

export const footwear: readonly (readonly [Footwear, string, Colour | null])[] = [
  ['sandals', 'sandals?|flip[- ]flops', '#8a5a34'],
  ['boots', 'boots|wellies|wellingtons', null],
  ['bare', 'barefoot|bare feet|barefooted', null],
  ['shoes', 'shoes|sneakers|slippers|trainers|socks', null],
]

function readShoes(words: DescriptionWords, garment: Garment, seeded: Colour): HumanLook['shoes'] {
  const [kind, nouns, usual] = footwear.find(([, names]) => words.has(names)) ?? usualFootwear(garment)
  return { kind, colour: words.colourOf(nouns, clothColours) ?? usual ?? seeded }
}

/** Sandals go with the dress of Bible times, bare feet with a romper. */
function usualFootwear(garment: Garment): readonly [Footwear, string, Colour | null] {
  if (garment === 'romper') return ['bare', 'feet', null]
  const ancient = garment === 'tunic' || garment === 'robe' || garment === 'cloak'
  return ancient ? ['sandals', 'sandals', '#8a5a34'] : ['shoes', 'shoes', null]
}

export const bottomWords: readonly (readonly [Bottom, string])[] = [
  ['shorts', 'shorts'],
  ['skirt', 'skirt'],
  ['trousers', 'trousers|pants|jeans|leggings|corduroys'],
]

const worn = (words: DescriptionWords, noun: string, usual: Colour): Colour | null =>
  words.has(noun) ? (words.colourOf(noun, clothColours) ?? usual) : null

function readBottom(
  words: DescriptionWords,
  seeded: Colour,
  garment: Garment,
  top: Colour,
): HumanLook['bottom'] {
  for (const [kind, nouns] of bottomWords) {
    if (words.has(nouns))
      return {
        kind,
        colour:
          words.colourOf(nouns, clothColours) ??
          (nouns.includes('jeans') && words.has('jeans') ? '#4a6591' : seeded),
      }
  }
  return {
    kind: 'trousers',
    colour: garment === 'overalls' || garment === 'pyjamas' || garment === 'romper' ? top : seeded,
  }
}

const ancientGarments = ({ age }: Person): readonly Garment[] =>
  age === 'adult' || age === 'elder' ? ['robe', 'cloak'] : ['tunic']

function usualGarments({ age, gender }: Person): readonly Garment[] {
  if (age === 'baby') return ['romper']
  const feminine = gender === 'feminine'
  if (age === 'elder')
    return feminine ? ['cardigan', 'dress', 'blouse'] : ['cardigan', 'waistcoat', 'sweater']
  if (age === 'adult') return feminine ? ['dress', 'blouse', 'cardigan'] : ['shirt', 'sweater', 'jacket']
  return feminine ? ['dress', 'dress', 'sweater', 't-shirt'] : ['t-shirt', 'sweater', 'hoodie', 'overalls']
}
