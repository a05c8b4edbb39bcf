import { topicsIn } from '../learned/cues.ts'
import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'
import { isCommand } from './cut-wishes.ts'

const opening =
  /^(?:please|pls|also|and|so|but|oh|ok|okay|yes|maybe|perhaps|just|then|well|actually|kindly|a bit|a little|a lot|slightly|somewhat|rather|a tad|bit)$/
const asking =
  /^(?:should|could|can|would|'d|must|might|may|shall|let|lets|let's|need|needs|want|wants|wish|wishes|prefer|hope|please|pls|instead|rather|too|how|what|if|when|ought)$/
const amount =
  /^(?:more|less|fewer|no|without|not|never|another|different|new|other|longer|shorter|with|in|at|on|set)$/
/** Whoever speaks, or somebody of theirs, is or does something: "we are four now", "our kid is scared". */
const ours = /^(?:i|we|my|our|mine|ours|us)$/
const asksOfUs = /^(?:want|like|love|wish|prefer|hope|need|'d|would|should|could|think|feel|can|may)$/
/** "The ending is rushed" is a complaint, "the joke isn't one" only says something of it. */
const telling =
  /^(?:it|this|that|story|ending|end|beginning|start|text|book|tone|language|sentences|words|page|plot)$/

/** "Dear God no" asks for no prayer. */
const exclaiming = /^(?:oh |dear |my |good )+(?:god|lord|heavens?)\b/

/** One such word alone complains; "long" and "hilarious" alone may mean anything. */
const complaints: ReadonlySet<string> = new Set(['scary', 'exciting', 'preach', 'not'])

/**
 * Whether a clause asks for something by its form, or complains of how the story is told. What only says how things are ("my
 * husband does the voice", "she studied long enough") may be a reason, and no word in it makes it a wish.
 */
export function isFormedAsWish({ units, words }: ClauseContext): boolean {
  if (exclaiming.test(words)) return false
  const said = units.slice(units.findIndex(({ small }) => !opening.test(small)))
  const [first, second] = said
  if (!first) return false
  if (ours.test(first.small)) return said.slice(1, 5).some(({ small }) => asksOfUs.test(small))
  if (isCommand(first, second) || amount.test(first.small) || isMore(first)) return true
  if (said.some(({ small }) => asking.test(small))) return true
  const topics = topicsIn(said)
  if (topics.includes('funny') && !topics.includes('not')) return false
  if (!said.some(({ part, small }) => part === 'VERB' || part === 'AUX' || /^'(?:s|re|m)$/.test(small)))
    return said.length > 1 || topics.some((topic) => complaints.has(topic))
  return said.slice(0, 3).some(({ small }) => telling.test(small))
}

const isMore = ({ small, lemma, part }: Unit): boolean =>
  /er$/.test(small) && small !== lemma && /^(?:ADJ|ADV)$/.test(part)
