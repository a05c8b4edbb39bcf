import { topicsIn } from '../learned/cues.ts'
import type { Ranking } from '../learned/linear-classifier.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { askedDeed, isToBeTold } from './asked-deed.ts'
import type { ClauseContext } from './clause-context.ts'
import { closingOf } from './closing-of.ts'
import { isDoneInstead } from './is-done-instead.ts'
import { isOtherKin } from './is-other-kin.ts'
import { keepsAll } from './keeps-all.ts'
import { labelOfSaying } from './label-of-saying.ts'
import { likeliestOf } from './likeliest-of.ts'
import { likelySaying } from './likely-sayings.ts'
import { storyNouns } from './noun-phrases.ts'
import {
  adding,
  asItIs,
  calling,
  coming,
  disliking,
  everywhere,
  going,
  happening,
  having,
  inSeason,
  keeping,
  leaving,
  measuring,
  naming,
  notLiked,
  otherStory,
  politeness,
  proposing,
  sleeping,
  titled,
  titling,
} from './plain-openings.ts'
import { quotationToGo } from './quotation-to-go.ts'
import { readCorrection } from './read-correction.ts'
import { numbersIn } from './read-length.ts'
import { readOtherThing } from './read-other-thing.ts'
import { readPronoun } from './read-pronoun.ts'
import { readQuotedExchange } from './read-quoted-exchange.ts'
import { isRenamedOutright, namedBehind, readRenaming } from './read-renaming.ts'
import { readSwap } from './read-swap.ts'
import { readWordExchange } from './read-word-exchange.ts'
import { refusalOf } from './refusal-of.ts'
import { saysOtherAge } from './says-other-age.ts'
import { labelOfAsked, labelOfTooMuch } from './scalars.ts'

interface Choice {
  label: string
  probability: number
  /** Whether the grammar alone makes it plain. */
  isPlain: boolean
}

/** Which of two a clause is follows from what it names; together they are one thing to be sure of. */
const alike: Readonly<Record<string, string>> = { 'leave-out': 'remove-thing', 'bring-in': 'add-thing' }

/** What grammar alone makes plain is this sure. */
const plain = 0.6

/** Nothing can be done, and nobody can be sure that nothing was asked: it is told as not done. */
const doubtful = 0.3

/** What a clause is: what its grammar makes plain, otherwise what the classifier takes it for. */
export function chooseLabel(ranking: Ranking, context: ClauseContext): Choice {
  if (stating.test(context.words)) return { label: 'not-a-wish', probability: doubtful, isPlain: false }
  const sums = new Map<string, number>()
  for (const { label, probability } of ranking) {
    const group = alike[label] ?? label
    sums.set(group, (sums.get(group) ?? 0) + probability)
  }
  const likeliest = likeliestOf(sums)
  const choice = {
    label: isLeftAlone(context, likeliest[0])
      ? 'keep'
      : likeliest[0] === 'bedtime-ending' && !sleeping.test(context.words)
        ? 'another-ending'
        : likeliest[0],
    probability: likeliest[1],
    isPlain: false,
  }
  if (ofFeeling.test(context.words) && /^(?:remove-thing|correct|not-a-wish)$/.test(choice.label))
    return { label: 'not-a-wish', probability: doubtful, isPlain: false }
  const said = plainLabel(context, choice)
  if (said) return { label: said, probability: Math.max(plain, sums.get(said) ?? 0), isPlain: true }
  const guess = choice.probability < plain ? likelySaying(context.words) : null
  return guess ? { label: guess, probability: doubtful, isPlain: false } : choice
}

/** "Leave the cast" keeps it, "leave out the cast" does not. */
function isLeftAlone({ words }: ClauseContext, label: string): boolean {
  return label === 'remove-thing' && /\bleave\b/.test(words) && !/\b(?:out|off|away|behind)\b/.test(words)
}

/** "The beach instead of the forest". */
const isSurePlace = ({ label, probability }: Choice): boolean => label === 'place' && probability >= plain

/** Where the classifier is sure of another wish, or sees that somebody comes or that there is to be more of them, who acts is not all. */
const isUnsure = ({ label, probability }: Choice): boolean =>
  probability < plain ||
  /^(?:bring-in|add-thing|more-of|not-a-wish|correct|bedtime-ending|funnier)$/.test(label)

/** "At school", "on a boat please". */
const isPlaceAlone = ({ words, units }: ClauseContext): boolean =>
  /^(?:in|at|on) (?:(?:a|an|the|our|his|her|their) )?\S+(?: instead)?(?: please)?$/.test(words) &&
  units.some((unit) => isOneOf(unit, 'place') && !storyNouns.test(unit.small))

const callAt = (units: readonly Unit[]): number =>
  units.findIndex(({ small }) => /^(?:call|rename|name)$/.test(small))

