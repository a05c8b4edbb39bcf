import type { Unit } from '../text/read-units.ts'

/** Words by what they say of a thing; of one kind a thing has one at a time. */
export type Dimension = 'colour' | 'pattern' | 'material' | 'length' | 'curl' | 'size' | 'age' | 'shape'

const values: Readonly<Record<Dimension, Readonly<Record<string, string>>>> = {
  // Those that lie between two are left out.
  colour: {
    red: 'red scarlet crimson ruby',
    blue: 'blue navy azure sapphire',
    green: 'green emerald',
    yellow: 'yellow blond blonde golden gold lemon',
    orange: 'orange ginger',
    purple: 'purple violet lilac lavender',
    pink: 'pink',
    brown: 'brown chestnut chocolate brunette',
    black: 'black',
    white: 'white',
    gray: 'gray grey silver',
  },
  pattern: {
    striped: 'striped stripy stripey',
    spotted: 'spotted spotty dotted polka',
    checked: 'checked checkered chequered tartan plaid',
    flowered: 'flowered flowery floral',
  },
  material: {
    wooden: 'wooden',
    stone: 'stone marble',
    glass: 'glass crystal',
    metal: 'brass iron tin copper bronze steel',
    paper: 'paper cardboard',
    woollen: 'woollen woolen woolly knitted',
    leather: 'leather',
    plastic: 'plastic rubber',
    straw: 'straw wicker',
    silk: 'silk silken velvet',
    clay: 'clay',
  },
  length: { long: 'long', short: 'short cropped' },
  curl: { curly: 'curly wavy frizzy', straight: 'straight' },
  size: { small: 'tiny small', big: 'huge enormous giant gigantic' },
  age: { old: 'old ancient', new: 'brand-new' },
  shape: { round: 'round', square: 'square', pointed: 'pointed pointy' },
}

const dimensions = new Map(
  Object.entries(values).flatMap(([dimension, byValue]) =>
    Object.entries(byValue).flatMap(([value, words]) =>
      words.split(' ').map((word) => [word, { dimension: dimension as Dimension, value }] as const),
    ),
  ),
)

/** What an adjective says; null where it says nothing that could contradict another. "Dark red" is red. */
export function attributeOf({ small }: Pick<Unit, 'small'>): { dimension: Dimension; value: string } | null {
  return dimensions.get(small) ?? dimensions.get(small.split(' ').at(-1) ?? '') ?? null
}
