import type { ClauseContext } from '../wishes/clause-context.ts'
import { idiomsOfThings } from './idioms-of-things.ts'
import { idiomsOfView } from './idioms-of-view.ts'
import type { PictureCastMember } from './picture-wish.ts'
import { speaksOf } from './said-in.ts'

/** "Smaller hat" is no other hat that somebody wears. */
function ofSize(size: string): RegExp {
  return new RegExp(
    `^(?:please |but |and |with )*(?:an? |the |his |her )?(?:${size}) (?:hat|cap|bag|glasses|ears?|boots|shoes|bow|rucksack|backpack|scarf)(?: please| pls)?$`,
  )
}

/** What is said of a picture in words that mean one thing, whatever else the clause speaks of. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:please |just |but )*leave (?:the|his|her|their|those|these|everyone|everybody|everything|them|it)\b(?!.*\b(?:out|off|away|behind|room|space)\b)/,
    'keep',
  ],
  [
    /^(?:but )?no (?:pressure|rush|hurry|worries|problem|problems|notes|complaints|changes|offen[cs]e|thanks)\b/,
    'praise',
  ],
  // "This made me cry": of a face nothing is said.
  [
    /\b(?:made|makes|had) (?:me|us|(?:my|his|her|our|their) \S+|mum|mummy|dad|daddy|grandma|granny|nana|grandad) (?:\S+ )?(?:cry|crying|laugh|laughing|smile|smiling|giggle|giggling|weep|tear up|in tears)\b|\bthere (?:'d|will|would) be tears\b/,
    'praise',
  ],
  [
    /^(?:but )?(?:that|this|it) (?:is|'s) (?:an?|the) (?:\S+ )?(?:different|wrong|other) (?!picture|one|pose|view|style|version)/,
    'mistake',
  ],
  // "Hi, me again, sorry!", "I cried a little": said of who writes.
  [
    /^(?:(?:hi|hello|hey|it's|it 's|only|just|sorry|so) )*me again\b|^(?:so |very |really )*sorry$|^i (?:really |nearly |almost |even )?(?:cried|wept|laughed|teared up|welled up)\b/,
    'praise',
  ],
  // "One more try please".
  [
    /^(?:can we have |can i have |could we have |just |maybe )?(?:give it |have |take )?(?:one more|another) (?:try|go|attempt|version|spin|whirl|shot|round)(?: please| thanks)?$/,
    'again',
  ],
  // "Autumn!", "winter please".
  [
    /^(?:make it |it's |please )?(?:autumn|winter|spring|summer|fall)(?: time)?(?: please| pls| instead)?$/,
    'weather',
  ],
  // "Her hand in Opa's hand".
  [/\b(?:his|her|their) hand in (?:his|her|their|\S+(?: \S+)?) ?(?:'s )?(?:hand)?$/, 'hold-hands'],
  // "We pray on our knees".
  [/\bon (?:our|their) knees\b/, 'pose'],
  // "… and the cosy light as they are".
  [/\bas (?:they are|it is|he is|she is|they were|it was)(?: please| now)?$/, 'keep'],
  // "The tent should move back": no step back is asked for.
  [
    /^(?:please |but |and )*(?:the|that|this|his|her|their) (?!camera|view|picture|whole)\S+ (?:should|must|needs to|has to|could|can|ought to) (?:move|go|come|be moved)(?: a bit| a little| further)? (?:back|forward|forwards|left|right|away|over)\b/,
    'move',
  ],
  // "Less people", "fewer clouds please".
  [
    /^(?:please |just |but |and |with )*(?:less|fewer) (?:people|children|kids|sheep|fish|\S*[^s]s)(?: please| pls)?$/,
    'fewer-things',
  ],
  [ofSize('smaller|tinier'), 'smaller'],
  [ofSize('bigger|larger'), 'bigger'],
  // "Three sheep is enough".
  [
    /^(?:one|two|three|four|five|\d) \S+(?: \S+)? (?:is|are|would be|will be) (?:enough|plenty)$/,
    'fewer-things',
  ],
  // "Swap them round".
  [
    /^(?:please |and |just )*(?:swap|swop|switch) (?:them|the two|the two of them|both|\S+ and \S+)(?: (?:round|around|over))?(?: please)?$/,
    'move',
  ],
  // "There should be only one apple".
  [
    /^(?:please |but |and )*(?:there (?:should|must|has to|needs to|can) be )?(?:only|just) (?:one|two|three|1|2|3|a single) (?!more\b|of\b|thing\b|girl\b|boy\b|child\b|person\b)\S+(?: \S+)?$/,
    'fewer-things',
  ],
  // "There's a house in the background that's got no business there".
  [
    /^(?:but |and |also )?there (?:'s|is|are) (?:a|an|some) .+\b(?:no business|no reason|should ?n't be|(?:does|do) ?n't belong)\b/,
    'remove-thing',
  ],
  // "There's no baby on her back": it is missed.
  [
    /^(?:but |and )*there ?(?:is|'s|are) no (?!need|way|point|reason|one\b|such|more\b|room\b)\S+(?: \S+)? (?:on|in|at|under|beside|behind) (?:his|her|their|the|this)(?! (?:story|text|book|family|life|bible)\b) /,
    'add-thing',
  ],
  // "Correct, well done".
  [/^(?:that ?'s |this is |all |it is )?(?:quite |absolutely )?(?:correct|spot on)$/, 'praise'],
  // "You've given him an afro", "he's got three hands".
  [
    /^(?:but |and |why )?(?:have |did )?you(?: 've| have)? (?:gave|given|drew|drawn|put|painted) (?!up\b)/,
    'mistake',
  ],
  [
    /\b(?:hands?|arms?|legs?|foot|feet|heads?|fingers?|tails?|spoon|stick|rope|string) (?:goes|go|is going|are going|passes|pokes|sticks|cuts) (?:right |straight |clean )?through\b|\b(?:has|have|'s|got|with|'ve) (?:got )?no (?:face|eyes|mouth|nose|hands?|arms?|legs?|feet|neck|tail|beak|trunk)\b/,
    'mistake',
  ],
  [
    /\b(?:has|have|'s|got|with|are) (?:\d*[3-9]|three|four|five|six|seven|too many|an extra|extra) (?:hands?|arms?|legs?|heads?|eyes|ears|feet|noses|thumbs|fingers|toes|tails)\b/,
    'mistake',
  ],
  [
    /\bzoom(?:s|ed|ing)? (?:\S+ )?in\b|\b(?:come|go|get|move) (?:\S+ )?(?:closer|nearer)\b(?! (?:to|together))/,
    'closer',
  ],
  [
    /\b(?:bit|little|touch|tad) (?:nearer|closer)\b(?! together)|\b(?:go|come|get) (?:in )?tighter\b/,
    'closer',
  ],
  [/\bclose - ?up\b|\bcloseup\b|\bcloser (?:view|look|picture|shot)\b/, 'closer'],
  [
    /\bzoom(?:s|ed|ing)? (?:\S+ )?out\b|\b(?:step|pull|move|go|stand) (?:\S+ )?back\b(?! to)|\b(?:step|steps) back\b/,
    'wider',
  ],
  // "Show the whole body", "from head to toe".
  [
    /\b(?:whole|full|entire) (?:body|bodies|figures?|length)\b|\bfull - length\b|\bhead to (?:toe|toes|foot)\b/,
    'wider',
  ],
  // "The hands look weird", "his arm is strange".
  [
    /\b(?:hands?|arms?|legs?|feet|foot|fingers?|thumbs?|toes|mouth|nose|face|faces|head|neck|body|eyes|ears?|paws?)\b (?:just |really )?(?:looks?|is|are|seems?|came out|come out) (?:just |really |so |a bit |very |all |kind of |rather |totally )*(?:weird|strange|odd|funny|deformed|distorted|mangled|creepy|messed up|bent|off|unnatural|freaky)$/,
    'mistake',
  ],
  [/\bshow (?:us |me )?(?:his|her|their|\S+ 's) faces?\b/, 'look-at'],
  [
    /^(?:please |and )?(?!(?:put|move|set|show|add|place|draw|a|an|some|more|make)\b)(?:the )?\S+(?: \S+)? (?:on|to) the (?:far )?(?:left|right)(?: side| hand side)?(?: please)?$/,
    'move',
  ],
  // "Not so many cushions", "so many people are not required", "the fishes can be less".
  [
    /\b(?:not|n't|without|why) (?:(?:need|want|have|be|are there|there be) )?(?:so|too|that|quite so|as) many \S|^(?:(?:still|and|but) )*(?:there (?:are|is) |there's |i see |we have )?(?:still )?(?:so|too|far too|way too) many (?!stuff|things?|clutter)\S|^(?:only )?(?:fewer|less) (?!of\b|than\b)\S+s\b|^fewer \S|\b(?:can|could|should|may|might|must) be (?:less|fewer)$/,
    'fewer-things',
  ],
  [
    /\btoo (?:much|many) (?:stuff|things?|clutter|junk|objects|going on)\b|\b(?:to|too) much (?:stuff|clutter)\b|\b(?:too|so|very|a bit) (?:busy|cluttered|crowded|crammed|full)\b|\b(?:thin|strip|clear|pare) (?:\S+ )?(?:out|back|down|away) (?:the )?(?:clutter|mess|background|things|stuff)\b|\bdeclutter|\bstrip it (?:back|down)\b/,
    'fewer-things',
  ],
  [
    /^(?!(?:the|his|her|their) (?!room|picture|background|page|scene|place|sky|wall|walls|field|street|house|garden|left|right|rest)).*\b(?:too|so|very|rather|bit|looks?|is|'s) (?:bare|empty|sparse|bald)\b(?! (?:on|around(?! (?:them|him|her|it)\b)))|\bfill (?:it|this|the (?:room|picture|page|space|background)) (?:up|out|in)?|\bmore (?:going on|to look at|to discover|in the background)\b/,
    'more-things',
  ],
  [
    // "Switch that lamp off", "have it quite dark".
    /\b(?:switch|turn|put) (?:that |the |those |all )?(?:lamps?|lights?)\b.*\b(?:off|out)\b|\b(?:switch|turn|put) (?:off|out) (?:that |the |those |all )?(?:lamps?|lights?)\b|^(?:(?:and|but|please|just) )*(?:make|have|let) (?:it|this|that|the room|the picture) (?:be )?(?:quite|really|very|rather|all|properly|a bit|a little)? ?dark(?:er)?\b|\b(?:dim|darken) (?:it|this|that|(?:the )?(?:lights?|lamps?|room|scene|picture))\b|\bturn (?:down )?(?:the )?(?:lights?|lamps?)(?: down)?$/,
    'darker',
  ],
  [
    /\b(?:too|so|bit|very|rather|pretty|quite) (?:dark|gloomy|dim|murky|dingy|dull)\b|^(?:it |this |that )?(?:is |'s )?(?:gloomy|dim|murky|dingy)\b|\b(?:can(?: not|not|n't)?|ca n't|hardly|barely) (?:\S+ )?see (?:\S+ ){0,3}in the dark\b|\bmore light\b(?! (?:blue|green|brown|pink|on)\b)|\blight(?:en)? it up\b|\bbrighten (?:it |this )?up\b/,
    'brighter',
  ],
  [/\b(?:too|so|very) (?:bright|light|glaring)\b|\bless light\b|\bpitch (?:black|dark)\b/, 'darker'],
  [
    /\b(?:another|different|new) (?:version|go|try|attempt|one|shot)\b|\b(?:try|do it|redo it|start) (?:again|over|afresh)\b/,
    'again',
  ],
  [
    /\b(?:like|in|as|it|try|with|more) (?:a |an |some |more )?(?:water ?colou?rs?|crayons?|cartoons?|gouache|stained glass|felt|linocut|lino cut|paper cut - ?outs?|paper cut|ink and wash|a photo|photographs?)(?: style| picture| painting)?(?: instead| please)?$/,
    'style',
  ],
  [/\bfed up\b/, 'feeling'],
  [/\b(?:make|let|have) \S+(?: \S+)? (?:blush|frown|giggle|yawn|scowl)$/, 'feeling'],
  // "Her glasses keep disappearing".
  [/\b(?:keep|keeps) (?:disappearing|vanishing|going missing|getting lost|falling off)\b/, 'looks'],
  // "Put the teapot in the wombat's paws".
  [
    /^(?:(?:please|and|also|can you|could you|just) )*(?:put|place|stick) (?:\S+ ){1,5}in(?:to)? (?:\S+ ){1,4}?(?:hands?|paws?|trunk|beak)$/,
    'pose',
  ],
  // "Not happy with it": whoever writes is not.
  [
    /^(?:i'm |i am |we're |we are |he's |she's )?not (?:so |too |very |really |at all )?(?:happy|keen|sure|convinced|pleased) (?:with|about|on)\b/,
    'not-a-wish',
  ],
  // "Happy with it", "her grin's perfect".
  [
    /^(?:(?:i|we|i'm|we're|am|are|'m|'re|very|so|really|quite) )*(?:happy|pleased|chuffed|delighted|thrilled) with (?:it|this|that|the (?:picture|rest|result))$|^(?:his|her|their|its|the) \S+ ?(?:'s|is|are) (?:just |so |really |absolutely )?(?:perfect|great|lovely|spot on|brilliant|wonderful|gorgeous)$/,
    'praise',
  ],
  // "Exactly her smile".
  [/^(?:(?:that|this) is |that 's )?(?:exactly|precisely) (?:his|her|their|our|my|the right) \S+$/, 'praise'],
  // "Omg the colours", "tidy!", as in Wales.
  [
    /^(?:omg|wow|oh|ooh|ah|aww?)(?: my)? (?:the|those|these) \S+(?: \S+)?$|^(?:proper |dead |well )?tidy(?: that)?$/,
    'praise',
  ],
  [
    /^(?:(?:the|all the|these|his|her) )?(?:colou?rs?|faces?|light|lighting|details?|expressions?|clothes) (?:is|are) (?:just |simply )?(?:too|so|really|very|super) (?:good|nice|beautiful|lovely|gorgeous|sweet|cute)$/,
    'praise',
  ],
  [
    /^(?:(?:it|that|this|which) )?(?:would |'d )?(?:be|is|'s|looks?) (?:so |really |super |very |pretty )*cool$/,
    'praise',
  ],
  // "One arm around the dog".
  [
    /^(?!.*\b(?:no|not|n't|without)\b).*\b(?:an?|one|his|her|their|both|with) arms? (?:around|round) (?!the (?:tree|neck|box|basket)\b)\S/,
    'hug',
  ],
  // "His foot is missing", "a hand without a body".
  [
    /\b(?:his|her|their|its|one) (?:left |right )?(?:foot|feet|hands?|arms?|legs?|ears?|eyes?|nose|mouth|tail|fingers?|thumb|neck) (?:is|are|'s) (?:missing|gone|not there)\b|\b(?:hand|arm|leg|foot|head) without an? (?:body|arm|person|owner)\b/,
    'mistake',
  ],
  [/\bhigh[ -]five\b/, 'pose'],
  [
    /\b(?:hardly|barely|scarcely|ca n't|can not|cannot|could n't|can't|couldn't) (?:\S+ )?see (?:\S+ ){0,4}?faces?(?: (?:at all|really|properly|here|like this))*$/,
    'closer',
  ],
  [
    /\b(?:another|different|other|new) (?:side|angle|view|perspective|viewpoint)\b(?! of)|\b(?:see|show|have|get) (?:him|her|them|it|us|\S+) from (?:the )?(?:front|side|back|behind|above|other side)\b/,
    'other-view',
  ],
  [
    /\b(?:warmer|cosier|cozier|softer|cooler|colder|golden|gentler|brighter(?! lights?\b| lighting\b)) (?:light|lights|lighting|colou?rs?|tones?|glow|shades|palette|mood)\b|\bwhere (?:are|is) (?:the |all the )?colou?rs?\b|\bmore colou?r(?:s|ful)?$|\b(?:too|so|rather|bit) (?:drab|bland|colou?rless|washed out|grey|gray|pale|garish)$/,
    'colours-mood',
  ],
  [
    /\b(?:bring|move|put|shift|place|pull|push|slide|get|have|stand|sit|want|like|see) (?:\S+ ){0,4}?(?:over )?(?:to|in|at|on|into|towards) (?:the )?(?:very |far )?(?:front|back|foreground|background|middle|centre|center|left|right)\b|\b(?:should|must|could|can|needs to|belongs?) (?:be |stand |go |sit )?(?:\S+ )?(?:next to|beside|behind|in front of|in between|between|on the left|on the right|in the (?:middle|front|back|foreground|background)|at the (?:front|back))\b|\b(?:swap|change|switch) (?:places|sides|positions)\b/,
    'move',
  ],
]
const posing = /^(?:stand|stands|standing|sit|sits|sitting|put|pull|push|point)$/
const saysWhere = /\b(?:hand|arm|leg|eye|ear|cheek|side of|holding|hold)\b/
const withColour = /\b(?:hair|skin|fur|coat|eyes?|blue|green|red|brown|pink|purple|yellow|grey|dress|shirt)\b/

/** The label of a clause by its idiom; null where it has none, or where it may be said of somebody's looks. */
export function idiomOfPicture({ words, units }: ClauseContext): string | null {
  const found = [...idiomsOfView, ...idiomsOfThings, ...idioms].find(([pattern]) => pattern.test(words))
  if (!found) return null
  const [, label] = found
  const isDone = units.some(
    (unit) => unit.part === 'VERB' && speaksOf(unit, 'pose') && !posing.test(unit.small),
  )
  if (label === 'move' && (isDone || saysWhere.test(words))) return null
  return /^(?:brighter|darker|more-things)$/.test(label) && withColour.test(words) ? null : label
}

