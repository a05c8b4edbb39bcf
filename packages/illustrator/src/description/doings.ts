import type { Pose, SceneFigure } from '../scene-description.ts'
import { withArticle } from './nouns.ts'

/** What several do, as "they …", with nobody and nothing named. */
const alone: Record<Pose, string> = {
  stand: 'stand',
  walk: 'walk',
  run: 'run',
  climb: 'climb',
  sit: 'sit',
  'sit-on-lap': 'sit',
  kneel: 'kneel',
  pray: 'pray',
  lie: 'lie down',
  sleep: 'sleep',
  work: 'work',
  garden: 'plant and dig',
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
  lean: 'lean in',
  'stretch-arms': 'stretch out both arms',
  'fold-arms': 'fold both arms',
  'hands-on-hips': 'put both hands on the hips',
  crouch: 'crouch',
  crawl: 'crawl',
  kick: 'kick',
  throw: 'throw',
  eat: 'eat',
  push: 'push',
  bow: 'bow',
  'cover-ears': 'cover both ears',
  handstand: 'do a handstand',
}

/** With somebody named; "…" is the name. */
const towards: Partial<Record<Pose, string>> = {
  'sit-on-lap': 'sit on the lap of …',
  kneel: 'kneel beside …',
  carry: 'carry …',
  give: 'give something to …',
  hug: 'hug …',
  'hold-hands': 'hold hands with …',
  'high-five': 'high-five …',
  comfort: 'comfort …',
  'help-up': 'help … up',
  lead: 'lead …',
  stroke: 'stroke …',
  reach: 'reach out to …',
  pull: 'pull …',
  point: 'point at …',
  wave: 'wave to …',
  cheer: 'cheer for …',
  clap: 'clap for …',
  dance: 'dance with …',
  play: 'play with …',
  read: 'read to …',
  stand: 'look at …',
  lean: 'lean towards …',
  kick: 'kick towards …',
  throw: 'throw to …',
  push: 'push …',
  bow: 'bow to …',
  'look-up': 'look up at …',
}

/** With a thing in the hands; "…" is the thing. */
const holding: Partial<Record<Pose, string>> = {
  carry: 'carry …',
  give: 'hold out …',
  pour: 'pour from …',
  'hold-up': 'hold up …',
  read: 'read …',
  stand: 'hold …',
  eat: 'eat …',
  throw: 'throw …',
  kick: 'kick …',
  push: 'push …',
}

/** What two do to each other. */
export const together: Partial<Record<Pose, string>> = {
  hug: 'hug',
  'hold-hands': 'hold hands',
  'high-five': 'high-five',
  dance: 'dance together',
  play: 'play together',
}

/** What somebody does, as several would: "carry a basket", "hug Leo". */
export function doingOf({ pose, hold }: SceneFigure, partner: string | null): string {
  const thing = hold && withArticle(hold)
  if (thing && partner && pose === 'give') return `give ${partner} ${thing}`
  if (thing && partner && pose === 'read') return `read ${thing} to ${partner}`
  const template = partner ? towards[pose] : undefined
  if (thing && !template && holding[pose]) return filled(holding[pose], thing)
  const doing = partner && template ? filled(template, partner) : alone[pose]
  return thing ? `${doing} with ${thing}` : doing
}

const filled = (template: string, words: string): string => template.replace('…', words)

/** "carry a basket" as one person does it: "carries a basket". "and" joins two verbs. */
export const asOne = (doing: string): string =>
  doing.replace(/^[a-z-]+|(?<=^[a-z]+ and )[a-z]+/g, (verb) =>
    /(?:ch|sh|[sxz])$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`,
  )
