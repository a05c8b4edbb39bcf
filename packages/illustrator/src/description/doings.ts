import { findProp, isHandy } from '../props/find-prop.ts'
import type { Pose, SceneFigure } from '../scene-description.ts'
import { withArticle } from './nouns.ts'

/** What several do, as "they …", with nobody and nothing named. */
const alone: Record<Pose, string> = {
  stand: 'stand',
  walk: 'walk along',
  run: 'run',
  climb: 'climb up',
  sit: 'sit',
  'sit-on-lap': 'sit',
  kneel: 'kneel',
  pray: 'pray',
  lie: 'lie down',
  sleep: 'sleep',
  work: 'work busily',
  garden: 'dig in the earth',
  carry: 'carry a load',
  give: 'hold out both hands',
  pour: 'pour',
  'hold-up': 'hold up both hands',
  hug: 'open both arms',
  'hold-hands': 'hold out a hand',
  'high-five': 'raise a hand',
  comfort: 'reach out a hand',
  'help-up': 'reach out a hand',
  lead: 'lead the way',
  stroke: 'reach out a hand',
  reach: 'reach out',
  pull: 'pull',
  point: 'point',
  wave: 'wave',
  cheer: 'cheer',
  clap: 'clap',
  jump: 'jump',
  dance: 'dance',
  hide: 'hide',
  peek: 'peek out',
  read: 'read',
  draw: 'draw',
  play: 'play',
  paddle: 'paddle',
  'look-up': 'look up',
  lean: 'lean forward',
  'stretch-arms': 'stretch out both arms',
  'fold-arms': 'stand with folded arms',
  'hands-on-hips': 'stand with hands on hips',
  crouch: 'crouch',
  crawl: 'crawl',
  kick: 'kick',
  throw: 'raise an arm to throw',
  eat: 'eat',
  push: 'push',
  bow: 'bow',
  'cover-ears': 'cover both ears',
  handstand: 'do a handstand',
  ride: 'ride',
  'hands-in-pockets': 'stand with both hands in pockets',
  tiptoe: 'stand on tiptoe',
}

/** With somebody named; "…" is the name. */
const towards: Partial<Record<Pose, string>> = {
  'sit-on-lap': 'sit on the lap of …',
  kneel: 'kneel beside …',
  carry: 'carry …',
  give: 'hold out both hands to …',
  pour: 'pour for …',
  hug: 'hug …',
  'hold-hands': 'hold hands with …',
  'high-five': 'high-five …',
  comfort: 'comfort …',
  'help-up': 'help … up',
  lead: 'lead …',
  stroke: 'stroke …',
  reach: 'reach out to …',
  pull: 'pull … along',
  point: 'point at …',
  wave: 'wave to …',
  cheer: 'cheer for …',
  clap: 'clap for …',
  dance: 'dance with …',
  play: 'play with …',
  read: 'read to …',
  stand: 'look at …',
  lean: 'lean towards …',
  'stretch-arms': 'stretch out both arms to …',
  kick: 'kick towards …',
  throw: 'throw to …',
  push: 'push … along',
  bow: 'bow to …',
  'look-up': 'look up at …',
  ride: 'ride on …',
}

/** With a thing in the hands; "…" is the thing. */
const holding: Partial<Record<Pose, string>> = {
  carry: 'carry …',
  walk: 'carry … along',
  work: 'work with …',
  give: 'hold out …',
  pour: 'pour from …',
  'hold-up': 'hold up …',
  read: 'read …',
  stand: 'hold …',
  eat: 'eat …',
  throw: 'throw …',
  kick: 'kick …',
  push: 'push …',
  pull: 'pull …',
  ride: 'ride …',
  tiptoe: 'hold up …',
}

/** With a thing that is too large for two hands: it stands there. */
const beside: Partial<Record<Pose, string>> = {
  ...holding,
  walk: 'pull … along',
  run: 'pull … along',
  stand: 'stand beside …',
  sit: 'sit beside …',
  kneel: 'kneel beside …',
}

/** What is done to a thing that is looked at, where it says so already. */
const aimedAt: Partial<Record<Pose, string>> = {
  reach: 'reach for …',
  point: 'point at …',
  kick: 'kick …',
  kneel: 'kneel before …',
  crouch: 'crouch before …',
  lean: 'lean over to …',
}

/** What two do to each other. */
export const together: Partial<Record<Pose, string>> = {
  hug: 'hug each other',
  'hold-hands': 'hold hands',
  'high-five': 'high-five',
  dance: 'dance together',
  play: 'play together',
}

const readable =
  /\b(books?|bible|letter|list|map|note|notebook|card|paper|scroll|sign|psalm|page|message|story)\b/i
const digs = /\b(spade|shovel|trowel|hoe|rake|fork)\b/i
const draws = /\b(pencil|crayons?|chalk|brush|pen)\b/i

/** With something in the hands these are of that: who rides a boat and looks at a friend does not ride on the friend. */
const isOfTheThing: ReadonlySet<Pose> = new Set<Pose>(['stand', 'carry', 'ride'])

/** Whom or what somebody's pose is turned to. */
interface Aim {
  /** The name of somebody else in the picture. */
  partner: string | null
  /** A thing in the picture that is looked at, as it is said: "the seed". */
  thing: string | null
}

/** What somebody does, verb by verb, as several would: "walk along with a lantern", "look at Leo". */
export function doingsOf(figure: SceneFigure, { partner, thing }: Aim): string[] {
  const { pose, hold } = figure
  const held = hold && withArticle(hold)
  if (held && hold) return withThing(pose, hold, held, partner)
  const template = partner ? towards[pose] : undefined
  if (partner && template) return [filled(template, partner)]
  const aimed = thing ? aimedAt[pose] : undefined
  return [thing && aimed ? filled(aimed, thing) : alone[pose]]
}

function withThing(pose: Pose, hold: string, held: string, partner: string | null): string[] {
  if (partner && pose === 'give') return [`give ${partner} ${held}`]
  if (pose === 'read' && readable.test(hold)) return [`read ${held}${partner ? ` to ${partner}` : ''}`]
  if (pose === 'garden' && digs.test(hold)) return [`dig with ${held}`]
  if (pose === 'draw' && draws.test(hold)) return [`draw with ${held}`]
  const isHeld = isHandy(hold)
  const doing = pose === 'read' ? undefined : (isHeld ? holding : beside)[pose]
  const both = partner && !isOfTheThing.has(pose) ? towards[pose] : undefined
  if (both && partner && (pose !== 'pull' || !isHeld)) return [filled(both, partner), carried(isHeld, held)]
  if (pose === 'ride' && findProp(hold)?.drawing.ride?.legs === 'pushes') return [`push ${held} along`]
  if (pose === 'run' && isHeld) return ['run', `carry ${held}`]
  if (doing) return [filled(doing, held)]
  return [alone[pose], carried(isHeld, held)]
}

const carried = (isHeld: boolean, held: string): string => (isHeld ? `hold ${held}` : `have ${held} nearby`)

const filled = (template: string, words: string): string => template.replace('…', words)

/** "carry a basket" as one person does it: "carries a basket"; "sadly carry" becomes "sadly carries". */
export const asOne = (doing: string): string =>
  doing.replace(
    /^((?:[a-z]+ly )?)([a-z-]+)(?= |$)/,
    (_all, manner: string, verb: string) => manner + ofOne(verb),
  )

function ofOne(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:ch|sh|[sxz])$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
