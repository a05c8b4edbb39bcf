import type { Colour } from '../drawing/colour.ts'
import type { Bottom, Fabric, Footwear, Garment, Headwear, Pattern } from './clothing.ts'
import type { AnimalMark, Mark } from './mark.ts'

/** How somebody looks, the same on every page. Everything drawn of a figure comes from here. */
export type Look = HumanLook | AnimalLook | ThingLook

export type AgeClass = 'baby' | 'toddler' | 'child' | 'teen' | 'adult' | 'elder'

/** Whose look fits; `neutral` where neither words nor story tell. */
export type Gender = 'feminine' | 'masculine' | 'neutral'

export type HairCut =
  | 'short'
  | 'pixie'
  | 'spiky'
  | 'side-part'
  | 'buzz'
  | 'undercut'
  | 'wisps'
  | 'curly'
  | 'long-curly'
  | 'long-wavy'
  | 'afro'
  | 'puffs'
  | 'cornrows'
  | 'locs'
  | 'box-braids'
  | 'braid-tail'
  | 'bob'
  | 'pageboy'
  | 'long'
  | 'half-up'
  | 'braids'
  | 'back-braid'
  | 'pigtails'
  | 'ponytail'
  | 'bun'
  | 'curly-bun'
  | 'balding'
  | 'bald'
  | 'shaved'
  | 'half-shaved'

export type Beard = 'none' | 'stubble' | 'beard' | 'goatee' | 'long-beard' | 'moustache'
export type Aid = 'wheelchair' | 'crutches' | 'stick' | 'walker'

export interface HumanLook {
  kind: 'human'
  name: string
  age: AgeClass
  /** Whose face it is, where somebody is another's twin. */
  likeness?: string
  /** Where they are said. */
  years?: number
  /** Cannot sit up yet. */
  newborn?: boolean
  gender: Gender
  skin: Colour
  eyes: Colour
  /** What is said of it besides: the colour of one strand, how far it hangs over the face, more puffs than two, what is shaved into its side. */
  hair: {
    cut: HairCut
    colour: Colour
    streak?: Colour
    /** Of its ends, where they differ. */
    tips?: Colour
    over?: 'brow' | 'eye'
    puffs?: 3 | 4
    /** Reaches the waist: braids, or hair that hangs free. */
    isLong?: true
    shavedIn?: 'line' | 'bolt'
  }
  beard: { kind: Beard; colour: Colour }
  /** The colour of the frame. */
  glasses: Colour | null
  /** What is said of lenses and frame; absent where they are round and thin. */
  lenses?: { isSquare: boolean; isThick: boolean }
  /** The glasses are held by a strap around the head. */
  hasStrap?: true
  freckles: boolean
  /** Not on nose and cheeks alone. */
  isFreckledAllOver?: true
  hearingAid: Colour | null
  /** On both ears. */
  hearingAids?: true
  /** Where it is said on which ear one is: the reader's left or right, as of a mark. */
  hearingAidSide?: -1 | 1
  headwear: {
    kind: Headwear
    colour: Colour
    /** What is printed on its cloth, and in which colour. */
    pattern?: Exclude<Pattern, 'plain'>
    trim?: Colour
  } | null
  /** The colour of ribbons or bows in the hair. */
  bows: Colour | null
  /** `long` reaches the ankles: a robe, a long dress or skirt. */
  garment: {
    kind: Garment
    colour: Colour
    pattern: Pattern
    trim: Colour
    long: boolean
    /** Of another colour, where it is said. */
    collar?: Colour
    /** The pattern is along the hem alone. */
    onHem?: true
    /** Embroidered over the whole breast. */
    onChest?: true
    /** Where its own would be short. */
    sleeves?: 'long'
    /** The noun of what is printed or sewn on the chest: "dinosaur". */
    motif?: string
    /** Where it is said. */
    motifColour?: Colour
    fabric?: Fabric
    /** The colour of what is worn below a waistcoat, dungarees or a blazer, where it is said. */
    under?: Colour
  }
  bottom: { kind: Bottom; colour: Colour; pattern?: Exclude<Pattern, 'plain'>; trim?: Colour }
  /** Trousers or tights that are seen below a skirt. */
  legwear?: Omit<HumanLook['bottom'], 'kind'>
  shoes: { kind: Footwear; colour: Colour }
  /** Where socks are told of: above the shoes, of two colours where they are odd. */
  socks?: {
    left: Colour
    right: Colour
    pattern?: 'stripes' | 'dots'
    trim?: Colour
    /** One has slipped down. */
    isOneDown?: true
  }
  scarf: Colour | null
  /** What is woven into it. */
  scarfPrint?: { pattern: 'stripes' | 'checks' | 'trimming'; colour: Colour }
  /** It lies about the shoulders. */
  isShawl?: true
  apron: Colour | null
  /** What is printed on it. */
  apronPrint?: { pattern: Exclude<Pattern, 'plain'>; colour: Colour }
  cape: Colour | null
  bag: Colour | null
  /** The noun of what they always have in a hand. */
  carries?: string
  /** The bag is carried on the back, by two straps. */
  isPack?: boolean
  aid: Aid | null
  /** Of the wheelchair, the frame, the crutches; null for what they usually have. */
  aidColour: Colour | null
  /** Stands and walks bent forward. */
  isBent?: true
  /** What is carved into the walking stick: rings, or the head of a bird or a beast as well. */
  carving?: 'rings' | 'head'
  /** Stickers on the wheels of the wheelchair. */
  hasStickers?: true
  /** Of what they are, where that is said. */
  stickersOf?: string
  marks: readonly Mark[]
  /** Height and breadth against others of the age. */
  size: { height: number; breadth: number }
  /** The whole of a being that is as small as a teapot, head and all; absent for everybody else. */
  scale?: number
}

