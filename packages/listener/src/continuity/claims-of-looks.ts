import { isA } from '../lexicons/lexicons.ts'
import type { Unit } from '../text/read-units.ts'
import { attributeOf, type Dimension } from './attributes.ts'
import { genderOfPronoun, mentionOf, whomOf } from './beings.ts'
import { type Claim, placeIn } from './claim.ts'
import type { Described } from './described.ts'
import type { ToldSentence } from './read-page.ts'
import { type Reading, somebody, type Thing } from './reading.ts'

/** What people and animals have one of, that stays as it is while a story lasts. */
export const ofBodies =
  /^(?:hair|eye|eyebrow|beard|mustache|moustache|fur|braid|curl|pigtail|ponytail|mane|tail|ear|feather|beak|wing|paw)$/
/** "His brown coat" of a horse is its colour. */
const ofAnimals = /^(?:coat|fur|feather|wool|pelt|hide)$/
/** They change by themselves, or a story has more of them. */
const changeable =
  /^(?:sky|sea|water|wave|light|face|cheek|lip|nose|hand|finger|knee|skin|foot|toe|leaf|grass|flower|petal|blossom|apple|berry|fruit|cloud|sun|moon|smoke|dust|paint|ink|crayon|pencil|paper|line|spot|stripe|dot|colou?r|one|thing|flame|fire|glow|star|stone|pebble|bird|fish|bead|button|thread|wool|yarn|flag|bean|sugar|bread|egg|tea|milk|snow|hill|mountain|field|tree|bush|patch|mark|side|page|letter|word|sign|ribbon|brick|tile|block|piece|bit|part|man|woman|people|child|boy|girl|person|day|night|way|time|story|road|path|year|minute|hour|while|breath|voice|smile|step|world|house|window|wall|room|street|town|village|city|place|car|truck|train|bus|ring|circle)$/

/** What a book and its descriptions say of the looks of things, people and animals. */
export function claimsOfLooks(reading: Reading): Claim[] {
  const things = [...reading.things.values()].flat()
  const ofPhrases = things.flatMap((thing) => [
    ...claimsOfThing(thing, reading),
    ...claimsOfStuff(thing),
    ...hairIsThere(thing),
  ])
  const ofVerbs = reading.sentences.flatMap((sentence, at) => claimsOfVerbs(sentence, at, reading))
  return [...reading.described.flatMap(claimsOfDetails), ...ofPhrases, ...ofVerbs]
}

/** "A kite from yellow paper", "the kite, a purple speck in the sky". */
function claimsOfStuff(thing: Thing): Claim[] {
  const { phrase, sentence, at, owner } = thing
  const { units, phrases } = sentence
  const behind = /^(?:made)$/.test(units[phrase.to]?.small ?? '') ? phrase.to + 1 : phrase.to
  const isMade = /^(?:from|of|out of)$/.test(units[behind]?.small ?? '')
  const stuff = phrases.find(({ from, head }) => isMade && from === behind + 1 && isStuff.test(head))
  const speck = phrases.find(
    ({ from, head, article }) => article === 'a' && isSpeck.test(head) && units[from - 1]?.small === ',',
  )
  // "The red paint of her bicycle".
  const isOfIt = units[phrase.from - 1]?.small === 'of'
  const coat = isOfIt
    ? phrases.find(
        ({ to, head }) =>
          to === phrase.from - 1 &&
          /^(?:paint|varnish|lacquer|cloth|wool|wood|stuff|fabric|silk|felt)$/.test(head),
      )
    : undefined
  const isSubject = phrases.find(({ article }) => /^(?:the|own)$/.test(article)) === phrase
  return [stuff, isSubject ? speck : undefined, coat].flatMap((other) =>
    (other?.adjectives ?? []).flatMap((word) => {
      const found = attributeOf(word)
      if (found?.dimension !== 'colour' || !isSaidOf('colour', phrase.head)) return []
      return [
        {
          topic: `${phrase.head} colour`,
          noun: phrase.head,
          owner,
          words: word.text,
          value: found.value,
          place: placeIn(sentence.page, word),
          at,
          thing,
          isNew: phrase.article === 'a' || phrase.article === 'none',
        },
      ]
    }),
  )
}

const isStuff =
  /^(?:paper|cloth|silk|wool|wood|fabric|felt|velvet|cotton|leather|glass|plastic|tissue|straw)$/
const isSpeck = /^(?:speck|dot|shape|flash|streak|blur|spot|patch|splash)$/

const ofHeads = /^(?:curl|braid|plait|pigtail|ponytail|lock|bun|ringlet)$/

