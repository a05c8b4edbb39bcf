import { isOneOf, type Unit } from '../text/read-units.ts'
import { subjectBefore } from './beings.ts'
import { placeIn, placeOfMatch } from './claim.ts'
import type { Described } from './described.ts'
import { finalLosses } from './final-losses.ts'
import { type Gone, type Loss, noThing, unreal } from './loss.ts'
import { goneByPronoun } from './losses-by-pronoun.ts'
import type { Phrase } from './phrase.ts'
import type { ToldSentence } from './read-page.ts'
import type { Reading } from './reading.ts'

const breaking = /^(?:break|shatter|smash|burst|pop|tear|rip|crack|snap|melt|crumble|bend|burn)$/
const broken = /^(?:broken|torn|shattered|smashed|burst|ripped|ruined|burnt|burned|melted|bent|wrecked)$/
const eating = /^(?:eat|swallow|finish|gobble|munch|nibble|drink)$/
const sinking =
  /^(?:slip|fall|sink|roll|drop|float|drift|blow|fly|tumble|sail|slide|vanish|disappear|throw|toss|wash)$/
const isLight = /^(?:candle|lamp|lantern|fire|torch|campfire)$/
const depths =
  /\b(?:into|in|to the bottom of|over) the (?:[a-z]+ )?(?:well|river|sea|lake|ocean|drain|stream|waves|fire|canal|abyss)\b/
/** What a sentence tells to be gone. */
export function goneIn(sentence: ToldSentence, at: number, reading: Reading): Gone[] {
  const { phrases, told } = sentence
  const ofPhrases = phrases.flatMap((phrase): Gone[] => {
    if (phrase.isName || noThing.test(phrase.head)) return []
    const loss = lossOf(phrase, sentence, reading)
    const isBeing = isOneOf(phrase.noun, 'kin-words', 'kin', 'person', 'trade', 'animal')
    if (!loss || (loss !== 'not there' && (isBeing || unreal.test(told)))) return []
    const found = goneOf(phrase, loss, sentence, at, reading)
    return loss === 'not there'
      ? found.flatMap((gone) => (kindsOf[gone.noun] ?? [gone.noun]).map((noun) => ({ ...gone, noun })))
      : found
  })
  return [
    ...ofPhrases,
    ...finalLosses(sentence, at, reading),
    ...goneByPronoun(sentence, at, reading),
    ...onlyChild(sentence, at, reading),
    ...barefoot(sentence, at, reading),
  ]
}

function goneOf(phrase: Phrase, loss: Loss, sentence: ToldSentence, at: number, reading: Reading): Gone[] {
  const thing = (reading.things.get(phrase.head) ?? []).find((one) => one.phrase === phrase)
  const { units, page } = sentence
  const place = placeIn(page, { start: units[phrase.from]?.start ?? phrase.noun.start, end: phrase.noun.end })
  const gone: Gone = {
    noun: phrase.head,
    owner: thing?.owner ?? null,
    loss,
    place,
    at,
    ...(thing ? { thing } : {}),
  }
  // A bicycle without its wheel is no bicycle.
  const whole =
    loss === 'broken' && units[phrase.to]?.small === 'of'
      ? sentence.phrases.find(
          ({ from, head }) =>
            from >= phrase.to + 1 &&
            from <= phrase.to + 3 &&
            !/^(?:water|glass)$/.test(head) &&
            from > phrase.to,
        )
      : undefined
  const last = whole && wholeBehind(whole, sentence)
  return last ? [gone, ...goneOf(last, loss, sentence, at, reading)] : [gone]
}

/** "Of Ines's bicycle": the bicycle. */
function wholeBehind(phrase: Phrase, { phrases, units }: ToldSentence): Phrase | null {
  const next = phrases[phrases.indexOf(phrase) + 1]
  if (phrase.isName) return next && /^'s?$/.test(units[phrase.to]?.small ?? '') ? next : null
  return phrase
}

