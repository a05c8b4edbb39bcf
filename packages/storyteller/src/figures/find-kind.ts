import type { FigureKind } from '../plots/plot.ts'

/** Animals a parent may bring, with what they say and how they walk. */
export const animalVoices: Readonly<Record<string, { cry: string; steps: string }>> = {
  lamb: { cry: '"Baa!"', steps: 'Trip, trip, trip.' },
  sheep: { cry: '"Baa!"', steps: 'Trip, trip, trip.' },
  goat: { cry: '"Meh!"', steps: 'Clip, clip, clip.' },
  dog: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  puppy: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  sheepdog: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  retriever: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  labrador: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  terrier: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  poodle: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  beagle: { cry: '"Woof!"', steps: 'Pat, pat, pat.' },
  cat: { cry: '"Meow!"', steps: 'Pad, pad, pad.' },
  kitty: { cry: '"Meow!"', steps: 'Pad, pad, pad.' },
  kitten: { cry: '"Mew!"', steps: 'Pad, pad, pad.' },
  rabbit: { cry: '"Sniff!"', steps: 'Hop, hop, hop.' },
  bunny: { cry: '"Sniff!"', steps: 'Hop, hop, hop.' },
  mouse: { cry: '"Eek!"', steps: 'Tip, tip, tip.' },
  donkey: { cry: '"Hee-haw!"', steps: 'Clop, clop, clop.' },
  horse: { cry: '"Neigh!"', steps: 'Clop, clop, clop.' },
  pony: { cry: '"Neigh!"', steps: 'Clop, clop, clop.' },
  cow: { cry: '"Moo!"', steps: 'Plod, plod, plod.' },
  pig: { cry: '"Oink!"', steps: 'Trot, trot, trot.' },
  duck: { cry: '"Quack!"', steps: 'Waddle, waddle.' },
  duckling: { cry: '"Peep!"', steps: 'Waddle, waddle.' },
  hen: { cry: '"Cluck!"', steps: 'Peck, peck, peck.' },
  chick: { cry: '"Peep!"', steps: 'Tip, tip, tip.' },
  bird: { cry: '"Tweet!"', steps: 'Flap, flap, flap.' },
  dove: { cry: '"Coo!"', steps: 'Flap, flap, flap.' },
  robin: { cry: '"Tweet!"', steps: 'Flap, flap, flap.' },
  sparrow: { cry: '"Tweet!"', steps: 'Flap, flap, flap.' },
  parrot: { cry: '"Squawk!"', steps: 'Flap, flap, flap.' },
  owl: { cry: '"Hoo!"', steps: 'Flap, flap, flap.' },
  bear: { cry: '"Hum!"', steps: 'Thump, thump, thump.' },
  lion: { cry: '"Roar!"', steps: 'Pad, pad, pad.' },
  tiger: { cry: '"Roar!"', steps: 'Pad, pad, pad.' },
  elephant: { cry: '"Toot!"', steps: 'Boom, boom, boom.' },
  fox: { cry: '"Yip!"', steps: 'Pad, pad, pad.' },
  squirrel: { cry: '"Chit-chit!"', steps: 'Skip, skip, skip.' },
  hedgehog: { cry: '"Snuff!"', steps: 'Tip, tip, tip.' },
  turtle: { cry: '"Hm!"', steps: 'Slow, slow, slow.' },
  tortoise: { cry: '"Hm!"', steps: 'Slow, slow, slow.' },
  hamster: { cry: '"Squeak!"', steps: 'Tip, tip, tip.' },
  frog: { cry: '"Ribbit!"', steps: 'Hop, hop, hop.' },
  camel: { cry: '"Hrumph!"', steps: 'Plod, plod, plod.' },
  deer: { cry: '"Huff!"', steps: 'Step, step, step.' },
  monkey: { cry: '"Oo-oo!"', steps: 'Swing, swing, swing.' },
  penguin: { cry: '"Honk!"', steps: 'Waddle, waddle.' },
  dragon: { cry: '"Puff!"', steps: 'Thump, thump, thump.' },
  ladybug: { cry: '"Hmm!"', steps: 'Whirr, whirr.' },
  ladybird: { cry: '"Hmm!"', steps: 'Whirr, whirr.' },
  bee: { cry: '"Bzz!"', steps: 'Whirr, whirr.' },
  butterfly: { cry: '"Flit!"', steps: 'Flit, flit, flit.' },
  snail: { cry: '"Hm!"', steps: 'Slow, slow, slow.' },
  ant: { cry: '"Tick!"', steps: 'Tip, tip, tip.' },
  goose: { cry: '"Honk!"', steps: 'Waddle, waddle.' },
  swan: { cry: '"Honk!"', steps: 'Waddle, waddle.' },
  chicken: { cry: '"Cluck!"', steps: 'Peck, peck, peck.' },
  rooster: { cry: '"Cock-a-doodle!"', steps: 'Peck, peck, peck.' },
  calf: { cry: '"Moo!"', steps: 'Plod, plod, plod.' },
  foal: { cry: '"Neigh!"', steps: 'Clip, clip, clip.' },
  wolf: { cry: '"Ow-oo!"', steps: 'Pad, pad, pad.' },
  raccoon: { cry: '"Chrr!"', steps: 'Pad, pad, pad.' },
  otter: { cry: '"Chirp!"', steps: 'Slip, slip, slip.' },
  seal: { cry: '"Ark!"', steps: 'Flop, flop, flop.' },
  giraffe: { cry: '"Hum!"', steps: 'Step, step, step.' },
  zebra: { cry: '"Neigh!"', steps: 'Clop, clop, clop.' },
  kangaroo: { cry: '"Chk!"', steps: 'Hop, hop, hop.' },
  koala: { cry: '"Hrm!"', steps: 'Slow, slow, slow.' },
  panda: { cry: '"Hum!"', steps: 'Thump, thump, thump.' },
  hippo: { cry: '"Hrumph!"', steps: 'Boom, boom, boom.' },
  crocodile: { cry: '"Snap!"', steps: 'Pat, pat, pat.' },
  llama: { cry: '"Hum!"', steps: 'Clip, clip, clip.' },
  alpaca: { cry: '"Hum!"', steps: 'Clip, clip, clip.' },
  unicorn: { cry: '"Neigh!"', steps: 'Clop, clop, clop.' },
  'guinea pig': { cry: '"Wheek!"', steps: 'Tip, tip, tip.' },
  fish: { cry: '"Blub!"', steps: 'Splash, splash.' },
  goldfish: { cry: '"Blub!"', steps: 'Splash, splash.' },
  dolphin: { cry: '"Eee!"', steps: 'Splash, splash.' },
  whale: { cry: '"Whoo!"', steps: 'Splash, splash.' },
  dinosaur: { cry: '"Rawr!"', steps: 'Thump, thump, thump.' },
  octopus: { cry: '"Bloop!"', steps: 'Squish, squish.' },
  hippopotamus: { cry: '"Hrumph!"', steps: 'Boom, boom, boom.' },
  alligator: { cry: '"Snap!"', steps: 'Pat, pat, pat.' },
  gorilla: { cry: '"Hoo-hoo!"', steps: 'Thump, thump, thump.' },
  chimpanzee: { cry: '"Oo-oo!"', steps: 'Swing, swing, swing.' },
  'sea lion': { cry: '"Ark!"', steps: 'Flop, flop, flop.' },
  walrus: { cry: '"Ark!"', steps: 'Flop, flop, flop.' },
  beaver: { cry: '"Chip!"', steps: 'Slap, slap, slap.' },
  wallaby: { cry: '"Chk!"', steps: 'Hop, hop, hop.' },
  cygnet: { cry: '"Peep!"', steps: 'Waddle, waddle.' },
  bumblebee: { cry: '"Bzz!"', steps: 'Whirr, whirr.' },
  honeybee: { cry: '"Bzz!"', steps: 'Whirr, whirr.' },
}

