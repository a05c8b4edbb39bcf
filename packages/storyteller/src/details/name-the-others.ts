import { findKind } from '../figures/find-kind.ts'
import { antecedentsIn, type Gender } from './antecedents-in.ts'
import type { Known } from './detail.ts'
import { findSubject } from './find-subject.ts'
import { noNoun } from './no-noun.ts'

type Someone = Known[number]

/** "Ben told her secret": the words told of Ben, with the name of everybody in them who is not Ben. */
interface Telling {
  subject: Someone
  known: Known
  /** The sentence before. */
  before: string
}

/**
 * A parent's sentence with names for the pronouns that mean somebody else than its subject: "Ben told her secret" is
 * "Ben told Hannah's secret". Later the pronouns of a sentence are those of its subject, whoever tells of them.
 *
 * @param last whom the sentence before was about
 */
export function nameTheOthers(
  words: string,
  { known, last, before }: { known: Known; last: string | undefined; before: string },
): string {
  const sentence = subjectNamed(godNamed(words, before), { known, last, before })
  const said = findSubject(sentence, known, last)
  if (!said) return ownerNamed(sentence, known, last)
  const subject = known.find(({ name }) => name === said.about)
  if (subject && said.pluralVerb && /^(?:we|I|(?:our|my|the) family)\b/i.test(sentence))
    return ownersNamed(sentence, { subject, known, before })
  if (!subject || said.pluralVerb || !sentence.endsWith(said.predicate)) return sentence
  const start = sentence.slice(0, sentence.length - said.predicate.length)
  return start + predicateNamed(said.predicate, { subject, known, before })
}

/** What one does to God; one prays with somebody else. */
const toGod =
  /\b(?:trust|love|thank|follow|serve|obey|praise|worship)(?:s|es|ed)? $|\b(?:talk|pray|sing|listen|speak)(?:s|ed)? to $|\bbelieves? in $/

const divine = /^(?:God|Jesus|the Lord)$/i

/** "Hannah loves Jesus. He is with her." */
function godNamed(sentence: string, before: string): string {
  const name = /\b(God|Jesus|the Lord)$/i.exec(before)?.[1]
  return name ? sentence.replace(/^he\b/i, name.replace(/^the/, 'The')) : sentence
}

/** "He shares with Lily", "she forgot hers": she was spoken of just before, if only as somebody's. */
function subjectNamed(
  sentence: string,
  { known, last, before }: { known: Known; last: string | undefined; before: string },
): string {
  const pronoun = /^(?:he|she)(?= )/i.exec(sentence)?.[0].toLowerCase()
  const fitting = known.filter((figure) => figure.pronoun === pronoun)
  if (fitting.some(({ name }) => name === last)) return sentence
  const spokenOf = fitting.filter(({ name }) => before.includes(name))
  const latest = spokenOf.toSorted((a, b) => before.lastIndexOf(b.name) - before.lastIndexOf(a.name))[0]
  return pronoun && latest ? `${latest.name}${sentence.slice(pronoun.length)}` : sentence
}

/** "His bike was stolen" begins with whose it is. */
function ownerNamed(sentence: string, known: Known, last: string | undefined): string {
  const [possessive] = /^(?:his|her)(?= \p{Ll})/iu.exec(sentence) ?? []
  if (!possessive || known.length === 0) return sentence
  const gender = possessive.toLowerCase() === 'his' ? 'he' : 'she'
  const fitting = known.filter(({ pronoun }) => pronoun === gender)
  const owner = fitting.find(({ name }) => name === last) ?? fitting[0]
  return owner ? `${owner.name}'s${sentence.slice(possessive.length)}` : sentence
}

/** "His grandma died. We miss her soup": "her" is none of us. */
function ownersNamed(sentence: string, telling: Telling): string {
  return sentence.replaceAll(pronouns, (word: string, ...found: unknown[]) => {
    const { owner } = (found.at(-1) ?? {}) as { owner?: string }
    if (!owner) return word
    const gender = owner.toLowerCase() === 'his' ? 'he' : 'she'
    const meant = antecedentsIn(telling.before, telling).findLast(({ genders }) => genders.includes(gender))
    return meant ? `${meant.words}'s` : word
  })
}

const pronouns = new RegExp(
  `\\b(?:(?<owner>his|her(?= \\p{L})(?! ${noNoun}))|(?<one>him|her|she|he)|(?<owners>their(?= \\p{L}))|(?<many>them))\\b`,
  'giu',
)

