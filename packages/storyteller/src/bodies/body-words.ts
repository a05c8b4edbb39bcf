import type { Body } from '../plots/body-names.ts'
import type { VerseWay } from '../plots/plot.ts'

/** What is told of most people, and how it is told of somebody with another body. */
export interface BodyWord {
  /** Its base form; all its forms are found. */
  verb: string
  /** What has to follow, and is replaced with the verb. */
  after?: RegExp
  /** What must not follow. */
  unless?: RegExp
  /** What must not stand before it. */
  unlessAfter?: RegExp
  /** Base form first; `their` stands for the right pronoun. Without it the words stay, and `avoid` counts. */
  say?: string
  /** Told only where no other words are at hand. */
  avoid?: true
}

const upright =
  /^ up(?: again| straight| tall| very straight)?(?= (?:and|as|in|to|from|with|at|so)\b|[,¶]|\s*$)/
const toTheirFeet = /^(?: up)? to \{\w+\.their\} (?:own )?feet/
const fromTheGround = /^ (?:for|after|to reach)\b/
const outOfBed = /^(?= (?:out of|into|in|onto)\b)/
const others = /^(?= (?:(?:him|her) (?!\p{L}+(?:s|ed)\b)|$))/u
const onward =
  /^(?= (?:along|down|home|to|into|out|off|over|beside|across|all|through|away|back|up|in|around|ahead)\b)/
const loudly = /^ (?:out|back|to|through|over|across|up|down|again|after|from)\b/
const simply =
  /^(?=[,.;!?¶]|$| (?:and|again|once|twice|hard|there|then|properly|carefully|closely|at last|that way|too|on|with|over|until)\b)/
const wanting = /\b(?:to|stop|stopped|stand|of) $/
const bearing = /\b(?:could|can|can't|couldn't)(?: not)? $/

/** Verbs that need two good legs, with what becomes of each. */
const fast: readonly BodyWord[] = [
  { verb: 'skip', after: onward, say: 'hurry' },
  { verb: 'hop', after: onward, say: 'hurry' },
  { verb: 'hop', say: 'cheer' },
  { verb: 'leap', say: 'hurry', avoid: true },
  { verb: 'climb', after: outOfBed, say: 'get' },
  { verb: 'climb', say: 'get', avoid: true },
  { verb: 'jump', after: /^ up and down\b/, say: 'cheer' },
  { verb: 'jump', after: toTheirFeet, say: 'look up' },
  { verb: 'jump', after: fromTheGround, say: 'reach for' },
  { verb: 'jump', after: outOfBed, say: 'get' },
  { verb: 'jump', unless: /^ [\p{L}]/u, say: 'look up' },
  { verb: 'jump', after: /^(?= (?:and|because)\b)/, say: 'look up' },
]

const low: readonly BodyWord[] = ['kneel', 'crouch', 'squat'].flatMap((verb) => [
  { verb, after: /^ (?:down|up)\b/, say: 'bend down' },
  { verb, say: 'bend down' },
])

const seated: readonly BodyWord[] = [
  { verb: 'stand', after: /^ guard\b/, say: 'keep guard' },
  {
    verb: 'stand',
    after: /^ (?:up )?on (?:one leg|tiptoe|\{\w+\.their\} toes)/,
    say: 'sit up very straight',
    avoid: true,
  },
  { verb: 'stand', after: toTheirFeet, say: 'sit up straight' },
  { verb: 'stand', after: /^(?= $)/, say: 'set' },
  { verb: 'stand', after: upright, say: 'sit up straight' },
  {
    verb: 'stand',
    unless: /^ (?:up (?:for|to)\b|it\b|them\b|for\b(?! (?:an?|some|the|so|quite|as)\b)|$)/,
    unlessAfter: bearing,
    say: 'sit',
  },
  { verb: 'rise', say: 'sit up' },
  { verb: 'get', after: toTheirFeet, say: 'sit up straight' },
  {
    verb: 'get',
    after: upright,
    unless: /^ up (?:early|late|before|first|in the (?:night|morning)|at)\b/,
    say: 'sit up',
  },
  { verb: 'jump', after: toTheirFeet, say: 'sit up straight' },
  { verb: 'jump', after: /^ up(?! and down)\b/, say: 'sit up' },
  ...fast,
  { verb: 'jump', say: 'bounce', avoid: true },
  {
    verb: 'run',
    unless: /^ (?:an? finger|\{\w+\.their\} |out of (?!(?:the|an?|his|her|their)\b))/,
    say: 'race',
  },
  { verb: 'sprint', say: 'race' },
  { verb: 'walk', after: others, say: 'bring' },
  ...'walk step march trot stride stroll wander shuffle trudge plod pace limp stumble'
    .split(' ')
    .map((verb) => ({ verb, say: 'roll' })),
  ...['tiptoe', 'creep', 'sneak'].map((verb) => ({ verb, say: 'roll softly' })),
  ...low,
  { verb: 'sit', after: /^ down\b/, say: 'settle down' },
  { verb: 'kick', avoid: true },
  { verb: 'stamp', avoid: true },
]

