import type { Word } from './read-words.ts'

/** Longer sentences tell something besides. */
const mostWords = 14

const courtesy = /^(?:(?:please|just|and|also|maybe|can|could|would|you|we|i|want|like|to|so|oh|ok|okay) )*/
const removing =
  /^(?:remove|delete|erase|omit|ditch|scrap|get rid of|leave out|take out|(?:take|leave) (?:\S+ ){1,6}out$|no more)(?: |$)/
const going =
  /(?:^| )(?:(?:needs|has|have|need|ought) to (?:go|be (?:removed|deleted|taken out|gone))|(?:should|must) (?:go|be (?:removed|deleted|taken out|left out|gone))|(?:does not belong|has no place) in (?:a|the|this|any) (?:\S+ )?(?:\S+ )?(?:story|book|picture|tale))(?: please| at all| really)?$/
/** "Grandpa has a cigarette, get rid of it please": what was named before goes. */
const removingThat =
  /(?:^| )(?:get rid of|remove|delete|erase|leave out|lose) (?:it|that|them|those)(?: please| pls| thanks)?$|(?:^| )take (?:it|that|them|those) (?:out|away|off)(?: please| pls| thanks)?$/
/** "Take the cigarette out of the fisherman's mouth", "the drunk man at the inn, can he just be tired instead". */
const outOfHand =
  /^take (?:the|that|this|his|her) (?:\S+ ){1,2}out of (?:\S+ ){1,4}(?:mouth|hands?|pocket)(?: please| pls| thanks| an? \S+(?: of \S+)? (?:is|would be) (?:fine|better|nicer|enough))*$/
const ratherThan =
  /\b(?:can|could|may|should) (?:he|she|it|they|that) (?:just |rather |please )*be (?:an? )?(?:\S+ ){1,2}instead(?: please)?$/
/** "Take out the scene where …", "don't let him say …": what is meant may be told in a whole sentence. */
const wholly =
  /^(?:remove|delete|erase|omit|ditch|scrap|cut|skip|drop|get rid of|leave out|take out) (?:the|that|this) (?:\S+ )?(?:scene|part|bit|line|sentence|paragraph|picture|page) (?:\S+ ){0,3}?(?:where|when|in which|that says)\b|^(?:do not|don't|dont) let \S+ (?:say|think)\b/
const mostWordsTold = 22
const askingOn = /\b(?:and|then|instead) (?:let|make|have|show|add|put|write|tell|give)\b/
/** What comes after these is told, and not asked away. */
const tellingOn = /\b(?:and|then|so|but|because|until|while|before|after|who|to)\b/
/** Who is to lose an eye or a dress is told something, whatever verb says it. */
const ofSomebody =
  /\b(?:i|me|my|myself|you|your|he|him|his|she|they|them|their|somebody|someone|everyone|people|eyes?|heads?|hearts?|skin|guts|brains?|tongues?|fingers?|hands?|arms?|legs?|feet|throats?|teeth|ears?|nose|organs?|liver|bones?|face|bod(?:y|ies)|clothes|dress|shirt|pants|trousers|underwear|panties|bra|skirt|robe|bikini)\b|\bher(?! (?:story|book|picture|page))\b/

/**
 * "Take out the part with the gun", "the cigarette in Grandpa's mouth needs to go": who asks that something be taken out of a
 * story is the last who should be told that it does not belong there.
 */
export function isAskedAway(sentence: readonly Word[]): boolean {
  if (sentence.length > mostWordsTold) return false
  const words = sentence
    .map(({ text }) => text)
    .join(' ')
    .replace(courtesy, '')
  if (wholly.test(words)) return !askingOn.test(words)
  if (outOfHand.test(words)) return true
  if (sentence.length > mostWords) return false
  const instead = /^the /.test(words) ? ratherThan.exec(words)?.[0] : undefined
  if (instead !== undefined) return !tellingOn.test(words.replace(instead, ''))
  const asked = removing.exec(words)?.[0] ?? going.exec(words)?.[0] ?? removingThat.exec(words)?.[0]
  return asked !== undefined && !tellingOn.test(words.replace(asked, '')) && !ofSomebody.test(words)
}