function plainLabel(context: ClauseContext, likeliest: Choice): string | null {
  const { units, words } = context
  const topics = topicsIn(units)
  if (keepsAll(words)) return 'keep'
  if (closingOf(words)) return 'closing'
  const saying = labelOfSaying(words)
  if (saying) return saying
  if (isToBeTold(context)) return 'add-deed'
  if (readQuotedExchange(context) || readWordExchange(context)) return 'other-thing'
  if (quotationToGo(context)) return 'remove-thing'
  if (saysOtherAge(context)) return 'age'
  if (isRefusal(context, topics)) return 'refusal'
  if (ofFeeling.test(words)) return null
  if (goesQuiet.test(words)) return 'not-a-wish'
  if (isMissed(context)) return 'bring-in'
  if (isOtherName(context) || isOtherKin(context) || isRenamedOutright(context)) return 'rename'
  if (isPageLength(units, topics) || isCountBehind(context)) return 'words-a-page'
  if (namedBehind(context) && readRenaming(context)) return 'rename'
  if (titling.test(words) || isProposedTitle(context) || titled.test(words)) return 'title'
  if (calling.test(words) && context.mentions[0]?.from === callAt(units) + 1 && readRenaming(context))
    return 'rename'
  if ((naming.test(words) || namedBehind(context)) && readRenaming(context)) return 'rename'
  if (otherStory.test(words)) return 'other-plot'
  if (keeping.test(words) || asItIs.test(words)) return 'keep'
  if (happening.test(words) || isPlaceAlone(context)) return 'place'
  if (inSeason.test(words)) return 'time'
  if (context.mentions.length === 0 && coming.test(words)) return 'add-thing'
  if (/\bmore (?:simply|plainly|clearly)\b/.test(words)) return 'simpler'
  if (lacking.test(words) && !ofOurs.test(words)) return topics.includes('talk') ? 'more-dialogue' : null
  const tooMuch = labelOfTooMuch(units)
  if (tooMuch) return tooMuch
  const asked = labelOfAsked(units)
  if (asked) return asked
  if (likeliest.label !== 'rename' && readPronoun(context)) return 'pronoun'
  if (readSwap(context)) return 'swap'
  // "Change the goat to a rabbit" names nobody.
  const mayBeThing = likeliest.label !== 'rename' || /\b(?:to|into|for|with) (?:an?|some) /.test(words)
  if (mayBeThing && !isSurePlace(likeliest) && readOtherThing(context)) return 'other-thing'
  if (isDoneInstead(context)) return 'add-deed'
  if (likeliest.label === 'correct' && context.mentions.length > 0 && readCorrection(context)?.wrong)
    return 'correct'
  if (topics.includes('praise') && topics.every((topic) => topic === 'praise' || topic === 'pronoun'))
    return 'praise'
  if (units.length <= 2 && topics.includes('time') && topics.every((topic) => topic === 'time')) return 'time'
  if (isUnsure(likeliest) && askedDeed(context)) return 'add-deed'
  return topics.some((topic) => ofTone.has(topic))
    ? null
    : labelOfThing(context, likeliest.label, topics, words)
}

/** "No teacher would push a child", "I don't want her to think rings are about being good": how the world is, and why. */
const stating =
  /^(?:only |but |and |here )*(?:it|the (?:book|text|story|page|last page|first page)) (?:says?|said|reads) (?!\S+ (?:too|so) )|^no \S+(?: \S+)? (?:would|could|should|does|ever|can|will) |^(?:but |and |because )?(?:i|we) (?:do n't|would n't|do not) (?:want|like) (?:her|him|them|my \S+|our \S+|the (?:kids|children|twins|boys|girls)) to (?!be\b|get\b|feel\b|cry\b)/

/** "Without a fairy", "don't include any monsters"; who wants nothing scary or no rhymes wants another telling. */
const isRefusal = ({ words, mentions }: ClauseContext, topics: readonly string[]): boolean =>
  mentions.length === 0 &&
  refusalOf(words).length > 0 &&
  !topics.some((topic) => ofTone.has(topic) && topic !== 'scary')

/** "Monty shouldn't be sad": what somebody is to feel, and nothing of the telling. */
const ofFeeling =
  /^(?!it |this |that |the (?:\S+ )?(?:story|book|text|ending|end|tone|page|part|bit|scene|beginning|middle)\b).{1,30} (?:should|must|need)(?: not|n't| ?n't) be (?:so |too |that )?(?:sad|scared|frightened|worried|angry|upset|afraid|tense)$/

/** "She'd go quiet" tells what she does. */
const goesQuiet =
  /^(?:she|he|they|\S+) (?:'d|would|will|'ll) (?:just )?(?:go|goes|fall|get|stay|be) (?:all |very |so )?(?:quiet|calm|still|silent)\b/

function isProposedTitle({ words, units, saidBefore }: ClauseContext): boolean {
  const capitals = units.filter(({ text, small }) => text !== small)
  return (
    proposing.test(words) && capitals.length > 2 && /\btitle|\bcalled?\b|\bname of\b/.test(saidBefore ?? '')
  )
}