const absent =
  /\b(?:ca n't|can't|cannot|could n't) (?:really )?be (?:there|here|in (?:it|this|the picture)|on (?:it|this))\b|\bonly (?:arrives?|comes?|appears?|turns up) (?:on|in|later|next)\b|\b(?:is|are|was|were|'s|should|does) ?(?:not|n't) (?:be |been |belong |meant to be |supposed to be )?(?:even )?(?:there|here|in|on|with|at|part|present|around|coming)\b|\bis ?n't (?:here|there)\b|\b(?:was|is|are|were|should|does|do)n't (?:be |been |belong )?(?:even )?(?:there|here|in|on|with|at|part|present|around)\b/
const missing =
  /\b(?:is|are|'s|was|s) (?:missing|absent|left out|forgotten|gone)\b|\bmissing$|^missing\b|\bforgot(?:ten)?\b|\bwhere (?:is|are|has|'s|s)\b|\bleft out\b|^(?:i|we) (?:really )?miss\b/

/** "The rabbit isn't in her arms": nobody leaves for it. */
const inArmsOf =
  /\b(?:in|on) (?:his|her|their|\S+ 's) (?:arms?|hands?|lap|shoulders?|head|bed|back|wheelchair)\b/
const isGone =
  /^\S+(?: \S+){0,2} (?:is|are|'s|was) (?:completely |totally |just )?missing(?: (?:here|now|again|in (?:it|this one|the picture|this picture)))?$/

const belonging =
  /\bbelongs? (?:in|into|here|there|on|with|to)\b|\b(?:should|must|has to|have to|could|needs to|ought to) be (?:in (?:it|this|the picture)|there|here|with them|\w+ing (?:from|under|behind|in|out|on|at))\b/

/**
 * "Tom isn't on this page": who is in the picture is to leave, who is not is to come. Null where nobody of the cast is said to be
 * missing.
 */
export function presenceOf({
  words,
  mentions,
  cast,
  units,
  phrases,
}: ClauseContext): 'leave-out' | 'bring-in' | null {
  const [mention] = mentions
  if (
    !mention ||
    (units[mention.to]?.small === "'s" &&
      phrases.some(({ from }) => from >= mention.to + 1 && from <= mention.to + 2))
  )
    return null
  if (units.some((unit) => speaksOf(unit, 'look-at', 'smile', 'feeling', 'pose'))) return null
  const member = (cast as readonly PictureCastMember[]).find(({ name }) => name === mention.name)
  if (!member) return null
  if (absent.test(words) && !inArmsOf.test(words)) return member.isInPicture ? 'leave-out' : 'bring-in'
  // Who is told as missing may be hidden: they are to be seen.
  if (isGone.test(words)) return 'bring-in'
  return (missing.test(words) || belonging.test(words)) && !member.isInPicture ? 'bring-in' : null
}
