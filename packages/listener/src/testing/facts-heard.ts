import type { Fact } from '../facts.ts'
import { listenToCharacter } from '../listen-to-character.ts'

/** What is heard of a character that a parent writes so of. */
export const listen = (details: string, name = 'Mia') => listenToCharacter({ name, details })

/** The first fact of a kind. */
export function factOf<Kind extends Fact['kind']>(
  details: string,
  kind: Kind,
  name?: string,
): Fact | undefined {
  return listen(details, name).facts.find((fact) => fact.kind === kind)
}

/** The words of all facts of a kind. */
export const wordsOf = (details: string, kind: Fact['kind']): string[] =>
  listen(details).facts.flatMap((fact) => (fact.kind === kind && 'words' in fact ? [fact.words] : []))
