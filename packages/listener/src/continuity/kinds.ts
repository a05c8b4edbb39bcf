import { valueFor } from '../lexicons/lexicons.ts'
import { kinOf } from './beings.ts'
import { type Claim, placeIn } from './claim.ts'
import { somebody, type Thing } from './reading.ts'

/** Of each list nobody is two; the young and the old of one kind stand together. */
const kinds = {
  animal:
    'dog puppy pup hound;cat kitten kitty;lamb sheep ewe ram;goat kid;horse foal pony mare;donkey;mule;camel;cow calf ox;pig piglet;hen chicken chick rooster;duck duckling;goose gosling;swan;rabbit bunny hare;hamster;guinea-pig;mouse;rat;squirrel;hedgehog;fox;wolf;bear;lion;tiger;elephant;monkey;giraffe;zebra;kangaroo;owl;parrot;canary;sparrow;robin;raven crow;penguin;dove pigeon;frog toad tadpole;newt;turtle tortoise;fish goldfish;whale;dolphin;seal;dragon;ladybug ladybird;snail;spider;beetle;bee;butterfly caterpillar;ant;mole;badger;otter;beaver;deer fawn;unicorn;bat;ferret;lizard;snake',
  trade:
    'baker;teacher;postman;fisherman;farmer;doctor;dentist;shepherd;carpenter;tailor;blacksmith;miller;gardener;nurse;librarian;shoemaker cobbler;butcher;king;beekeeper;painter;potter;weaver;cook chef;pilot;firefighter;grocer',
  kin: 'brother;sister;cousin;aunt auntie;uncle;mother;father;grandmother;grandfather;neighbour neighbor',
} as const

export interface Kind {
  sort: keyof typeof kinds
  /** The whole list it stands in. */
  value: string
}

export const kindOf = new Map<string, Kind>(
  Object.entries(kinds).flatMap(([sort, lists]) =>
    lists
      .split(';')
      .flatMap((value) =>
        value.split(' ').map((noun) => [noun, { sort: sort as Kind['sort'], value }] as const),
      ),
  ),
)

export const kindNamed = (noun: string) =>
  kindOf.get(kinOf(valueFor('kin-words', noun) ? noun : noun.toLowerCase()))

export const claimOf = (
  name: string,
  kind: Kind,
  words: string,
  { sentence, at, owner }: Thing,
  span: { start: number; end: number },
): Claim =>
  claimOfKind(name, kind, words.toLowerCase(), {
    owner: owner === somebody ? null : owner,
    place: placeIn(sentence.page, span),
    at,
  })

export const claimOfKind = (
  name: string,
  { sort, value }: Kind,
  words: string,
  where: Pick<Claim, 'owner' | 'place' | 'at'>,
): Claim => ({ topic: `${name} ${sort}`, noun: name, words, value, ...where })
