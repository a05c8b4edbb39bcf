import { valueFor } from '../lexicons/lexicons.ts'
import { listenToCharacter } from '../listen-to-character.ts'
import { kinOf } from './beings.ts'
import type { Finding } from './book.ts'
import {
  type Claim,
  type Contradiction,
  contradictions,
  findingOf,
  placeIn,
  sentencesBetween,
} from './claim.ts'
import { playing } from './find-looks.ts'
import { type Reading, somebody, type Thing } from './reading.ts'

/** Of each list nobody is two; the young and the old of one kind stand together. */
const kinds = {
  animal:
    'dog puppy pup hound;cat kitten kitty;lamb sheep ewe ram;goat kid;horse foal pony mare;donkey;mule;camel;cow calf ox;pig piglet;hen chicken chick rooster;duck duckling;goose gosling;swan;rabbit bunny hare;hamster;guinea-pig;mouse;rat;squirrel;hedgehog;fox;wolf;bear;lion;tiger;elephant;monkey;giraffe;zebra;kangaroo;owl;parrot;canary;sparrow;robin;raven crow;penguin;dove pigeon;frog toad;turtle tortoise;fish goldfish;whale;dolphin;seal;dragon;ladybug ladybird;snail;spider;bee;butterfly caterpillar;ant;mole;badger;otter;beaver;deer fawn;unicorn;bat;ferret;lizard;snake',
  trade:
    'baker;teacher;postman;fisherman;farmer;doctor;dentist;shepherd;carpenter;tailor;blacksmith;miller;gardener;nurse;librarian;shoemaker cobbler;butcher;king;beekeeper;painter;potter;weaver;cook chef;pilot;firefighter;grocer',
  kin: 'brother;sister;cousin;aunt auntie;uncle;mother;father;grandmother;grandfather;neighbour neighbor',
} as const
type Sort = keyof typeof kinds

const kindOf = new Map(
  Object.entries(kinds).flatMap(([sort, lists]) =>
    lists
      .split(';')
      .flatMap((list) => list.split(' ').map((noun) => [noun, { sort: sort as Sort, value: list }] as const)),
  ),
)

const kindNamed = (noun: string) => kindOf.get(kinOf(valueFor('kin-words', noun) ? noun : noun.toLowerCase()))

/** Whoever is a dog on one page and a cat on another, a baker and a teacher, a cousin and an aunt. */
export function findKinds(reading: Reading): Finding[] {
  const things = [...reading.things.values()].flat()
  const claims = [
    ...reading.book.cast.flatMap(claimsOfDetails),
    ...things.flatMap(claimsOfName),
    ...things.flatMap((thing) => claimsOfVerb(thing, reading)),
    ...claimsOfPets(reading),
  ]
  return contradictions(claims, (found) => mayBeBoth(found, reading)).map((found) =>
    findingOf(found, {
      kind: found.first.topic.endsWith(' animal') ? 'animal' : 'people',
      of: `${found.first.noun} is ${articleOf(found.first.words)}`,
      again: articleOf(found.second.words),
      how: found.first.topic.endsWith(' animal')
        ? `Make ${found.first.noun} the same animal on both pages.`
        : `Let ${found.first.noun} be the same on both pages.`,
    }),
  )
}

const articleOf = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

function mayBeBoth({ first, second }: Contradiction, reading: Reading): boolean {
  if (first.owner !== second.owner && first.topic.endsWith(' kin')) return true
  return sentencesBetween(reading, first.at, second.at).some(
    (sentence) =>
      playing.test(sentence) ||
      /\b(?:like an?|play(?:ed|s|ing)?|as an?|became|turned into)\b/i.test(sentence),
  )
}

