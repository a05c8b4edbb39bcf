import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'

/** On what words stand. */
const bearers =
  /^(?:sign|signs|signpost|banner|board|blackboard|chalkboard|notice|card|letter|note|paper|drawing|picture|poster|cover|book)$/
const saying = /^(?:say|says|saying|read|reads|reading|spell|spells|words?)$/
/** "What does the sign say?", "it says WELCMOE": what is there is told, and no other wanted. */
const telling =
  /\b(?:what|which|why|n't|not|wrong|misspelt|misspelled|typo|without|remove|no)\b|^(?:and |but )?(?:the |it |that |this )?(?:\S+ ){0,2}(?:says|reads) /
const wanting =
  /\b(?:should|must|could|can|may|has to|have to|needs? to|please|pls|want|like|change|make|put|write|add|let|with|give)\b|\ba \S+ (?:that|which) (?:says|reads)\b/

/** "Write HAPPY BIRTHDAY on the banner". */
const painting =
  /\b(?:write|paint) (?!something|anything|some|a |the |it |his |her |their )((?:\S+ ){1,6})(?:on|across|over) (?:the|a|an|his|her|their) (\S+)/

/** The words that are to stand there, in quotation marks or in capitals, and on what; empty where none are said. */
export function writingIn({ units, words, quotations, wordsBefore }: ClauseContext): {
  text?: string
  on?: string
} {
  if (!wanting.test(words) || (telling.test(words) && !/\b(?:should|must|could)\b/.test(words))) return {}
  const bearer = units.findIndex(({ small }) => bearers.test(small))
  const before = (wordsBefore ?? '')
    .toLowerCase()
    .split(' ')
    .find((word) => bearers.test(word))
  const [, painted, bearing] = painting.exec(words) ?? []
  const on = units[bearer]?.small ?? bearing ?? before
  const text =
    quotations.at(-1)?.trim() ||
    painted?.trim() ||
    (on ? saidBehind(units, bearer) || saidBefore(units, bearer) : '')
  if (!text) return {}
  return { text, ...(on && { on: on === 'cover' ? 'book' : on }) }
}

/** "The sign should say WELCOME MARTA": what stands behind the verb, but for how it is written. */
function saidBehind(units: readonly Unit[], bearer: number): string {
  const from = units.findIndex(({ small }, at) => at > bearer && at <= bearer + 4 && saying.test(small))
  const rest = units.slice(from + 1).map(({ text }) => text)
  if (from < 0 || rest.length === 0 || rest.length > MOST) return ''
  const said = rest
    .join(' ')
    .replace(/ ('s|n't)/gi, '$1')
    .replace(manner, '')
    .trim()
  return unsaid.test(said) ? '' : said
}

/** "It should say BAKERY on the sign". */
function saidBefore(units: readonly Unit[], bearer: number): string {
  const from = units.findIndex(({ small }, at) => at < bearer && saying.test(small))
  const to = units.findIndex(({ small }, at) => at > from && small === 'on')
  if (from < 0 || to < from + 2 || to - from > MOST) return ''
  const said = units
    .slice(from + 1, to)
    .map(({ text }) => text)
    .join(' ')
  return unsaid.test(said) ? '' : said
}

/** More words stand on no sign. */
const MOST = 6
const manner =
  / (?:please|pls|thanks|instead|too|in (?:\S+ )?letters|on (?:it|the \S+|a \S+)|above .*|at the .*)$/i
/** "Can the sign say something else?" */
const unsaid =
  /^by \b|\b(?:something|anything|nothing|else|correctly|properly|right|it|that|this|what|so|same|is|are|was)\b/i
