import { inflect, plural } from './inflect.ts'
import { spellOut } from './read-words.ts'

/** Words and word pairs that mean the same for a rule, by their first word. */
export interface WordGroup {
  /** What follows this word in each entry that begins with it. */
  get(word: string): readonly (readonly string[])[] | undefined
  /** Each first word once. */
  keys(): Iterable<string>
  /** The groups it was joined of, if it was. */
  parts?: readonly WordGroup[]
}

/** Named groups, as written in a lexicon: see `verbs`, `nouns` and `words`. */
export type Lexicon = Readonly<Record<string, readonly string[]>>

/** Each word of the list in all its forms; of a pair ("blow_up") the first word is inflected. */
export function verbs(list: string): string[] {
  return inflected(list, inflect)
}

/** Each word of the list with its plural; of a pair ("machine_gun") the last word. */
export function nouns(list: string): string[] {
  return split(list).flatMap((entry) => {
    const parts = entry.split('_')
    const last = parts.pop() ?? ''
    return plural(last).map((form) => [...parts, form].join(' '))
  })
}

/** The words of the list as they stand, short forms spelled out as in a text that is read; underscores join pairs. */
export function words(list: string): string[] {
  return split(list).map((entry) => entry.split('_').flatMap(spellOut).join(' '))
}

/** What follows a word that stands alone: shared, for nearly all of many thousand entries do. */
const nothing: readonly (readonly string[])[] = [[]]

export function wordGroup(entries: readonly string[]): WordGroup {
  const group = new Map<string, readonly (readonly string[])[]>()
  for (const entry of new Set(entries)) {
    const [first = '', ...rest] = entry.split(' ')
    const known = group.get(first)
    if (known) group.set(first, [...known, rest])
    else group.set(first, rest.length === 0 ? nothing : [rest])
  }
  return group
}

/** All entries of several groups, which stay as they are: large ones are parts of hundreds of others. */
export function joinedGroup(groups: readonly WordGroup[]): WordGroup {
  const [only] = groups
  if (only && groups.length === 1) return only
  return {
    get(word) {
      let entries: readonly (readonly string[])[] | undefined
      for (const group of groups) {
        const more = group.get(word)
        if (more) entries = entries ? [...entries, ...more] : more
      }
      return entries
    },
    keys: () => new Set(groups.flatMap((group) => [...group.keys()])),
    parts: groups,
  }
}

function inflected(list: string, forms: (base: string) => string[]): string[] {
  return split(list).flatMap((entry) => {
    const [first = '', ...rest] = entry.split('_')
    return forms(first).map((form) => [form, ...rest].join(' '))
  })
}

function split(list: string): string[] {
  return list.split(/\s+/).filter((entry) => entry !== '')
}
