import type { ModerationCategory } from './moderation-category.ts'
import { type ModerationFinding, type ModerationVerdict, moderateText, wordsAsRead } from './moderator.ts'
import { isForProgram, isInsult, isJoke, namesSchool, refusalOfPair, refusalOfWord } from './name-words.ts'
import { isOrdinaryName, lettersOf } from './ordinary-names.ts'

/** Names nobody bears in front of children: those of murderers of peoples, and what people are called in contempt. */
const shameful: ReadonlySet<string> = new Set(
  (
    'hitler adolfhitler himmler goebbels goering göring mengele eichmann heydrich binladen nazi nazis neonazi ' +
    'fuehrer führer fuhrer swastika kkk klansman coon coons gyppo gypo pikey chink chinky paki wog golliwog sambo darkie ' +
    'negro spic wop honky pedo rapist terrorist'
  ).split(' '),
)

/** What stands before such a word when it is no family name. */
const talk: ReadonlySet<string> = new Set(
  'big fat huge hard long wet hot sexy dirty little tiny suck lick smoke eat love my your the a i no show grab bloody total such king'.split(
    ' ',
  ),
)

/** What stands at the beginning or the end of a word that somebody made up to be called by: Babykiller, SexyMama. */
const madeUp =
  /^(?:sexy|naked|porno|murder|babykill|skullcrush|whitepower|whitepride|suicid|killer|loser)\p{L}{3,}|\p{L}{3,}(?:killer|slayer|crusher|murderer|basher|beater|bomber|shooter|strangler|rapist|stripper|whitepower|cokehead|crackhead|pothead|methhead|junkie|loser)$|^(?:cokehead|crackhead|pothead|junkie|cokefiend)$/u

/**
 * Says whether somebody may go by this name where children read it. A family name that sounds like something else
 * passes when it is written as a name, alone or after others; "Hitler", which a story may have to name, does not.
 */
export function moderateName(written: string): ModerationVerdict {
  const name = withoutGaps(written)
  const words = name.split(/\s+/).filter((word) => word !== '')
  const shames = words.flatMap((word) => refusalOf(word) ?? [])
  const isTalk = words.some((word) => talk.has(word.toLowerCase()))
  const rest = words.map((word) => (isOrdinaryName(word) && !isTalk ? 'Abernathy' : word)).join(' ')
  const { findings } = moderateText(rest, { byRulesAlone: true })
  const distinct = shames.length > 0 ? [...shames, ...findings] : [...refusalOfWhole(written), ...findings]
  return { allowed: distinct.length === 0, findings: distinct }
}

/** "K y l i e  J e n n e r": single letters with one space between are one word. */
const withoutGaps = (name: string): string => name.replace(/(?<=(?:^|\s)\p{L}) (?=\p{L}(?:\s|$))/gu, '')

/** What all words of a name make together. */
function refusalOfWhole(name: string): ModerationFinding[] {
  const words = wordsAsRead(name)
    .flat()
    .map(({ text }) => text)
  const category = categoryOfWhole(name, words)
  return category ? [refused(category, name.trim())] : []
}

function categoryOfWhole(name: string, words: readonly string[]): ModerationCategory | undefined {
  if (isForProgram(name)) return 'prompt-injection'
  if (namesSchool(name)) return 'personal-data'
  if (isJoke(words)) return 'profanity'
  return isInsult(words) ? 'bullying' : refusalOfPair(name)
}

function refusalOf(word: string): ModerationFinding | undefined {
  const forms = [word, word.replace(/['’]?s$/, '')].map(lettersOf)
  if (forms.some((form) => shameful.has(form))) return refused('hate', word)
  if (forms.some((form) => madeUp.test(form))) return refused('violence', word)
  const parts = isOrdinaryName(word) || !/^\p{ASCII}+$/u.test(word) ? [] : wordsAsRead(word).flat()
  const [category] = parts.flatMap(({ text }) => refusalOfWord(text) ?? [])
  return category && refused(category, word)
}

function refused(category: ModerationCategory, excerpt: string): ModerationFinding {
  return {
    category,
    layer: 'rules',
    excerpt,
    sentence: `“${excerpt}” is not a name that families should meet here. Please choose another.`,
  }
}
