import type { ClauseContext } from './clause-context.ts'

/** "Braver" of "Leo should be braver", "share" of "learn to share": of which value that speaks, the storyteller knows. */
export function valueWords(words: string): string | null {
  const asked = /\b(?:be|become) (?:(?:a bit|a little|more|much|even) )*(\S+)$/.exec(words)?.[1]
  const learned = /\blearn (?:to |how to |about )(?:be )?(?:more )?(.+)$/.exec(words)?.[1]
  const about = /\babout (.+)$/.exec(words)?.[1]
  const said = learned ?? about ?? asked ?? null
  return said === 'say sorry' ? 'forgiveness' : said
}

/** What a clause is about, behind its "about", "on" or "of"; all its nouns where nothing of these stands there. */
export function aboutWords({ phrases, words }: ClauseContext): string {
  const things = phrases.filter(({ head }) => !/^(?:story|book|please|lot|bit|more)$/.test(head.small))
  return things.length > 0 ? things.map((phrase) => phrase.words).join(' ') : words
}