/** Whoever has curls to comb is not bald. */
function hairIsThere(thing: Thing): Claim[] {
  const { phrase, owner, sentence, at } = thing
  const isHair = phrase.head === 'hair' || (ofHeads.test(phrase.head) && phrase.article !== 'a')
  if (!isHair || owner === null || owner === somebody) return []
  const place = placeIn(sentence.page, phrase.noun)
  return [
    { topic: 'hair there', noun: 'hair', owner, words: phrase.noun.text, value: 'there', place, at, thing },
  ]
}

/** "Ida’s coat", or "the kite" of nobody. */
export const thingOf = (owner: string | null, noun: string): string =>
  owner
    ? `${/^\p{Ll}/u.test(owner) ? 'the ' : ''}${owner}’s ${noun}`
    : /^\p{Lu}/u.test(noun)
      ? noun
      : `the ${noun}`

function claimsOfDetails({ name, details, facts, animal }: Described): Claim[] {
  const bald = /(?<!not |nearly |almost |half |going )\bbald\b(?! (?:spot|patch))/i.test(details)
    ? [{ topic: 'hair there', noun: 'hair', owner: name, words: 'bald', value: 'bald', place: null, at: -1 }]
    : []
  const others = facts.flatMap((fact) => {
    if (!('words' in fact) || (!fact.certain && !/^(?:hair|garment|headwear)$/.test(fact.kind))) return []
    if (
      !['hair', 'eyes', 'garment', 'headwear', 'belonging'].includes(fact.kind) &&
      !(animal !== null && fact.kind === 'body')
    )
      return []
    // "A green shawl she never takes off".
    const [own = ''] = fact.words.split(
      /,? (?:she|he|they|that|which|who|every|always|like|with|from|for|when|on|in|at|and)\b/,
    )
    const words = own.split(' ')
    const last = singular(words.at(-1) ?? '')
    // "Brown" and "brown fur" are the whole animal, "one white paw" is a part, and the others are not.
    const ofBody = fact.kind === 'body' && Boolean(attributeOf({ small: last }) || ofAnimals.test(last))
    if (fact.kind === 'body' && !ofBody && words[0] === 'one') return []
    if (fact.kind === 'hair' && /\bbald\b(?! (?:spot|patch))/.test(fact.words))
      return [
        { topic: 'hair there', noun: 'hair', owner: name, words: 'bald', value: 'bald', place: null, at: -1 },
      ]
    const noun = ofBody ? name : ofHeads.test(last) ? 'hair' : last
    const attributes = words.slice(0, ofBody ? undefined : -1).flatMap((word) => {
      const found = attributeOf({ small: word })
      return found ? [{ word, ...found }] : []
    })
    return attributes.flatMap(({ word, dimension, value }) =>
      isSaidOf(dimension, noun) && attributes.filter((one) => one.dimension === dimension).length === 1
        ? [
            {
              topic: `${noun} ${dimension}`,
              noun,
              owner: ofBody ? null : name,
              words: word,
              value,
              place: null,
              at: -1,
            },
          ]
        : [],
    )
  })
  const [, like = ''] =
    (animal && /\bas (\p{L}+) as\b|\b(?:snow|coal|jet|raven|pitch)-(white|black)\b/u.exec(details)) || []
  const likened = attributeOf({ small: like })
  const whole =
    likened?.dimension === 'colour'
      ? [
          {
            topic: `${name} colour`,
            noun: name,
            owner: null,
            words: like,
            value: likened.value,
            place: null,
            at: -1,
          },
        ]
      : []
  const sides = [...details.matchAll(/\b(left|right) ([a-z]+)\b/g)].flatMap(
    ({ 1: words = '', 2: part = '' }) =>
      isHurt.test(details)
        ? [{ topic: `hurt ${part} side`, noun: part, owner: name, words, value: words, place: null, at: -1 }]
        : [],
  )
  return [...bald, ...others, ...whole, ...sides]
}

export const singular = (noun: string): string => (/[^s]s$/.test(noun) ? noun.slice(0, -1) : noun)

function isSaidOf(dimension: Dimension, noun: string): boolean {
  if (changeable.test(noun)) return false
  if (dimension === 'curl') return noun === 'hair'
  if (dimension === 'length') return ofBodies.test(noun)
  if (dimension === 'age') return isA('animal', noun)
  return true
}

/** "Her red coat", "the long black hair of her mother". */
function claimsOfThing(thing: Thing, reading: Reading): Claim[] {
  const { phrase, sentence, at, owner } = thing
  // "Eyes as brown as chestnuts".
  const { units } = sentence
  const behind =
    units[phrase.to]?.small === 'as' && units[phrase.to + 2]?.small === 'as' ? [units[phrase.to + 1]] : []
  const said = [...phrase.adjectives, ...behind].flatMap((word) => {
    if (!word) return []
    const attribute = attributeOf(word)
    return attribute ? [{ word, ...attribute }] : []
  })
  const mention = mentionOf(phrase, sentence.page, reading.beings)
  const side = sideOf(thing)
  return [
    ...side,
    ...said.flatMap(({ word, dimension, value }) =>
      said.filter((one) => one.dimension === dimension).length === 1
        ? claimOf(
            {
              thing,
              word,
              dimension,
              value,
              sentence,
              at,
              noun: mention ? mention.id : phrase.head,
              owner: mention?.isNamed ? null : owner,
              isNew: phrase.article === 'a' || phrase.article === 'none',
            },
            reading,
          )
        : [],
    ),
  ]
}

