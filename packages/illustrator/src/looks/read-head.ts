import { type Colour, lightnessOf } from '../drawing/colour.ts'
import type { Random } from '../geometry/random.ts'
import { bibleLand } from './bible-land.ts'
import { clothColours, hairColours, skinColours } from './colour-words.ts'
import type { DescriptionWords } from './description-words.ts'
import type { Kinship } from './kinship.ts'
import type { AgeClass, Beard, Gender, HairCut, Headwear, HumanLook } from './look.ts'

interface Person {
  age: AgeClass
  gender: Gender
  /** For somebody who may be either: hair about the ears, or else short hair. */
  hasMediumHair: boolean
}

const hairNouns =
  'hair|haired|braids?|plaits?|curls|curly|cornrows|pigtails|ponytail|buns?|afro|puffs|locs|dreadlocks|bob|fringe|bangs'

/** In this order: "long braids" are braids, "short curly hair" is curly. */
export const cutWords: readonly (readonly [HairCut, string])[] = [
  ['pigtails', 'pigtails|pigtail|bunches'],
  ['cornrows', 'cornrows?|corn rows'],
  ['back-braid', '(?:one|a|single) (?:[a-z]+ ){0,2}(?:braid|plait)'],
  ['braids', 'braids|braid|braided|plaits|plait'],
  ['ponytail', 'ponytail|pony tail'],
  ['puffs', 'puffs|space buns|(?:two|puffy|double) (?:[a-z]+ ){0,2}buns'],
  ['bun', 'bun|topknot|top knot'],
  ['locs', 'locs|dreadlocks|dreads|twists'],
  ['afro', 'afro'],
  ['long-curly', 'long,? (?:[a-z]+,? )?(?:curly|wavy|curls|waves)|(?:curly|wavy),? (?:[a-z]+,? )?long|wavy'],
  ['curly', 'curly|curls|coily|frizzy'],
  ['balding', 'balding|half bald'],
  ['bald', 'bald'],
  ['spiky', 'spiky|messy|wild hair|tousled|untidy'],
  ['wisps', 'wisps?|wispy|fuzzy? head|almost no hair|hardly any hair|downy hair'],
  ['buzz', 'buzz ?cut|shaved|very short hair|cropped'],
  ['half-up', 'half[- ]up'],
  ['pageboy', 'pageboy|page boy|bowl cut'],
  ['bob', 'bob|chin[- ]length|shoulder[- ]length'],
  ['side-part', 'parted|neat hair|combed'],
  ['long', 'long (?:[a-z]+ ){0,3}hair|long[- ]haired|straight hair|flowing hair'],
  ['short', 'short (?:[a-z]+ ){0,3}hair|short[- ]haired'],
]

/** Skin of less lightness (Oklab) goes with dark hair, unless the words say otherwise. */
const DARK = 0.66

/** Hair of children with light skin; elders' grey says nothing. */
const lightHair = {
  red: '#c2522a',
  ginger: '#cf6a2d',
  blond: '#e9b95a',
  blonde: '#e9b95a',
  fair: '#ecc777',
  auburn: '#8f3d22',
}

export const headwearWords: readonly (readonly [Headwear, string, Colour])[] = [
  ['headscarf', 'headscarf|head scarf|veil|hijab|kerchief|shawl over', '#8fb3d9'],
  ['head-cloth', 'head ?cloth|head covering|keffiyeh|kufiya', '#e2cfa8'],
  ['turban', 'turban|head ?wrap', '#d8b98a'],
  [
    'wreath',
    '(?:flower|floral) (?:crown|wreath)|wreath|garland|crown of flowers|flowers in (?:her|his|their) hair',
    '#f08fb0',
  ],
  ['bonnet', 'bonnet|baby cap', '#f7f1e6'],
  ['crown', 'crown|tiara', '#f2c33f'],
  ['straw-hat', 'straw hat|sun hat|sunhat', '#e6c478'],
  ['beanie', 'beanie|wool(?:ly|en)? hat|knit(?:ted)? (?:hat|cap)|winter hat|bobble hat', '#d9493f'],
  ['cap', 'cap', '#3f7fc4'],
  ['hat', 'hat', '#8a6a4c'],
]

const SHEPHERDS_CLOTH = { kind: 'head-cloth', colour: '#e2cfa8' } as const

