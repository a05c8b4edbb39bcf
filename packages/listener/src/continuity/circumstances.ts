import type { FindingKind } from './book.ts'
import { motion, ofTime } from './passing.ts'
import { placeMarks } from './scene-places.ts'

export interface Circumstance {
  kind: FindingKind
  /** By what they say; of one circumstance only one holds at a time. */
  marks: readonly (readonly [value: string, words: string, pattern: RegExp])[]
  /** Words by which it may have changed, or by which it is told of another time. */
  passing: RegExp
  /** How far apart two pages may be and still be one scene. */
  farthest: number
  how: string
}

export const circumstances: readonly Circumstance[] = [
  {
    kind: 'time',
    marks: [
      [
        'night',
        'at night',
        /\b(?:midnight|(?:in the )?middle of the night|dead of night|[Mm]oonlight|(?<!good )(?:late )?at night|(?:[Tt]he|[Aa]) (?:[a-z]+ )?moon (?:was|shone|rose|hung|stood|looked)|[Tt]he stars (?:were|shone|twinkled|came|glittered|stood|sparkled|blinked|hung)|stars (?:twinkled|glittered|shone|sparkled) |[Mm]ilky [Ww]ay|starry (?:sky|night)|full of stars|moonlit|(?:was|[Aa]t|struck) midnight|under (?:the|a) (?:[a-z]+ )?(?:stars|moon)|past bedtime|dark night|pitch[- ]dark outside|starlight|the owls hooted)\b/,
      ],
      [
        'day',
        'at daytime',
        /\b(?:(?:at|exactly|was|almost|o'clock) noon|noon sun|high noon|lunch break|(?:was|at) midday|sun (?:burned|stood|blazed) (?:straight|high)|(?:midday|noonday|noon) (?:sun|heat)|midday|early in the morning|early one morning|bright sunlight|broad daylight|lunchtime|at lunch|[Tt]he (?:[a-z]+ )?sun (?:shone|was high|stood high|burned|was bright|blazed|beat|was shining)|in the (?:bright |warm |hot )?(?:sunshine|sunlight)|morning sun|midday sun|(?:ate|eating|had) (?:his |her |their )?(?:breakfast|lunch)|in the (?:early )?afternoon|at (?:breakfast|ten o'clock in the morning))\b/,
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
        /\b(?:(?:[Tt]he )?[Ss]now (?:lay|fell|covered|crunched|drifted|was (?:deep|up|high|falling|knee))|(?:was|were) (?:snowing|covered in snow|white with snow|frozen (?:hard|solid|over))|icicles|[Ss]nowflakes|[Ff]rost flowers|[Ff]rost (?:covered|lay|glittered|sparkled)|(?:[Dd]ecember|[Jj]anuary|[Ff]ebruary) (?:wind|night|morning|day|snow|evening|afternoon|frost)|snowdrifts?|frozen (?:lake|pond|river)|(?:deep|fresh|new) snow|(?:in|of) (?:the )?(?:mid)?winter|(?:cold|coldest|icy|in|snowy) (?:December|January|February)|(?:built|made) a snowman|snowballs?|(?:rolled|shovell?ed|swept|stamped|trudged|dug|threw) (?:[a-z]+ ){0,3}snow|through the snow|on (?:his|her|their) (?:skis|sled|sledge))\b/,
      ],
      [
        'summer',
        'in summer',
        /\b(?:summer (?:heat|sun|meadow|night|evening|rain|day|afternoon|morning|breeze|flowers|dress|grass)|hot (?:summer|sun)|(?:ripe|picked) (?:cherries|strawberries|peaches|blackberries|plums|apples|tomatoes|raspberries)|(?:in|of) (?:the )?(?:mid)?summer|(?:swam|swim|swimming|jumped) in(?:to)? the (?:warm |cool )?(?:lake|river|sea|pond)|(?:in|was) (?:June|July|August)|in the heat|bees (?:hummed|were humming|buzzed|were buzzing)|(?:July|June|August) (?:wind|night|morning|day|sun|evening|afternoon|heat)|heat of the day|sun was hot|(?:warm|dry|tall) grass|butterfl(?:y|ies)|water lil(?:y|ies)|hot sun|too hot)\b/i,
      ],
      [
        'autumn',
        'in autumn',
        /\b(?:(?:in|of) (?:the )?autumn|autumn (?:leaves|day|wind)|(?:in|was) (?:September|October|November)|(?:red|yellow|golden|last|brown)(?: and (?:red|yellow|golden|brown))? leaves (?:fell|lay|swirled|were falling|whirled|rained|drifted|blew|over|danced)|(?:September|October|November) (?:wind|night|morning|day|sun|evening|afternoon|storm|fog|rain)|day of (?:September|October|November))\b/,
      ],
      [
        'spring',
        'in spring',
        /\b(?:(?:in|of) (?:the )?spring(?! of)|(?:April|May) (?:wind|night|morning|day|sun|evening|afternoon|rain)|spring (?:day|morning|flowers)|(?:in|was) (?:April|May)|(?:snowdrops|crocuses|tulips|daffodils)|apple blossoms?|cherry blossoms?|(?:was|were|stood) in (?:full )?(?:blossom|bloom))\b/,
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
        /\b(?:[Ii]t (?:poured|rained|was raining|was pouring|had been (?:pouring|raining))|[Tt]he rain (?:fell|poured|drummed|pelted|came down|ran|beat|trickled|dripped|splashed|streamed|soaked)|in the (?:pouring )?rain|wr[iu]ng (?:out )?the (?:rain|wet)|(?:wet|drenched|soaked) (?:with|by|from) (?:the )?rain|became a river|soaking rain|[Rr]ain (?:drummed|poured|fell|pelted|lashed))\b/,
      ],
      [
        'dry',
        'in dry weather',
        /\b(?:dry and dusty|[Dd]ust (?:rose|flew|lay)|[Nn]ot (?:a|one)(?: single)? cloud|[Nn]ot (?:a|one)(?: single)? drop (?:of rain )?(?:had )?f[ea]ll(?:en)?|(?:hadn't|had not) rained|spotless(?:ly)? blue|cloudless|the sun (?:burned|blazed|beat down|scorched)|[Tt]he sun shone (?:brightly|hotly|down|on)|under a blue sky|clear blue sky|bone[- ]dry|in the (?:bright |warm |hot )?sunshine)\b/,
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
