import { isOrdinaryName } from '../ordinary-names.ts'

/** "Ms. Hooker, Sunday school teacher", "Dick Seaman, 61, harbour pilot": who is called so where nothing else can be meant. */
const behindTitle =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Pastor|Rev|Reverend|Father|Sister|Professor|Prof|Coach|Captain|Uncle|Aunt|Auntie|Grandpa|Grandma|Granny|Mama|Papa|Baba|Nana|Madame|Señora|Señor|Frau|Herr|Chief|Alhaji|Alhaja|Brother)\.? (\p{Lu}\p{Ll}+)(?! \p{Lu})/gu
const atStart = /^\s*(?:Name: ?)?(\p{Lu}\p{Ll}+)(?: (\p{Lu}\p{Ll}+)(?=, )|(?=, ?\d))/u

/** The names by which a text itself calls somebody; only such as people bear. */
export function bearersIn(text: string): string[] {
  const [, first, second] = atStart.exec(text) ?? []
  const titled = [...text.matchAll(behindTitle)].map(([, surname = '']) => surname)
  return [...titled, first ?? '', second ?? ''].filter((name) => name !== '' && isOrdinaryName(name))
}

/** Names that mean nothing else, by their lengths. */
const plainNames: ReadonlyMap<number, string> = new Map(
  [
    'Jo',
    'Ben',
    'Anna',
    'Peter',
    'Thomas',
    'Matthew',
    'Jonathan',
    'Elizabeth',
    'Wilhelmina',
    'Christopher',
  ].map((name) => [name.length, name]),
)

/**
 * What stands before a word, at the end of what is read, when nobody is called by it. “My Dick!” says a father, and “there was a Dick
 * under it” a friend.
 */
const noName =
  /(?:(?:^|[^\p{L}])(?:his|her|(?<!be )your|their|its|the|big|huge|fat|hard|wet|hot|dirty|sexy|sucks?|licks?|grabs?|no|such|(?<!there )(?:is|was|are|be|being|like|such|what) an?|(?:suck|lick|touch|grab|show|see|stroke|rub|on|in|of|with) my)|(?<!there)[’']s an?) $/iu
const mostBefore = 16

/** A word that is written as a name, and the one after it, if that is, too. */
const name = /(?<!\p{L})(\p{Lu}[\p{Ll}\p{M}]+)(?=(?: (\p{Lu}\p{Ll}+))?)/gu

/** What makes a coarse word of a name before it. */
const noSurname = /^(?:Head|Face|Pics?|Sucker|Sucking|Size|Joke|State)$/

/**
 * A text of the same length in which the story's people are called like anybody: where a child is a Dick or an Olaf, “Dick ran home.”
 * is about no coarse word, and “Olaf sang.” about no film. Only as a name is written: “his Dick” is nobody, “Olaf Scholz” somebody else.
 */
export function withOtherNames(text: string, names: readonly string[]): string {
  const words = new Set(names.flatMap((whole) => whole.split(/[\s-]+/)))
  const isTheirs = (word: string, next: string | undefined) =>
    next === undefined || words.has(next) || (isOrdinaryName(word) && !noSurname.test(next))
  return text.replace(name, (word, _, next: string | undefined, at: number) => {
    if (!words.has(word) || !isTheirs(word, next)) return word
    const isNoName = noName.test(text.slice(Math.max(0, at - mostBefore), at))
    return (!isNoName && plainNames.get(word.length)) || word
  })
}
