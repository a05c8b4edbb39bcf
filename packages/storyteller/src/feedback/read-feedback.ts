import { valuesNamedIn } from '../plan/choose-verse.ts'
import { cleanText, typedLengths, withinLimit } from '../telling/clean-text.ts'
import type { Operation } from './operation.ts'
import { readCastChange } from './read-cast-change.ts'
import { readPlaceAndTime } from './read-place-and-time.ts'
import { readTone } from './read-tone.ts'

/** A part of a feedback that asks for something by itself. */
export interface Clause {
  /** As the parent typed it. */
  words: string
  /** What it was read as; empty for praise. */
  operations: Operation[]
}

/** Turns a parent's words about a story into operations on its plan. Never empty: nothing is ignored silently. */
export function readFeedback(feedback: string): Operation[] {
  return operationsOfClauses(readClauses(feedback))
}

/** As `readFeedback`, for clauses that were read already. */
export function operationsOfClauses(clauses: readonly Clause[]): Operation[] {
  const operations = clauses.flatMap((clause) => clause.operations)
  return operations.length > 0 ? operations : [{ kind: 'other-words', where: 'everywhere' }]
}

/** Every clause of a feedback with what it was read as, in the order they were typed. */
export function readClauses(feedback: string): Clause[] {
  const typed = withinLimit(feedback, typedLengths.feedback)
  const clauses = clausesOf(withoutQuotes(cleanText(typed.replaceAll(/\s*\n+\s*/g, '. '))))
  return clauses.map((words) => ({ words, operations: readClause(words) }))
}

/** "Rename 'Tom' to Ben": names stand without quotation marks; an apostrophe inside one stays. */
function withoutQuotes(words: string): string {
  return words.replaceAll(/(?<![\p{L}\p{N}])'(\p{Lu}[\p{L}' -]*?)'(?!\p{L})/gu, '$1')
}

const commands =
  'please|pls|add|include|remove|rename|change|make|set|call|tell|write|use|give|put|move|let|replace|take|drop|leave|keep|shorten|have|bring|no more|focus|can|could|maybe|i|we|the|it|he|she|they|with|without|more|less|no|end|\\p{L}+er\\b'

/** Sentences, and commands joined by "and", "but" or a comma ("make it shorter and add a dog"). */
function clausesOf(words: string): string[] {
  return words
    .split(
      new RegExp(
        `(?<!\\b(?:Mrs?|Ms|Dr|St))[.!?;]+\\s+|,?\\s+(?:but|then|also)\\s+|(?:,|,?\\s+(?:and|&|plus))\\s+(?:also\\s+)?(?=(?:${commands})\\b)`,
        'iu',
      ),
    )
    .map((clause) => plainClause(clause))
    .filter((clause) => /\p{L}/u.test(clause))
}

/** Praise and politeness around a clause say nothing about the plan. */
function plainClause(clause: string): string {
  return clause
    .replace(/[.!?;,\s]+$/, '')
    .replace(
      /^(?:hi|hello|ok|okay|well|so|thanks?(?: you)?|great|nice|lovely|good|wow|but|and|hmm+|also|just|maybe|perhaps)\b[,!. ]+/i,
      '',
    )
    .replace(/^(?:and|but|also|then)\s+/i, '')
    .trim()
}

function readClause(clause: string): Operation[] {
  if (isPraise(clause)) return []
  const title =
    /\b(?:title|name of the story|call the story|story name)\b[^:]*?\b(?:to|be|is|should be|:)\s*(.{2,100})$/i.exec(
      clause,
    )?.[1]
  if (title) return [{ kind: 'title', words: title.trim() }]
  if (
    /\b(?:different|another|new|other|completely new|brand new) (?:story|plot|idea|one|tale)\b|\bstart (?:over|again|from scratch)\b|\bsomething (?:else|different|completely different)\b|\btry again with another\b/i.test(
      clause,
    )
  ) {
    return [{ kind: 'different-story' }]
  }
  const castChanges = readCastChange(clause)
  if (castChanges.length > 0) return castChanges
  const featured =
    /^(?:more (?:of )?|give )?(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)(?: (?:should|must|could) (?:be|appear) in (?:every|each|all|more)\b.*| (?:should|could) (?:do|be seen|appear|help) more| a bigger (?:role|part)|)$/u.exec(
      clause,
    )
  if (featured?.[1] && featured[0] !== featured[1]) return [{ kind: 'feature', name: featured[1] }]
  const asked = [...readTone(clause), ...readEmphasis(clause.toLowerCase()), ...readPlaceAndTime(clause)]
  if (asked.length > 0) return asked
  return [readDislike(clause) ?? readOtherWords(clause) ?? { kind: 'detail', words: clause }]
}

