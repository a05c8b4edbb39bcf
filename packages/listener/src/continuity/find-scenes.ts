import type { BookPlace, Finding, FindingKind } from './book.ts'
import { placeOfMatch } from './claim.ts'
import type { ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

/** When or where a scene is told. */
interface Mark {
  value: string
  /** "is told at night" */
  words: string
  place: BookPlace
}

interface Circumstance {
  kind: FindingKind
  /** By what they say; of one circumstance only one holds at a time. */
  marks: readonly (readonly [value: string, words: string, pattern: RegExp])[]
  /** Words by which it may have changed, or by which it is told of another time. */
  passing: RegExp
  /** How far apart two pages may be and still be one scene. */
  farthest: number
  how: string
}

const ofTime =
  'later|next (?:day|morning|time)|afterwards?|after (?:a|an|some|that|dinner|supper|lunch|breakfast|school|dark|bedtime|the (?:show|party|meal|game|storm))|hours?|days?|dusk|dawn|sun(?:set|rise)|slept|sleep|asleep|woke|awake|wait(?:ed|ing) (?:and|all|until|till)|soon|finally|all (?:night|day|morning|afternoon)|the whole (?:night|day)|tomorrow|yesterday|last (?:night|week|year)|once|dream\\w*|remember\\w*|imagin\\w*|pretend\\w*|as if|every|by the time|when (?:morning|night|evening|spring|summer|autumn|winter|the (?:sun|moon)|it (?:was|got|grew))|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|months?|years?|long ago|picture|went to bed|to bed|began to|grew dark|came up|went down|had set|time passed|passed'

/** "Into the yard", not "into the pot". */
const moving =
  '(?:into|onto|to|through|up|down|out of|across|past|towards?|over) (?:the|a|his|her|their|school|church|bed)(?! (?:[a-z]+ )?(?:pot|cup|bowl|bag|box|pocket|basket|bucket|fire|oven|air|mouth|pan|hole|hand|hands|table|brim|edge|top|bottom|left|right|window|nose|blanket|lamp|ears?|head|door|keyhole)\\b)'
const motion = `went|walk\\w*|ran|run|came|come|home|left (?!hand|foot|ear|arm)|leave|arriv\\w*|follow\\w*|climb\\w*|led|drove|rode|hurr\\w*|reached|outside|inside|indoors|stepp\\w*|away|got (?:on|off|in|out)|sail\\w*|row(?:ed|ing)?|crept|raced|skipped|(?<!fish |frog |cat |dog )jumped|meanwhile|somewhere|took (?:him|her|them)|carr\\w*|flew|swam|landed|march\\w*|wander\\w*|travel\\w*|${moving}`

/** Whether a text may lead somewhere else, or to another time. */
export const isMovingOn = (text: string): boolean => wherever.test(text)
const wherever = new RegExp(`\\b(?:${ofTime}|${motion}|evening|morning|night|then)\\b`, 'i')

/** Places by what stands together: from one of a line to the next nobody has to walk. */
const places: readonly (readonly [value: string, nouns: string])[] = [
  ['kitchen', 'kitchen|pantry|kitchen table'],
  ['bedroom', 'bedroom|nursery'],
  ['bathroom', 'bathroom|bathtub|bath'],
  ['classroom', 'classroom|schoolroom'],
  ['stable', 'stable|barn|cowshed|stall|henhouse'],
  ['beach', 'beach|seashore|shore|sand|dunes|boat|ship|canoe|harbour|harbor|pier|deck|sea|waves'],
  ['forest', 'forest|woods|clearing'],
  ['church', 'church|chapel|pew'],
  ['garden', 'garden|meadow|orchard|field|yard|lawn|grass'],
  ['mountain', 'mountain|mountaintop|summit|peak'],
  ['desert', 'desert'],
  ['market', 'market|shop|street|square|bakery|supermarket|playground'],
  ['library', 'library|bookshop'],
  ['bus', 'bus|train|tram'],
  ['attic', 'attic|cellar|basement'],
  ['hospital', 'hospital|clinic'],
  ['cave', 'cave|cavern'],
  ['lake', 'lake|river|pond|pool'],
  ['zoo', 'zoo|museum|circus'],
]

const placeMarks = places.map(
  ([value, nouns]) =>
    [
      value,
      '',
      new RegExp(
        `\\b(?:in|at|on|inside|under|by|over) (?:the (?:very )?(?:middle|heart|edge|back|corner|top|foot|side|bottom) of )?(?:the|her|his|their|a)(?: [a-z']+)? (?:${nouns})\\b(?! (?:door|window|wall|floor|sink|drawer))`,
      ),
    ] as const,
)

const circumstances: readonly Circumstance[] = [
  {
    kind: 'time',
    marks: [
      [
        'night',
        'at night',
        /\b(?:midnight|(?:in the )?middle of the night|dead of night|[Mm]oonlight|(?<!good )(?:late )?at night|(?:[Tt]he|[Aa]) (?:[a-z]+ )?moon (?:was|shone|rose|hung|stood|looked)|[Tt]he stars (?:were|shone|twinkled|came|glittered)|under (?:the|a) (?:[a-z]+ )?(?:stars|moon)|past bedtime|dark night|pitch[- ]dark outside|starlight|the owls hooted)\b/,
      ],
      [
        'day',
        'at daytime',
        /\b(?:(?:at|exactly|was|almost) noon|noon sun|midday|early in the morning|early one morning|bright sunlight|broad daylight|lunchtime|at lunch|[Tt]he (?:[a-z]+ )?sun (?:shone|was high|stood high|burned|was bright|blazed|beat|was shining)|in the (?:bright |warm |hot )?(?:sunshine|sunlight)|morning sun|midday sun|(?:ate|eating|had) (?:his |her |their )?(?:breakfast|lunch)|in the (?:early )?afternoon|at (?:breakfast|ten o'clock in the morning))\b/,
      ],
    ],
    passing: new RegExp(`\\b(?:${ofTime}|until|till|evening|that night|tonight|at last)\\b`, 'i'),
    farthest: 3,
    how: 'Give both pages the same time, or tell that time went by.',
  },
  {
    kind: 'time',
    marks: [
      [
        'winter',
        'in winter',
        /\b(?:(?:[Tt]he )?[Ss]now (?:lay|fell|covered|crunched|drifted|was (?:deep|up|high|falling|knee))|(?:was|were) (?:snowing|covered in snow|white with snow|frozen (?:hard|solid|over))|icicles|snowflakes|snowdrifts?|frozen (?:lake|pond|river)|(?:deep|fresh|new) snow|(?:in|of) (?:the )?(?:mid)?winter|(?:cold|coldest|icy|in|snowy) (?:December|January|February)|(?:built|made) a snowman|snowballs?|(?:rolled|shovell?ed|swept|stamped|trudged|dug|threw) (?:[a-z]+ ){0,3}snow|through the snow|on (?:his|her|their) (?:skis|sled|sledge))\b/,
      ],
      [
        'summer',
        'in summer',
        /\b(?:summer (?:heat|sun|day|afternoon|morning|breeze|flowers|dress|grass)|hot (?:summer|sun)|(?:ripe|picked) (?:cherries|strawberries|peaches|blackberries|plums|apples|tomatoes|raspberries)|(?:in|of) (?:the )?(?:mid)?summer|(?:swam|swim|swimming|jumped) in(?:to)? the (?:warm |cool )?(?:lake|river|sea|pond)|(?:in|was) (?:June|July|August)|in the heat|bees hummed|heat of the day|sun was hot|(?:warm|dry|tall) grass|butterfl(?:y|ies)|water lil(?:y|ies)|hot sun|too hot)\b/i,
      ],
      [
        'autumn',
        'in autumn',
        /\b(?:(?:in|of) (?:the )?autumn|autumn (?:leaves|day|wind)|(?:in|was) (?:September|October|November)|(?:red|yellow|golden|last|brown) leaves (?:fell|lay|swirled|were falling))\b/,
      ],
      [
        'spring',
        'in spring',
        /\b(?:(?:in|of) (?:the )?spring(?! of)|spring (?:day|morning|flowers)|(?:in|was) (?:April|May)|(?:snowdrops|crocuses|tulips)|apple blossoms?|cherry blossoms?|(?:was|were) in (?:full )?(?:blossom|bloom))\b/,
      ],
    ],
    passing:
      /\b(?:weeks?|months?|years?|seasons?|thaw\w*|melted|spring|turned|dream\w*|imagin\w*|pretend\w*|remember(?:ed|ing|s)|pictures?|long ago|every (?:day|year)|time passed|came|soon|finally|magic\w*|(?:many|some) days|days later|once|glaciers?|mountain\w*|peaks?|pole|penguins?|polar)\b/i,
    farthest: 5,
    how: 'Give both pages the same season, or tell that time went by.',
  },
  {
    kind: 'time',
    marks: [
      [
        'rain',
        'in the rain',
        /\b(?:[Ii]t (?:poured|rained|was raining|was pouring)|[Tt]he rain (?:fell|poured|drummed|pelted|came down|ran|beat)|in the pouring rain|became a river|soaking rain|[Rr]ain (?:drummed|poured|fell|pelted|lashed))\b/,
      ],
      [
        'dry',
        'in dry weather',
        /\b(?:dry and dusty|[Dd]ust (?:rose|flew|lay)|not a (?:single )?cloud|cloudless|the sun (?:burned|blazed|beat down|scorched)|[Tt]he sun shone (?:brightly|hotly|down|on)|under a blue sky|clear blue sky|bone[- ]dry|in the (?:bright |warm |hot )?sunshine)\b/,
      ],
    ],
    passing: new RegExp(
      `\\b(?:${ofTime}|until|till|then|at last|stopped|over|ended|cleared|clouds? (?:parted|broke|came|went)|came out|sun dried|no longer|when|let up|eased|rain(?:bow|ed itself out)|inside|indoors|home)\\b`,
      'i',
    ),
    farthest: 3,
    how: 'Give both pages the same weather, or tell how it changed.',
  },
  {
    kind: 'time',
    marks: [
      [
        'calm',
        'without wind',
        /\b(?:not a breath of (?:wind|air)|no wind at all|the air was (?:quite )?still|flags? hung (?:down|limp))\b/,
      ],
      [
        'storm',
        'in a storm',
        /\b(?:[Tt]he (?:storm|gale|wind) (?:tore|howled|roared|raged|whipped|blew)|in the storm)\b/,
      ],
    ],
    passing: new RegExp(
      `\\b(?:${ofTime}|until|till|then|suddenly|all at once|began|rose|came|clouds?|gust)\\b`,
      'i',
    ),
    farthest: 4,
    how: 'Give both pages the same weather, or tell how it changed.',
  },
  {
    kind: 'place',
    marks: placeMarks,
    passing: new RegExp(
      `\\b(?:${ofTime}|${motion}|then|when|while|evening|morning|night|met|world|letters?|wrote|read(?:ing)? (?:it|the)|live\\w*|think|thought|wish\\w*|far|let's|want\\w*)\\b`,
      'i',
    ),
    farthest: 3,
    how: 'Let both pages play in one place, or tell how they came from one to the other.',
  },
]

/** Night on one page and noon on the next, or a kitchen that becomes a stable, and nothing says how. */
export function findScenes(reading: Reading): Finding[] {
  return circumstances.flatMap((circumstance) => {
    const told = reading.pages.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => marksIn(sentence, circumstance, reading)),
    )
    return told.slice(1).flatMap((later, index) => {
      const first = told[index]
      if (
        !first ||
        first.value === later.value ||
        later.place.page - first.place.page > circumstance.farthest
      )
        return []
      if (later.place.page === first.place.page || mayHaveChanged(first, later, reading, circumstance))
        return []
      return [
        {
          kind: circumstance.kind,
          sentence: `Page ${first.place.page + 1} is told ${first.words}, page ${later.place.page + 1} ${later.words}.`,
          places: [first.place, later.place],
          mends: [],
          how: circumstance.how,
          wish: null,
        },
      ]
    })
  })
}

/** Of what is only compared, asked or wished nothing is known. */
const compared =
  /\b(?:like|likes?|as|than|of a|from|would|will|if|wish\w*|want\w*|thought|dream\w*|remember\w*|pictures?|story|never|not|tomorrow|rules?)\b[^,.]*$|\b(?:before|until|till|since|by) $/i

function marksIn(sentence: ToldSentence, { marks, kind }: Circumstance, { beings }: Reading): Mark[] {
  const { told, whole, start, page, units } = sentence
  return marks.flatMap(([value, words, pattern]) => {
    const match = pattern.exec(told)
    const before = told.slice(0, match?.index)
    // "The pie was for midnight".
    const isMeant = /\bfor $/.test(before) && !/^the\b/i.test(match?.[0] ?? '')
    if (!match || isMeant || compared.test(before) || whole.trimEnd().endsWith('?')) return []
    const place = placeOfMatch(page, match, start)
    if (kind !== 'place') return [{ value, words, place }]
    const isDone = units.some(({ part, end }) => part === 'VERB' && end <= place.span[0])
    const isOfSomebody =
      /\b(?:she|he|they)\b/i.test(before) ||
      /\b(?:[Tt]he children)\b/.test(before) ||
      beings.mentions.some((one) => one.page === page && one.at >= start && one.at < place.span[0])
    // "In the library Ida found ..." begins a new scene, and so may "there was a book in the library".
    return isDone && isOfSomebody
      ? [{ value, words: match[0], place }]
      : [{ ...newScene, value: `new ${value}` }]
  })
}

const newScene: Mark = { value: 'new', words: '', place: { page: -9, span: [0, 0] } }

/** All that stands between the two: on the way from one to the other something may have happened. */
function mayHaveChanged(first: Mark, later: Mark, { pages }: Reading, { passing }: Circumstance): boolean {
  if (first.place.page < 0 || later.place.page < 0) return true
  // On a glacier there are cherries and snow.
  const both = [first, later].map(({ place }) => pages[place.page]?.told ?? '')
  if (first.value === 'winter' && both.every((told) => /\bsnow\b/i.test(told))) return true
  return pages.slice(first.place.page, later.place.page + 1).some(({ text, told }, index, all) => {
    const isLast = index === all.length - 1
    const to = isLast ? endOfSentence(told, later.place.span[1]) : text.length
    const from = index === 0 ? first.place.span[1] : 0
    // The later mark itself explains nothing; on the pages before it other words stand at its place.
    const between = isLast
      ? `${text.slice(from, later.place.span[0])} ${text.slice(later.place.span[1], to)}`
      : text.slice(from, to)
    return passing.test(
      between
        .replaceAll(/\b(?:moments?|minutes?|seconds?) later\b/gi, ' ')
        .replaceAll(/\b(?:could|can|did|would|does) ?n[o']t (?:[a-z]+ )?(?:sleep|wait)\b/g, ' '),
    )
  })
}

const endOfSentence = (text: string, from: number): number => {
  const end = text.slice(from).search(/[.!?]/)
  return end < 0 ? text.length : from + end
}