function lossOf(phrase: Phrase, sentence: ToldSentence, reading: Reading): Loss | null {
  const { units, told, start } = sentence
  const before = units[phrase.from - 1]
  const behind = told.slice(phrase.noun.end - start)
  if (phrase.article === 'no')
    return /^(?:have|wear|own)$/.test(before?.lemma ?? '') || before?.small === 'and' ? 'not there' : null
  if (
    before?.small === 'out' &&
    isLight.test(phrase.head) &&
    /^(?:blow|put)$/.test(units[phrase.from - 2]?.lemma ?? '')
  )
    return 'out'
  if (
    before?.small === 'without' &&
    phrase.article === 'own' &&
    /^(?:come|go|set|run|leave|walk)/.test(verbOf(units)?.lemma ?? '')
  )
    return 'not there'
  if (
    before &&
    (before.part === 'VERB' || before.part === 'NOUN') &&
    !/^(?:a|none|other)$/.test(phrase.article)
  ) {
    const { lemma } = before
    if (
      lemma === 'leave' &&
      /^[^,;.]*\b(?:at home|behind|on the hook|on the table|in (?:the|her|his) room)\b/.test(behind)
    )
      return 'left at home'
    if (
      lemma === 'leave' &&
      /^ (?:on|in|at|under|by|beside|near|inside) (?:the|her|his|their|a) /.test(behind) &&
      isMissed(sentence, reading)
    )
      return 'left at home'
    if (lemma === 'forget' && /^ (?:[a-z]+ ){0,3}(?:at home\b|(?:at|in|on) the )/.test(behind))
      return 'left at home'
    if (lemma === 'lose') return 'lost'
    if (lemma === 'blow' && isLight.test(phrase.head) && /^ out\b/.test(behind)) return 'out'
    if (breaking.test(lemma)) return 'broken'
    if (lemma === 'sell') return 'given away'
    // Whoever gives "the map" to somebody may share it.
    if (lemma === 'give' && phrase.article === 'own' && /^ (?:away|to)\b/.test(behind)) return 'given away'
    if (/^(?:drop|throw|toss)$/.test(lemma) && depths.test(behind)) return 'lost'
    const isAll = !phrase.isPlural || units[phrase.from]?.small === 'all'
    if (eating.test(lemma) && isOneOf(phrase.noun, 'food') && isAll && phrase.article !== 'none')
      return 'eaten'
  }
  return phrase.article === 'none' || phrase.article === 'a' ? null : lossBehind(phrase, sentence)
}

/** "They left the lantern on the table. We will do without it." */
function isMissed(sentence: ToldSentence, { sentences }: Reading): boolean {
  const at = sentences.indexOf(sentence)
  const next = sentences
    .slice(at, at + 4)
    .map(({ whole }) => whole)
    .join(' ')
  return /\b(?:without (?:it|them|the|her|his)|forgot\w*|in such a hurry|too late|only noticed|drive away|drove (?:off|away)|dr[io]ve on|already gone|saw it (?:go|leave|drive|sail)|too far|(?:hours|miles) away|far away)\b/.test(
    next,
  )
}

