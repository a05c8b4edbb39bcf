import type { Land } from '@faith-fables/illustrator/scene-description'
import { withoutNegations } from './plain-narration.ts'

/** How a land is called, and what grows in it alone: also of somebody's details, "has a matooke garden". */
const ofTheLand: readonly (readonly [string, Land])[] = [
  [
    'palm (?:trees?|beach|grove)|palms|mango trees?|banana (?:trees?|groves?|gardens?|plants?)|matooke|coconut (?:trees?|palms?)|rice (?:fields?|padd(?:y|ies))|sugar ?cane (?:fields?|farm)|jungle|rain ?forest|mangroves?|tropics|tropical|coral reefs?|lagoon',
    'tropical',
  ],
  ['savannah?|acacias?|acacia trees?|baobabs?|outback|sahel|karoo|red (?:earth|dust|soil)', 'dry'],
  ['fjords?|taiga|tundra|birch (?:wood|forest)|fir (?:wood|forest)|lapland', 'northern'],
  [
    'alps|andes|himalayas?|carpathians|pyrenees|dolomites|the rockies|rocky mountains|caucasus|drakensberg|tatras?|altiplano|mountain (?:village|pass|hut|farm|valley|path|road|side)|(?:foot|top|slopes?|side) of (?:the |a |our )?(?:[\\p{L}-]+ )?mountains?|glaciers?',
    'mountainous',
  ],
]

/** What is there, and where it is: only where a parent says where the story plays, for a toy may be a moose. */
const ofThePlace: readonly (readonly [string, Land])[] = [
  [
    'monsoon|caribbean|jamaica|haiti|cuba|trinidad|barbados|dominica|puerto rico|hawaii|samoa|tonga|fiji|tahiti|papua|philippines|indonesia|bali|malaysia|sri lanka|kerala|goa|thailand|vietnam|cambodia|bangladesh|ghana|nigeria|lagos|uganda|congo|cameroon|ivory coast|liberia|sierra leone|madagascar|mauritius|costa rica|amazon|bahia|kingston|accra|kampala|kinshasa|manila|colombo|bangkok|hanoi|honolulu|jakarta|salvador',
    'tropical',
  ],
  [
    'dry season|millet|cactus|cacti|agaves?|ethiopia|eritrea|somalia|tanzania|namibia|botswana|zimbabwe|burkina faso|senegal|sudan|mexico|arizona|addis ababa|gondar|khartoum|dakar|ouagadougou|windhoek|oaxaca|alice springs',
    'dry',
  ],
  [
    'reindeer|moose|northern lights|log cabin|ice fishing|norway|sweden|finland|iceland|estonia|latvia|lithuania|siberia|alaska|yukon|greenland|canada|oslo|bergen|troms[oø]|reykjavik|helsinki|tallinn|riga|vilnius|anchorage',
    'northern',
  ],
  [
    '(?:in|into|above|below|behind|under|near|between) the (?:[\\p{L}-]+ )?mountains|foothills|yaks?|llamas?|alpacas?|ski (?:slope|race|lift)|lesotho|maluti|ecuador|armenia|nepal|tibet|bhutan|switzerland|austria|tyrol|bolivia|peru|patagonia|ladakh|kyrgyzstan|tajikistan|cusco|ollantaytambo|machu picchu|sacred valley|quito|maseru|la paz|kathmandu|bariloche|innsbruck|zermatt|chamonix',
    'mountainous',
  ],
]

/**
 * The land in which a story plays, from what its parent says of it, else of those who are in it. Of several it is the one
 * that is told last: who moves arrives there.
 */
export const readLand = (details: string, characters: readonly string[]): Land | undefined =>
  lastTold(details, [...ofTheLand, ...ofThePlace]) ?? lastTold(characters.join('. '), ofTheLand)

function lastTold(words: string, lands: typeof ofTheLand): Land | undefined {
  const told = withoutNegations(words.toLowerCase())
  const found = lands.flatMap(([names, land]) =>
    [...told.matchAll(new RegExp(`\\b(?:${names})\\b`, 'gu'))].map(({ index }) => ({ land, index })),
  )
  return found.sort((one, other) => other.index - one.index)[0]?.land
}