const animals = Object.keys(animalVoices).join('|')
/** A child may be called so: only the details can say that it is an animal. The illustrator reads them so, too. */
const givenNames = /\b(?:robin|kitty)\b/gi
const toys = 'teddy bear|teddy|doll|puppet|robot|plush \\w+|stuffed \\w+|toy \\w+|rag doll|rocking horse'

/** "his baby sister, 2 years old, pink rabbit" is a child who has a rabbit. */
const kinWords =
  /^(?:(?:his|her|their|our|my|the|a|an)\s+)?(?:(?:baby|big|little|older|younger|twin|step|half)[\s-]+)*(?:sister|brother|cousin|mother|father|mom|mum|dad|aunt|uncle|boy|girl)(?=\s*(?:[,.;(]|$|who\b|with\b|of\b|and\b))/i

/** The animal somebody is, from the words of a clause that say it: "a small woolly lamb", never "loves her dog". */
export function findAnimal(name: string, details: string): string | undefined {
  return animalIn(name.replace(givenNames, '')) ?? ownedClausesOf(details).map(animalIn).find(Boolean)
}

/** What an animal or a toy is, as a listener is told: "lamb", "stuffed rabbit"; undefined for people. */
export function findSort(name: string, details: string): string | undefined {
  if (kinWords.test(details)) return undefined
  const toy = [name, ...ownedClausesOf(details)].map((clause) => isNamed(clause, toys)?.[1]).find(Boolean)
  return toy ?? findAnimal(name, details)
}

/** Whether a noun phrase names a living animal: "old gray cat", no stuffed one. */
export function isLiving(phrase: string): boolean {
  return isNamed(phrase, toys) === null && new RegExp(`\\b(?:${animals})$`, 'i').test(phrase)
}

export function findKind(name: string, details: string): FigureKind {
  if (kinWords.test(details)) return 'human'
  const clauses = [name, ...ownedClausesOf(details)]
  if (clauses.some((clause) => isNamed(clause, toys))) return 'toy'
  return findAnimal(name, details) ? 'animal' : 'human'
}

/** What stands beside somebody ("a shepherd boy with sheep") and what is only a saying is nobody. */
const besides = / with [^,.;!]*|\bnight owl\b|\bearly bird\b/g

/** "Her stuffed rabbit" as the first words is whom the parent describes; "her dog sleeps in her bed" is another. */
function ownedClausesOf(details: string): string[] {
  const [first = '', ...others] = clausesOf(details)
  const owned = new RegExp(`^(?:his|her|their) (?=[\\w ]*\\b(?:${toys}|${animals})$)`)
  return [first.replace(owned, ''), ...others]
}

function clausesOf(details: string): string[] {
  return details
    .toLowerCase()
    .replace(besides, '')
    .split(/[,.;!]| who | that | and (?=has|is|likes|loves)/)
    .map((clause) => clause.trim().replace(/^(?:he|she|it|they|this)(?:'s| is| are)\s+/, ''))
}

function animalIn(clause: string): string | undefined {
  return isNamed(clause.toLowerCase(), animals)?.[1]
}

/** Only articles and describing words may stand before the noun. */
function isNamed(clause: string, nouns: string): RegExpExecArray | null {
  const found = new RegExp(`\\b(${nouns})\\b`).exec(clause.toLowerCase())
  if (!found) return null
  const before = clause.toLowerCase().slice(0, found.index)
  return /\b(of|has|have|loves?|likes?|hates?|fears?|rides?|owns?|feeds?|wears?|carries|holds?|hugs?|keeps?|wants?|chases?|pets|misses|draws?|like|as|by|her|his|their|for|to|on|named)\b/.test(
    before,
  )
    ? null
    : found
}
