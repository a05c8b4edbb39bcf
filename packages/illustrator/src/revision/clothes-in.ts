import { clothColours, hairColours } from '../looks/colour-words.ts'

/** Something to wear that a wish names. */
export interface NamedGarment {
  /** As a scene says it: "dark blue hat". */
  worn: string
  /** The one word for it. */
  noun: string
  /** The words of the wish that say so. */
  said: string
}

const nouns =
  'pyjamas|pajamas|nightgown|raincoat|oilskin|overalls|dungarees|romper|onesie|cloak|mantle|tunic|robes?|kaftan|pinafore|' +
  'poncho|dress|gown|sundress|kimono|sari|hoodie|sweatshirt|cardigan|waistcoat|vest|jacket|coat|blazer|anorak|parka|sweater|' +
  'jumper|pullover|jersey|t-shirt|tshirt|tee|blouse|shirt|clothes|clothing|outfit|shorts|skirt|trousers|pants|jeans|leggings|' +
  'sandals|boots|wellies|shoes|sneakers|slippers|trainers|headscarf|head scarf|veil|hijab|kerchief|turban|wreath|bonnet|crown of flowers|flower crown|crown|' +
  'tiara|beanie|cap|hat|glasses|spectacles|scarf|bandana|cape|apron|backpack|satchel|rucksack|bow tie|bows?|ribbons?|hair ?band|' +
  'hair|braids|plaits|pigtails|ponytail|afro|cornrows|curls'
const colours = [...new Set([...Object.keys(clothColours), ...Object.keys(hairColours)])].join('|')
const traits = `(?:light |pale |dark |deep |bright )?(?:${colours})|long|short|curly|striped|stripy|dotted|spotted|polka[- ]dot|checked|checkered|plaid|floral|flowery|starry|straw|sun|woolly|knitted|rain|flower|winter`
const before = new RegExp(`\\b((?:(?:${traits})[ -](?:and )?)*)(${nouns})\\b(?!')`, 'g')
const after = new RegExp(
  `^ (?:colou?r )?(?:(?:should|must|could|can|to) be |is |are |in |into )?(?:a |more )?((?:${traits})(?:er|s)?)\\b(?! (?:${nouns}))`,
)

/** Every garment of a clause, with its colour and pattern: "a red dress", "the dress should be red". */
export function clothesIn(words: string): NamedGarment[] {
  return [...words.matchAll(before)].map((match) => {
    const [all, traitsBefore = '', noun = ''] = match
    const behind = after.exec(words.slice(match.index + all.length))
    const trait = behind?.[1]?.replace(/^(long|short)er$/, '$1') ?? ''
    return {
      worn: `${trait} ${traitsBefore}${noun}`.trim(),
      noun,
      said: `${all}${behind?.[0] ?? ''}`,
    }
  })
}
