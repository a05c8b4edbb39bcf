import type { World } from '../notation/world.ts'

/** Words that name no thing, deed or person: a title may have them though the book has none. */
const joining = new Set(
  (
    'a about all an and any are around as at back be briefly but by can did do does don else first for from go goes great had ' +
    'has have he heaviest her his honest how i if in is it its just last less long longest many more most mostly never no not ' +
    'now of off oh on one only or other others our out over said say says she shh so some somebody still straight than that ' +
    'the their them then there they things this those through to today too two up was way were what when where which who ' +
    'whose will with without world wrong yes yet you your'
  ).split(' '),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’](?:s|t|d|ll|re|ve)\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** "Sings", "singing" and "sing" name one thing, as do "evenings" and "evening". */
const rootOf = (word: string): string =>
  word.length < 5 ? word.replace(/(?<=\w{3})s$/, '') : word.replace(/(?:ing|ies|ied|ed|es|s|y|e)$/, '')

const rootsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(rootOf))

/** The titles of which the book tells every word that names something. */
export function titlesTold(titles: readonly string[], text: string): string[] {
  const told = rootsOf(text)
  return titles.filter((title) => wordsOf(title).every((word) => joining.has(word) || told.has(rootOf(word))))
}

/** Where a book has none of the plot's titles: the hero's name, and a thing or somebody that the book tells of, too. */
export function plainTitle({ nouns, roles }: World, text: string): string {
  const [hero, ...others] = [...new Set([...roles.values()].map(({ name }) => name))]
  const isTold = (words: string): boolean => titlesTold([words], text).length > 0
  const thing = [...nouns].find(([slot, { noun }]) => slot !== 'img' && isTold(noun.word))?.[1].noun.word
  const other = thing === undefined ? others.find(isTold) : `the ${thing}`
  return [hero, other].filter((part) => part !== undefined).join(' and ')
}
