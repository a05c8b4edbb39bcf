import { propWords } from '../words/scene-words.ts'

const doing =
  'held|holds|holding|carried|carries|carrying|lifted|lifts|brought|brings|gave|gives|handed|hands|offered|offers|' +
  'waved|waves|swept|sweeps|played|plays|blew|blows|beat|beats|flew|flies|read|reads|' +
  'pulled|pulls|pushed|pushes|picked up|picks up'

/** Words after which a thing is somewhere, and in nobody's hands. */
const elsewhere =
  'and|while|but|then|as|until|near|beside|past|under|behind|by|on|onto|in|into|at|to|from|through|over|around'

const holding = new RegExp(
  `\\b(?:${doing})\\s+(?:(?!(?:${elsewhere})\\b)[\\w'’-]+\\s+){0,5}?(${propWords.source})`,
)

/** Where somebody else begins to do something. */
const next = (name: string) => new RegExp(`\\b(?:and|while|but|as|when) ${name}\\b`)

/**
 * What somebody has in the hands when a sentence about them says so: "swept the porch with a broom". In lower case,
 * as are the names of the others.
 */
export function findHold(sentence: string, others: readonly string[]): string | undefined {
  const ends = others.map((name) => sentence.search(next(name))).filter((at) => at > 0)
  return holding.exec(sentence.slice(0, Math.min(sentence.length, ...ends)))?.[1]
}
