import type { Colour } from '../drawing/colour.ts'

/** How somebody looks, the same on every page. Everything drawn of a figure comes from here. */
export type Look = HumanLook | AnimalLook

export type AgeClass = 'toddler' | 'child' | 'teen' | 'adult' | 'elder'

export type HairCut =
  | 'short'
  | 'spiky'
  | 'side-part'
  | 'buzz'
  | 'curly'
  | 'long-curly'
  | 'afro'
  | 'puffs'
  | 'locs'
  | 'bob'
  | 'long'
  | 'braids'
  | 'pigtails'
  | 'ponytail'
  | 'bun'
  | 'balding'
  | 'bald'

export type Garment =
  | 'dress'
  | 't-shirt'
  | 'shirt'
  | 'sweater'
  | 'hoodie'
  | 'jacket'
  | 'raincoat'
  | 'cardigan'
  | 'overalls'
  | 'robe'
  | 'pyjamas'

export type Pattern = 'plain' | 'stripes' | 'dots' | 'stars' | 'checks' | 'flowers' | 'hearts'
export type Bottom = 'trousers' | 'shorts' | 'skirt'
export type Headwear = 'headscarf' | 'straw-hat' | 'hat' | 'cap' | 'beanie' | 'crown' | 'turban'
export type Beard = 'none' | 'beard' | 'long-beard' | 'moustache'
export type Aid = 'wheelchair' | 'crutches' | 'stick'

export interface HumanLook {
  kind: 'human'
  name: string
  age: AgeClass
  feminine: boolean
  skin: Colour
  eyes: Colour
  hair: { cut: HairCut; colour: Colour }
  beard: { kind: Beard; colour: Colour }
  glasses: boolean
  freckles: boolean
  headwear: { kind: Headwear; colour: Colour } | null
  /** The colour of ribbons or bows in the hair. */
  bows: Colour | null
  /** `long` reaches the ankles: a robe, a long dress or skirt. */
  garment: { kind: Garment; colour: Colour; pattern: Pattern; trim: Colour; long: boolean }
  bottom: { kind: Bottom; colour: Colour }
  shoes: { colour: Colour; boots: boolean }
  scarf: Colour | null
  apron: Colour | null
  cape: Colour | null
  bag: Colour | null
  aid: Aid | null
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
  | 'chick'
  | 'duck'
  | 'owl'
  | 'turtle'

export interface AnimalLook {
  kind: 'animal'
  name: string
  species: Species
  coat: Colour
  spots: Colour | null
  /** Something around the neck. */
  neckwear: { kind: 'bow' | 'scarf' | 'collar'; colour: Colour } | null
  glasses: boolean
  hat: Colour | null
  /** A plush animal has seams and a patch. */
  plush: boolean
}
