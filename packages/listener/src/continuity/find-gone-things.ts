import type { BookPlace, Finding } from './book.ts'
import { placeIn, sentencesBetween, sourceOf } from './claim.ts'
import type { Gone } from './loss.ts'
import { goneIn, goneInDetails, pets, siblings } from './losses.ts'
import { escaped } from './read-page.ts'
import { isOne, type Reading, somebody, type Thing } from './reading.ts'

/** What broke, was lost, eaten or given away, or never was there, and is used as if nothing had happened. */
export function findGoneThings(reading: Reading): Finding[] {
  const gone = [
    ...reading.described.flatMap(goneInDetails),
    ...reading.sentences.flatMap((sentence, at) => goneIn(sentence, at, reading)),
  ]
  const told = new Set<string>()
  return gone.flatMap((one) => {
    const use = findUse(one, reading)
    if (!use || told.has(one.noun)) return []
    told.add(one.noun)
    const { place } = one
    const whose = one.owner !== null && one.owner !== somebody ? `${one.owner}’s` : 'the'
    const after = one.loss === 'not there' ? 'tells of it all the same' : 'goes on as if nothing had happened'
    return [
      {
        kind: 'thing' as const,
        sentence: `${sourceOf(place)} says ${whose} ${sayGone(one)}, page ${use.page + 1} ${after}.`,
        places: [...(place ? [place] : []), use],
        mends: [],
        how: howToMend(one),
        wish: null,
      },
    ]
  })
}

function sayGone({ noun, loss, thing }: Gone): string {
  const { phrase } = thing ?? {}
  const isMany = phrase?.isPlural === true && phrase.head === noun
  const past = loss === 'left at home'
  return `${isMany ? phrase.noun.small : noun} ${isMany ? (past ? 'were' : 'are') : past ? 'was' : 'is'} ${loss}`
}

function howToMend({ loss, noun }: Gone): string {
  if (loss === 'not there') return 'Make both pages agree, or tell where it came from.'
  if (loss === 'eaten' || loss === 'given away')
    return `Leave the ${noun} out of the later page, or tell of another one.`
  const ways = {
    lost: 'found',
    broken: 'mended',
    'in pieces': 'mended',
    out: 'lit again',
    'left at home': 'fetched',
  }
  return `Tell in between how the ${noun} was ${ways[loss]}.`
}

/** Words by which it may be there again, or be another one. */
const returning =
  /\b(?:f[io]und|finds?|mend\w*|fix\w*|repair\w*|glue\w*|sew\w*|stitch\w*|patch\w*|taped?|new|an?other|again|back|return\w*|fetch\w*|div(?:e|ed|ing)|fished|pulled (?:it|him|her|them) (?:out|up)|brought|bring|bought|buys?|gave|gives?|given|g[eo]t(?! (?:on|in|into|up|off|out)\b)|lent|borrow\w*|share\w*|dream\w*|remember\w*|spare|second|whole|pretend\w*|caught|catch|swap\w*|trad\w*|made (?:a|him|her)|built|bak\w*|there it was|there they were|sitting on|on top of|something|lit|matches|light(?:ed)? (?:it|them)|tied (?:it|them)|put (?:it|them)|laid (?:it|them)|good as)\b/i
const coming =
  /\b(?:bab(?:y|ies)|born|birth|adopt\w*|foster\w*|new|wish\w*|want\w*|pretend\w*|imagin\w*|dream\w*|as (?:a|if)|like an?|became|become|if|came|come|found|gave|given|brought|bought|got|lent|borrow\w*|put on|made)\b/i

function mayBeBack({ at, noun, loss, place, isFinal = false }: Gone, use: Thing, reading: Reading): boolean {
  const [opening = '', ...rest] = sentencesBetween(reading, at, use.at)
  const from = place ? place.span[1] - (reading.sentences[at]?.start ?? 0) : 0
  // What comes behind the use explains nothing.
  const end = use.phrase.noun.end - use.sentence.start
  const all = [opening.slice(from), ...rest].map((sentence, index) =>
    index === rest.length ? sentence.slice(0, end) : sentence,
  )
  // How it is used again does not tell how it came back.
  if (isFinal && all.length > 1) all.pop()
  const words = new RegExp(
    `\\b(?:${escaped(noun.slice(0, -1))}\\w*|it|them|hers|theirs|mine|yours|one(?! (?:day|morning|evening|night|of))|ones|pairs?|glue|tools?|thread|needle|another|nothing|everything|something${loss === 'not there' ? '|bab(?:y|ies)|born|adopt\\w*' : '|new'})\\b`,
    'i',
  )
  const pattern = loss === 'not there' ? coming : returning
  if (
    loss === 'out' &&
    all.some((sentence) =>
      /\b(?:lit|match(?:es)?|lighted|flint|scratch)\b/i.test(
        sentence.slice(0, sentence.length - noun.length),
      ),
    )
  )
    return true
  // By the next day it may have come back in many ways.
  if (
    /^(?:given away|lost|left at home)$/.test(loss) &&
    all.slice(1).some((sentence) => anotherDay.test(sentence))
  )
    return true
  // Whoever goes to look for what was lost may come back with it.
  if (loss === 'lost' && all.some((sentence) => lookingFor.test(sentence))) return true
  return all.some((sentence) => pattern.test(sentence) && words.test(sentence))
}

