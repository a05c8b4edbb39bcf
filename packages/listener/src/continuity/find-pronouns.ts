import { genderOfPronoun, mentionOf } from './beings.ts'
import type { Finding } from './book.ts'
import type { Gender } from './described.ts'
import { anyOf } from './read-page.ts'
import { isOne, type Reading, somebody } from './reading.ts'

/** Somebody who is "she" on one page and "he" on another, where nobody else could be meant. */
export function findPronouns(reading: Reading): Finding[] {
  const { described, beings } = reading
  const told = Map.groupBy(pronounsIn(reading), ({ id }) => id)
  const ofMany = [...told].flatMap(([id, pronouns]) => {
    const said = described.find(({ name }) => name === id)?.gender ?? null
    const gender = said ?? mostOf(pronouns)
    const wrong = gender && pronouns.find((pronoun) => pronoun.gender !== gender)
    if (!gender || !wrong) return []
    const { page, span, words, instead } = wrong
    const again = pronouns.find((pronoun) => pronoun.gender === gender)
    const source = said || !again ? 'your description' : `page ${again.page + 1}`
    const who = beings.castNames.has(id) || /^\p{Lu}/u.test(id) ? id : `the ${id}`
    return [
      {
        kind: 'pronoun' as const,
        sentence: `Page ${page + 1} speaks of ${who} as “${words}”, ${source} as “${gender}”.`,
        places: [{ page, span }, ...(!said && again ? [{ page: again.page, span: again.span }] : [])],
        mends: [{ page, span, words, instead }],
        how: `Use “${gender}” for ${who} here, or name whoever else is meant.`,
        wish: null,
      },
    ]
  })
  const genders = new Map<string, Gender>()
  for (const [id, pronouns] of told) {
    const [first, ...others] = new Set(pronouns.map(({ gender }) => gender))
    if (first && others.length === 0) genders.set(id, first)
  }
  for (const { id, gender, words } of titledBeings(reading))
    if (gender && isTitle(words)) genders.set(id, gender)
  for (const { name, gender } of described) if (gender) genders.set(name, gender)
  return [...ofMany, ...findOwners(reading, genders)]
}

/** What one does with nobody else’s. */
const ofOneself =
  /\b(?:(?:shook|nodded|tilted|bent|bowed|raised|lowered) (?:her|his) head|(?:rubbed|closed|opened|shut|rolled) (?:her|his) eyes|shrugged (?:her|his) shoulders|held (?:her|his) breath|licked (?:her|his) lips|bit (?:her|his) lip|clapped (?:her|his) (?:hands|paws)|stamped (?:her|his) (?:foot|feet)|wrinkled (?:her|his) nose|crossed (?:her|his) (?:arms|fingers)|stretched (?:her|his) (?:arms|legs|paws|neck)|cleared (?:her|his) throat|ran (?:her|his) fingers through (?:her|his) (?:hair|beard))$/

/** "Miss Lark", "Uncle Bo", "the king": their title tells. */
function titledBeings({ things, beings }: Reading) {
  return [...things.values()].flat().flatMap(({ phrase, sentence }) => {
    const mention = mentionOf(phrase, sentence.page, beings)
    return mention
      ? [{ id: mention.id, gender: mention.gender, words: phrase.name ? phrase.noun.text : phrase.head }]
      : []
  })
}

const isTitle = (word: string): boolean =>
  /^(?:Mrs?\.?|Ms\.?|Miss|Uncle|Aunt|King|Queen|Sir|Lady|Prince|Princess|Grandma|Grandpa|Mother|Father|Mum|Mom|Mama|Dad|Papa|Daddy|king|queen|mother|father|grandmother|grandfather|brother|sister|aunt|uncle)$/.test(
    word,
  )

