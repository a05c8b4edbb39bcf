import type { Pronoun } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { Word } from '../text/tag-words.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'

/** What was done to somebody, said without "was". */
const undergone = /^(?:born|adopted|fostered|rescued|found)$/
/** What leads on to how somebody lives now, and did not happen "once". */
const lasting = /^(?:come|move|lose|grow)$/
/** A birthday is soon over, a death needs words of its own, and what somebody used to say is told after one. */
const sorrow = /^(?:turn|pass|die|call|say|be)$/
/** A time that is only true on the day on which it is written. */
const passing =
  /^(?:ago|back|last|next|this|yesterday|today|tomorrow|recently|just|now|since|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|year)$/

/** "lost two fingers in a sawmill", "born in Dublin", "came from Herat two winters ago", without a time that passes. */
export function readEvent(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const [verb] = words
  if (!verb) return null
  const trade = tradeOfOld(words)
  if (trade) return { form: 'past', adverb: 'once', base: 'be', rest: `{a} ${trade}` }
  const old = deedOfOld(words, pronoun)
  if (old) return old
  const told = withoutTime(words.slice(1)).filter(({ small }) => !/^(?:once|already|here)$/.test(small))
  const rest = readTail(told, pronoun)
  if (rest === null || rest === '') return null
  if (undergone.test(verb.small))
    return { form: 'past', adverb: '', base: 'be', rest: `${verb.small} ${rest}` }
  if (verb.part !== 'VERB' || verb.small === verb.lemma || /(?:s|ing)$/.test(verb.small)) return null
  if (verb.lemma === 'become' && /^a (?:big )?(?:sister|brother)$/.test(rest))
    return { form: 'past', adverb: '', base: 'become', rest }
  if (verb.lemma === 'come' && !told.some(({ part }) => part === 'PROPN')) return null
  if (sorrow.test(verb.lemma) || told.some(({ small }) => isA('kin-words', small))) return null
  const isLong = lasting.test(verb.lemma) || / for \S+ years$/.test(rest)
  return { form: 'past', adverb: isLong ? '' : 'once', base: verb.lemma, rest }
}

/** "Used to work in the biscuit factory". */
function deedOfOld(words: readonly Word[], pronoun: Pronoun): PlainForm | null {
  const [used, to, verb, ...behind] = words
  if (used?.small !== 'used' || to?.small !== 'to' || verb?.part !== 'VERB' || verb.small === 'be')
    return null
  const rest = readTail(behind, pronoun)
  return rest ? { form: 'past', adverb: 'once', base: verb.lemma, rest } : null
}

/** "Used to be a midwife", "was a lighthouse keeper". */
function tradeOfOld(words: readonly Word[]): string | null {
  const said = words.map(({ small }) => small).join(' ')
  const trade = /^(?:used to be|was) an? (.+)$/.exec(said)?.[1]
  return trade && [trade, trade.split(' ').at(-1) ?? ''].some((word) => isA('trade', word)) ? trade : null
}

/** "two winters ago", "in March", "last summer" at the end, with the preposition and the number before it. */
function withoutTime(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ small }) => passing.test(small))
  if (at < 0) return words
  let end = at
  while (end > 0 && /^(?:ADP|DET|NUM)$/.test(words[end - 1]?.part ?? '')) end--
  const before = words[at - 1]
  // "two winters ago": what is counted, and how many.
  if (before?.part === 'NOUN' && /^(?:ago|back)$/.test(words[at]?.small ?? '')) {
    end = at - 1
    while (end > 0 && /^(?:NUM|DET|ADV)$/.test(words[end - 1]?.part ?? '')) end--
  }
  return words.slice(0, end)
}
