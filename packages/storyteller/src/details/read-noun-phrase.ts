import { articleFor } from '@faith-fables/listener/text/article-for'
import { kindOfNoun } from '../figures/noun-kinds.ts'
import { isSight } from '../words/sights.ts'
import type { Detail, DetailKind, Known } from './detail.ts'
import { type NounPhrase, takeApart } from './noun-phrase.ts'

const often =
  /^(?:first|last|yearly|weekly|monthly|nightly|summer|winter|spring|autumn|fall|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|easter|morning|evening|weekend) /i

/** A detail only if the phrase brings somebody with a name ("our cat Muffin who sleeps on the piano"). */
export function readNewcomer(words: string, known: Known): Detail | undefined {
  const detail = readNounPhrase(words, known)
  return detail.kind === 'newcomer' ? detail : undefined
}

/** What a plain story has no room for in person: it is talked about, drawn and played. */
const fanciful =
  /\b(?:dinosaurs?|dragons?|unicorns?|sharks?|whales?|dolphins?|t-rex|triceratops|mermaids?|pirates?|knights?|astronauts?|superhero(?:es)?|fairy|fairies|monsters?|giants?|lions?|tigers?|elephants?|giraffes?|zebras?|bears?|pandas?|monkeys?|gorillas?|crocodiles?|hippos?|rhinos?|penguins?|wolf|wolves|princess(?:es)?|kings?|queens?|wizards?|witch(?:es)?|cowboys?|firefighters?|trains?|trucks?|rockets?|robots?)$/i

/** Places without an article. */
const uncounted = /^(?:(?:outer )?space|nature)$/i

/** The detail that a noun phrase of the parent is, of the kind its head noun says. */
export function readNounPhrase(words: string, known: Known, about?: string): Detail {
  const phrase = takeApart(words, known)
  const newcomer = newcomerOf(phrase, known)
  if (newcomer) return { kind: 'newcomer', words, plural: false, ...newcomer }
  const kind = kindOf(phrase)
  return {
    kind,
    words,
    plural: phrase.number === 'plural',
    forms: { ...formsOf(phrase, about), at: placePhrase(phrase) },
    ...(about && { about }),
  }
}

function kindOf({ kind, preposition, core, full, determiner }: NounPhrase): DetailKind {
  const isTheirs = /'s$|^(?:our|my|his|her|their)$/i.test(determiner)
  if (/\bon the way\b/i.test(full)) return 'event'
  const isSomewhere = /^(?:in|at|near|on|inside|aboard)$/.test(preposition)
  if (isSomewhere && (kind === 'thing' || uncounted.test(core))) return 'place'
  if (kind === 'thing' && !isTheirs && isSight(core)) return 'sight'
  return fanciful.test(core) && !isTheirs ? 'liking' : kind
}
/** "our cat Muffin", "a dog called Rex", "his teacher Mrs. Brown": who it is, and the name. */
function newcomerOf(
  { kind, full, determiner }: NounPhrase,
  known: Known,
): Pick<Detail, 'newcomer' | 'forms' | 'about'> | undefined {
  const [, what, name, more = ''] =
    /^(.*?),?\s+(?:called|named|whose name is)\s+(\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)(.*)$/u.exec(full) ??
    /^([\p{Ll} -]+?),?\s+((?:(?:Mrs?|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(.*)$/u.exec(full) ??
    []
  const noun = kindOfNoun(what ?? '')
  if (/^(?:two|three|four|five|six|many|some)\b/i.test(full)) return undefined
  if (
    !what ||
    !name ||
    times.test(name) ||
    / and /.test(what) ||
    !(['animal', 'person'].includes(noun) || ['animal', 'person'].includes(kind)) ||
    known.some((figure) => figure.name === name)
  )
    return undefined
  const near = noun === 'person' || /^(?:our|my|his|her|their)$/i.test(determiner)
  const who = near ? `{hero.their} ${what}` : `${articleFor(what)} ${what}`
  return {
    newcomer: { name, details: `a ${what}${more}` },
    forms: { word: name, a: `${who}${more}` },
    about: name,
  }
}

const times =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter|Advent)$/

function formsOf(phrase: NounPhrase, about: string | undefined): Record<string, string> {
  const { full, short, number } = phrase
  const owner = ownerOf(phrase, about)
  const it = number === 'plural' ? ['they', 'them', 'their'] : ['it', 'it', 'its']
  const own = (noun: string) => (owner ? `${owner} ${noun}` : undefined)
  const a = own(full) ?? (phrase.proper ? full : indefinite(phrase))
  const kind = kindOf(phrase)
  const bare = number !== 'singular' && (kind === 'liking' || kind === 'weather' || uncounted.test(short))
  const the = own(short) ?? (bare ? short : undefined) ?? (phrase.proper ? short : `the ${short}`)
  return { word: short, full, a, the, they: it[0] ?? '', them: it[1] ?? '', their: it[2] ?? '' }
}

function indefinite({ determiner, full, number, kind }: NounPhrase): string {
  if (
    /^(?:the|this|that|these|those|all the|every|each)$/i.test(determiner) ||
    (kind === 'event' && (often.test(full) || / (?:on|in|at) /.test(full)))
  )
    return `the ${full}`
  if (/^(?:our|my|their|his|her)$/i.test(determiner)) return `the ${full}`
  if (/^(?:lots of|a lot of|many|lots|plenty of|a few|a couple of|some|both)$/i.test(determiner)) {
    return `${determiner.toLowerCase().replace(/^lots$/, 'lots of')} ${full}`
  }
  return number === 'singular' ? `${articleFor(full)} ${full}` : full
}

/** "her" and "our" are the hero's when the noun is near to somebody; "Grandma's" stays. */
function ownerOf({ determiner, kind }: NounPhrase, about: string | undefined): string | undefined {
  if (/'s?$/.test(determiner)) return determiner
  if (about) return `${about}'s`
  const near = kind === 'thing' || kind === 'person' || kind === 'animal'
  return near && /^(?:our|my|his|her|their|your)$/i.test(determiner) ? '{hero.their}' : undefined
}

const usualPrepositions: readonly (readonly [string, RegExp])[] = [
  ['on', /\b(?:farm|ranch|island|bridge|hill|street|moon|mars|planet|mountain)$/i],
  ['by', /\b(?:sea|ocean|lake|pond|river|stream|creek|harbou?r|waterfall|swimming pool|pool)$/i],
  [
    'at',
    /\b(?:beach|seaside|zoo|park|school|kindergarten|preschool|daycare|church|playground|lighthouse|castle|market|home|station|airport|circus|aquarium|museum|library|camp|campsite|bus stop|north pole|bakery|supermarket|store|shop|(?<!tree )house)$/i,
  ],
]

function placePhrase({ preposition, determiner, full, core, proper, number }: NounPhrase): string {
  const own = /'s?$/.test(determiner) ? `${determiner} ` : undefined
  const bare =
    /^(?:home|school|church|kindergarten|preschool|daycare|space|outer space|sunday school)$/i.test(full)
  const isTold = /^(?:in|at|on|near|by|under|behind|inside|outside|aboard)$/.test(preposition)
  // "In a stable" is any one; "there is a lighthouse" is from then on the one of the story.
  const isAnyOne = isTold && /^an?$/i.test(determiner) && number === 'singular'
  const article = own ?? (proper || bare ? '' : isAnyOne ? `${articleFor(full)} ` : 'the ')
  const used = isTold ? preposition : (usualPrepositions.find(([, nouns]) => nouns.test(core))?.[0] ?? 'in')
  return `${used} ${article}${full}`
}
