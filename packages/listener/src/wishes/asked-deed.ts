import type { ClauseContext } from './clause-context.ts'
import { meantBy, pronounIn } from './meant-by.ts'
import { startOfDenied } from './start-of-denied.ts'

const opening =
  /^(?:please|and|also|maybe|perhaps|but|then|so|just|can|could|should|may|you|we|i|want|would|like|'d|love)$/
/** "Can Leo wave", "I want Leo to wave". */
const asking = /^(?:can|could|should|may)$/
const wanting = /^(?:want|like|love)$/
const letting = /^(?:let|have|make)$/
const modals = /^(?:should|could|must|can)$/
const between = /^(?:all|both|also|then|just|simply|please)$/
const everybody = /^(?:they|them|everyone|everybody)$/
/** What these ask for is another telling, another look, or nothing that happens. */
const noDeeds =
  /^(?:be|have|wear|look|feel|say|talk|speak|know|think|want|like|love|need|get|seem|become|sound|stay|remain|keep|stop|go|come|turn|make|do|learn|understand|use|call|name|change|see|rest|live|own|tell|decide|rhyme)$/
const goesOn =
  /^(?:and|or|but|then|so|because|when|if|that|who|which|while|until|him|them|it|me|us|you|i|not|n't|instead|more|less|never|always|every|,|like)$/
const mostWords = 7
const they = 'They'
/** "Be the one who says sorry". */
const theOne = /^be the one (?:who|that|to) /

/** "Nana Ruth should laugh", "let them feed the ducks", "they can repair the fence": one thing that is to happen, as it is asked for. */
export function askedDeed(context: ClauseContext): string | null {
  // "… rather than grandpa": what is not to happen is no part of the deed.
  const denied = startOfDenied(context.units)
  const units = denied > 0 ? context.units.slice(0, denied) : context.units
  const isTold = telling.test(context.words)
  const start = isTold
    ? units.findIndex(({ small }) => /^(?:that|how|mention)$/.test(small)) +
      (/\bmention (?:that|how) /.test(context.words) ? 2 : 1)
    : beginOf(context)
  const isLet = letting.test(units[start]?.small ?? '')
  const from = isLet ? start + 1 : start
  const who = whoActs(context, from)
  if (!who) return null
  const before = units.slice(0, start).map(({ small }) => small)
  const modal =
    modals.test(units[who.to]?.small ?? '') ||
    (units[who.to]?.small === 'to' &&
      before.some((word) => wanting.test(word) || /^(?:wants|asks|wishes)$/.test(word)))
  const isAsked = isLet || asking.test(before.at(-1) ?? '')
  if (isAsked === modal && !isTold) return null
  const begin = who.to + (modal ? 1 : 0)
  const isTheOne = theOne.test(
    units
      .slice(begin)
      .map(({ small }) => small)
      .join(' '),
  )
  const verb = units.findIndex(({ small }, at) => at >= begin + (isTheOne ? 4 : 0) && !between.test(small))
  const doing = units[verb]
  if (
    !doing ||
    (!isTheOne && !isTold && doing.small.replace(/ise$/, 'ize') !== doing.lemma.replace(/ise$/, 'ize')) ||
    (noDeeds.test(doing.lemma) && !isSpoken(units.slice(verb))) ||
    !/^(?:VERB|NOUN|PROPN|X)$/.test(doing.part)
  )
    return null
  // "They should sleep": so it is to end.
  if (doing.small === 'sleep' && who.name === they) return null
  const rest = units.slice(verb + 1).filter(({ small }) => !/^(?:please|too|pls)$/.test(small))
  if (rest.length > mostWords || rest.some(({ small }) => goesOn.test(small))) return null
  if (isTold && (modal || !isDoneDaily(doing))) return null
  const said = isTheOne || isTold ? doing.lemma : doing.text
  return [who.name, 'should', said, ...rest.map(({ text }) => text)].join(' ')
}

/** "Please mention she sings", "add that he waters the beans". */
const telling =
  /^(?:(?:please|also|and|but|could|can|you|just|maybe) )*(?:mention(?: that| how)? (?:he|she|\S+) |(?:add|show|tell|write|include|put in) (?:that|how) )/

/** Whether what somebody does is asked to be told. */
export const isToBeTold = (context: ClauseContext): boolean =>
  telling.test(context.words) && askedDeed(context) !== null

const isDoneDaily = ({ small, lemma, part }: ClauseContext['units'][number]): boolean =>
  /^(?:VERB|NOUN)$/.test(part) && small !== lemma && /[^s]s$/.test(small)

/** Where it begins who is to do it: behind "I want", or "my son wants". */
function beginOf({ units, words }: ClauseContext): number {
  const wants = units.findIndex(({ small }) => /^(?:wants?|like|love|for|wishes)$/.test(small))
  const said = wished.test(words) ? wants + 1 : 0
  const behind = units.slice(said).findIndex(({ small }) => !opening.test(small))
  return behind < 0 ? -1 : said + behind
}
const wished =
  /^(?:and |but |also )*(?:my|our|the) (?:\S+ ){1,2}(?:wants?|would like|would love|asks for|wishes)(?= )/

/** "Say sorry to Mia": what is said is known, and to whom. */
const isSpoken = ([verb, what]: ClauseContext['units']): boolean =>
  verb?.lemma === 'say' && /^(?:sorry|goodbye|hello|grace|please|goodnight)$/.test(what?.small ?? '')

function whoActs(context: ClauseContext, from: number): { name: string; to: number } | null {
  const { units, mentions } = context
  const mention = mentions.find((one) => one.from === from)
  if (mention) return { name: mention.name, to: mention.to }
  const small = units[from]?.small ?? ''
  if (everybody.test(small)) return { name: they, to: from + 1 }
  const pronoun = /^(?:he|she|him)$/.test(small) ? pronounIn([small]) : undefined
  const name = pronoun && meantBy(pronoun, context)
  return name ? { name, to: from + 1 } : null
}
