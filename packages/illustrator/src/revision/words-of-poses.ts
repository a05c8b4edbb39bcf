import type { Pose } from '../scene-description.ts'
import type { Meanings } from './first-match.ts'

/** What somebody does, by the words that say it. */
export const posesOfWords: Meanings<Pose> = [
  [/\b(?:sit|sits|sitting|sat) (?:on|in) (?:\S+ )*lap\b/, 'sit-on-lap'],
  // Who sits on the heels kneels.
  [/\b(?:sit|sits|sitting|sat) (?:back )?on (?:\S+ )?heels\b/, 'kneel'],
  [/\bfl(?:y|ies|ying) (?:\S+ ){0,3}?kite\b/, 'hold-up'],
  [/\b(?:hold|holds|holding|lift|lifts|lifting) (?:\S+ ){0,3}?(?:up|high)\b/, 'hold-up'],
  [/\bhelp(?:s|ing)? (?:\S+ )?up\b/, 'help-up'],
  [/\blook(?:s|ing)? up\b/, 'look-up'],
  [/\bpockets?\b/, 'hands-in-pockets'],
  [/\btip ?-? ?toes?\b/, 'tiptoe'],
  [/\brid(?:e|es|ing)\b|\bcycl(?:e|es|ing)\b/, 'ride'],
  [/\bhand ?-? ?stands?\b|\bupside down\b/, 'handstand'],
  [
    /\b(?:arms|hands) (?:\S+ )?(?:folded|crossed)\b(?! in prayer)|\bfold(?:s|ing|ed)? (?:\S+ )?arms\b|\bcross(?:es|ing|ed)? (?:\S+ )?arms\b/,
    'fold-arms',
  ],
  [/\bhands? on (?:\S+ )?hips?\b|\barms akimbo\b/, 'hands-on-hips'],
  [/\bcover(?:s|ing)? (?:\S+ )?ears\b|\bhands (?:over|on) (?:\S+ )?ears\b/, 'cover-ears'],
  [/\bcrouch\w*|\bsquat\w*|\bhunker\w*|\bbend(?:s|ing)? down\b/, 'crouch'],
  [/\bcrawl\w*|\bon all fours\b|\bhands and knees\b/, 'crawl'],
  [/\bkick(?:s|ing)?\b/, 'kick'],
  [/\bthrow(?:s|ing)?\b|\btoss(?:es|ing)?\b/, 'throw'],
  [
    /\b(?:eats?|eating|nibbl\w+|munch\w*|chew\w*|lick\w*|bit(?:e|es|ing)|drink(?:s|ing)?|sip(?:s|ping)?)\b/,
    'eat',
  ],
  [/\bpush(?:es|ing)?\b/, 'push'],
  [/\bbow(?:s|ing)\b|\bbow(?:s)? (?:down|to)\b/, 'bow'],
  [/\bhigh[- ]fiv(?:e|es|ing)\b/, 'high-five'],
  [
    /\b(?:arms?|hands?) (?:\S+ )?(?:up|in the air|raised|stretched)\b|\braise[sd]? (?:\S+ )?(?:arms|hands)\b/,
    'cheer',
  ],
  [/\b(?:hands|palms) (?:folded|together)\b|\bpray(?:s|ing)?\b|\bin prayer\b/, 'pray'],
  [/\b(?:gardening|digs?|digging|planting)\b/, 'garden'],
  [/\bpour(?:s|ing)?\b/, 'pour'],
  [/\b(?:strok(?:es?|ing)|petting|pets|pet|pats?|patting)\b/, 'stroke'],
  [/\blead(?:s|ing)?\b/, 'lead'],
  [/\bstand(?:s|ing)?\b/, 'stand'],
  [/\b(?:walk(?:s|ing)?|stroll(?:s|ing)?|march(?:es|ing)?)\b/, 'walk'],
  [/\b(?:runs?|running|rac(?:es|ing)|chas(?:es|ing)|sprint\w*)\b/, 'run'],
  [/\bclimb(?:s|ing)?\b/, 'climb'],
  [/\b(?:sits?|sitting|sat|seated)\b|\bcross ?-? ?legged\b/, 'sit'],
  [/\bkneel(?:s|ing)?\b|\bknees\b/, 'kneel'],
  [/\b(?:sleep|sleeps|sleeping|asleep|doz(?:es|ing)|napp?(?:s|ing)|snooz\w+|curled up)\b/, 'sleep'],
  [/\b(?:lie|lies|lying)\b/, 'lie'],
  [/\b(?:carr(?:y|ies|ying)|hold|holds|holding)\b/, 'carry'],
  [/\b(?:give|gives|giving)\b/, 'give'],
  [/\b(?:hugs?|hugging|cuddl\w+|embrac\w+)\b/, 'hug'],
  [/\bcomfort(?:s|ing)?\b/, 'comfort'],
  [/\breach(?:es|ing)?\b/, 'reach'],
  [/\bpull(?:s|ing)?\b/, 'pull'],
  [/\bpoint(?:s|ing)?\b/, 'point'],
  [/\b(?:wave|waves|waving)\b/, 'wave'],
  [/\bcheer(?:s|ing)?\b/, 'cheer'],
  [/\bclap(?:s|ping)?\b/, 'clap'],
  [/\b(?:jump|jumps|jumping|leap|leaps|leaping|hop|hops|hopping|bounc\w+)\b/, 'jump'],
  [/\b(?:dance|dances|dancing|twirl\w*|spin(?:s|ning)?|skip(?:s|ping)?)\b/, 'dance'],
  [/\b(?:hide|hides|hiding)\b/, 'hide'],
  [/\bread(?:s|ing)?\b/, 'read'],
  [/\b(?:draws?|drawing|paints?|painting)\b/, 'draw'],
  [/\b(?:plays?|playing)\b/, 'play'],
  [/\b(?:paddl\w+|wad(?:e|es|ing))\b/, 'paddle'],
  [/\bpeek(?:s|ing)?\b/, 'peek'],
  [/\blean(?:s|ing)?\b/, 'lean'],
  [/\bstretch(?:es|ing)?\b/, 'stretch-arms'],
]

