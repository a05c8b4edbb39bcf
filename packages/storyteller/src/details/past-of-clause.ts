import { baseOfVerb, pastOfVerb } from '../figures/verbs.ts'

/** Words after which a sentence goes on with a subject and a verb of its own. */
const joining = /\b(because|since|when|whenever|while|if|that|until)\b/

const pasts: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  can: 'could',
  will: 'would',
  "isn't": "wasn't",
  "aren't": "weren't",
  "doesn't": "didn't",
  "don't": "didn't",
  "can't": "couldn't",
  "won't": "wouldn't",
}

/** What follows is a noun, even if it looks like a verb: "the trains". */
const beforeNoun = /^(?:the|an?|his|her|their|its|our|my|all|some|other|\{who\.their\})$/

/** A subject of more words than this is no subject but something we do not understand. */
const longestSubject = 4

/** "was jealous because everybody only looks at the baby" with its second half in the past, too. */
export function withClauseInPast(words: string): string {
  const found = joining.exec(words)
  if (!found) return words
  const end = found.index + found[0].length
  return words.slice(0, end) + clauseInPast(words.slice(end))
}

/** The first word that is surely a verb decides; a clause without one stays as it is. */
function clauseInPast(clause: string): string {
  const tokens = clause.split(' ')
  for (const [index, word] of tokens.entries()) {
    // The first is the space before the clause, the second its subject.
    if (index < 2 || index > longestSubject + 1 || beforeNoun.test(tokens[index - 1] ?? '')) continue
    const told = pastOf(word)
    if (told) return tokens.with(index, told).join(' ')
  }
  return clause
}

function pastOf(word: string): string | undefined {
  const base = baseOfVerb(word)
  return pasts[word] ?? (base && pastOfVerb(base))
}