export type Species =
  | 'lamb'
  | 'dog'
  | 'cat'
  | 'donkey'
  | 'horse'
  | 'cow'
  | 'goat'
  | 'camel'
  | 'rabbit'
  | 'lion'
  | 'bear'
  | 'fox'
  | 'mouse'
  | 'hedgehog'
  | 'elephant'
  | 'bird'
  | 'dove'
  | 'parrot'
  | 'chick'
  | 'duck'
  | 'owl'
  | 'turtle'
  | 'pig'
  | 'deer'
  | 'frog'
  | 'hen'
  | 'fish'
  | 'dragon'
  | 'robot'
  | 'doll'
  | 'monkey'
  | 'kangaroo'
  | 'otter'
  | 'seal'
  | 'swan'
  | 'giraffe'
  | 'alpaca'
  | 'hippo'
  | 'crocodile'
  | 'guinea pig'
  | 'hamster'
  | 'snail'
  | 'ladybug'
  | 'ant'
  | 'bee'
  | 'butterfly'
  | 'octopus'

export interface AnimalLook {
  kind: 'animal'
  name: string
  species: Species
  coat: Colour
  spots: Colour | null
  /** Something around the neck. */
  neckwear: {
    kind: 'bow' | 'scarf' | 'collar' | 'bell'
    colour: Colour
    /** Of a scarf, where it has some. */
    stripes?: Colour
  } | null
  glasses: boolean
  hat: Colour | null
  /** What it wears about the trunk: a jumper or a coat, a dress, an apron; absent for who wears nothing. */
  garment?: { cut: 'top' | 'dress' | 'apron'; colour: Colour }
  /** The woollen hair of a rag doll. */
  yarn: Colour
  /** A plush animal has seams and a patch. */
  plush: boolean
  /** Each kind once. */
  marks: readonly AnimalMark[]
  /** Against others of its kind. */
  size: number
  /** How fat or lean, where it is said. */
  breadth?: number
  /** The noun for its breed, where that is built in its own way: "greyhound". */
  breed?: string
}

/** What is neither human nor animal: a cloud, a spoon, a school bus. */
export interface ThingLook extends Pick<AnimalLook, 'glasses' | 'hat' | 'neckwear'> {
  kind: 'thing'
  name: string
  /** The word for its drawing; null for a small round figure. */
  thing: string | null
  colour: Colour
  /** Against others of its kind. */
  size: number
  /** How many, where it is not two. */
  eyes?: 1 | 3
}

/** Whether somebody lives in water; a toy fish does not. */
export const isSwimmer = (look: Look): boolean =>
  look.kind === 'animal' && look.species === 'fish' && !look.plush

/** Whether somebody is at home in water, and comes ashore to be hugged or to sleep. */
export const takesToWater = (look: Look): boolean =>
  look.kind === 'animal' && /^(swan|seal|octopus)$/.test(look.species) && !look.plush
