import type { Span } from '../facts.ts'
import { valueFor } from '../lexicons/lexicons.ts'
import { isOneOf } from '../text/read-units.ts'
import type { Described, Gender } from './described.ts'
import { nameGivenTo, type Phrase } from './phrase.ts'
import type { ReadPage, ToldSentence } from './read-page.ts'

/** Somebody whom "she" or "he" may stand for. */
export interface Being {
  /** The name, or the noun of whoever has none: "Ida", "mother". */
  id: string
  gender: Gender | null
}

interface Mention extends Being {
  page: number
  at: number
  /** By a name, or as one of the cast. */
  isNamed: boolean
  /** As it is written: "Mum". */
  noun: string
}

/** Who is in a book, and where each is spoken of. */
export interface Beings {
  mentions: readonly Mention[]
  castNames: ReadonlySet<string>
  /** Those that are animals, by their id. */
  animals: ReadonlySet<string>
}

export const mentionOf = (
  { noun }: Phrase,
  page: number,
  { mentions }: Pick<Beings, 'mentions'>,
): Mention | undefined => mentions.find((one) => one.page === page && one.at === noun.start)

export const genderOfPronoun = (word: string): Gender | null =>
  /^(?:she|her|hers|herself)$/i.test(word) ? 'she' : /^(?:he|him|his|himself)$/i.test(word) ? 'he' : null