/** "There's no dialogue in it" misses some; "there is no daddy in our house" is a reason. */
const lacking = /^(?:but )?(?:there ?(?:'s|is|are|was|were)|theres) (?:no|not any|not enough)\b/
const ofOurs = /\b(?:our|my|we|us|i)\b/

/** "Where's Skipper?" */
function isMissed({ words, mentions }: ClauseContext): boolean {
  return (
    mentions.length > 0 &&
    /^(?:but |and |so )?where (?:is|'s|are|has|did) .{1,40}$/.test(words) &&
    words.split(' ').length <= 6
  )
}

/** "Change dziadek to dziadziu": a word that is no other thing, and so a name. */
function isOtherName({ words, units, mentions }: ClauseContext): boolean {
  const to = units.findLastIndex(({ small }) => /^(?:to|into)$/.test(small))
  const name = units[to + 1]
  return (
    changing.test(words) &&
    to > 0 &&
    (mentions.length > 0 || isNameLike(units[to - 1])) &&
    to >= units.length - 3 &&
    name?.part !== 'DET' &&
    name?.classes.every((one) => one === 'names' || one === 'kin-words') === true &&
    (/^\p{Lu}/u.test(name.text) || name.part !== 'VERB')
  )
}
const isNameLike = (unit: Unit | undefined): boolean =>
  unit !== undefined && unit.part === 'PROPN' && unit.text !== unit.small
const changing = new RegExp(`${politeness}(?:change|rename|correct) `)

/** What is asked of something that a clause names, where it is nothing of the telling. */
function labelOfThing(
  context: ClauseContext,
  likeliest: string,
  topics: readonly string[],
  words: string,
): string | null {
  const { units, phrases, mentions } = context
  if (mentions.length > 0 && everywhere.test(words) && !topics.includes('less')) return 'more-of'
  const thing = phrases.find(({ head }) => !storyNouns.test(head.small))
  if (!thing) return null
  if (adding.test(words)) return 'add-thing'
  if (leaving.test(words)) return 'remove-thing'
  if (notLiked.test(words)) return 'remove-thing'
  if (topics.includes('rename') || /^(?:rename|not-a-wish|praise|question)$/.test(likeliest)) return null
  const measure = measuring.exec(words)?.[1]
  if (measure) return measure === 'more' ? 'more-of' : 'less-of'
  if (words.endsWith(' instead') && phrases.length === 1 && thing.to >= units.length - 1) return 'add-thing'
  if (isNone(context, thing.from) || going.test(words) || disliking.test(words)) return 'remove-thing'
  return isOwned(context) && !isOneOf(thing.head, 'body-part') ? 'add-thing' : null
}

/** "She has a purple submarine." */
function isOwned({ units, mentions }: ClauseContext): boolean {
  const start =
    mentions[0]?.from === 0 ? mentions[0].to : /^(?:she|he|they)$/.test(units[0]?.small ?? '') ? 1 : -1
  return (
    start > 0 && having.test(units[start]?.small ?? '') && /^(?:a|an)$/.test(units[start + 1]?.small ?? '')
  )
}

/** "No goose", "without a goose". */
function isNone({ units: said }: ClauseContext, from: number): boolean {
  const isWith = said[0]?.small === 'with' && said[1]?.small === 'no'
  const units = isWith ? said.slice(1) : said
  const thing = isWith ? from - 1 : from
  const isHesitation =
    /^(?:wait|idea|problem|problems|need|way|hurry|rush|worries|offence|offense|doubt|notes|changes|thanks|reason|question|questions|complaints)$/.test(
      units[1]?.small ?? '',
    )
  return /^(?:no|without)$/.test(units[0]?.small ?? '') && thing <= 1 && !isHesitation
}

/** Topics of the telling: who wants none of these wants another telling, and nothing removed. */
const ofTone: ReadonlySet<string> = new Set([
  'rhyme',
  'talk',
  'preach',
  'scary',
  'bedtime',
  'refrain',
  'value',
  'simple',
  'rich',
  'long',
  'short',
  'question',
  'funny',
  'calm',
  'exciting',
  'ending',
  'beginning',
])

/** "Fewer words to a page, say 45". */
const isCountBehind = ({ words, saidBefore }: ClauseContext): boolean =>
  /^(?:say|maybe|about|around|no more than|like) \d{2,3}(?: or so| max| please)?$/.test(words) &&
  /\bwords\b.*\bpages?\b/.test(saidBefore ?? '')

function isPageLength(units: readonly Unit[], topics: readonly string[]): boolean {
  return (
    topics.includes('count') &&
    units.some(
      (_unit, at) =>
        numbersIn(units.slice(at, at + 1)).some((number) => number >= 5) &&
        /^(?:words?|sentences?|lines?|or|to|-|max|tops|per|a)$/.test(units[at + 1]?.small ?? ''),
    ) &&
    units.some(({ small }) => /^(?:page|per|each|every|pages)$/.test(small)) &&
    !units.some(({ small }) => /^(?:wrong|weird|sense|typo|change|fix)$/.test(small))
  )
}
