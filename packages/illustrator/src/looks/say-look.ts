import { listed, withArticle } from '../description/nouns.ts'
import type { AnimalLook, HairCut, HumanLook, Look, ThingLook } from './look.ts'
import { cloth, coatColour, eyes, hairColour, skin } from './say-colour.ts'
import { attached, sayAnimalMark, sayMark } from './say-mark.ts'
import { heightAt } from './with-years.ts'

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
    ...(look.hearingAid === null
      ? []
      : [
          look.hearingAids
            ? `${cloth(look.hearingAid)} hearing aids`
            : `a ${cloth(look.hearingAid)} hearing aid`,
        ]),
    ...look.marks.filter(({ kind }) => !attached.has(kind)).map(sayMark),
  ]
  const having = look.marks.filter(({ kind }) => attached.has(kind)).map(sayMark)
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

/** Against others of as many years. */
function sizeWords({ size, years, age }: HumanLook): string {
  const against = years === undefined ? 1 : heightAt(years, age)
  const height = size.height > 1.05 * against ? 'tall ' : size.height < 0.95 * against ? 'small ' : ''
  const breadth = size.breadth > 1.08 ? 'sturdy ' : size.breadth < 0.94 ? 'slim ' : ''
  return height + breadth
}

function hairHandle({ hair, headwear }: HumanLook): string {
  if (
    hair.cut === 'bald' ||
    hair.cut === 'shaved' ||
    /^(?:headscarf|turban|patka)$/.test(headwear?.kind ?? '')
  )
    return ''
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
  pixie: 'short … hair',
  spiky: 'short spiky … hair',
  'side-part': 'short … hair with a side parting',
  buzz: 'very short … hair',
  undercut: 'short … hair, shaved at the sides',
  wisps: 'a few wisps of … hair',
  curly: 'short curly … hair',
  'long-curly': 'long curly … hair',
  'long-wavy': 'long wavy … hair',
  afro: 'a … afro',
  puffs: 'two … afro puffs',
  cornrows: '… cornrows',
  locs: '… locs',
  'box-braids': '… box braids',
  'braid-tail': '… box braids in a ponytail',
  bob: 'a … bob',
  pageboy: 'a … pageboy cut',
  long: 'long straight … hair',
  'half-up': 'long … hair, half tied up',
  braids: 'two … braids',
  'back-braid': 'one long … braid',
  pigtails: '… pigtails',
  ponytail: 'a … ponytail',
  bun: 'a … bun',
  'curly-bun': 'a curly … topknot',
  balding: 'thin … hair around a bald crown',
  bald: '',
  shaved: 'a shaved head',
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
    ...(scarf === null ? [] : [`a ${cloth(scarf)} ${look.isShawl ? 'shawl' : 'scarf'}`]),
    ...(apron === null
      ? []
      : [`a ${cloth(apron)} apron${look.apronPrint ? ` with ${look.apronPrint.pattern}` : ''}`]),
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
  'kurta',
  'jumpsuit',
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

function sayAnimal(look: AnimalLook): SaidLook {
  const { species, spots, neckwear, hat, glasses, plush, marks } = look
  const noun = plush && species !== 'doll' && species !== 'robot' ? `toy ${species}` : species
  const coloured = `${coatColour(look.coat)} ${noun}`
  const seen = [
    ...(spots === null ? [] : [`${coatColour(spots)} patches`]),
    ...(species === 'doll' ? [`${hairColour(look.yarn)} woollen hair`] : []),
    ...(plush ? ['seams and a sewn-on patch'] : []),
    ...marks.map(sayAnimalMark),
    ...wornBy({ neckwear, hat, glasses }),
  ]
  return { handle: `the ${coloured}`, words: withSeen(withArticle(coloured), seen) }
}

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
