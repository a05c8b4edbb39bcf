import { thingWords } from './thing-words.ts'

/**
 * What a page may be about besides `thingWords`, which are looked for in a parent's own words, too: animals that pass by, and
 * what is too common in talk to be a thing there.
 */
const further = [
  'wall hedge bush sign signpost railing haystack footprints icicle leaf leaves branch twig log stump nest thistle',
  'sparrow robin wren magpie crow swallow pigeon seagull duck duckling frog toad snail beetle spider caterpillar worm ant moth',
  'squirrel hedgehog goat cow sheep horse donkey hen rooster goose geese snake lizard crab',
  'raincoat cape napkin handkerchief ribbon thread spool string clothesline',
  'plate teacup mug saucepan cupboard shelf wheel hammer chalk bandage jug pitcher',
  'calendar photograph poster banner bunting invitation notebook telephone whistle drumsticks',
  'beans potatoes onions jam marmalade plums sandwiches sausage',
].flatMap((line) => line.split(' '))

/** Told of too often as something else: a stick, the present, a key to it all. */
const noThings: ReadonlySet<string> = new Set(
  'wagon pot plate present star stars fish stone stick key bee button moon sun door window table bed stove house rainbow shell coin'.split(
    ' ',
  ),
)

/** A thing that a page can be about, of a colour or not. */
export const pageThings: string = [...thingWords, ...further]
  .filter((word) => !noThings.has(word))
  .sort((one, other) => other.length - one.length)
  .join('|')

/** What nobody meets in a room. */
export const outdoorThings =
  /^(?:car|bus|truck|taxi|train|tractor|wagon|boat|raft|tree|bush|hedge|wall|gate|fence|railing|sign|signpost|lamppost|haystack|log|stump|goat|cow|sheep|horse|donkey|crow|magpie|seagull|goose|geese|footprints|puddle|campfire|bridge|windmill|lighthouse)$/