function isPraise(clause: string): boolean {
  return /^(?:(?:i|we|he|she|they|the kids|my \w+) )?(?:really |just |all )?(?:loved?|liked?|enjoy(?:ed)?)(?:s)? (?:it|this|the story|this story|that|the rest|everything|the beginning|the start)(?: (?:so much|a lot|very much|though|otherwise))?$|^(?:it(?:'s| is| was)|this is|that(?:'s| is)|the (?:story|rest) is|very|so|really)?\s*(?:a )?(?:very |really |so )?(?:good|great|nice|lovely|beautiful|wonderful|perfect|cute|sweet|amazing|awesome|fine|better)(?: (?:story|job|work|already|otherwise|overall|start))?$|^(?:thanks?(?: you)?|please|pls|ok|okay|yes|(?:the )?story)$/i.test(
    clause,
  )
}

/** "more about forgiveness", "focus on sharing", "it should teach patience". */
function readEmphasis(lower: string): Operation[] {
  const about =
    /\b(?:more (?:about|on|of|focus on|emphasis on)|focus(?:es|ed)? (?:more |a bit more |less on .+? and more )?on|emphasi[sz]e|emphasis on|stress|teach(?:es)?(?: (?:him|her|them|about|that|us))?|lessons? (?:about|on|of)|message (?:about|of)|moral (?:about|of|should be)|make it about|(?:want it to|should) be about|highlight|bring out|theme of|more|should be about|talk about)\s+(.+)/.exec(
      lower,
    )?.[1]
  const values = about ? valuesNamedIn(about) : []
  return values.length > 0 ? [{ kind: 'emphasis', values }] : []
}

const dislikes =
  /^(?:(?:i|we|he|she|they|my \w+|the kids?)\s+)?(?:really )?(?:(?:do|did|does)(?:n't| not) (?:like|love|want|need|enjoy|understand)|dislikes?d?|hates?d?|can't stand|(?:is|am|was|were) not (?:a fan of|keen on))\s+(?:the |that |this |any |all the |to see |it when the )?(?:parts?|bits?|scenes?|ideas?|things?)?\s*(?:about|with|where|of)?\s*(?:the |a |an )?([\p{L}' -]{3,40})$/iu
const absences =
  /^(?:please )?(?:no(?: more)?|without|avoid|skip|leave out|not so much|less|fewer|stop using|don't (?:use|mention|include|have))\s+(?:about |of )?(?:the |any |all the |so many |so much |mentions? of )?([\p{L}' -]{3,40})$/iu

const complaints =
  /^the ((?!story|ending|end|beginning|start|text|words?|title)[\p{L}' -]{3,30}?) (?:is|was|are|were|seems?) (?:a bit |too |very |so |really )?(?:weird|strange|odd|boring|silly|confusing|unnecessary|annoying)$/iu

function readDislike(clause: string): Operation | undefined {
  const found = [dislikes, absences, complaints].map((pattern) => pattern.exec(clause)?.[1]).find(Boolean)
  if (!found) return undefined
  if (/^(?:it|this|that|the story|story|ending|end|beginning|start)$/i.test(found.trim()))
    return readOtherWords(clause)
  return { kind: 'avoid', words: found.trim().toLowerCase() }
}

/** A complaint that names no remedy is met by telling that part, or all of it, in other words. */
function readOtherWords(clause: string): Operation | undefined {
  const complains =
    /\b(?:boring|dull|bad|weird|strange|odd|confusing|not good|better|improve|nicer|happier|different(?:ly)?|rewrite|redo|change|again|don't like|didn't like|not like|abrupt|weak|flat|other words|rephrase|reword|try again)\b/i
  if (!complains.test(clause) || clause.split(/\s+/).length > 12) return undefined
  if (/\b(?:end|ending|last (?:page|part|scene)|finish|conclusion)\b/i.test(clause))
    return { kind: 'other-words', where: 'ending' }
  if (/\b(?:beginning|start|opening|first (?:page|part|scene)|intro\w*)\b/i.test(clause))
    return { kind: 'other-words', where: 'beginning' }
  return /\b(?:it|story|text|words|this|rewrite|rephrase|reword|again)\b/i.test(clause)
    ? { kind: 'other-words', where: 'everywhere' }
    : undefined
}
