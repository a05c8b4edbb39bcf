import type { Word } from './read-words.ts'

/** Longer sentences tell something besides. */
const mostWords = 14

const courtesy = '(?:(?:please|just|and|also|maybe|can|could|would|you|we|i|want|like|to|so|oh|ok|okay) )*'
const polite = new RegExp(`^${courtesy}`)
const removing = new RegExp(
  `^${courtesy}(?:remove|delete|erase|omit|ditch|scrap|lose|get rid of|leave out|take out|cut out|take away|take off|(?:take|cut|leave|edit|write) (?:\\S+ ){1,6}(?:out|away|off)$|no more)(?: |$)`,
)
const going =
  /(?:^| )(?:(?:needs|has|have|need|ought) to (?:go|disappear|come out|be (?:removed|deleted|taken out|gone))|(?:should|must) (?:go|be (?:removed|deleted|taken out|left out|gone)|not be (?:there|here|in (?:it|here|there|the (?:story|picture|book|text))))|(?:does not belong|has no place) in (?:a|the|this|any) (?:\S+ )?(?:\S+ )?(?:story|book|picture|tale))(?: please| at all| really)?$/
/** What comes after these is told, and not asked away. */
const tellingOn = /\b(?:and|then|so|but|because|until|while|before|after|who|to)\b/

/**
 * "Take out the part with the gun", "the cigarette in Grandpa's mouth needs to go": who asks that something be taken out of a
 * story is the last who should be told that it does not belong there.
 */
export function isAskedAway(sentence: readonly Word[]): boolean {
  if (sentence.length > mostWords) return false
  const words = sentence.map(({ text }) => text).join(' ')
  const asked = removing.exec(words)?.[0] ?? going.exec(words)?.[0]
  return (
    asked !== undefined &&
    !tellingOn.test(removing.test(words) ? words.replace(polite, '') : words.replace(asked, ''))
  )
}