export function findBeings(cast: readonly Described[], pages: readonly ReadPage[]): Beings {
  const phrases = pages.flatMap(({ sentences }) =>
    sentences.flatMap(({ phrases: all, page }) => all.map((phrase) => ({ phrase, page }))),
  )
  const names = namesOfNouns(pages)
  for (const { name, noun } of cast) if (noun) addTo(names, noun, name)
  const parents = Map.groupBy(
    phrases.filter(({ phrase }) => phrase.owner && valueFor('kin-words', phrase.head)),
    ({ phrase }) => kinOf(phrase.head),
  )
  const known = new Map(cast.map(({ name, gender }) => [name, gender ?? usualGender(name)]))
  const inside = new Set(pages.flatMap(({ text }) => text.match(/(?<=[\p{Ll},;'] )\p{Lu}[\p{L}'-]+/gu) ?? []))
  const mentions = phrases.flatMap(({ phrase, page }): Mention[] => {
    // "Splash!" has its capital at the beginning of a sentence alone.
    const isWord = phrase.isName && phrase.from === 0 && !inside.has(phrase.noun.text)
    if (isWord && !known.has(phrase.noun.text) && !isOneOf(phrase.noun, 'names', ...ofSomebody)) return []
    const isStuff = !phrase.isName && phrase.article === 'none' && !phrase.count && !phrase.name
    if (isStuff || (phrase.isPlural && !phrase.isName) || isGroup.test(phrase.head)) return []
    const being = beingOf(phrase, known, names)
    if (!being) return []
    // Two mothers are told apart by whose they are.
    const owners = new Set((parents.get(being.id) ?? []).map((one) => one.phrase.owner?.words))
    const isOneOfTwo = [...owners].filter((owner) => /^\p{Lu}/u.test(owner ?? '')).length > 1
    const id = isOneOfTwo ? `${phrase.owner?.words ?? 'some'}’s ${being.id}` : being.id
    return [
      {
        ...being,
        id,
        page,
        at: phrase.noun.start,
        isNamed: phrase.isName || phrase.name !== null,
        noun: (phrase.name ?? phrase.noun).text,
      },
    ]
  })
  const animals = new Set([
    ...cast.filter(({ animal }) => animal).map(({ name }) => name),
    ...phrases
      .filter(({ phrase }) => isOneOf(phrase.noun, 'animal') && !phrase.isName)
      .flatMap(({ phrase, page }) => mentionOf(phrase, page, { mentions })?.id ?? []),
  ])
  return { mentions, castNames: new Set(known.keys()), animals }
}

function addTo(names: Map<string, Set<string>>, noun: string, name: string): void {
  names.set(noun, (names.get(noun) ?? new Set()).add(name))
}

/** Whom the nouns of a book stand for: "the dog Rumi", "the horse she liked best was Cloud". */
function namesOfNouns(pages: readonly ReadPage[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { sentences } of pages)
    for (const { phrases, units } of sentences) {
      for (const phrase of phrases) {
        const { head, from, article, noun } = phrase
        const name = phrase.name ?? (isOneOf(noun, 'animal') ? nameGivenTo(units, phrase) : null)
        if (name) addTo(names, titles[head] ? head.toLowerCase() : head, name.text)
        // "Pepper, her little goat".
        const before =
          units[from - 1]?.small === ','
            ? phrases.find(({ to, isName }) => isName && to === from - 1)
            : undefined
        if (before && article !== 'none' && isOneOf(noun, 'animal')) addTo(names, head, before.noun.text)
      }
      const [subject] = phrases
      const named = phrases.find(
        ({ isName, from }) => isName && /^(?:is|was)$/.test(units[from - 1]?.small ?? ''),
      )
      if (
        subject &&
        named &&
        /^(?:the|own)$/.test(subject.article) &&
        isOneOf(subject.noun, 'animal', 'kin-words')
      )
        addTo(names, subject.head, named.noun.text)
    }
  return names
}

function beingOf(
  phrase: Phrase,
  cast: ReadonlyMap<string, Gender | null>,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Being | null {
  const { noun, name, head } = phrase
  const own = name?.text ?? (phrase.isName && !valueFor('kin-words', head) ? noun.text : null)
  const ofNoun = valueFor('kin-words', head) ?? valueFor('pronoun-nouns', head) ?? titles[head]
  const gender = ofNoun === 'she' || ofNoun === 'he' ? ofNoun : null
  if (own !== null || (phrase.isName && cast.has(noun.text))) {
    const called = own ?? noun.text
    const member = [...cast.keys()].find((one) => one === called || one.split(' ').includes(called))
    if (member) return { id: member, gender: cast.get(member) ?? null }
    if (isCalendar.test(called)) return null
    return { id: called, gender: gender ?? usualGender(called) }
  }
  if (!isOneOf(noun, ...ofSomebody) && !isToy.test(head)) return null
  const [named, ...others] = names.get(head) ?? []
  const alias = [...cast.keys()].find((one) => named !== undefined && one.split(' ').includes(named)) ?? named
  if (alias && others.length === 0 && phrase.article !== 'a')
    return { id: alias, gender: cast.get(alias) ?? gender }
  return { id: kinOf(head), gender }
}

/** Of most that are called so; no claim is made of it. */
function usualGender(name: string): Gender | null {
  const usual = valueFor('names', name) ?? valueFor('kin-words', name) ?? titles[name.split(' ')[0] ?? '']
  return usual === 'she' || usual === 'he' ? usual : null
}

const ofSomebody = [
  'kin-words',
  'kin',
  'animal',
  'person',
  'trade',
  'pronoun-nouns',
  'childhood',
  'grown',
  'fantasy',
] as const
const isGroup = /^(?:people|family|crowd|children|class|everybody|everyone)$/
const isToy = /^(?:doll|robot|bear|teddy|puppet|snowman|scarecrow|ship|boat|sun|moon|wind|star|god|lord)$/i
const isNoPerson = /^(?:ship|boat|sun|moon|wind|star)$/
const isCalendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)s?$/
const titles: Readonly<Record<string, Gender | 'they'>> = Object.fromEntries(
  Object.entries({
    he: 'Mr Mr. Signor Señor Monsieur Herr Sir Uncle King Prince',
    she: 'Mrs Mrs. Ms Ms. Miss Signora Señora Madame Frau Lady Aunt Queen Princess',
    they: 'Mister Dr Dr. Doctor Captain Professor Farmer Baby Little Old Saint Pastor Coach Chef',
  }).flatMap(([gender, words]) => words.split(' ').map((word) => [word, gender as Gender | 'they'])),
)

/** "Gran" and "Grandma" are one. */
export const kinOf = (noun: string): string => {
  const small = noun.toLowerCase()
  return kinNames[small] ?? small
}
const kinNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    mother: 'mama mum mom mommy mummy',
    father: 'papa dad daddy',
    grandmother: 'gran grandma granny nana oma',
    grandfather: 'grandpa granddad grandad opa',
  }).flatMap(([kin, words]) => words.split(' ').map((word) => [word, kin])),
)

