import type { Colour } from '../drawing/colour.ts'
import { lighter } from '../drawing/colour.ts'
import type { Random } from '../geometry/random.ts'
import { clothColours } from './colour-words.ts'
import type { DescriptionWords } from './description-words.ts'
import type { AgeClass, Garment, HumanLook, Pattern } from './look.ts'

interface Person {
  age: AgeClass
  feminine: boolean
}

/** In this order: a raincoat is no coat, a nightgown is no gown. */
const garmentWords: readonly (readonly [Garment, string])[] = [
  ['pyjamas', 'pyjamas|pajamas|nightgown|nightshirt|nightdress'],
  ['raincoat', 'raincoat|rain coat|rain jacket|oilskin'],
  ['overalls', 'overalls|dungarees'],
  ['robe', 'robes?|tunic|cloak'],
  ['dress', 'dress|gown|sundress|pinafore'],
  ['hoodie', 'hoodie|hooded sweatshirt|sweatshirt'],
  ['cardigan', 'cardigan|vest|waistcoat'],
  ['jacket', 'jacket|coat|blazer|anorak|parka'],
  ['sweater', 'sweater|jumper|pullover|jersey'],
  ['t-shirt', 't-shirt|tee|tshirt|t shirt'],
  ['shirt', 'shirt|blouse|top'],
]

const patternWords: readonly (readonly [Pattern, string])[] = [
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
  const grown = person.age === 'adult' || person.age === 'elder'
  const seeded = {
    kind: random.pick(usualGarments(person)),
    colour: random.pick(grown ? quietColours : usualColours),
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
        words.has('long (?:[a-z]+ )?(?:dress|gown|skirt)') ||
        (person.age === 'elder' && person.feminine),
      pattern: pattern?.[0] ?? 'plain',
      trim: trim && trim !== colour ? trim : lighter(colour, 0.62),
    },
    bottom: readBottom(words, seeded.trousers, kind, colour),
    shoes: {
      boots: words.has('boots|wellies|wellingtons'),
      colour:
        words.colourOf('shoes|boots|sandals|sneakers|slippers|wellies|wellingtons|trainers', clothColours) ??
        seeded.shoes,
    },
    scarf: worn(words, '(?<!head ?)scarf', '#d9493f'),
    apron: worn(words, 'apron', '#f3e3c3'),
    cape: worn(words, 'cape', '#d9493f'),
  }
}

const worn = (words: DescriptionWords, noun: string, usual: Colour): Colour | null =>
  words.has(noun) ? (words.colourOf(noun, clothColours) ?? usual) : null

function readBottom(
  words: DescriptionWords,
  seeded: Colour,
  garment: Garment,
  top: Colour,
): HumanLook['bottom'] {
  const kinds = [
    ['shorts', 'shorts'],
    ['skirt', 'skirt'],
    ['trousers', 'trousers|pants|jeans|leggings|corduroys'],
  ] as const
  for (const [kind, nouns] of kinds) {
    if (words.has(nouns))
      return {
        kind,
        colour:
          words.colourOf(nouns, clothColours) ??
          (nouns.includes('jeans') && words.has('jeans') ? '#4a6591' : seeded),
      }
  }
  return { kind: 'trousers', colour: garment === 'overalls' || garment === 'pyjamas' ? top : seeded }
}

function usualGarments({ age, feminine }: Person): readonly Garment[] {
  if (age === 'elder') return feminine ? ['cardigan', 'dress'] : ['cardigan', 'shirt', 'sweater']
  if (age === 'adult') return feminine ? ['dress', 'shirt', 'cardigan'] : ['shirt', 'sweater', 'jacket']
  return feminine ? ['dress', 'dress', 'sweater', 't-shirt'] : ['t-shirt', 'sweater', 'hoodie', 'overalls']
}
