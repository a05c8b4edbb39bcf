import type { ClauseContext } from './clause-context.ts'

/** "“Ran” should be “hurried”", "change “sweetie” to “guai guai”": the first goes. */
const firstGoes =
  /^(?:please |and |also )*“” (?:should|must|has to|have to|needs to|could|can) (?:be|say|read) “”$|\b(?:change|swap|replace|turn|exchange) “” (?:to|for|with|into|by) “”/
/** "She would say “Abuela”, not “Grandma”": the second does. */
const secondGoes =
  /\b(?:says?|use|uses|write|put|read) “” ?,? (?:and )?(?:not|never|instead of|rather than) “”|^“” ?,? (?:not|never|instead of|rather than) “”$/

/** "Say “a poor man”, not beggar": the word goes. */
const wordGoes =
  /\b(?:say|says|use|write|put) “” ?,? (?:and )?(?:not|never|instead of|rather than) (?:the word )?(\p{L}+)$/u
/** "He'd never say “hum”, he says buzz": the word comes. */
const wordComes =
  /\b(?:never|not|n't|wo n't|would n't) (?:say|use|call it) “” ?,? (?:but |it 's |it is )?(?:(?:he|she|they|we|i) (?:says?|'d say|would say) )(\p{L}+)$/u

/** Words of the text that are to be other words, in quotation marks; null for any other clause. */
export function readQuotedExchange({
  words,
  quotations,
}: ClauseContext): { from: string; to: string } | null {
  const [first, second, ...others] = quotations
  const alone = first !== undefined && second === undefined ? first : null
  const gone = wordGoes.exec(words)?.[1]
  if (alone && gone) return { from: gone, to: alone }
  const come = wordComes.exec(words)?.[1]
  if (alone && come) return { from: alone, to: come }
  if (first === undefined || second === undefined || others.length > 0) return null
  if (firstGoes.test(words)) return { from: first, to: second }
  return secondGoes.test(words) ? { from: second, to: first } : null
}