/**
 * Whom a pronoun stands for: the only one it fits on this page so far and the page before, else on the last page that tells of
 * any; null where that is nobody, or several.
 * @param from where its sentence begins: of several whoever stands in it alone is meant by "his" and "her"
 */
export function whomOf(
  gender: Gender,
  { mentions, animals, castNames }: Beings,
  page: number,
  at: number,
  from?: number,
): string | null {
  const fitting = mentions.filter((being) => being.gender === null || being.gender === gender)
  const idsOf = (those: readonly Mention[]): string[] => {
    // An animal that nobody has named is "it" where "he" may be somebody else.
    const known = those.filter((one) => one.isNamed || !(animals.has(one.id) || isNoPerson.test(one.id)))
    return [...new Set((known.length > 0 ? known : those).map(({ id }) => id))]
  }
  const isNamed = (id: string): boolean => mentions.some((one) => one.id === id && one.isNamed)
  const before = fitting.filter((one) => one.page < page || (one.page === page && one.at < at))
  for (let last = page - 1; last >= Math.min(0, page - 1); last--) {
    const ids = idsOf(before.filter((one) => one.page >= last))
    const here = before.filter((one) => from !== undefined && one.page === page && one.at >= from)
    const [alone, ...others] = idsOf(here)
    if (ids.length > 1)
      return alone && others.length === 0 && here.some((one) => one.gender === gender) ? alone : null
    const [id] = ids
    // A grasshopper on somebody's plaster is not whose leg it is.
    if (
      id &&
      (animals.has(id) || isNoPerson.test(id)) &&
      !isNamed(id) &&
      fitting.some((one) => castNames.has(one.id))
    )
      continue
    if (ids.length === 1) return id ?? null
  }
  const all = idsOf(mentions.filter((one) => one.gender === gender || (one.gender === null && one.isNamed)))
  return all.length === 1 ? (all[0] ?? null) : null
}

/** The being whose verb this is: what stands right before it. */
export function subjectBefore(
  { units, phrases, page }: ToldSentence,
  verb: number,
  beings: Beings,
): { id: string; span: Span; verb: number } | null {
  let before = verb - 1
  while (/^(?:ADV|AUX|PART)$/.test(units[before]?.part ?? '')) before--
  const word = units[before]
  if (!word) return null
  const gender = /^(?:she|he)$/.test(word.small) ? genderOfPronoun(word.small) : null
  if (gender) {
    const id = whomOf(gender, beings, page, word.start)
    return id ? { id, span: [word.start, word.end], verb } : null
  }
  if (word.small === 'it') {
    // Of the one animal that was told of before.
    const near = beings.mentions.filter(
      (one) =>
        beings.animals.has(one.id) && (one.page === page - 1 || (one.page === page && one.at < word.start)),
    )
    const [id, ...others] = new Set(near.map((one) => one.id))
    return id && others.length === 0 ? { id, span: [word.start, word.end], verb } : null
  }
  if (word.small === 'who') return subjectBefore({ units, phrases, page } as ToldSentence, before, beings)
  if (word.small === 'and' || word.small === ',') {
    const behindName = word.small === ',' && phrases.find(({ to, isName }) => isName && to === before)
    if (behindName) return subjectBefore({ units, phrases, page } as ToldSentence, before, beings)
    const earlier = units.slice(0, before).findIndex(({ part }) => part === 'VERB')
    return earlier < 0 ? null : subjectBefore({ units, phrases, page } as ToldSentence, earlier, beings)
  }
  const phrase = phrases.find(({ to }) => to === before + 1)
  const mention = phrase && beings.mentions.find((one) => one.page === page && one.at === phrase.noun.start)
  return mention && phrase
    ? { id: mention.id, span: [units[phrase.from]?.start ?? word.start, word.end], verb }
    : null
}

/** As a sentence calls them: "Ida", "Mother", "the sparrow". */
export const sayWho = (id: string): string =>
  /^\p{Lu}/u.test(id) || id.includes('’')
    ? id
    : /^(?:mother|father|grandmother|grandfather)$/.test(id)
      ? `${id.charAt(0).toUpperCase()}${id.slice(1)}`
      : `the ${id}`
