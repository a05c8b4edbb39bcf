import { isA } from '../lexicons/lexicons.ts'
import { isEverydayWord } from '../names/is-everyday-word.ts'
import type { Finding } from './book.ts'
import { escaped, type ReadPage } from './read-page.ts'
import type { Reading } from './reading.ts'

/** Names that are nearly those of somebody of the cast, and stand for nobody else. */
export function findNamesSpeltTwice(reading: Reading): Finding[] {
  const { book, pages, things } = reading
  const parts = book.cast.flatMap(({ name }) => name.split(' ').map((part) => ({ name, part })))
  const known = new Set(
    book.cast.flatMap(({ name, details }) => `${name} ${details}`.match(/\p{L}+/gu) ?? []),
  )
  const found = new Map<string, Finding>()
  for (const { word, page, at } of capitalWordsOf(pages)) {
    if (known.has(word) || found.has(word)) continue
    const near = parts.find(({ part }) => isNearly(word, part))
    if (!near || !isSlip(word, near.part, pages)) continue
    const span = [at, at + word.length] as const
    found.set(word, {
      kind: 'name',
      sentence: `Page ${page + 1} calls somebody ${word}. Is that ${near.name}?`,
      places: [{ page, span }],
      mends: [{ page, span, words: word, instead: near.part }],
      how: `Write ${near.part} as in the rest of the book.`,
      wish: null,
    })
  }
  return [
    ...found.values(),
    ...findStrangers(known, pages),
    ...findOfOneRole(known, pages, things),
    ...findOfOneAnimal(known, reading),
  ]
}

/** A name that the cast does not have, spelt in two ways on two pages: the second one is asked about. */
function findStrangers(known: ReadonlySet<string>, pages: readonly ReadPage[]): Finding[] {
  const words = capitalWordsOf(pages, 6).filter(
    ({ word }) => !known.has(word) && !isEverydayWord(word.toLowerCase()),
  )
  // A capital inside a sentence is a name's; "Whenever" has one at its beginning alone.
  const inside = new Set(capitalWordsOf(pages).map(({ word }) => word))
  const firsts = new Map<string, (typeof words)[number]>()
  for (const one of words) if (!firsts.has(one.word)) firsts.set(one.word, one)
  const names = [...firsts.values()]
  return names.flatMap((later, place) => {
    const first = names
      .slice(0, place)
      .find(
        ({ word }) =>
          ((isNearly(later.word, word) && !isOtherEnding(later.word, word)) ||
            soundsAlike(later.word, word)) &&
          (inside.has(word) || inside.has(later.word)),
      )
    // What a child writes is spelt by a child.
    if (/\b(?:wrote|write|written|spel[lt]\w*|letters?)\b/.test(pages[later.page]?.text ?? '')) return []
    if (!first || first.page === later.page || isTogether(pages, first.word, later.word)) return []
    const asName = ({ word, page, at }: typeof later): ToldName => ({
      page,
      name: { text: word, start: at, end: at + word.length },
    })
    return [askWhetherSame(asName(first), asName(later))]
  })
}

/** "Uncle Albert" and "Uncle Alfred", who never meet. */
function findOfOneRole(
  known: ReadonlySet<string>,
  pages: readonly ReadPage[],
  things: Reading['things'],
): Finding[] {
  return [...things.values()].flatMap((ofNoun) => {
    const named = ofNoun.flatMap(({ phrase, sentence }) =>
      phrase.name && isA('kin-words', phrase.head) && !known.has(phrase.name.text)
        ? [{ name: phrase.name, page: sentence.page }]
        : [],
    )
    const [first] = named
    const spoken = first ? namesSpoken(ofNoun[0]?.phrase.head ?? '', pages) : []
    const later = [...named, ...spoken].find(
      ({ name, page }) =>
        first &&
        page > first.page &&
        name.text !== first.name.text &&
        name.text.slice(0, 2) === first.name.text.slice(0, 2) &&
        Math.abs(name.text.length - first.name.text.length) < 2 &&
        !isNearly(name.text, first.name.text) &&
        !isTogether(pages, name.text, first.name.text),
    )
    return first && later ? [askWhetherSame(first, later)] : []
  })
}