const isHurt =
  /\b(?:sling|cast|bandage\w*|plaster|patch|brok\w+|hurt|sprained|limp\w*|scar|missing|torn|sore|splinter|st[iu]ng|swollen|bruise\w*|wooden|scraped|crack|snap|patched|deaf|lame)\b/i

/** "Her left arm in a sling". */
function sideOf(thing: Thing): Claim[] {
  const { phrase, sentence, at, owner } = thing
  const word = phrase.adjectives.find(({ small }) => /^(?:left|right)$/.test(small))
  if (!word || phrase.isPlural || !isHurt.test(sentence.whole)) return []
  const place = placeIn(sentence.page, word)
  return [
    {
      topic: `hurt ${phrase.head} side`,
      noun: phrase.head,
      owner,
      words: word.text,
      value: word.small,
      place,
      at,
      thing,
    },
  ]
}

interface SaidLook {
  thing?: Thing
  word: Unit
  dimension: Dimension
  value: string
  sentence: ToldSentence
  at: number
  noun: string
  owner: string | null
  isNew?: boolean
}

function claimOf(
  { thing, word, dimension, value, sentence, at, noun: told, owner: whose, isNew = false }: SaidLook,
  { beings }: Reading,
): Claim[] {
  const isOfAnimal = ofAnimals.test(told) && whose !== null && beings.animals.has(whose)
  const ofHead = whose !== null && whose !== somebody && ofHeads.test(told)
  const [noun, owner] = isOfAnimal ? [whose, null] : [ofHead ? 'hair' : told, whose]
  if (!isSaidOf(dimension, noun)) return []
  // Tears make anybody's eyes red.
  if (noun === 'eye' && /red|pink|gray|black|white/.test(value)) return []
  return [
    {
      topic: `${noun} ${dimension}`,
      noun,
      owner,
      words: word.text,
      value,
      place: placeIn(sentence.page, word),
      at,
      ...(thing ? { thing } : {}),
      isNew: isNew && !ofBodies.test(noun),
    },
  ]
}

/** "The kite was red", "he was as white as milk". */
function claimsOfVerbs(sentence: ToldSentence, at: number, reading: Reading): Claim[] {
  const { units } = sentence
  return units.flatMap((unit, place) => {
    if (!/^(?:was|were|is|are)$/.test(unit.small)) return []
    let behind = place + 1
    while (/^(?:ADV)$/.test(units[behind]?.part ?? '') || units[behind]?.small === 'as') behind++
    const [word, next] = [units[behind], units[behind + 1]]
    const attribute = word && attributeOf(word)
    if (
      !word ||
      !attribute ||
      /^(?:once|again)$/.test(next?.small ?? '') ||
      /^(?:NOUN|ADJ|PROPN)$/.test(next?.part ?? '')
    )
      return []
    const joined = next?.small === 'and' ? units[behind + 2] : undefined
    if (joined && attributeOf(joined)?.dimension === attribute.dimension) return []
    const subject = subjectThing(sentence, place, at, reading)
    return subject ? claimOf({ ...subject, ...attribute, word, sentence, at }, reading) : []
  })
}

function subjectThing(
  sentence: ToldSentence,
  verb: number,
  at: number,
  { things, beings, sentences }: Reading,
) {
  const before = sentence.units[verb - 1]
  if (!before) return null
  const gender = /^(?:she|he)$/.test(before.small) ? genderOfPronoun(before.small) : null
  if (gender) {
    const id = whomOf(gender, beings, sentence.page, before.start)
    return id ? { noun: id, owner: null } : null
  }
  const isIt = before.small === 'it' || before.small === 'they'
  const told = isIt ? sentences[at - 1] : sentence
  const phrase = isIt
    ? told?.phrases.find(({ article }) => article !== 'none')
    : // "A bicycle that was green".
      sentence.phrases.find(({ to }) => to === (/^(?:that|which)$/.test(before.small) ? verb - 1 : verb))
  const thing = phrase && (things.get(phrase.head) ?? []).find((one) => one.phrase === phrase)
  if (!phrase || !thing || (!isIt && phrase.article === 'none')) return null
  if (isIt && phrase.isPlural !== (before.small === 'they')) return null
  const mention = mentionOf(phrase, sentence.page, beings)
  return { noun: mention?.id ?? phrase.head, owner: mention?.isNamed ? null : thing.owner, thing }
}
