import type { ClauseContext } from './clause-context.ts'

/** "“Ran” should be “hurried”", "change “sweetie” to “guai guai”": the first goes. */
const firstGoes =
  /^(?:please |and |also )*“” (?:should|must|has to|have to|needs to|could|can) (?:be|say|read) “”$|\b(?:change|swap|replace|turn|exchange) “” (?:to|for|with|into|by) “”/
/** "She would say “Abuela”, not “Grandma”": the second does. */
const secondGoes =
  /\b(?:says?|use|uses|write|put|read) “” ?,? (?:and )?(?:not|never|instead of|rather than) “”|^“” ?,? (?:not|never|instead of|rather than) “”$/

/** Words of the text that are to be other words, each in quotation marks; null for any other clause. */
export function readQuotedExchange({
  words,
  quotations,
}: ClauseContext): { from: string; to: string } | null {
  const [first, second, ...others] = quotations
  if (first === undefined || second === undefined || others.length > 0) return null
  if (firstGoes.test(words)) return { from: first, to: second }
  return secondGoes.test(words) ? { from: second, to: first } : null
}
