import type { Colour } from '../../drawing/colour.ts'
import type { Bottom, Fabric, Footwear, Garment, Headwear, Pattern } from '../clothing.ts'
import type { Aid, Beard } from '../look.ts'
import type { AnimalMark, Mark } from '../mark.ts'

/** What a word for hair says of its cut; a cut is what several of them make together. */
export type HairWord =
  | 'pigtails'
  | 'cornrows'
  | 'braid'
  | 'braids'
  | 'ponytail'
  | 'puffs'
  /** One, on top. */
  | 'puff'
  | 'bun'
  | 'two-buns'
  | 'locs'
  | 'box-braids'
  | 'afro'
  | 'long'
  | 'short'
  | 'wavy'
  | 'curly'
  | 'coily'
  | 'balding'
  | 'bald'
  | 'shaved'
  | 'spiky'
  | 'wisps'
  | 'buzz'
  | 'undercut'
  | 'half-up'
  | 'pageboy'
  | 'bob'
  | 'side-part'
  | 'straight'
  | 'half-shaved'
  /** Hangs over the brow, or over the eyes. */
  | 'fringe'
  | 'over-eyes'
  /** One strand in another colour. */
  | 'streak'
  /** The ends of all of it in another colour. */
  | 'tips'
  /** Stands far out. */
  | 'big'
  /** Long, and longer. */
  | 'to-waist'
  /** Says nothing of the cut. */
  | 'hair'

/** What is worn or not, in one colour. */
export type SinglePart = 'scarf' | 'cape' | 'apron' | 'bag' | 'bows' | 'hearingAid' | 'glasses'

/** What a word draws of somebody. `colour` is the usual one of what it names. */
export type Piece =
  /** `isAll` says a colour of everything that somebody wears. */
  | {
      on: 'garment'
      kind: Garment | null
      long?: boolean
      colour?: Colour
      pattern?: Pattern
      fabric?: Fabric
      isAll?: true
      /** Trousers of the same cloth belong to it: a suit. */
      hasTrousers?: true
    }
  | { on: 'bottom'; kind: Bottom; long?: boolean; colour?: Colour }
  | { on: 'shoes'; kind: Footwear; colour?: Colour }
  | { on: 'socks'; colour?: Colour }
  | { on: 'headwear'; kind: Headwear; colour: Colour }
  | { on: 'single'; part: SinglePart; colour: Colour; isPack?: true; isPair?: true; isShawl?: true }
  | { on: 'neckwear'; kind: 'bow' | 'scarf' | 'collar' | 'bell'; isStriped?: true }
  | { on: 'aid'; kind: Aid }
  | { on: 'hair'; says: HairWord; colour?: Colour }
  | { on: 'beard'; kind: Beard }
  | { on: 'eyes' }
  | { on: 'skin'; colour?: Colour }
  | { on: 'freckles' }
  | { on: 'mark'; kind: Mark['kind']; colour: Colour; side?: -1 | 1 }
  | { on: 'size'; height: number; breadth: number }
  | { on: 'animal-mark'; kind: AnimalMark['kind']; colour?: Colour }
  | { on: 'coat' }
  | { on: 'spots' }
  | { on: 'yarn' }

/** Words as keys, several of one meaning between bars: "hat|cap". */
export type WordTable<Value> = ReadonlyMap<string, Value>

export function wordTable<Value>(meanings: Readonly<Record<string, Value>>): WordTable<Value> {
  return new Map(
    Object.entries(meanings).flatMap(([words, value]) =>
      words.split('|').map((one) => [one, value] as const),
    ),
  )
}
