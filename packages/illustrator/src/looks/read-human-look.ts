import { adjust, type Colour, differenceOf, lightnessOf } from '../drawing/colour.ts'
import { createRandom } from '../geometry/random.ts'
import type { FigureDescription } from '../scene-description.ts'
import { clothColours, eyeColours } from './colour-words.ts'
import { DescriptionWords } from './description-words.ts'
import type { Kinship } from './kinship.ts'
import type { AgeClass, Aid, Gender, HumanLook } from './look.ts'
import { readClothes } from './read-clothes.ts'
import { readHead } from './read-head.ts'

const feminineWords =
  'girl|woman|lady|mother|mom|mum|mommy|mama|grandma|grandmother|granny|nana|sister|aunt|auntie|daughter|queen|' +
  'princess|shepherdess|she|her|mrs|miss|ms|niece'
const masculineWords =
  'boy|man|father|dad|daddy|papa|grandpa|grandfather|grandad|brother|uncle|son|king|prince|he|his|him|mr|nephew|' +
  'fisherman|gentleman'
/** "Her brother" at the head of a description is a boy: whose brother he is says nothing of him. */
const ofWhom =
  /(^|, )(?:his|her) (?=(?:[a-z-]+ ){0,2}(?:brother|sister|cousin|friend|father|dad|daddy|papa|mother|mom|mum|mommy|mama|grand[a-z]+|granny|nana|uncle|aunt|auntie|son|daughter|nephew|niece|teacher|neighbou?r)\b)/gi
const elderWords =
  'grandma|grandmother|granny|nana|grandpa|grandfather|grandad|granddad|oma|opa|nonna|nonno|abuel(?:it)?[ao]|babushka|' +
  'babcia|dedushka|yiayia|papou|halmoni|mormor|morfar|farmor|farfar|elderly|elder|old (?:man|woman|lady|shepherd|farmer|king|' +
  'queen|friend|neighbou?r|fisherman|teacher|pastor|baker)|very old|aged'
const adultWords =
  'woman|man|lady|mother|mom|mum|mommy|mama|mami|amma|ammi|father|dad|daddy|papa|papi|appa|baba|tante|onkel|parent|teacher|pastor|king|queen|neighbou?r|farmer|' +
  'aunt|auntie|uncle|baker|fisherman|doctor|nurse|mrs|mr|miss|gentleman|carpenter|keeper|shopkeeper'
const babyWords = 'baby|infant|newborn'
const childWords = 'girl|boy|child|kid|son|daughter'

/** Names that say by themselves whether a girl's or a boy's look fits; a name in neither list is left to the words. */
const girlsNames =
  'ada|amara|anna|chloe|clara|elena|ella|emma|esther|eva|eve|grace|hannah|hope|isla|joy|leah|lena|lily|lucy|maria|mary|' +
  'maya|mia|miriam|naomi|nora|olivia|priya|rachel|rebecca|rosa|rose|ruth|sarah|sofia|sophie|zoe'
const boysNames =
  'aaron|adam|anton|asher|ben|benjamin|caleb|daniel|david|eli|elijah|ethan|gideon|isaac|jack|jacob|james|joe|joel|john|' +
  'jonah|jonas|joseph|joshua|leo|levi|liam|luke|mark|max|micah|nathan|noah|oliver|owen|paul|peter|sam|samuel|simon|theo|' +
  'thomas|tim|toby'

const glassesWords = '(?:glasses|spectacles)'

const aidWords: readonly (readonly [Aid, string])[] = [
  ['wheelchair', 'wheelchair|wheel chair'],
  ['walker', 'walker|walking frame|zimmer frame|rollator'],
  ['crutches', 'crutch|crutches'],
  ['stick', 'walking stick|cane|staff|(?:walks?|leans?) (?:with|on) (?:an?|his|her|their) (?:[a-z]+ )?stick'],
]

