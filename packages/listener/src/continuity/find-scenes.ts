import type { BookPlace, Finding, FindingKind } from './book.ts'
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
  'later|until|till|next (?:day|morning|time)|after\\w*|hours?|days?|dusk|dawn|sun(?:set|rise)|slept|sleep|asleep|woke|awake|wait(?:ed|ing) (?:and|all|until)|soon|at last|finally|all (?:night|day|morning)|the whole (?:night|day)|tomorrow|yesterday|last (?:night|week|year)|once|dream\\w*|remember\\w*|imagin\\w*|pretend\\w*|as if|every|by the time|when (?:morning|night|evening|the (?:sun|moon)|it (?:was|got|grew))|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|months?|years?|story|stories|long ago|picture|went to bed|began to|grew dark|came up|went down'

/** "Into the yard", not "into the pot". */
const moving =
  '(?:into|onto|to|through|up|down|out of|across|past|towards?) (?:the|a|his|her|their|school|church|bed)(?! (?:[a-z]+ )?(?:pot|cup|bowl|bag|box|pocket|basket|bucket|fire|oven|air|mouth|pan|hole|hand|hands|table|brim|edge|top|bottom|left|right)\\b)'

const circumstances: readonly Circumstance[] = [
  {
    kind: 'time',
    marks: [
      [
        'night',
        'at night',
        /\b(?:midnight|(?:in the )?middle of the night|dead of night|moonlight|(?<!good )(?:late )?at night|[Tt]he moon (?:was|shone|rose|hung|stood)|[Tt]he stars (?:were|shone|twinkled|came)|under the stars)\b/,
      ],
      [
        'day',
        'at daytime',
        /\b(?:at noon|noon sun|midday|early in the morning|early one morning|bright sunlight|lunchtime|at lunch|[Tt]he sun (?:shone|was high|stood high|burned|was bright|blazed)|in the (?:bright )?sunshine|morning sun|(?:ate|eating|had) (?:his |her |their )?(?:breakfast|lunch)|in the afternoon)\b/,
      ],
    ],
    passing: new RegExp(`\\b(?:${ofTime}|then|evening|that night|tonight)\\b`, 'i'),
    farthest: 2,
    how: 'Give both pages the same time, or tell that time went by.',
  },
  {
    kind: 'time',
    marks: [
      [
        'winter',
        'in winter',
        /\b(?:[Ss]now (?:lay|fell|covered|crunched|drifted)|icicles|snowflakes|snowdrifts?|frozen (?:lake|pond|river)|deep snow|(?:in|of) (?:the )?(?:mid)?winter)\b/,
      ],
      [
        'summer',
        'in summer',
        /\b(?:summer (?:heat|sun|day|afternoon|morning|breeze)|hot (?:summer|sun)|ripe (?:cherries|strawberries|peaches|blackberries|plums|apples|tomatoes)|(?:in|of) (?:the )?(?:mid)?summer|swam in the (?:lake|river|sea|pond))\b/,
      ],
      [
        'autumn',
        'in autumn',
        /\b(?:(?:in|of) (?:the )?autumn|autumn (?:leaves|day|wind)|in (?:September|October|November))\b/,
      ],
      [
        'spring',
        'in spring',
        /\b(?:(?:in|of) (?:the )?spring(?! of)|spring (?:day|morning|flowers)|in (?:April|May)|first (?:snowdrops|crocuses|tulips))\b/,
      ],
    ],
    passing: new RegExp(
      `\\b(?:${ofTime.replace('soon|', '')}|melted|thaw\\w*|seasons?|time passed|turned)\\b`,
      'i',
    ),
    farthest: 4,
    how: 'Give both pages the same season, or tell that time went by.',
  },
  {
    kind: 'time',
    marks: [
      [
        'rain',
        'in the rain',
        /\b(?:[Ii]t (?:poured|rained|was raining|was pouring)|[Tt]he rain (?:fell|poured|drummed|pelted|came down|ran)|in the pouring rain|became a river)\b/,
      ],
      [
        'dry',
        'in dry weather',
        /\b(?:dry and dusty|[Dd]ust (?:rose|flew|lay)|not a cloud in the sky|cloudless|the sun (?:burned|blazed|beat down|scorched)|[Tt]he sun shone (?:brightly|hotly)|under a blue sky|clear blue sky)\b/,
      ],
    ],
    passing: new RegExp(
      `\\b(?:${ofTime}|then|stopped|over|ended|cleared|clouds? (?:parted|broke|came|went)|came out|dried|drying|no longer|when|let up|eased|rain(?:bow|ed itself out)|inside|indoors)\\b`,
      'i',
    ),
    farthest: 3,
    how: 'Give both pages the same weather, or tell how it changed.',
  },
  {
    kind: 'place',
    marks: [
      ['kitchen', 'in the kitchen', /\bin (?:the|her|his|their) (?:[a-z]+ )?kitchen\b/],
      ['bedroom', 'in the bedroom', /\b(?:in (?:the|her|his|their) (?:[a-z]+ )?bedroom)\b/],
      ['classroom', 'in the classroom', /\bin (?:the|her|his|their) (?:[a-z]+ )?classroom\b/],
      ['stable', 'in the stable', /\bin (?:the|her|his|their) (?:[a-z]+ )?(?:stable|barn|cowshed)\b/],
      ['beach', 'at the beach', /\b(?:on|at) (?:the|a) (?:[a-z]+ )?(?:beach|seashore)\b/],
      ['forest', 'in the forest', /\bin (?:the middle of )?(?:the|a) (?:[a-z]+ )?(?:forest|woods)\b/],
      ['boat', 'on the boat', /\b(?:in|on) (?:the|a|their|his|her) (?:[a-z]+ )?(?:boat|ship|canoe)\b/],
      ['church', 'in church', /\bin (?:the )?(?:[a-z]+ )?church\b/],
      ['garden', 'in the garden', /\bin (?:the|her|his|their) (?:[a-z]+ )?garden\b/],
      ['mountain', 'on the mountain', /\b(?:on|at) (?:the )?(?:top of the )?(?:[a-z]+ )?mountain(?:top)?\b/],
      ['desert', 'in the desert', /\bin (?:the|a) (?:[a-z]+ )?desert\b/],
      ['market', 'at the market', /\b(?:in|at) (?:the|a) (?:[a-z]+ )?market\b/],
      ['library', 'in the library', /\b(?:in|at) (?:the|a) (?:[a-z]+ )?library\b/],
      ['bus', 'on the bus', /\b(?:in|on) (?:the|a) (?:[a-z]+ )?(?:bus|train)\b/],
      ['attic', 'in the attic', /\bin (?:the|her|his|their) (?:[a-z]+ )?(?:attic|cellar)\b/],
      ['school', 'at school', /\b(?:at school|in the schoolyard|on the playground)\b/],
    ],
    passing: new RegExp(
      `\\b(?:${ofTime}|then|evening|morning|night|went|walk\\w*|ran|run|came|come|home|left (?!hand|foot)|leave|arriv\\w*|follow\\w*|climb\\w*|led|drove|rode|hurr\\w*|reached|outside|inside|indoors|stepp\\w*|away|got (?:on|off|in|out)|met|world|live\\w*|think|thought|wish\\w*|sail\\w*|row(?:ed|ing)?|crept|raced|skipped|jumped|meanwhile|somewhere|far|took (?:him|her|them|the)|carr\\w*|${moving})\\b`,
      'i',
    ),
    farthest: 2,
    how: 'Let both pages play in one place, or tell how they came from one to the other.',
  },
]

