import { irregular } from '../words/inflect.ts'

/** Bases of forms that no rule makes: "broke" is "break". */
const bases: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([base, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, base]),
  ),
)

/** Fewer letters are a word of their own. */
const leastLetters = 4

/** What the forms of a word have in common: "laughs", "laughed" and "laughing" are "laugh". No word of a dictionary; the same for all of them is enough. */
export function stemOf(word: string): string {
  const base = bases.get(word) ?? word
  if (base.length < leastLetters) return base
  const short = base.replace(/(?:ies|ied)$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed|es|s|er|ers|ly|est)$/, '')
  const single = short === base ? base : short.replace(/([bdgklmnprt])\1$/, '$1')
  return single.replace(/e$/, '')
}