const unsteady: readonly BodyWord[] = [
  {
    verb: 'run',
    unless: /^ (?:an? finger|\{\w+\.their\} |out of (?!(?:the|an?|his|her|their)\b))/,
    say: 'hurry',
  },
  { verb: 'sprint', say: 'hurry' },
  { verb: 'race', unless: /^ (?:day|thing)/, say: 'hurry' },
  { verb: 'jump', after: toTheirFeet, say: 'get up' },
  { verb: 'jump', after: /^ up(?! and down)\b/, say: 'get up' },
  ...fast,
  { verb: 'jump', say: 'step', avoid: true },
  ...['tiptoe', 'creep', 'sneak'].map((verb) => ({ verb, say: 'move softly' })),
  ...low,
  {
    verb: 'stand',
    after: /^ (?:up )?on (?:one leg|tiptoe|\{\w+\.their\} toes)/,
    say: 'stand very straight',
    avoid: true,
  },
  { verb: 'kick', avoid: true },
]

const crawling: readonly BodyWord[] = [
  { verb: 'stand', after: upright, say: 'sit up' },
  {
    verb: 'stand',
    unless: /^ (?:up (?:for|to)\b|it\b|them\b|for\b(?! (?:an?|some|the|so|quite|as)\b)|$)/,
    unlessAfter: bearing,
    say: 'sit',
  },
  { verb: 'get', after: upright, say: 'sit up' },
  { verb: 'jump', after: /^ up(?! and down)\b/, say: 'sit up' },
  ...fast,
  { verb: 'jump', say: 'bounce', avoid: true },
  ...'run walk step march trot stride stroll wander hurry tiptoe creep sneak pace'
    .split(' ')
    .map((verb) => ({ verb, say: 'crawl' })),
  ...low,
]

