import type { PartOfSpeech, Word } from '../text/tag-words.ts'

/** A longer one is a sentence of its own, or several without their full stops. */
const mostWords = 14

/** Words that only the parent's own sentence gives a meaning. */
const unresolved =
  /^(?:i|me|my|mine|we|us|our|ours|you|your|yours|it|this|that|these|those|they|thats|dont|wont|cant|its|shld|but|which|who|whom|whose|what|please|pls|plz|thanks|thx|maybe|ok|okay|lol|anyway|together|obviously|hahaha|haha|not)$/

const particles = /^(?:up|down|out|off|away|in|on|over|back|near|along|around|abroad|by)$/

/** Small words of other languages: few lines are long enough to tell which one it is. */
const foreign =
  /^(?:el|los|las|una|que|por|para|der|das|und|nicht|ist|eine|mit|les|des|une|est|pour|avec|não|uma|het|een|och|gli|che|della|di|ang|kay|nasa|mga|yung|siya|nang|kami|kanya|yang|dan|untuk|dengan|jest|się|nie|jej|ist|sind|wird|ve|bir|için|katika|yake|mtoto|wawili)$/

/** What one says to somebody: "said sorry to Mia". */
export const isGreeting = (word: { small: string } | undefined): boolean =>
  word !== undefined && /^(?:sorry|goodbye|hello|goodnight|grace|please)$/.test(word.small)

/** Whether nothing in it needs the parent's own sentence, another language or a missing word. */
export function isPlain(said: readonly Word[]): boolean {
  return (
    said.length > 0 &&
    said.length <= mostWords &&
    !said.some(
      ({ small, part }, at) =>
        unresolved.test(small) &&
        !(small === 'not' && said[at - 1]?.part === 'AUX') &&
        !(part === 'DET' && /^th/.test(small)),
    ) &&
    !said.some(
      ({ part, small }) =>
        part === 'X' ||
        (part === 'SYM' && !/^[£$€]$/.test(small)) ||
        (part === 'INTJ' && !isGreeting({ small })) ||
        (part === 'PUNCT' && !/^[-'’,]$/.test(small)) ||
        small === '&',
    ) &&
    !said.some(({ small }) => foreign.test(small)) &&
    !(isOneOf(said.at(-1), 'ADP', 'DET', 'CCONJ', 'PART') && !particles.test(said.at(-1)?.small ?? ''))
  )
}

/** A verb that makes a sentence: "is", "fed"; not "to feed", "feeding" or "a broken slide". */
export function isFiniteVerb({ part, small, lemma }: Word, said: readonly Word[], at: number): boolean {
  const before = said[at - 1]
  if (part === 'AUX') return true
  if (part !== 'VERB' || /ing$/.test(small) || before?.small === 'to') return false
  // "Grandpa's trumpet songs", "her drum kit": what somebody has is a thing, whatever its word is elsewhere.
  const isOwned = small === lemma && isOneOf(said[at + 1], 'NOUN') && isOwner(before)
  if (isOwned) return false
  // "a broken slide", "painted wheels".
  const describes = small !== lemma && !/s$/.test(small) && isOneOf(said[at + 1], 'NOUN', 'ADJ')
  return !(
    describes &&
    (before === undefined ||
      isOneOf(before, 'DET', 'ADJ', 'NUM', 'ADP') ||
      /^(?:her|his|their)$/.test(before.small))
  )
}

const isOwner = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:['’]s|her|his|their|an?|the)$/.test(word.small)

export const isOneOf = (word: Word | undefined, ...parts: readonly PartOfSpeech[]): boolean =>
  word !== undefined && parts.includes(word.part)
