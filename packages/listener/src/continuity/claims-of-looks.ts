import type { Unit } from '../text/read-units.ts'
import { attributeOf, type Dimension } from './attributes.ts'
import { genderOfPronoun, mentionOf, whomOf } from './beings.ts'
import { type Claim, placeIn } from './claim.ts'
import { claimsOfDetails } from './looks-in-details.ts'
import type { ToldSentence } from './read-page.ts'
import { type Reading, somebody, type Thing } from './reading.ts'
import { isHurt, isSaidOf, ofAnimals, ofBodies, ofHeads } from './what-has-looks.ts'

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