function predicateNamed(predicate: string, telling: Telling): string {
  const spokenOf = new Set<string>()
  const named = predicate.replaceAll(pronouns, (word: string, ...found: unknown[]) => {
    const at = found.find((part): part is number => typeof part === 'number') ?? 0
    const lower = word.toLowerCase()
    const said = predicate.slice(0, at)
    if (lower === 'them') return many(said, telling) ?? word
    if (lower === 'their') return ofMany(telling) ?? word
    const isOwner = lower === 'his' || (lower === 'her' && isPossessive(predicate.slice(at)))
    const gender = lower === 'his' || lower === 'him' || lower === 'he' ? 'he' : 'she'
    const other = otherThan(telling, { gender, said, isOwner, isSubject: lower === 'he' || lower === 'she' })
    if (other === undefined) return word
    // "Misses Grandpa's songs when he is away": whoever was named needs no second name.
    const isClear = spokenOf.has(other) && gender !== telling.subject.pronoun
    if (isClear && (lower === 'he' || lower === 'she')) return word
    spokenOf.add(other)
    return isOwner ? `${other}'s` : other
  })
  return itNamed(named, telling)
}

const isPossessive = (rest: string): boolean => new RegExp(`^her(?= \\p{L})(?! ${noNoun})`, 'iu').test(rest)

interface Meant {
  gender: Gender
  /** The predicate up to the pronoun. */
  said: string
  isOwner: boolean
  isSubject: boolean
}

/** "Takes her doll with her": what is beside somebody is beside the subject. */
const beside = /\S+ \S+ (?:with|behind|around|beside|near|above|under|on|next to|in front of)\s*$/

/** The words for whoever is meant; undefined where it is the subject, or may be. */
function otherThan(telling: Telling, meant: Meant): string | undefined {
  const { subject, known, before } = telling
  const isOpen = subject.pronoun === 'they' || subject.pronoun === 'it'
  const isSubjects =
    subject.pronoun === meant.gender && (meant.isOwner || meant.isSubject || beside.test(meant.said))
  if (isOpen || isSubjects) return undefined
  const isSameGender = subject.pronoun === meant.gender
  // "Theo thinks Lily does not like him": in what another does, the subject is somebody else.
  if (isSameGender && known.some(({ name }) => name !== subject.name && meant.said.includes(`${name} `)))
    return undefined
  const mentioned = antecedentsIn(`${before}. ${meant.said}`, telling).filter(
    ({ words, genders }) => words !== subject.name && genders.includes(meant.gender),
  )
  const named = mentioned.filter(
    ({ words }) => known.some(({ name }) => name === words) || (divine.test(words) && toGod.test(meant.said)),
  )
  const ofCast = known.find(
    (figure) =>
      figure !== subject &&
      figure.pronoun === meant.gender &&
      !(isSameGender && findKind(figure.name, figure.details) !== 'human'),
  )
  const others = mentioned.filter(({ words }) => !divine.test(words))
  return named.at(-1)?.words ?? others.at(-1)?.words ?? ofCast?.name
}

/** "Collects stones and paints them", or all the others of the story. */
function many(said: string, telling: Telling): string | undefined {
  const beforeVerb = said.trim().replace(/\S+$/, '')
  const things = [
    ...beforeVerb.matchAll(/\b(?:(?:his|her|the) )?(?:\p{Ll}+ )?(?<noun>\p{Ll}{2,}s)\b(?= |$)/gu),
  ]
    .map(({ groups }) => groups?.noun ?? '')
    .filter((noun) => !/(?:ss|us|is|ves|was|has)$/.test(noun) && !said.startsWith(noun))
  const thing = things.at(-1)
  return thing ? `the ${thing}` : namesOfOthers(telling)
}

function ofMany(telling: Telling): string | undefined {
  const names = namesOfOthers(telling)
  return names && `${names}'s`
}

/** Nobody in particular is everybody. */
function namesOfOthers({ subject, known }: Telling): string | undefined {
  if (subject.pronoun === 'they') return undefined
  const others = known.filter((figure) => figure !== subject).map(({ name }) => name)
  return others.length === 2 ? others.join(' and ') : 'everybody'
}

/** "Hannah lost her violin", "Ben found it": the last thing somebody else was told to have to do with. */
function itNamed(predicate: string, { subject, known, before }: Telling): string {
  const found = /^(\w+) it\b/.exec(predicate)
  const isAnothers = known.some(({ name }) => name !== subject.name && before.startsWith(name))
  const thing = [...before.matchAll(/\b(?:a|an|the|his|her|their) (?:\p{Ll}+ )?(\p{Ll}+)$/gu)].at(-1)?.[1]
  return found && isAnothers && thing ? predicate.replace(/\bit\b/, `the ${thing}`) : predicate
}