/** `aboutThem` are the details without the sentences about a pet. */
export function readHumanLook(
  { name, details, pronoun, grown }: FigureDescription,
  aboutThem: string,
  worn: readonly Colour[],
  kin?: Kinship,
): HumanLook {
  const words = new DescriptionWords(`${name}. ${aboutThem.replace(ofWhom, '$1')}`)
  const random = createRandom(`${name}|${details}`)
  const hasMediumHair = random.chance(0.5)
  const gender = readGender(words, pronoun)
  const age = readAge(words, grown)
  const eyes =
    words.colourOf('eyes|eyed', eyeColours) ??
    random.pick(['#3b241a', '#3b241a', '#4a3020', '#2f4a68', '#48663f'])
  const head = readHead(words, random, { age, gender, hasMediumHair }, kin)
  const clothes = readClothes(words, random, { age, gender, worn })
  return {
    kind: 'human',
    name,
    age,
    gender,
    eyes,
    glasses: words.has(`${glassesWords}(?! of)`)
      ? (words.colourOf(glassesWords, clothColours) ?? '#5a3b2a')
      : null,
    hearingAid: words.has('hearing aids?|cochlear implants?')
      ? (words.colourOf('hearing aids?|cochlear implants?', clothColours) ?? '#3f7fc4')
      : null,
    freckles: words.has('freckles|freckled|freckly'),
    ...head,
    ...clothes,
    garment: { ...clothes.garment, colour: unlikeSkin(clothes.garment.colour, head.skin) },
    aid: readAid(words),
    bag: words.has('bag|backpack|satchel|rucksack')
      ? (words.colourOf('bag|backpack|satchel|rucksack', clothColours) ?? '#a8713f')
      : null,
  }
}

/** Cloth and skin that differ less cannot be told apart (Oklab). */
const ALIKE = 0.05

/** A brown robe on brown skin becomes a darker or a lighter brown, so that arms and sleeves are told apart. */
function unlikeSkin(cloth: Colour, skin: Colour): Colour {
  if (differenceOf(cloth, skin) > ALIKE) return cloth
  return adjust(cloth, { lightness: lightnessOf(cloth) > lightnessOf(skin) ? 1.24 : 0.72 })
}

function readAid(words: DescriptionWords): Aid | null {
  return aidWords.find(([, nouns]) => words.has(nouns))?.[0] ?? null
}

/** A story that says "they" has looked at the name already. */
function readGender(words: DescriptionWords, pronoun: FigureDescription['pronoun']): Gender {
  if (pronoun === 'she') return 'feminine'
  if (pronoun === 'he') return 'masculine'
  const said = earlier(words, feminineWords, masculineWords)
  return said ?? (pronoun === 'they' ? 'neutral' : (earlier(words, girlsNames, boysNames) ?? 'neutral'))
}

function earlier(words: DescriptionWords, feminine: string, masculine: string): Gender | undefined {
  const [first, second] = [words.position(feminine), words.position(masculine)]
  if (first === second) return undefined
  return first < second ? 'feminine' : 'masculine'
}

function readAge(words: DescriptionWords, grown = false): AgeClass {
  const years = words.years
  if (years !== null) return ageOfYears(years)
  if (words.has(elderWords)) return 'elder'
  const other = words.position(`${childWords}|${adultWords}|teen|teenager`)
  if (words.position(babyWords) < other) return 'baby'
  if (words.has('toddler|little (?:brother|sister)')) return 'toddler'
  if (words.has('teen|teenager|teenage')) return 'teen'
  if (words.has(childWords)) return 'child'
  return grown || words.has(adultWords) ? 'adult' : 'child'
}

function ageOfYears(years: number): AgeClass {
  if (years <= 1) return 'baby'
  if (years <= 3) return 'toddler'
  if (years <= 11) return 'child'
  if (years <= 17) return 'teen'
  return years < 60 ? 'adult' : 'elder'
}