/** "Miss Lark had a whistle", and "Miss Lark put away his whistle"; "Hugo scratched her own head". */
function findOwners({ things, beings, sentences }: Reading, genders: ReadonlyMap<string, Gender>): Finding[] {
  return [...things.values()].flatMap((ofNoun) => {
    const owners = new Set(
      ofNoun.flatMap(({ owner }) => (owner === null || owner === somebody ? [] : [owner])),
    )
    return ofNoun.flatMap(({ phrase, sentence, at }) => {
      const { owner, adjectives } = phrase
      const gender = owner && genderOfPronoun(owner.words)
      const here = beings.mentions.filter(
        ({ page, at: start }) =>
          page === sentence.page && start >= sentence.start && start < sentence.start + sentence.whole.length,
      )
      const [being] = here
      const known = being && genders.get(being.id)
      if (!owner || !gender || !being || !known || known === gender || being.at > owner.start) return []
      if (new Set(here.map(({ id }) => id)).size > 1) return []
      // Only whoever the sentence begins with owns what stands in it.
      const [subject] = sentence.phrases
      if (subject?.noun.start !== being.at && subject?.name?.start !== being.at) return []
      // "Ada looked at Sam with her whole face."
      const ahead = sentence.told.slice(0, being.at - sentence.start)
      if ([...beings.castNames].some((name) => ahead.includes(name))) return []
      const between = sentence.told.slice(0, owner.start - sentence.start)
      if (/\b(?:she|he)\b/i.test(between) || /'s\b/.test(between)) return []
      const before = ofNoun.find((one) => one.at < at && one.owner === being.id && !one.phrase.isPlural)
      const isOwn = sentence.told.slice(owner.start - sentence.start).startsWith(`${owner.words} own `)
      // "Asked José, into her sleeve": it may be the sleeve of whoever is asked.
      const isAsking = /^\s*(?:said|asked|whispered|mumbled|murmured)\b/.test(sentence.told)
      const isTheirs =
        before !== undefined &&
        !isAsking &&
        owners.size === 1 &&
        !phrase.isPlural &&
        isOne(phrase.head, [before, { owner: being.id, at }], { things })
      const isOfBody = ofOneself.test(sentence.told.slice(0, phrase.noun.end - sentence.start))
      if ((!isOwn && !isTheirs && !isOfBody) || adjectives.some(({ small }) => small === 'new')) return []
      // "She took his own bowl" of somebody whom the sentence before tells of.
      if (
        isOwn &&
        /\b(?:she|he|they)\b/i.test(sentences[at - 1]?.whole ?? '') &&
        !beings.castNames.has(being.id) &&
        !being.isNamed
      )
        return []
      const span = [owner.start, owner.start + owner.words.length] as const
      const page = sentence.page
      const instead = insteadOf(owner.words, ` ${phrase.noun.small}`)
      return [
        {
          kind: 'pronoun' as const,
          sentence: `Page ${page + 1} says “${owner.words} ${phrase.noun.small}” of ${being.noun}, who is “${known}” elsewhere.`,
          places: [{ page, span }],
          mends: [{ page, span, words: owner.words, instead }],
          how: `Use “${known}” for ${being.noun} here, or name whoever else is meant.`,
          wish: null,
        },
      ]
    })
  })
}

interface ToldPronoun {
  id: string
  page: number
  span: readonly [number, number]
  words: string
  gender: Gender
  instead: string
}

/** Whoever else "he" or "she" might be, in what is said aloud as well. */
const somebodyElse =
  /\b(?:who|somebody|someone|everyone|everybody|nobody|anyone|another|person|people|child|children|kid|friends?|stranger|baby|boy|girl|man|woman|lady|god|lord|jesus|king|queen|angel|neighbou?r|teacher|father|mother|mama|papa|mum|mom|dad|grand\w+|oma|opa|brother|sister|cousin|aunt|uncle|sun|moon|wind|star|robot|doll|ship|boat|other)s?\b/i

/** What somebody is called most, or on the first pages; null where it is always the same, or never clear. */
function mostOf(told: readonly ToldPronoun[]): Gender | null {
  const [first] = told
  const she = told.filter(({ gender }) => gender === 'she')
  const he = told.filter(({ gender }) => gender === 'he')
  if (she.length >= 3 && he.length === 1) return 'she'
  if (he.length >= 3 && she.length === 1) return 'he'
  if (!first || she.length < 2 || he.length < 2) return null
  const [before, after] = first.gender === 'she' ? [she, he] : [he, she]
  // First the one and then the other, and never both by turns.
  return (before.at(-1)?.page ?? 0) < (after[0]?.page ?? 0) ? first.gender : null
}

/** The pronouns before which, on this page and the one before, nobody but one being is told of. */
function pronounsIn({ pages, beings }: Reading): ToldPronoun[] {
  const hasName = new RegExp(`(?<!\\p{L})${anyOf([...beings.castNames])}(?!\\p{L})`, 'u')
  return pages.flatMap(({ told, text }, page) => {
    const before = pages[page - 1]?.text ?? ''
    return [...told.matchAll(/\b(?:[Ss]he|[Hh]er|hers|herself|[Hh]e|him|[Hh]is|himself)\b/g)].flatMap(
      ({ 0: words, index }) => {
        const gender = genderOfPronoun(words)
        const near = beings.mentions.filter(
          (one) => one.page === page - 1 || (one.page === page && one.at < index),
        )
        const ids = new Set(near.map(({ id }) => id))
        const [id, ...others] = ids
        // Whom the book is about is told of across pages.
        const isOther = beings.mentions.some(
          (one) =>
            one.id !== id && one.page < page && one.isNamed && (one.gender === null || one.gender === gender),
        )
        if (isOther) return []
        if (!gender || !id || others.length > 0 || isOfHeaven(words, told, index)) return []
        const own = beings.mentions.filter((one) => one.id === id).map((one) => one.noun)
        const rest = `${before} . ${text}`.replaceAll(
          new RegExp(`(?<!\\p{L})${anyOf([id, ...own])}(?!\\p{L})`, 'gu'),
          ' ',
        )
        if (somebodyElse.test(rest) || hasName.test(rest)) return []
        return [
          {
            id,
            page,
            span: [index, index + words.length] as const,
            words,
            gender,
            instead: insteadOf(words, told.slice(index + words.length)),
          },
        ]
      },
    )
  })
}

/** "He" inside a sentence is written so of God alone. */
const isOfHeaven = (words: string, told: string, at: number): boolean =>
  /^\p{Lu}/u.test(words) && !/(?:^|[.!?\n"])\s*$/.test(told.slice(0, at))

function insteadOf(words: string, behind: string): string {
  const isOwning =
    /^ [a-z]/.test(behind) &&
    !/^ (?:and|to|in|on|at|with|for|into|from|but|as|when|by|over|up|down|out|that|so|because|then|a|an|the)\b/.test(
      behind,
    )
  const small = words.toLowerCase()
  const mended =
    small === 'her'
      ? isOwning
        ? 'his'
        : 'him'
      : small === 'his' && !isOwning
        ? 'hers'
        : ({
            she: 'he',
            he: 'she',
            him: 'her',
            his: 'her',
            hers: 'his',
            himself: 'herself',
            herself: 'himself',
          }[small] ?? words)
  return small === words ? mended : `${mended.charAt(0).toUpperCase()}${mended.slice(1)}`
}