/** "Pepper, her little goat", who is called "Ginger!" later: a name that nobody else bears, called out where the goat is told of. */
function findOfOneAnimal(known: ReadonlySet<string>, { pages, beings }: Reading): Finding[] {
  const animals = beings.mentions.filter(({ id, isNamed }) => isNamed && beings.animals.has(id))
  const [first] = animals
  if (!first || animals.some(({ id }) => id !== first.id)) return []
  const told = new Set(pages.flatMap((page) => page.told.match(/\p{Lu}[\p{L}'-]+/gu) ?? []))
  const animal = beings.mentions.filter(({ id, isNamed }) => id === first.id && !isNamed)
  for (const { speeches } of pages)
    for (const { words, start, page } of speeches)
      for (const match of words.matchAll(/(?:^ ?|, )(\p{Lu}\p{Ll}{2,})(?=[!?,.])/gu)) {
        const text = match[1] ?? ''
        const isOpening =
          match.index === 0 && (!isA('names', text) || words[match.index + match[0].length] !== '!')
        if (page <= first.page || isOpening || known.has(text) || told.has(text) || !canBeName(text)) continue
        const isHere = animal.some((one) => one.page === page || one.page === page - 1)
        if ((!isHere && text[0] !== first.id[0]) || isTogether(pages, text, first.id)) continue
        const from = start + match.index + match[0].length - text.length
        const end = first.at + first.noun.length
        return [
          askWhetherSame(
            { page: first.page, name: { text: first.id, start: first.at, end } },
            { page, name: { text, start: from, end: from + text.length } },
          ),
        ]
      }
  return []
}

/** No word that opens what people say, and nobody's title: "Well, ...", "Grandpa!". */
const canBeName = (word: string): boolean =>
  !isA('kin-words', word) &&
  !/^(?:Mine|Yours|Ours|Yes|Yeah|Yep|No|Nope|Oh|Ooh|Ah|Aha|Ow|Ouch|Well|Hello|Hi|Hey|Please|Thanks|Thank|Good|Goodbye|Bye|Come|Look|Wait|Stop|Help|Now|Then|There|Here|Sorry|Right|Sure|Fine|Okay|Today|Tomorrow|God|Lord|Jesus|Father|Amen|Sir|Madam|Miss|Maybe|Perhaps|Why|What|Who|Where|When|How|And|But|So|You|Go|Run|Jump|Let|This|That|All|Everybody|Everyone|Nobody|Shh|Hush|Psst|Hurry|Ready|First|One|Two|Three|Ten|Just|Never|Always|Still|Really|Quiet|Careful|Quick|Quickly|Slowly|Up|Down|Left|Again|More|Not|Nothing|Anyway|Bravo|Hurrah|Hooray|Supper|Dinner|Lunch|Breakfast|Home)$/.test(
    word,
  )

/** Of what is said aloud no phrases are read: "Uncle Alfred, does a nest live in there?" */
const namesSpoken = (head: string, pages: readonly ReadPage[]) =>
  pages.flatMap(({ speeches }) =>
    speeches.flatMap(({ words, start, page }) =>
      [...words.matchAll(new RegExp(`\\b${escaped(head)} (\\p{Lu}\\p{Ll}+)`, 'giu'))].map(
        ({ 1: text = '', 0: all, index }) => {
          const from = start + index + all.length - text.length
          return { name: { text, start: from, end: from + text.length }, page }
        },
      ),
    ),
  )

interface ToldName {
  name: { text: string; start: number; end: number }
  page: number
}

function askWhetherSame(first: ToldName, later: ToldName): Finding {
  const span = [later.name.start, later.name.end] as const
  return {
    kind: 'name',
    sentence: `Page ${first.page + 1} says ${first.name.text}, page ${later.page + 1} says ${later.name.text}. Are they the same?`,
    places: [
      { page: first.page, span: [first.name.start, first.name.end] },
      { page: later.page, span },
    ],
    mends: [{ page: later.page, span, words: later.name.text, instead: first.name.text }],
    how: 'Spell the name in one way.',
    wish: null,
  }
}

/** "Philomena" and "Filomena", "Sara" and "Sarah". */
const soundsAlike = (one: string, other: string): boolean =>
  one.length > 3 &&
  one !== other &&
  `${one}s` !== other &&
  `${other}s` !== one &&
  soundOf(one) === soundOf(other)

const soundOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll(/ch|ck|c(?![eiy])/g, 'k')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/y|ie|ee/g, 'i')
    .replaceAll(/(?<=[a-z])h/g, '')
    .replaceAll(/(.)\1/g, '$1')

/** Paul and Paula, Maria and Mario, one Smith and the Smiths. */
const isOtherEnding = (one: string, other: string): boolean =>
  one.slice(0, -1) === other.slice(0, -1) || one.startsWith(other) || other.startsWith(one)

const isTogether = (pages: readonly ReadPage[], one: string, other: string): boolean =>
  pages.some(({ text }) =>
    [one, other].every((word) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').test(text)),
  )

/** @param longEnough letters from which on a word counts that opens a sentence, too: hardly any such word is no name */
function capitalWordsOf(
  pages: readonly ReadPage[],
  longEnough = Number.POSITIVE_INFINITY,
): { word: string; page: number; at: number }[] {
  return pages.flatMap(({ text }, page) =>
    [...text.matchAll(/(?<![\p{L}'-])\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu)]
      // What opens a sentence may be any word: "Well".
      .filter(
        ({ 0: word, index }) =>
          word.length >= longEnough || !/(?:^|[.!?:\n"])[\s"(]*$/.test(text.slice(0, index)),
      )
      .map(({ 0: word, index }) => ({
        word,
        page,
        at: index,
      })),
  )
}

/** A letter more, less, other or in the place of its neighbour; never the first one. */
function isNearly(word: string, name: string): boolean {
  if (name.length < 4 || word === name || word[0] !== name[0]) return false
  if (Math.abs(word.length - name.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === name[from]) from++
  let ends = 0
  const shorter = Math.min(word.length, name.length)
  while (ends < shorter - from && word.at(-1 - ends) === name.at(-1 - ends)) ends++
  const [left, other] = [word.slice(from, word.length - ends), name.slice(from, name.length - ends)]
  if (left.length <= 1 && other.length <= 1) return true
  return left.length === 2 && left === [...other].toReversed().join('')
}

/** Whoever stands beside the one they are taken for, or is spoken of again and again, is somebody of their own. */
function isSlip(word: string, name: string, pages: readonly ReadPage[]): boolean {
  if (word === `${name}s` || isEverydayWord(word.toLowerCase())) return false
  const count = (wanted: string) =>
    pages.reduce(
      (sum, { text }) => sum + text.split(new RegExp(`(?<!\\p{L})${wanted}(?!\\p{L})`, 'u')).length - 1,
      0,
    )
  if (count(word) >= count(name) || count(word) > 2) return false
  const isName = isA('names', word)
  return !pages.some(
    ({ text, sentences }) =>
      new RegExp(
        `(?<!["!?,.] )\\b(?:called|named|name (?:was|is)) ${word}\\b|\\b${word} (?:was|is) (?:a|her|his|the)\\b`,
      ).test(text) ||
      (isName &&
        sentences.some(({ whole }) => whole.includes(word) && whole.split(/[^\p{L}]+/u).includes(name))),
  )
}
