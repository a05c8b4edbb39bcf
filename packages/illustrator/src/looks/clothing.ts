/** What is worn on the trunk, a dress with its skirt included. */
export type Garment =
  | 'dress'
  | 'pinafore'
  | 'tunic'
  | 'robe'
  | 'cloak'
  | 't-shirt'
  | 'blouse'
  | 'shirt'
  | 'sweater'
  | 'hoodie'
  | 'jacket'
  /** Reaches the knees. */
  | 'coat'
  | 'raincoat'
  | 'poncho'
  | 'cardigan'
  | 'waistcoat'
  | 'overalls'
  | 'pyjamas'
  | 'romper'
  | 'kurta'
  | 'blazer'
  | 'jumpsuit'

/** Top and trousers are of one cloth. */
export const ofOneCloth: ReadonlySet<Garment> = new Set<Garment>([
  'jumpsuit',
  'overalls',
  'pyjamas',
  'romper',
])

/** Of what a garment is made, where that is seen: a padded jacket is thick and quilted. */
export type Fabric = 'padded' | 'denim' | 'knitted' | 'high-vis' | 'draped' | 'blanket'

export type Pattern =
  | 'plain'
  | 'stripes'
  | 'zigzags'
  | 'dots'
  | 'stars'
  | 'checks'
  | 'flowers'
  | 'hearts'
  | 'diamonds'
  | 'leopard spots'
  /** Little discs of glass that are sewn on. */
  | 'mirrors'
  | 'snowflakes'
  | 'leaves'
  | 'camouflage'
  /** Paint of several colours that fell on it. */
  | 'splashes'
  /** Bands along the edges: embroidery, a braid, a border. */
  | 'trimming'

export type Bottom = 'trousers' | 'shorts' | 'skirt'

export type Headwear =
  | 'headscarf'
  | 'head-cloth'
  | 'straw-hat'
  | 'hat'
  | 'cap'
  | 'beanie'
  /** Knitted, with flaps over the ears and tassels. */
  | 'chullo'
  | 'skullcap'
  | 'bonnet'
  | 'crown'
  | 'wreath'
  | 'turban'
  | 'patka'
  | 'headwrap'
  | 'helmet'
  | 'hair-net'
  | 'pan'
  | 'goggles'
  | 'flat cap'
  | 'beret'
  | 'kufi'
  | 'pointed hat'
  | 'top hat'
  | 'wide hat'
  | 'headband'
  | 'visor'
  | 'hood'
  | 'balaclava'

export type Footwear = 'shoes' | 'boots' | 'sandals' | 'bare'