const blind: readonly BodyWord[] = [
  { verb: 'look', after: /^ up at\b/, say: 'turn to', avoid: true },
  { verb: 'look', after: /^ up\b/, say: 'lift their head' },
  { verb: 'look', after: /^ down at\b/, say: 'bend over' },
  { verb: 'look', after: /^ down\b/, say: 'bend their head' },
  { verb: 'look', after: /^ around for\b/, say: 'feel around for' },
  { verb: 'look', after: /^ (?:all )?around\b/, say: 'listen all around' },
  { verb: 'look', after: /^ back\b(?! on\b)/, say: 'turn back' },
  { verb: 'look', after: /^ for\b/, say: 'feel for' },
  { verb: 'look', after: /^(?= (?:in|into|under|through|behind|inside)\b)/, say: 'feel' },
  { verb: 'look', after: /^ out (?:of|at)\b/, say: 'listen at', avoid: true },
  { verb: 'look', after: /^ out\b/, say: 'listen', avoid: true },
  {
    verb: 'look',
    after: /^ (?:over |across |back )?(?:at|to|toward)\b/,
    unlessAfter: wanting,
    say: 'turn to',
    avoid: true,
  },
  { verb: 'look', after: /^ (?:over |across |back )?(?:at|to|toward)\b/, say: 'study', avoid: true },
  { verb: 'look', after: /^(?= (?:from|away|the other way|along|across)\b)/, say: 'turn', avoid: true },
  { verb: 'look', after: simply, say: 'listen', avoid: true },
  { verb: 'watch', after: /^(?= (?:(?:it|them|him|her|the|an?|how)\b|\{|$))/, say: 'listen to', avoid: true },
  { verb: 'watch', say: 'listen', avoid: true },
  { verb: 'see', after: /^(?= (?:how|if|whether|what|why|who)\b)/, say: 'find out' },
  { verb: 'see', after: /^(?=[.,;!?]|$)/, unlessAfter: /\b(?:had|has|ever|never) $/, say: 'find out' },
  { verb: 'see', after: /^ nothing\b/, say: 'hear nothing' },
  { verb: 'see', say: 'notice', avoid: true },
  { verb: 'spot', say: 'find', avoid: true },
  ...['stare', 'gaze', 'glance', 'peer', 'squint'].flatMap((verb) => [
    { verb, after: /^ (?:up |down |over )?(?:at|into)\b/, say: 'turn to', avoid: true as const },
    { verb, say: 'turn', avoid: true as const },
  ]),
  { verb: 'peek', say: 'lean', avoid: true },
]

const deaf: readonly BodyWord[] = [
  { verb: 'listen', after: /^(?= to the end\b)/, say: 'follow' },
  { verb: 'listen', after: /^ to\b/, say: 'watch' },
  { verb: 'listen', after: /^(?= for\b)/, say: 'look out' },
  { verb: 'listen', say: 'watch' },
  { verb: 'hear', say: 'notice', avoid: true },
]

const signing: readonly BodyWord[] = [
  { verb: 'say', unless: /^ (?:since|why|how|where|whether)\b/, say: 'sign' },
  ...['whisper', 'shout', 'murmur', 'mutter', 'speak', 'talk', 'sing'].map((verb) => ({ verb, say: 'sign' })),
  { verb: 'call', after: loudly, say: 'wave' },
  { verb: 'call', unless: /^ (?:it|them|him|her|the|an?|\{|$)/, say: 'wave' },
]

/** A child of two does things; what takes a sentence to say or to think is told of others. */
const little: readonly BodyWord[] =
  'say ask call think wonder remember read write count explain decide answer know'
    .split(' ')
    .map((verb) => ({ verb, avoid: true }))

export const wordsOfBodies: Readonly<Record<Body, readonly BodyWord[]>> = {
  seated,
  unsteady,
  crawling,
  little,
  blind,
  deaf,
  signing,
}

/** Plots that turn on what the hero's body does not do. */
export const plotsUnsuited: Readonly<Partial<Record<Body, readonly string[]>>> = {
  seated: ['broken-treasure'],
  crawling: ['broken-treasure'],
  blind: ['wrong-path', 'small-lamp'],
  deaf: ['odd-voice', 'sound-at-night'],
  signing: ['odd-voice', 'open-gate'],
}

/** Ways in which the verse does not come to the hero. */
export const waysAvoided: Readonly<Partial<Record<Body, readonly VerseWay[]>>> = {
  blind: ['on-a-thing', 'in-a-letter', 'written-out', 'opened-by-chance'],
  deaf: ['sung', 'overheard'],
  signing: ['in-turns'],
  little: ['written-out', 'in-a-letter', 'in-turns'],
}

/** Parts of a body that are not told of anybody who has it, whoever the sentence is about: "{hero.their} legs did not want to run". */
export const ownPartsAvoided: Readonly<Partial<Record<Body, RegExp>>> = {
  seated:
    /^ (?:own )?(?:two |left |right )?(?:cold |bare |wet |\p{L}+ )?(?:feet|foot|legs?|toes?|heels?|knees?)\b/u,
}

/** Parts and ways of a body, not told of it either where there is a choice. */
export const partsAvoided: Readonly<Partial<Record<Body, RegExp>>> = {
  seated:
    /\bone leg\b|\b(?:one|both|two) (?:feet|foot|legs)\b|\btoes\b|\bfoot(?:prints?|steps?)\b|\bon (?:tiptoe|foot)\b|\bhands and knees\b|\b(?:up|down) (?:the |four |three |six |all |every )?(?:stairs|steps)\b|\bone step\b|\bhalf a step\b/gu,
  unsteady: /\bon (?:tiptoe|one leg)\b/g,
  crawling: /\bon (?:tiptoe|one leg)\b|\bon \{\w+\.their\} (?:feet|toes)\b/g,
  blind: /\bin sight\b|\bcould be seen\b/g,
  signing: /\{\w+\.their\} (?:own )?(?:\p{L}+ )?voice\b|\b(?:aloud|out loud)\b/gu,
}
