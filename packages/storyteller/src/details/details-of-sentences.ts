import { readFigure } from '../figures/read-figure.ts'
import { isKnownVerb } from '../figures/verbs.ts'
import { isNamedIn } from '../words/find-present.ts'
import { firstMatch, settingWords } from '../words/scene-words.ts'
import { antecedentsIn } from './antecedents-in.ts'
import type { Detail, Known } from './detail.ts'
import { carrying, familyOf } from './details-of-facts.ts'
import { factOfSentence, factOfThePast } from './fact-of-sentence.ts'
import { feastOf } from './feast-of.ts'
import { findSubject } from './find-subject.ts'
import { findVerb } from './find-verb.ts'
import { isTellable } from './is-tellable.ts'
import { nameTheOthers } from './name-the-others.ts'
import { takeApart } from './noun-phrase.ts'
import { outingOf } from './outings.ts'
import { partsOfList } from './parts-of-list.ts'
import { readDeed } from './read-deed.ts'
import { readFact } from './read-fact.ts'
import { thingsBroughtAlong } from './read-journey.ts'
import { isToStayOut, readLoss } from './read-loss.ts'
import { readNewcomer, readNounPhrase } from './read-noun-phrase.ts'
import { dayOf, weatherOf } from './weather-of.ts'

/**
 * What of these sentences is sound English, each as details: nothing else is ever put into a sentence. A pronoun goes back to
 * whoever was spoken of before.
 */
export function detailsOfSentences(sentences: readonly string[], known: Known): Detail[][] {
  let everybody = known
  let last: string | undefined
  let before = ''
  return sentences.map((sentence) => {
    if (isToStayOut(sentence, sentences)) return []
    const wishes = sentencesJoined(sentence, known).flatMap(thingsBroughtAlong)
    const found = wishes.flatMap((wish) => {
      if (isOfStranger(wish, before, known)) return []
      const named = nameTheOthers(wish, { known: everybody, last, before })
      const details = detailsOfWish(named, everybody, last)
      before = named
      last = details.at(-1)?.about ?? onlyOneNamed(named, everybody) ?? last
      everybody = [
        ...everybody,
        ...details.flatMap((detail) =>
          detail.newcomer && isTellable(detail) ? [readFigure(detail.newcomer)] : [],
        ),
      ]
      return details
    })
    return found.filter((detail) => isTellable(detail) && !isDoneToThemselves(detail))
  })
}

/** "He is waiting for Tariq to come": somebody else waits, of whom nothing is known. */
const isDoneToThemselves = ({ kind, about, forms }: Detail): boolean =>
  about !== undefined &&
  /^(?:happened|duty|habit|pastime|state)$/.test(kind) &&
  Object.values(forms).some((form) => isNamedIn(form, about))