const lookingFor =
  /\b(?:look(?:ed|ing)? (?:for it|for them|everywhere|in|under|behind|beneath)|search(?:ed|ing)|hunt(?:ed|ing) for)\b/i

const anotherDay =
  /\b(?:next (?:day|morning|week|month|year)|(?:days?|weeks?|months?|years?) later|tomorrow|in the morning)\b/i

/** What somebody does with a thing that they have. */
const handling =
  /^(?:take|hold|carry|wear|put|open|close|ride|fly|play|turn|tie|lift|shake|wave|kick|throw|bounce|hug|kiss|light|ring|drink|eat|bite|lick|share|give|show|hand|use|wind|row|steer|push|pull|button|zip|lace|fold|sit|jump|climb|swing|write|dig|sweep|brush|pour|fill|hang|tuck|pack|wrap|polish|wipe|lean|tap|beat|sip|pat|feed|squeeze|unlock|lock|spin|clutch|press|hide|raise|swing|paddle|untie|stir|slice|cut|peel|straighten|pat|toss|tip|lay|place|set|visit|chase|tickle|tell|ask|teach|roll|draw|unwrap|unpack|unfold|zip|eat|finish)$/
/** What broken things cannot do: somebody may well carry them. */
const working =
  /^(?:ride|fly|play|drink|wear|light|ring|row|kick|bounce|put|open|write|sip|fill|pour|hug|jump|paddle|unlock|climb|dig|sweep|straighten)$/
const standing =
  /^(?:stand|hang|shine|fly|ring|swing|roll|tick|glow|float|sail|dance|fit|sparkle|flap|flutter|bounce|spin|play|burn|sit|lie|keep|rest)$/
const standingWhole =
  /^(?:stand|hang|shine|fly|ring|swing|roll|tick|glow|float|sail|dance|flap|flutter|bounce|spin|play|rise|soar|glide)$/
