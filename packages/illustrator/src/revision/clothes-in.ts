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
  'pyjamas|pajamas|nightgown|raincoat|oilskin|overalls|dungarees|romper|onesie|cloak|mantle|tunic|robe|kaftan|pinafore|' +
  'poncho|dress|gown|sundress|kimono|sari|hoodie|sweatshirt|cardigan|waistcoat|vest|jacket|coat|blazer|anorak|parka|sweater|' +
  'jumper|pullover|jersey|t-shirt|tshirt|tee|blouse|shirt|clothes|clothing|outfit|shorts|skirt|trousers|pants|jeans|leggings|' +
  'sandals|boots|wellies|shoes|sneakers|slippers|trainers|headscarf|head scarf|veil|hijab|kerchief|turban|wreath|bonnet|crown of flowers|flower crown|crown|' +
  'tiara|beanie|cap|hat|glasses|spectacles|scarf|bandana|cape|apron|backpack|satchel|rucksack|bow tie|bow|ribbon|hair ?band|' +
  'hair|braids|plaits|pigtails|ponytail|afro|cornrows|curls'
const colours = [...new Set([...Object.keys(clothColours), ...Object.keys(hairColours)])].join('|')
const traits = `(?:light |pale |dark |deep |bright )?(?:${colours})|long|short(?:er)?|curly|striped|stripy|dotted|spotted|polka[- ]dot|checked|checkered|plaid|floral|flowery|starry|straw|sun|woolly|knitted|rain|flower|winter|wavy|straight|messy|spiky|braided`
/** Clothes of one colour that have no other name: "Mia in pink", "she should wear light blue". */
const outfit = new RegExp(
  `\\b(?:wear\\w*|dressed in|in) ((?:light |dark )?(?:${Object.keys(clothColours).join('|')}))(?= please| and |$)`,
)
/** "A dress with white dots." */
const patterned = new RegExp(
  `^ with ((?:(?:${Object.keys(clothColours).join('|')}) )?(?:stripes|(?:polka )?dots|stars|checks|flowers|hearts))\\b`,
)
/** A hat in the hands or on a chair is a thing like others. */
const inHands = /\b(?:hold|holds|holding|carry|carries|carrying)(?: (?!and )\w+){0,3} $/
const lying = /^ (?:lying )?on the (?:ground|floor|table|chair|bench|bed|wall)\b/

/**
 * Every garment of a clause, with its colour and pattern: "a red dress", "the dress should be red". `coats` are names of
 * animals, whose fur has a colour, too.
 */
export function clothesIn(words: string, coats: readonly string[] = []): NamedGarment[] {
  const all = [nouns, ...coats].join('|')
  const before = new RegExp(`\\b((?:(?:${traits})[ -](?:and )?)*)(${all})(?:e?s)?\\b(?!')`, 'g')
  const after = new RegExp(
    `^ (?:colou?r )?(?:(?:should|must|could|can|to) be |is |are |in |into )?(?:a |more )?((?:${traits})(?:er|s)?)\\b(?! (?:${all}))`,
  )
  const named = [...words.matchAll(before)].flatMap((match) => {
    const [whole, traitsBefore = '', noun = ''] = match
    const rest = words.slice(match.index + whole.length)
    if (inHands.test(words.slice(0, match.index)) || lying.test(rest)) return []
    const behind = after.exec(rest) ?? patterned.exec(rest)
    const trait = `${behind?.[1] ?? ''} ${traitsBefore}`.replace(/\b(long|short)er\b/, '$1').trim()
    // An animal that is only named wears nothing.
    if (coats.includes(noun) && trait === '') return []
    const kind = coats.includes(noun) ? 'fur' : noun
    return { worn: `${trait} ${kind}`.trim(), noun: kind, said: `${whole}${behind?.[0] ?? ''}` }
  })
  const colour = named.length === 0 ? outfit.exec(words)?.[1] : undefined
  if (colour) return [{ worn: `${colour} clothes`, noun: 'clothes', said: colour }]
  // Of what is named twice, the last word counts.
  return [...new Map(named.map((garment) => [garment.noun, garment])).values()]
}
