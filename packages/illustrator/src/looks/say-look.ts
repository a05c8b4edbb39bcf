import { listed, withArticle } from '../description/nouns.ts'
import { type Colour, inkFinder } from '../drawing/colour.ts'
import { clothColours, coatColours, eyeColours, hairColours, skinColours } from './colour-words.ts'
import type { AnimalLook, AnimalMark, HairCut, HumanLook, Look, Mark, ThingLook } from './look.ts'

/** Somebody's looks in words, without a name. */
export interface SaidLook {
  /** What they are called in sentences: "the red-haired girl". */
  handle: string
  /** Everything that is to be seen of them: "a girl of about seven with …". */
  words: string
}

/** Says a look for whoever draws from words: the same words on every page. */
export function sayLook(look: Look): SaidLook {
  if (look.kind === 'human') return sayHuman(look)
  return look.kind === 'animal' ? sayAnimal(look) : sayThing(look)
}

function sayHuman(look: HumanLook): SaidLook {
  const noun = nounOf(look)
  const seen = [
    `${skin(look.skin)} skin`,
    hairWords(look),
    ...(look.beard.kind === 'none' ? [] : [beardWords(look.beard)]),
    `${eyes(look.eyes)} eyes`,
    ...(look.freckles ? ['freckles'] : []),
    ...(look.glasses === null ? [] : [`${cloth(look.glasses)} glasses`]),
    ...(look.hearingAid === null ? [] : [`a ${cloth(look.hearingAid)} hearing aid`]),
    ...look.marks.filter(({ kind }) => !attached.has(kind)).map(markWords),
  ]
  const having = look.marks.filter(({ kind }) => attached.has(kind)).map(markWords)
  const aid = look.aid === null ? '' : `, with ${aidWords(look)}`
  return {
    handle: `the ${hairHandle(look)}${noun}`,
    words: `${withArticle(`${sizeWords(look)}${noun}`)}${ageWords[look.age]} with ${listed(seen)}, wearing ${listed([...clothesOf(look), ...having])}${aid}`,
  }
}

function nounOf({ age, gender }: HumanLook): string {
  const [girl, boy, child] = nouns[age]
  if (gender === 'neutral') return child
  return gender === 'feminine' ? girl : boy
}

const nouns: Record<HumanLook['age'], readonly [feminine: string, masculine: string, neutral: string]> = {
  baby: ['baby girl', 'baby boy', 'baby'],
  toddler: ['little girl', 'little boy', 'toddler'],
  child: ['girl', 'boy', 'child'],
  teen: ['teenage girl', 'teenage boy', 'teenager'],
  adult: ['woman', 'man', 'grown-up'],
  elder: ['old woman', 'old man', 'old person'],
}

const ageWords: Record<HumanLook['age'], string> = {
  baby: '',
  toddler: ' of about two',
  child: ' of about seven',
  teen: ' of about fourteen',
  adult: '',
  elder: '',
}

function sizeWords({ size }: HumanLook): string {
  const height = size.height > 1.05 ? 'tall ' : size.height < 0.95 ? 'small ' : ''
  const breadth = size.breadth > 1.08 ? 'sturdy ' : size.breadth < 0.94 ? 'slim ' : ''
  return height + breadth
}

function hairHandle({ hair, headwear }: HumanLook): string {
  if (hair.cut === 'bald' || headwear?.kind === 'headscarf') return ''
  return `${hairColour(hair.colour)}-haired `
}

function hairWords({ hair, bows, headwear }: HumanLook): string {
  const worn = headwear === null ? '' : ` under ${withArticle(`${cloth(headwear.colour)} ${headwear.kind}`)}`
  const tied = bows === null ? '' : ` with ${cloth(bows)} bows`
  if (hair.cut === 'bald') return `a bald head${worn}`
  return `${cuts[hair.cut].replace('…', hairColour(hair.colour))}${tied}${worn}`
}

const cuts: Record<HairCut, string> = {
  short: 'short … hair',
  spiky: 'short spiky … hair',
  'side-part': 'short … hair with a side parting',
  buzz: 'very short … hair',
  wisps: 'a few wisps of … hair',
  curly: 'short curly … hair',
  'long-curly': 'long curly … hair',
  afro: 'a … afro',
  puffs: 'two … afro puffs',
  cornrows: '… cornrows',
  locs: '… locs',
  bob: 'a … bob',
  pageboy: 'a … pageboy cut',
  long: 'long straight … hair',
  'half-up': 'long … hair, half tied up',
  braids: 'two … braids',
  'back-braid': 'one long … braid',
  pigtails: '… pigtails',
  ponytail: 'a … ponytail',
  bun: 'a … bun',
  balding: 'thin … hair around a bald crown',
  bald: '',
  'half-shaved': '… hair, shaved on one side',
}

