import { attributeOf } from './attributes.ts'
import type { Claim } from './claim.ts'
import type { Described } from './described.ts'
import { isHurt, isSaidOf, ofAnimals, ofHeads, singular } from './what-has-looks.ts'

/** What a description says of the looks of somebody and of their clothes. */
export function claimsOfDetails({ name, details, facts, animal }: Described): Claim[] {
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