/** Night on one page and noon on the next, or a kitchen that becomes a stable, and nothing says how. */
export function findScenes(reading: Reading): Finding[] {
  return circumstances.flatMap((circumstance) => {
    const told = reading.pages.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => marksIn(sentence, circumstance)),
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

/** Of what is only compared, or begins a sentence as its frame, nothing is known. */
const compared =
  /\b(?:like|as|than|of a|from|would|will|if|wish\w*|want\w*|thought|dream\w*|remember\w*|pictures?|story|never|not)\b[^,.]*$/

function marksIn({ told, start, page }: Reading['sentences'][number], { marks, kind }: Circumstance): Mark[] {
  return marks.flatMap(([value, words, pattern]) => {
    const match = pattern.exec(told)
    if (!match || compared.test(told.slice(0, match.index))) return []
    // "In the library Ida found ..." begins a new scene.
    if (kind === 'place' && told.slice(0, match.index).trim() === '')
      return [{ value: `new ${value}`, words, place: { page: -9, span: [0, 0] as const } }]
    return [
      {
        value,
        words,
        place: { page, span: [start + match.index, start + match.index + match[0].length] as const },
      },
    ]
  })
}

/** All that stands between the two: on the way from one to the other something may have happened. */
function mayHaveChanged(first: Mark, later: Mark, { pages }: Reading, { passing }: Circumstance): boolean {
  if (first.place.page < 0 || later.place.page < 0) return true
  return pages.slice(first.place.page, later.place.page + 1).some(({ text }, index, all) => {
    const to = index === all.length - 1 ? endOfSentence(text, later.place.span[1]) : text.length
    const from = index === 0 ? first.place.span[1] : 0
    return passing.test(
      text
        .slice(from, to)
        .replaceAll(/\b(?:could|can|did|would|does) ?n[o']t (?:[a-z]+ )?(?:sleep|wait)\b/g, ' ')
        .replace(text.slice(later.place.span[0], later.place.span[1]), ' '),
    )
  })
}

const endOfSentence = (text: string, from: number): number => {
  const end = text.slice(from).search(/[.!?]/)
  return end < 0 ? text.length : from + end
}