/** A pose brings what it is done with. */
export const thingsOfPoses: Readonly<Partial<Record<Pose, RegExp>>> = {
  read: /\b(?:book|bible|story|page)\b/,
  draw: /\b(?:picture|paper)\b/,
  garden: /\b(?:soil|earth|ground|garden|spade|trowel|shovel)\b/,
  pray: /\b(?:hands|prayer)\b/,
  'fold-arms': /\b(?:arms|folded|crossed)\b/,
  'hands-on-hips': /\b(?:hands?|hips?)\b/,
  'cover-ears': /\b(?:ears|hands|over)\b/,
  'hands-in-pockets': /\b(?:hands?|pockets?)\b/,
  tiptoe: /\b(?:tip|toes?|tiptoes?)\b/,
  handstand: /\b(?:handstand|upside|down|hands)\b/,
  kneel: /\bknees\b/,
  crawl: /\b(?:hands|knees|fours)\b/,
  cheer: /\b(?:arms|hands|air)\b/,
}

/** Done with a thing in the hands; what is too large for them stands beside. */
export const withThing: ReadonlySet<Pose> = new Set([
  'eat',
  'throw',
  'push',
  'pull',
  'pour',
  'hold-up',
  'carry',
  'play',
  'read',
  'wave',
])
/** Done with a thing on the ground. */
export const atThing: ReadonlySet<Pose> = new Set([
  'kick',
  'crouch',
  'reach',
  'point',
  'climb',
  'run',
  'walk',
  'jump',
  'look-up',
  'peek',
])
/** Only somebody with two arms and two legs does these. */
export const ofPeople: ReadonlySet<Pose> = new Set([
  'fold-arms',
  'hands-on-hips',
  'cover-ears',
  'handstand',
  'hands-in-pockets',
  'tiptoe',
  'ride',
  'kick',
  'throw',
  'bow',
])

/** In these two touch: without the other they are not done. */
export const pairPoses: ReadonlySet<Pose> = new Set([
  'sit-on-lap',
  'hug',
  'hold-hands',
  'high-five',
  'comfort',
  'help-up',
  'lead',
  'stroke',
  'carry',
  'give',
])