/** "Their granddad died. He kept pigeons": he is nobody of the story; who "misses her" is another than her. */
function isOfStranger(wish: string, before: string, known: Known): boolean {
  const pronoun = /^(he|she)\b|^(his|her) /i.exec(wish)?.[0].trim().toLowerCase()
  const [hero] = known
  const isOfCast = known.some(
    ({ name }) => before.startsWith(name) && !/^['’]s/.test(before.slice(name.length)),
  )
  const isOfAnother = /^(?:he|she)\b.* (?:him|her)$/i.test(wish)
  // "They find a kitten. Include his teddy Bobo": no kitten has one.
  if (!pronoun || !hero || isOfCast || isOfAnother || toyOf(wish, known)) return false
  const gender = /^h(?:e|is)$/.test(pronoun) ? 'he' : 'she'
  const nobody = { ...hero, name: '' }
  const subject = before
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .replace(/^(?:The|An?|His|Her|Their|My|Our)\b/, (first) => first.toLowerCase())
  return antecedentsIn(subject, { subject: nobody, known }).some(
    ({ words, genders }) =>
      genders.includes(gender) &&
      !known.some(({ name }) => name === words) &&
      !/^(?:God|Jesus|the Lord)$/i.test(words),
  )
}

/** Whom a sentence speaks of, of which nothing could be told: the next one may go on about them. */
function onlyOneNamed(sentence: string, known: Known): string | undefined {
  const named = known.filter(({ name }) => sentence.includes(name))
  return named.length === 1 ? named[0]?.name : undefined
}

/** "Grandma bakes bread, and Theo helps" are two sentences; "Ben and Hannah had a fight" is one. */
function sentencesJoined(wish: string, known: Known): string[] {
  const names = known
    .flatMap(({ name }) => name.split(' '))
    .map((name) => name.replaceAll(/[^\p{L}\p{N}]/gu, '.'))
  const subject = [...names.filter((name) => name.length > 1), 'he', 'she', 'they', 'we', 'it'].join('|')
  const onlyNamed = `(?<!^(?:${subject}))`
  return wish
    .split(
      new RegExp(
        `(?<=\\S)${onlyNamed},?\\s+(?:and|but|because|so)(?:\\s+that)?\\s+(?=(?:${subject})\\s+(?!and\\b)\\S)`,
        'iu',
      ),
    )
    .flatMap(sentencesOfOthers)
}

/** "They go camping and a bear eats their sandwiches": the second half is about somebody unknown. */
function sentencesOfOthers(wish: string): string[] {
  for (const joint of wish.matchAll(/(?<=\S \S+),?\s+(?:and|but)\s+/g)) {
    const rest = wish.slice(joint.index + joint[0].length)
    if (findVerb(rest.split(' '))) return [wish.slice(0, joint.index), rest]
  }
  return [wish]
}

/** "A rainbow at the end", "at the end there is a rainbow". */
const atTheEnd =
  /(?<=\S)[,\s]+(?:at|in) the (?:very )?end(?: of (?:the|this|our) (?:story|book))?$|^(?:at|in) the (?:very )?end,? (?=\S)/i

const leadingTime =
  /^((?:last|next|this) \w+|yesterday|today|tomorrow|recently|(?:on|in) (?:the )?\w+days?|in the \w+|every \w+|at (?:night|bedtime|home|school)),?\s+(?=\S+\s+(?!(?:is|are|was)\b there)\S)/i

function detailsOfWish(asked: string, known: Known, last: string | undefined): Detail[] {
  // Whatever they do, they do it together.
  const together = asked.replace(/(?<=\S \S+ .*) (?:all )?together$/i, '')
  const wish = together.replace(atTheEnd, '')
  if (wish !== together && wish !== '')
    return detailsOfWish(wish, known, last).map((detail) => ({ ...detail, comesLast: true as const }))
  const deed = readDeed(wish, known)
  if (deed) return [deed]
  const weather = weatherOf(wish, known)
  if (weather) return [weather]
  const outing = outingOf(wish)
  if (outing) return [outing]
  const [hero] = known
  const family = hero && familyOf(wish, { words: wish, about: hero.name })
  if (family) return [family]
  if (/^(?:no|not|without|don't|do not|avoid)\b/i.test(wish)) return []
  const loss = readLoss(wish)
  if (loss) return [loss]
  const place = whereTheyAre(wish, known)
  if (place) return [place]
  const feast = feastOf(wish, known)
  if (feast) return [feast]
  const day = dayOf(wish)
  if (day) return [day]
  const time = leadingTime.exec(wish)?.[1]
  const moved = time ? `${wish.slice(time.length).replace(/^,?\s+/, '')} ${time.toLowerCase()}` : wish
  const said = findSubject(wish, known, last) ?? (time ? findSubject(moved, known, last) : undefined)
  if (said) return factsOf(wish, said, known)
  // Of whom it is said stands nowhere, or is a guess.
  if (
    /^(?:I|we|he|she|they|our family|the family|my family)\b(?!['’]s \p{Ll}+ (?:is|are|was|were)\b)/iu.test(
      moved,
    )
  )
    return []
  const there =
    /^(?:(.{3,30}?),?\s+)?there(?:'s| is| are| was| were| will be)(?: always| also| going to be)?\s+(.+)$/i.exec(
      wish,
    )
  if (there?.[2])
    return [readNounPhrase(there[1] ? `${there[2]} ${there[1].toLowerCase()}` : there[2], known)]
  const news = factOfThePast(wish)
  if (news) return [news]
  const toy = toyOf(wish, known)
  if (toy) return [toy]
  const newcomer = readNewcomer(wish, known)
  if (newcomer) return [newcomer]
  const fact = hasVerb(wish) || findVerb(wish.split(' ')) ? factOfSentence(wish, known) : undefined
  return fact ? [fact] : partsOfList(wish).map((part) => readNounPhrase(part, known))
}

/** "His teddy Bobo", "Leo's blanket": a toy that goes with somebody. */
function toyOf(wish: string, known: Known): Detail | undefined {
  const [, owner = '', what] =
    /^(his|her|their|\p{Lu}[\p{L} ]*['’]s) ((?:\p{Ll}+ )*(?:teddy(?: bear)?|doll|blankie|blanket|puppet|cuddly)(?: (?:called |named )?\p{Lu}\p{L}+)?)$/u.exec(
      wish,
    ) ?? []
  const about = known.find(({ name }) => owner.startsWith(name)) ?? known[0]
  return what && about ? carrying(what, { words: wish, about: about.name, plural: false }, known) : undefined
}

/** "We are on a train to Italy" tells where all of it happens. */
function whereTheyAre(wish: string, known: Known): Detail | undefined {
  const place =
    /^(?:we|they|everyone|everybody|the family)(?:'re| are| is)(?: all| both| currently| staying| living)* ((?:in|on|at|aboard|inside) .+)$/i.exec(
      wish,
    )?.[1]
  if (place === undefined) return undefined
  const { preposition, core } = takeApart(place, known)
  const detail = readNounPhrase(place, known)
  return detail.kind === 'place' && firstMatch(settingWords, `${preposition} ${core}`.toLowerCase())
    ? { ...detail, words: wish }
    : undefined
}

function factsOf(wish: string, said: NonNullable<ReturnType<typeof findSubject>>, known: Known): Detail[] {
  const clauses = clausesOf(said).flatMap((clause) =>
    clause.split(
      /,?\s+(?:and|but)\s+(?:then |so )?(?=(?:he |she |they |also |always |is |has |loves |likes |can |will |wants |never |\w+s (?!\w*s\b$)))/i,
    ),
  )
  const start = wish.slice(0, wish.length - said.predicate.length)
  return clauses.flatMap((clause, index) => {
    const words = index > 0 ? clause : wish.endsWith(said.predicate) ? start + clause : wish
    const predicate = clause.replace(/^(?:he|she|they)\s+/i, '')
    const fact = readFact({ ...said, predicate }, words, known)
    if (fact) return listOf(fact, predicate, known)
    return /^(?:should|could|must|would|may|might)\b/i.test(predicate)
      ? []
      : [readNounPhrase(predicate, known)]
  })
}

/** "we speak Spanish and eat tamales": what follows "and" is a verb of its own. */
function clausesOf({ predicate, pluralVerb }: NonNullable<ReturnType<typeof findSubject>>): string[] {
  const parts = pluralVerb ? predicate.split(/\s+and\s+/) : [predicate]
  const areVerbs = parts.every((part) => isKnownVerb(part.split(/\s+/)[0]?.toLowerCase() ?? ''))
  return areVerbs ? parts : [predicate]
}

/** "loves pizza, trucks and mud" are three things to love. */
function listOf(fact: Detail, predicate: string, known: Known): Detail[] {
  const parts = partsOfList(predicate)
  const [first, ...rest] = parts
  if (!first || rest.length === 0 || !['liking', 'thing', 'food', 'animal'].includes(fact.kind)) return [fact]
  if (rest.some((part) => / (?:is|are|has) /.test(part))) return [fact]
  const verb = /^\S+/.exec(first)?.[0] ?? ''
  return parts.flatMap((part, index) => {
    const about = {
      about: fact.about ?? known[0]?.name ?? '',
      predicate: index === 0 ? part : `${verb} ${part}`,
      pluralVerb: false,
    }
    const read = readFact(about, part, known)
    return read ? [read] : [readNounPhrase(part, known)]
  })
}

function hasVerb(wish: string): boolean {
  return /\S+\s+(?:is|are|was|were|has|have|can|will|lives?|works?|sleeps?|goes|comes|smells|makes|takes|gives|sings|stands|looks|loves|likes|plays|wants|needs|calls|keeps|runs|eats|barks|helps|visits)\s+\S/.test(
    wish,
  )
}