/** Skin, hair, beard and what is worn on the head. */
export function readHead(
  words: DescriptionWords,
  random: Random,
  person: Person,
  kin?: Kinship,
): Pick<HumanLook, 'skin' | 'hair' | 'beard' | 'headwear' | 'bows'> {
  const seededSkin = random.pick(usualSkins(words))
  const skin = saidSkin(words) ?? kin?.skin ?? skinColours[seededSkin] ?? '#f6c9a0'
  const usualHair = usualHairColours(person.age, lightnessOf(skin) < DARK ? 'dark' : seededSkin)
  const seededHair = random.pick(usualHair)
  const seededCut = random.pick(usualCuts(person))
  const cloth = bibleLand(words) && words.has('shepherd|shepherdess') ? SHEPHERDS_CLOTH : null
  const beardColour = words.colourOf('beard|goatee|stubble|moustache|mustache|whiskers', hairColours)
  // A gray beard says that the hair is gray, when nothing else does.
  const hairColour =
    saidHair(words) ?? beardColour ?? (person.age === 'elder' ? undefined : kin?.hair) ?? seededHair
  const ribbons = 'bows?|ribbons?|hair ?(?:band|bow|tie|clip)s?'
  return {
    skin,
    hair: {
      cut: readCut(words, person) ?? seededCut,
      colour: hairColour,
    },
    beard: {
      kind: readBeard(words),
      colour: beardColour ?? hairColour,
    },
    headwear: readHeadwear(words) ?? cloth,
    bows: words.has(ribbons) ? (words.colourOf(ribbons, clothColours) ?? '#e2566a') : null,
  }
}

/** A girl's curls fall to her shoulders, unless the words call them short. */
function readCut(words: DescriptionWords, { age, gender }: Person): HairCut | undefined {
  const said = cutWords.find(([, nouns]) => words.has(nouns))?.[0]
  const grown = age !== 'baby' && age !== 'toddler' && age !== 'elder'
  return said === 'curly' && gender === 'feminine' && grown && !words.has('short') ? 'long-curly' : said
}

export const saidSkin = (words: DescriptionWords): Colour | null =>
  words.colourOf('skin|skinned|complexion', skinColours)

export const saidHair = (words: DescriptionWords): Colour | undefined =>
  words.colourOf(hairNouns, hairColours) ??
  hairColours[words.match('blonde?|brunette|redhead(?:ed)?|ginger') ?? '']

/** Hair that is named narrows down what skin is likely; otherwise every skin is. */
export function usualSkins(words: DescriptionWords): readonly string[] {
  if (words.colourOf(hairNouns, lightHair) ?? words.has('blonde?|ginger|redhead(?:ed)?|freckles|freckled'))
    return ['fair', 'light', 'rosy']
  if (words.has('afro|locs|dreadlocks|coily|puffs|cornrows?')) return ['brown', 'dark', 'deep']
  return ['fair', 'light', 'tan', 'olive', 'brown', 'dark']
}

function readBeard(words: DescriptionWords): Beard {
  if (words.has('goatee')) return 'goatee'
  if (words.has('stubble|stubbly|unshaven')) return 'stubble'
  if (!words.has('beard|bearded|moustache|mustache|whiskers')) return 'none'
  if (words.has('beard|bearded')) return words.has('long (?:[a-z]+ )?beard') ? 'long-beard' : 'beard'
  return 'moustache'
}

export function readHeadwear(words: DescriptionWords): HumanLook['headwear'] {
  for (const [kind, nouns, usual] of headwearWords) {
    if (words.has(nouns)) return { kind, colour: words.colourOf(nouns, clothColours) ?? usual }
  }
  return null
}

function usualHairColours(age: AgeClass, skinName: string): readonly Colour[] {
  if (age === 'elder') return ['#b9b4b4', '#cfcdd0', '#f0ece6']
  const dark = ['#2c2426', '#3a2a24', '#4a3024']
  if (skinName === 'dark' || skinName === 'brown') return dark
  return skinName === 'fair' ? ['#6b4128', '#e9b95a', '#c2522a', '#8f3d22'] : [...dark, '#6b4128', '#7a4426']
}

function usualCuts({ age, gender, hasMediumHair }: Person): readonly HairCut[] {
  if (age === 'baby') return ['wisps']
  if (gender === 'neutral') return hasMediumHair ? ['pageboy', 'curly'] : ['short', 'side-part', 'curly']
  const feminine = gender === 'feminine'
  if (age === 'elder') return feminine ? ['bun', 'bob', 'curly'] : ['short', 'balding', 'side-part']
  if (feminine)
    return age === 'toddler'
      ? ['pigtails', 'bob', 'curly']
      : ['long', 'braids', 'bob', 'ponytail', 'long-curly', 'half-up']
  return age === 'toddler' ? ['curly', 'short'] : ['short', 'side-part', 'spiky', 'curly']
}