const beardWords = ({ kind, colour }: HumanLook['beard']): string =>
  kind === 'stubble'
    ? `${hairColour(colour)} stubble`
    : withArticle(
        kind === 'long-beard' ? `long ${hairColour(colour)} beard` : `${hairColour(colour)} ${kind}`,
      )

function clothesOf(look: HumanLook): string[] {
  const { garment, bottom, shoes, scarf, apron, cape, bag } = look
  const pattern = garment.pattern === 'plain' ? '' : ` with ${cloth(garment.trim)} ${garment.pattern}`
  const long = garment.long && !whole.has(garment.kind) ? 'long ' : ''
  return [
    `${garmentArticle(`${long}${cloth(garment.colour)} ${garment.kind}`)}${pattern}`,
    ...(whole.has(garment.kind) ? [] : [bottomWords(bottom)]),
    shoes.kind === 'bare' ? 'nothing on the feet' : `${cloth(shoes.colour)} ${shoes.kind}`,
    ...(scarf === null ? [] : [`a ${cloth(scarf)} scarf`]),
    ...(apron === null ? [] : [`a ${cloth(apron)} apron`]),
    ...(cape === null ? [] : [`a ${cloth(cape)} cape`]),
    ...(bag === null ? [] : [`a ${cloth(bag)} shoulder bag`]),
  ]
}

const garmentArticle = (words: string): string =>
  /(?:overalls|pyjamas)$/.test(words) ? words : withArticle(words)

/** With these nothing is worn below. */
const whole: ReadonlySet<HumanLook['garment']['kind']> = new Set([
  'dress',
  'pinafore',
  'tunic',
  'robe',
  'cloak',
  'overalls',
  'pyjamas',
  'romper',
])

const bottomWords = ({ kind, colour }: HumanLook['bottom']): string =>
  kind === 'skirt' ? `a ${cloth(colour)} skirt` : `${cloth(colour)} ${kind}`

function aidWords({ aid, aidColour }: HumanLook): string {
  const colour = aidColour === null ? '' : `${cloth(aidColour)} `
  if (aid === 'crutches') return `${colour}crutches`
  return withArticle(`${colour}${aid === 'stick' ? 'walking stick' : aid}`)
}

/** What of the marks is put on in the morning. */
const attached: ReadonlySet<Mark['kind']> = new Set([
  'earrings',
  'studs',
  'ear-defenders',
  'hair-beads',
  'necklace',
  'pearls',
  'medals',
  'tie',
  'bow-tie',
  'belt',
  'tool-belt',
  'suspenders',
  'bracelet',
  'eye-patch',
])

const markNames: Partial<Record<Mark['kind'], string>> = {
  braces: 'braces on the teeth',
  gap: 'a gap between the front teeth',
  dimples: 'dimples',
  vitiligo: 'patches of lighter skin (vitiligo)',
  smudge: 'a smudge on the cheek',
  plaster: 'a plaster on the cheek',
  'knee-plaster': 'a plaster on the knee',
  'nose-pin': 'a nose pin',
  oxygen: 'a thin oxygen tube at the nose',
  'feeding-tube': 'a thin feeding tube at the nose',
  studs: 'small ear studs',
  pump: 'an insulin pump at the belt',
  talker: 'a talking tablet on a strap',
  belly: 'a round belly',
  wings: 'wings',
  halo: 'a halo',
  cast: 'a plaster cast',
  'made-hand': 'an artificial hand',
  'made-leg': 'an artificial leg',
  splints: 'leg splints',
  bindi: 'a bindi on the forehead',
  'throat-tube': 'a small tube at the throat',
  'arm-sensor': 'a round sensor on the upper arm',
  tattoos: 'tattoos on the arms',
  henna: 'henna on the hands',
  'knee-pads': 'knee pads',
  wrinkles: 'wrinkles',
  lashes: 'long lashes',
  kajal: 'kajal around the eyes',
  'tired-eyes': 'tired eyes',
  'ear-flower': 'a flower behind the ear',
  'no-hand': 'an arm that ends at the wrist',
  'pointed-ears': 'pointed ears',
  antennae: 'two antennae',
  'fish-tail': 'the tail of a fish instead of legs',
}

