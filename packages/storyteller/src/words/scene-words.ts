import type {
  Face,
  Pose,
  Season,
  Setting,
  TimeOfDay,
  Weather,
} from '@faith-fables/illustrator/scene-description'
import { thingWords } from './thing-words.ts'

/**
 * The words from which a setting, a time and so on are read, in the parent's wishes and in text that the
 * storyteller did not write. The first match wins, so that the more exact word stands above the vaguer one.
 */
type WordTable<Value> = readonly (readonly [Value, RegExp])[]

/** A place that the pictures do not have yet: somebody has to be there, for it to be shown as its nearest setting. */
function at(places: string): RegExp {
  return new RegExp(
    `\\b(?:in|on|at|aboard|inside|into) (?:[\\p{L}'’-]+ ){0,3}?(?:${places})(?![\\p{L}-])`,
    'u',
  )
}

/**
 * Every place that is told of, with the setting in which it is drawn. A setting that the illustrator gains takes
 * its places over from the nearest one, in this table alone.
 */
export const settingWords: WordTable<Setting> = [
  ['temple-court', /\btemple\b/],
  [
    'church',
    /\b(churchyard|steeple|church tower|(?:outside|before|behind|in front of|past) the (?:church|chapel))\b/,
  ],
  ['church-inside', /\b(church|chapel|sunday school|choir|altar|pews?)\b/],
  ['school', /\b(school|classroom|class|teacher's desk|recess)\b/],
  ['playground', /\b(playground|swings?|slide|sandbox|seesaw|park)\b/],
  ['bakery', /\b(bakery|bakehouse|baker's shop)\b/],
  ['market', /\b(market|marketplace|stalls?|bazaar|shop|store)\b/],
  ['bridge', /\b(bridge)\b/],
  ['riverbank', /\b(river|riverbank|stream|creek|brook|raft)\b/],
  [
    'fishing-shore',
    /\b(fishing (?:boats?|nets?|village|shore|harbou?r)|sea of galilee|galilee|fishermen|fishers of men)\b/,
  ],
  ['boat', at('boat|ferry|yacht|cruise|canoe|kayak|ark|ship|sailboat|rowboat|steamer')],
  ['lake', /\b(lake|pond)\b/],
  ['sea', /\b(sea|ocean|beach|harbou?r|pier|shore|seaside|waves|island|ship|lighthouse)\b/],
  ['forest', /\b(forest|woods?|jungle|treehouse|camping|campfire)\b/],
  ['vineyard', /\b(vineyards?|grapevines?|grape harvest)\b/],
  ['olive-grove', /\b(olive (?:groves?|trees?|garden|orchard|harvest)|mount of olives|gethsemane)\b/],
  ['orchard', /\b(orchard|apple trees?)\b/],
  ['garden', /\b(garden|backyard|yard|vegetable patch|flower ?bed)\b/],
  ['stable', /\b(stables?|manger|nativity|bethlehem)\b/],
  ['barn', /\b(barn|stall of hay|hayloft)\b/],
  ['farm', /\b(farm|farmyard|ranch|henhouse|tractor)\b/],
  ['desert', /\b(desert|dunes?|camels?)\b/],
  ['mountain', /\b(mountains?|mountainside|mountaintop|summit|alps)\b/],
  ['hills', /\b(hills?|hillside|pasture)\b/],
  ['meadow', /\b(meadow|fields?|lawn|picnic|grass)\b/],
  ['workshop', /\b(workshop|workbench|shed|garage)\b/],
  ['porch', /\b(porch|doorstep|veranda|front steps?|balcony)\b/],
  ['hallway', /\b(hallway|hall|corridor|stairs|staircase)\b/],
  ['kitchen', /\b(kitchen|stove|oven|breakfast|supper|dinner table|baking|pancakes?)\b/],
  ['bedroom', /\b(bedroom|bed|bunk|pillow|bedtime|quilt)\b/],
  ['living-room', /\b(living room|sofa|couch|armchair|fireplace|at home|new house|indoors)\b/],
  ['street', /\b(street|road|sidewalk|parade|town|city|bus stop)\b/],
  ['well', /\b(?:the|a|an|our|old|village|stone|jacob's|wishing) well\b(?!-| as\b| known\b)/],
  // The houses of the Bible's lands; a village of today is a street of houses.
  ['village', /\b(nazareth|jericho|capernaum|jerusalem|judea|(?:bible|ancient) (?:times|days|israel))\b/],
  ['street', /\b(village)\b/],
  ['market', /\b(town square)\b/],
  ['hospital-room', at('hospital|clinic|sickroom')],
  ['bathroom', at('bathroom|bathtub|tub|shower|bath')],
  ['bedroom', at('hotel|hostel|attic|cabin|bunkhouse')],
  ['workshop', at('fire station|factory|basement|cellar|mill|smithy')],
  [
    'living-room',
    at(
      'caravan|camper(?: van)?|motorhome|trailer|air ?plane|aeroplane|plane|jet|helicopter|train|subway|metro|bus|tram|car|truck|van|taxi|spaceship|space station|rocket|submarine|house|apartment|flat|cottage|bungalow|igloo|office|waiting room|nursing home|care home|movies|cinema|movie theater',
    ),
  ],
  [
    'hallway',
    at(
      "castle|palace|tower|airport|station|museum|aquarium|elevator|doctor(?:'s)?|dentist(?:'s)?|laundromat|mall",
    ),
  ],
  ['school', at('library|kindergarten|preschool|daycare|nursery|gym|theat(?:er|re)|concert hall')],
  ['kitchen', at('restaurant|caf[eé]|diner|pizzeria|canteen')],
  ['market', at('supermarket|fair|fairground|amusement park|circus')],
  ['church-inside', at('cathedral|monastery|convent')],
  ['farm', at('zoo')],
  ['lake', at('pool|rink|swamp')],
  ['sea', at('dock|marina')],
  ['mountain', at('volcano|cliffs?|glacier')],
  ['hills', at('caves?|valley|north pole|antarctica')],
  ['desert', at('moon|mars|planet|space|canyon|savannah?|egypt')],
  ['meadow', at('tent|stadium|pitch|golf course|balloon')],
  ['olive-grove', at('grove')],
  ['orchard', at('plantation')],
  ['forest', at('camp|campsite|campground|rainforest')],
  ['riverbank', at('waterfall|canal')],
]

export const timeWords: WordTable<TimeOfDay> = [
  ['dawn', /\b(dawn|sunrise|daybreak)\b/],
  ['night', /\b(night|midnight|moon|moonlight|stars|starry|in the dark|bedtime)\b/],
  ['dusk', /\b(dusk|sunset|twilight|sun went down)\b/],
  ['evening', /\b(evening|supper)\b/],
  ['late-afternoon', /\b(late afternoon|afternoon)\b/],
  ['morning', /\b(morning|breakfast)\b/],
  ['day', /\b(noon|midday|lunch|daytime|sunny)\b/],
]

export const weatherWords: WordTable<Weather> = [
  ['snow', /\b(snow|snowy|snowed|snowing|snowflakes?|winter|sled|sledge)\b/],
  ['rain', /\b(rain|rainy|rained|raining|puddles?|storm|thunder|monsoons?|rainy season)\b/],
  ['fog', /\b(fog|foggy|mist|misty)\b/],
  ['wind', /\b(wind|windy|breeze|gust)\b/],
]

export const seasonWords: WordTable<Season> = [
  // Where there is a rainy season no Christmas is white.
  ['summer', /\b(monsoons?|(?:rainy|wet|dry) season)\b/],
  ['winter', /\b(winter|wintertime|christmas|advent|snow|snowy|snowflakes?|snowman)\b/],
  [
    'autumn',
    /\b(autumn|(?:in|this|last|next|every|the) fall|thanksgiving|harvest|falling leaves|october|november)\b/,
  ],
  ['spring', /\b(spring(?:time)?|easter|blossoms?)\b(?! (?:rolls?|onions?|clean|of water|water))/],
  ['summer', /\b(summer(?:time)?)\b/],
]

export const poseWords: WordTable<Pose> = [
  ['hug', /\b(hug|hugs|hugged|hugging|embraced|opened (?:his|her|their) arms)\b/],
  ['hold-hands', /\b(hand in hand|(?:held|holds|holding|took|takes) hands)\b/],
  ['high-five', /\bhigh[- ]fives?d?\b/],
  ['pray', /\b(pray|prays|prayed|praying|amen|dear god)\b/],
  ['sleep', /\b(sleeps?|slept|asleep|sleeping|fell asleep|dreamed)\b/],
  ['kneel', /\b(kneels?|knelt|kneeling|crouched)\b/],
  ['run', /\b(runs?|ran|running|raced|races|rushed|hurried|dashed)\b/],
  ['jump', /\b(jumps?|jumped|jumping|hopped|hops|leaped|leapt)\b/],
  ['climb', /\b(climbs?|climbed|climbing)\b/],
  ['dance', /\b(dances?|danced|dancing|twirled)\b/],
  ['cheer', /\b(cheers?|cheered|hooray|hurray)\b/],
  ['clap', /\b(claps?|clapped|clapping)\b/],
  ['wave', /\b(waves? (?:to|at|hello|goodbye)|waved|waving)\b/],
  ['point', /\b(points?|pointed|pointing)\b/],
  ['hide', /\b(hides?|hid|hiding)\b/],
  ['peek', /\b(peeks?|peeked|peeking|peered)\b/],
  ['pour', /\b(pours?|poured|pouring)\b/],
  ['stroke', /\b(stroked|strokes|stroking|petted|petting)\b/],
  [
    'lead',
    /\b(led|leads) (?:the|his|her|their) (?:[a-z]+ )?(?:donkey|horse|pony|camel|cow|goat|sheep|lamb|ox|calf)\b/,
  ],
  ['garden', /\b(dug|digs|digging|planted|plants (?:the|a|some)|planting|weeded|weeding|raked)\b/],
  ['give', /\b(gives?|gave|giving|handed|offered|shared)\b/],
  ['carry', /\b(carry|carries|carried|carrying|brought)\b/],
  ['hold-up', /\b(held up|holds up|lifted|lifts)\b/],
  ['pull', /\b(pulls?|pulled|pulling|tugged|dragged)\b/],
  ['reach', /\b(reached|reaches|stretched out)\b/],
  ['read', /\b(reads?|reading|opened (?:the|her|his|their) (?:book|bible))\b/],
  ['draw', /\b(draws?|drew|drawing|painted|paints)\b/],
  ['work', /\b(worked|works|working|built|builds|baked|cooked|swept|mended|fixed)\b/],
  ['play', /\b(plays?|played|playing)\b/],
  ['comfort', /\b(comforted|patted|put an arm)\b/],
  ['look-up', /\b(looked up|looks up|gazed)\b/],
  ['lie', /\b(lay in bed|lay down|lies down|lay)\b/],
  ['sit', /\b(sits?|sat|sitting)\b/],
  ['walk', /\b(walks?|walked|walking|went|goes|came|comes|followed|wandered)\b/],
  ['stand', /\b(stands?|stood|standing|waited)\b/],
]

export const faceWords: WordTable<Face> = [
  ['laugh', /\b(laughs?|laughed|laughing|giggled|giggles)\b/],
  ['sad', /\b(sad|sadly|cried|cries|crying|tears?|wept|unhappy|lonely|sorry)\b/],
  ['angry', /\b(angry|angrily|cross|furious|mad|shouted|grumbled|stomped)\b/],
  ['worried', /\b(worried|worries|afraid|scared|frightened|nervous|trembled|lost|shook)\b/],
  ['wow', /\b(surprised|amazed|wow|gasped|stared|wide eyes|astonished|suddenly)\b/],
  ['sleepy', /\b(sleepy|tired|yawned|asleep|slept|good night)\b/],
  ['shy', /\b(shy|shyly|blushed)\b/],
  ['joy', /\b(joy|joyful|cheered|hooray|hurray|delighted|celebrated|danced)\b/],
  ['thinking', /\b(thought|thinks?|wondered|wonders|remembered|puzzled)\b/],
  ['tender', /\b(hugged|hugs|gently|softly|kissed|forgive|forgave|love|loved)\b/],
  ['happy', /\b(happy|happily|smiled|smiles|glad|grinned|proud|thank)\b/],
]

const colours = 'red|orange|yellow|green|blue|purple|pink|white|black|brown|gray|grey|golden|silver'

/** Things that stand in the picture, one or several, of a colour; two words come before the one they end with. */
export const propWords = new RegExp(
  `\\b(?:(?:${colours}) )?(?:${[...thingWords].sort((one, other) => other.length - one.length).join('|')})(?:e?s)?\\b`,
  'g',
)

export function firstMatch<Value>(table: WordTable<Value>, words: string): Value | undefined {
  return table.find(([, pattern]) => pattern.test(words))?.[0]
}

/** The value whose word stands first in the text. */
export function earliestMatch<Value>(table: WordTable<Value>, words: string): Value | undefined {
  let earliest: { value: Value; at: number } | undefined
  for (const [value, pattern] of table) {
    const at = words.search(pattern)
    if (at >= 0 && (!earliest || at < earliest.at)) earliest = { value, at }
  }
  return earliest?.value
}