/** "The vase fell and broke", "the key slipped out of her hand into the well". */
function lossBehind(phrase: Phrase, { units, told, start }: ToldSentence): Loss | null {
  let at = phrase.to
  // "The wheel of the bicycle was bent": its verb comes after that.
  if (units[at]?.small === 'of')
    at = units.findIndex(({ part }, place) => place > at && /^(?:VERB|AUX)$/.test(part))
  while (/^(?:ADV|AUX|PART)$/.test(units[at]?.part ?? '') && !/^(?:not|n't|be)$/.test(units[at]?.small ?? ''))
    at++
  const verb = units[at]
  if (!verb) return null
  const behind = told.slice(verb.start - start).split(/[,;]| and (?:she|he|they)\b/)[0] ?? ''
  const whole = told.slice(verb.start - start).split(/\b(?:she|he|they|it|the)\b [a-z]+ed\b/)[0] ?? ''
  if (
    /\b(?:into|in) (?:a (?:hundred|thousand|million)|many|tiny|small|little|two)(?: [a-z]+)? (?:pieces|bits|splinters|shards)\b/.test(
      whole,
    )
  )
    return 'in pieces'
  if (broken.test(verb.small) || (verb.part !== 'ADJ' && breaking.test(verb.lemma))) return 'broken'
  if (/^(?:lost|gone|stolen)$/.test(verb.small)) return 'lost'
  if (isLight.test(phrase.head) && /^(?:went out|goes out|was out|blew out)\b/.test(behind)) return 'out'
  if (/^(?:eaten)$/.test(verb.small)) return 'eaten'
  if (
    /^(?:lay |lies )?(?:at|on) the bottom of the (?:[a-z]+ )?(?:lake|sea|river|well|pond|ocean)\b/.test(
      behind,
    )
  )
    return 'lost'
  if (/^in (?:splinters|pieces|shards|ruins|tatters|shreds)\b/.test(behind)) return 'broken'
  if (verb.part !== 'VERB' && verb.part !== 'NOUN') return null
  if (sinking.test(verb.lemma) && depths.test(behind)) return 'lost'
  if (sinking.test(verb.lemma) && /\band (?:broke|shattered|smashed|burst|tore|snapped)\b/.test(whole))
    return 'broken'
  return /^(?:blow|float|drift|fly|wash)$/.test(verb.lemma) &&
    /^\S+ (?:[a-z]+ )?(?:away|up (?:over|into|and up)|out of sight)\b/.test(behind) &&
    (isOneOf(phrase.noun, 'garment', 'toy') || /^(?:balloon|kite|feather|umbrella)$/.test(phrase.head))
    ? 'lost'
    : null
}

const verbOf = (units: readonly Unit[]): Unit | undefined => units.find(({ part }) => part === 'VERB')

export const siblings = ['brother', 'sister']
export const pets = [
  'dog',
  'cat',
  'rabbit',
  'hamster',
  'parrot',
  'tortoise',
  'pony',
  'puppy',
  'kitten',
  'goldfish',
]
/** Whoever has no pets has no dog. */
const kindsOf: Readonly<Record<string, readonly string[]>> = { pet: pets, animal: pets, sibling: siblings }

function onlyChild(sentence: ToldSentence, at: number, { beings }: Reading): Gone[] {
  const match =
    /\b(?:was an only child|had neither brothers? nor sisters?|had no (?:brothers? or sisters?|sisters? or brothers?|siblings))\b/.exec(
      sentence.told,
    )
  if (!match) return []
  const verb = sentence.units.findIndex((unit) => unit.start >= sentence.start + match.index)
  const owner = subjectBefore(sentence, verb, beings)?.id
  const place = placeOfMatch(sentence.page, match, sentence.start)
  return owner ? siblings.map((noun) => ({ noun, owner, loss: 'not there', place, at })) : []
}

const footwear = ['shoe', 'boot', 'sandal', 'sneaker', 'slipper', 'trainer', 'sock']

/** "He ran barefoot": he has no shoes on. */
function barefoot(sentence: ToldSentence, at: number, { beings }: Reading): Gone[] {
  const match = /\b(?:barefoot|(?:with|on|in) (?:his|her|their) bare feet)\b/.exec(sentence.told)
  const verb = sentence.units.findIndex(({ part }) => part === 'VERB' || part === 'AUX')
  const owner = match && verb >= 0 ? subjectBefore(sentence, verb, beings)?.id : undefined
  if (!match || !owner) return []
  const place = placeOfMatch(sentence.page, match, sentence.start)
  return footwear.map((noun) => ({ noun, owner, loss: 'not there', place, at }))
}

export function goneInDetails({ name, facts, details }: Described): Gone[] {
  const isOnly =
    /(?:^|, |\bis )an only child\b/i.test(details) ||
    facts.some((fact) => fact.kind === 'kin' && fact.words === 'only child')
  return isOnly ? siblings.map((noun) => ({ noun, owner: name, loss: 'not there', place: null, at: -1 })) : []
}