function markWords({ kind, colour }: Mark): string {
  const known = markNames[kind]
  if (known) return known
  const noun = kind.replaceAll('-', ' ')
  return withArticle(attached.has(kind) ? `${cloth(colour)} ${noun}` : noun)
}

function sayAnimal(look: AnimalLook): SaidLook {
  const { species, coat, spots, neckwear, hat, glasses, plush, marks } = look
  const noun = plush && species !== 'doll' && species !== 'robot' ? `toy ${species}` : species
  const coloured = `${nameIn(coatColours, coat)} ${noun}`
  const seen = [
    ...(spots === null ? [] : [`${nameIn(coatColours, spots)} patches`]),
    ...(species === 'doll' ? [`${hairColour(look.yarn)} woollen hair`] : []),
    ...(plush ? ['seams and a sewn-on patch'] : []),
    ...marks.map(sayAnimalMark),
    ...wornBy({ neckwear, hat, glasses }),
  ]
  return { handle: `the ${coloured}`, words: withSeen(withArticle(coloured), seen) }
}

const animalMarkNames: Readonly<Record<AnimalMark['kind'], string>> = {
  ear: 'one {colour} ear',
  'ear-up': 'one ear up and one down',
  'floppy-ears': 'ears that hang down',
  'torn-ear': 'a torn ear',
  'one-ear': 'only one ear',
  nose: 'a {colour} nose',
  muzzle: 'a {colour} muzzle',
  socks: '{colour} paws',
  paw: 'one {colour} paw',
  'three-legs': 'three legs',
  stripes: 'stripes',
  'one-eye': 'only one eye',
  'button-eyes': 'button eyes',
  eyes: '{colour} eyes',
  chest: 'a {colour} chest',
  blaze: 'a {colour} blaze',
  tail: 'a {colour} tail',
  'half-tail': 'a very short tail',
  gills: 'feathery gills',
  mane: 'a {colour} mane',
  'rainbow-mane': 'a mane in the colours of the rainbow',
  horn: 'a horn on the forehead',
  wings: 'wings',
  speckles: 'speckles',
  tortoiseshell: 'patches of ginger and cream',
  calico: 'patches of ginger and black',
  patchwork: 'patches of many colours',
  mask: 'a {colour} mask',
  beak: 'a {colour} beak',
  moustache: 'a {colour} moustache',
  tin: 'a trunk made of a biscuit tin',
  toaster: 'a trunk made of a toaster',
  kettle: 'a trunk made of a kettle',
  pot: 'a trunk made of a cooking pot',
  box: 'a trunk made of a cardboard box',
  washer: 'a trunk with a round glass door',
  'square-head': 'a square head',
  wheel: 'one wheel instead of legs',
  wheels: 'two wheels instead of legs',
  aerial: 'an aerial',
  'bent-aerial': 'a bent aerial',
  dent: 'a dent in the side',
}

const sayAnimalMark = ({ kind, colour }: AnimalMark): string =>
  animalMarkNames[kind].replace('{colour}', nameIn(coatColours, colour ?? '#faf3e7'))

function sayThing({ thing, colour, neckwear, hat, glasses }: ThingLook): SaidLook {
  const coloured = `${cloth(colour)} ${thing ?? 'round little figure'}`
  return {
    handle: `the ${coloured}`,
    words: withSeen(`${withArticle(coloured)} that is alive`, [
      'a friendly face',
      ...wornBy({ neckwear, hat, glasses }),
    ]),
  }
}

const wornBy = ({ neckwear, hat, glasses }: Pick<ThingLook, 'neckwear' | 'hat' | 'glasses'>): string[] => [
  ...(neckwear === null ? [] : [`a ${cloth(neckwear.colour)} ${neckwear.kind} around the neck`]),
  ...(hat === null ? [] : [`a ${cloth(hat)} hat`]),
  ...(glasses ? ['glasses'] : []),
]

const withSeen = (words: string, seen: readonly string[]): string =>
  seen.length === 0 ? words : `${words} with ${listed(seen)}`

/** The word of a list whose paint looks most like a colour. */
function nameIn(words: Record<string, Colour>, colour: Colour): string {
  const paint = inkFinder([...new Set(Object.values(words))])(colour)
  return Object.entries(words).find(([, value]) => value === paint)?.[0] ?? 'brown'
}

const cloth = (colour: Colour): string => nameIn(clothColours, colour)
const hairColour = (colour: Colour): string => nameIn(hairColours, colour)
const skin = (colour: Colour): string => nameIn(skinColours, colour)
const eyes = (colour: Colour): string => nameIn(eyeColours, colour)