function claimsOfDetails({ name, details }: Reading['book']['cast'][number]): Claim[] {
  return listenToCharacter({ name, details }).facts.flatMap((fact) => {
    if (fact.kind !== 'being' || fact.about !== name || fact.being.sort !== 'animal') return []
    const noun = fact.being.noun.split(' ').at(-1) ?? ''
    const kind = kindNamed(noun)
    return kind
      ? [
          {
            topic: `${name} ${kind.sort}`,
            noun: name,
            owner: null,
            words: noun,
            value: kind.value,
            place: null,
            at: -1,
          },
        ]
      : []
  })
}

/** "Her dog Biscuit", "Farmer Hugo", "Biscuit the cat". */
function claimsOfName(thing: Thing): Claim[] {
  const { phrase, sentence, at, owner } = thing
  const { name, noun, head } = phrase
  const kind = kindNamed(head)
  if (name && kind) return [claimOf(name.text, kind, noun.text, thing, noun)]
  // "Biscuit the cat": the animal stands right behind the name.
  if (kind && phrase.article === 'the' && kind.sort !== 'kin') {
    const before = sentence.phrases.find(
      ({ to, isName }) =>
        isName && (to === phrase.from || (to === phrase.from - 1 && sentence.units[to]?.small === ',')),
    )
    const called = before?.name ?? before?.noun
    if (called && before)
      return [claimOf(called.text, kind, noun.text, { phrase, sentence, at, owner }, noun)]
  }
  return []
}

function claimOf(
  name: string,
  { sort, value }: { sort: Sort; value: string },
  words: string,
  { sentence, at, owner }: Thing,
  { start, end }: { start: number; end: number },
): Claim {
  return {
    topic: `${name} ${sort}`,
    noun: name,
    owner: owner === somebody ? null : owner,
    words: words.toLowerCase(),
    value,
    place: placeIn(sentence.page, { start, end }),
    at,
  }
}

/** "Pim was a small mouse". */
function claimsOfVerb(thing: Thing, { beings }: Reading): Claim[] {
  const { phrase, sentence } = thing
  const kind = kindNamed(phrase.head)
  const verb = sentence.units[phrase.from - 1]
  if (!kind || kind.sort === 'kin' || phrase.article !== 'a' || !/^(?:is|was)$/.test(verb?.small ?? ''))
    return []
  const subject = sentence.phrases.find(({ to }) => to === phrase.from - 1)
  const mention = subject?.isName
    ? beings.mentions.find((one) => one.page === sentence.page && one.at === subject.noun.start)
    : undefined
  return mention ? [claimOf(mention.id, kind, phrase.noun.text, thing, phrase.noun)] : []
}

/** "Where is my hamster?", "Salma looked for the cat", on a page that names the one animal of the book, which is another. */
function claimsOfPets({ book, pages, beings, sentences, things }: Reading): Claim[] {
  const pets = book.cast.flatMap(({ name }) => (beings.animals.has(name) ? [name] : []))
  const [pet, ...others] = pets
  if (!pet || others.length > 0) return []
  const animals = [...kindOf].flatMap(([noun, { sort }]) => (sort === 'animal' ? [noun] : [])).join('|')
  const pattern = new RegExp(
    `\\b(?:[Mm]y|looked (?:everywhere )?for (?:the|his|her)|called (?:the|his|her)|searched for (?:the|his|her)) (?:[a-z]+ )?(${animals})\\b`,
    'dg',
  )
  return pages.flatMap(({ text }, page) => {
    if (!new RegExp(`(?<!\\p{L})${pet}(?!\\p{L})`, 'u').test(text)) return []
    return [...text.matchAll(pattern)].flatMap((match) => {
      const noun = match[1] ?? ''
      const kind = kindNamed(noun)
      const [start, end] = match.indices?.[1] ?? [0, 0]
      if (!kind || (things.get(noun) ?? []).some(({ sentence }) => sentence.page !== page)) return []
      const at = sentences.findIndex((one) => one.page === page && one.start + one.whole.length > start)
      return [
        {
          topic: `${pet} animal`,
          noun: pet,
          owner: null,
          words: noun,
          value: kind.value,
          place: placeIn(page, { start, end }),
          at,
        },
      ]
    })
  })
}