/** What only a light that is lit does. */
const burning = /^(?:burn|flicker|glow|shine|gleam|light)$/
const moving = /^(?:walk|go|lead|ride|run|row|sail|cross|climb|swing|trot|march|skip|drive|hurry|roll)$/
/** Such a sentence asks for it, or tells of it as gone. */
const asking =
  /\b(?:no|not|n't|never|without|look\w* for|search\w*|miss\w*|sad|sorry|cried|empty|where|wish\w*|want\w*|need\w*|if|thought|think\w*|remember\w*|dream\w*|pieces|broken|lost|gone|again|pictures?|drew (?:it|a)|story|pretend\w*|instead|picked|saw|spotted|reach\w*)\b/i

function findUse(gone: Gone, reading: Reading): BookPlace | null {
  const { noun, at, place, loss, isFinal = false } = gone
  const all =
    isFinal || siblings.includes(noun) ? usesOfNoun(noun, reading) : (reading.things.get(noun) ?? [])
  const later = all.filter(
    (one) =>
      one.at > at && one.sentence.page > (place?.page ?? -1) && /^(?:the|own)$/.test(one.phrase.article),
  )
  for (const use of later) {
    const { sentence, phrase } = use
    if (loss === 'not there' && use.phrase.article !== 'own') continue
    if (loss !== 'not there' && gone.thing && gone.thing.phrase.isPlural !== use.phrase.isPlural) continue
    if (
      !(isUse(use, gone) || (isFinal && isLooseUse(use, gone))) ||
      asking.test(sentence.told) ||
      !isSameThing(gone, use, reading)
    )
      continue
    if (mayBeBack(gone, use, reading)) return null
    return placeIn(sentence.page, {
      start: sentence.units[phrase.from]?.start ?? phrase.noun.start,
      end: phrase.noun.end,
    })
  }
  return null
}

/** "The honey cake", and later "the cake". */
function usesOfNoun(noun: string, { things }: Reading): readonly Thing[] {
  const last = noun.split(' ').at(-1) ?? noun
  return [...things].flatMap(([other, ofOther]) =>
    other === noun || other === last || other.endsWith(` ${last}`) ? ofOther : [],
  )
}

/** Where a thing that is gone for good is held, worn or stands somewhere, whatever the verb is. */
function isLooseUse({ phrase, sentence }: Thing, { loss }: Gone): boolean {
  const { units, told, start } = sentence
  const before = units[phrase.from - 1]
  const isIn =
    /^(?:from|off|in|with|into|before|through)$/.test(before?.small ?? '') ||
    (before?.small === 'of' && units[phrase.from - 2]?.small === 'front')
  const behind = told.slice(phrase.noun.end - start)
  const isThere = /^ (?:on|in|over|round|around) (?:the|her|his|their) /.test(behind)
  const done = units.slice(0, phrase.from).findLast(({ part }) => part === 'VERB')?.lemma ?? ''
  if (/^(?:remember|miss|think|tell|mean|break|lose|mourn|forget|imagine|dream|look)$/.test(done))
    return false
  const isPart = /^(?:'s| (?:had (?:been|stood|hung|lain)|was gone|used to))/.test(behind)
  return !isPart && (isThere || isIn || loss === 'eaten' || before?.part === 'VERB')
}

function isSameThing(gone: Gone, use: Thing, reading: Reading): boolean {
  if (gone.loss === 'not there')
    return gone.owner !== null && gone.owner !== somebody && gone.owner === use.owner
  // The apple cake is not the big cake.
  const [before = [], after = []] = [gone.thing, use].map((one) =>
    one?.phrase.adjectives.map(({ small }) => small),
  )
  const isOther = before.length > 0 && after.length > 0 && !after.some((word) => before.includes(word))
  if (isOther) return false
  return gone.isFinal ? isNoOtherOne(gone, use, reading) : isOne(gone.noun, [gone, use], reading)
}

/** Of what is gone for good it is enough that nobody tells of another one since. */
function isNoOtherOne({ noun, at, owner, thing }: Gone, use: Thing, reading: Reading): boolean {
  const isOfTwo =
    owner !== null &&
    use.owner !== null &&
    use.owner !== owner &&
    use.owner !== somebody &&
    owner !== somebody
  const others = usesOfNoun(noun, reading).filter(
    (one) => one.at >= at && one.at <= use.at && one.phrase !== thing?.phrase,
  )
  return (
    !isOfTwo &&
    !others.some(({ phrase }) => /^(?:a|other)$/.test(phrase.article) && !phrase.isPlural && !phrase.count)
  )
}

function isUse({ phrase, sentence }: Thing, { loss, noun }: Gone): boolean {
  const { units } = sentence
  const isWhole = loss !== 'broken' && loss !== 'out'
  const isOnFeet = loss === 'not there' && /^(?:shoe|boot|sandal|sneaker|slipper|sock)$/.test(noun)
  if (
    isOnFeet &&
    /^ (?:were|was) (?:full of|wet|muddy|soaked|dripping)\b/.test(
      sentence.told.slice(phrase.noun.end - sentence.start),
    )
  )
    return true
  const behindIt = sentence.told.slice(phrase.noun.end - sentence.start)
  if (isWhole && /^ in (?:her|his|their) (?:hands?|pocket|lap|arms)\b/.test(behindIt)) return true
  if (loss === 'not there' && (siblings.includes(noun) || pets.includes(noun))) return true
  if (
    loss === 'out' &&
    new RegExp(`\\b(?:light|glow|flame|shine) of the ${escaped(noun)}`).test(sentence.told)
  )
    return true
  let behind = phrase.to
  while (units[behind]?.part === 'ADV') behind++
  const verb = units[behind]
  if (
    verb &&
    /^(?:VERB|NOUN)$/.test(verb.part) &&
    (loss === 'out' ? burning : isWhole ? standing : standingWhole).test(verb.lemma)
  )
    return true
  const over = units[phrase.from - 1]?.small ?? ''
  if (over === 'on' && /^(?:get|climb|jump|hop)$/.test(units[phrase.from - 2]?.lemma ?? '') && loss !== 'out')
    return true
  if (
    !isWhole &&
    /^(?:over|across|in|on)$/.test(over) &&
    units.slice(0, phrase.from).some(({ part, lemma }) => part === 'VERB' && moving.test(lemma))
  )
    return true
  // The verb that this belongs to, over what stands between: "tied the laces of his shoes".
  const earlier = units
    .slice(0, phrase.from)
    .findLastIndex(({ part, small }) => part === 'VERB' || /^[,;]$/.test(small))
  const before = units[earlier]
  return (
    before?.part === 'VERB' &&
    phrase.from - earlier <= 7 &&
    loss !== 'out' &&
    (isWhole ? handling : working).test(before.lemma)
  )
}
