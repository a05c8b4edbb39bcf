import type { Layer, Piece } from '../drawing/shape.ts'
import { createRandom } from '../geometry/random.ts'
import type { SceneDescription, Setting } from '../scene-description.ts'
import { lightOf } from './light.ts'
import { type Scenery, sides } from './setting.ts'
import { settingDrawings } from './settings.ts'

/** What may be found at a place. */
export const smallCreatures = [
  'snail',
  'ladybird',
  'mouse',
  'hedgehog',
  'butterfly',
  'frog',
  'crab',
  'starfish',
] as const
export type SmallCreature = (typeof smallCreatures)[number]

/** How parents call the things that sceneries are made of. */
const names: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:apple|fruit|palm|pine|fir|olive|willow) )?trees?$|^(?:palms?|pines?|willows?|cypress(?:es)?)$/,
    'tree',
  ],
  [/^(?:houses?|cottages?|huts?|buildings?|homes?)$/, 'house'],
  [/^(?:church(?:es)?|chapels?|church tower)$/, 'church'],
  [/^(?:fences?|railings?|picket fence)$/, 'fence'],
  [/^(?:market )?(?:stalls?|stands?)$/, 'stall'],
  [/^barns?$/, 'barn'],
  [/^(?:bush(?:es)?|shrubs?|hedges?)$/, 'bush'],
  [/^(?:flowers?|blossoms?|flower ?beds?)$/, 'flower'],
  [/^(?:mushrooms?|toadstools?)$/, 'mushroom'],
  [/^(?:clouds?)$/, 'cloud'],
  [/^sun$/, 'sun'],
  [/^moon$/, 'moon'],
  [/^(?:(?:clay )?jars?|jugs?|(?:clay )?pots?)$/, 'jar'],
  [/^(?:(?:stone )?walls?)$/, 'wall'],
  [/^(?:rugs?|carpets?|mats?)$/, 'rug'],
  [/^(?:(?:wall )?pictures?|paintings?|picture frames?|frames?)$/, 'picture'],
  [/^(?:book ?shel(?:f|ves)|book ?cases?|shel(?:f|ves))$/, 'bookshelf'],
  [/^barrels?$/, 'barrel'],
  [/^(?:sheep|flock(?: of sheep)?)$/, 'sheep'],
  [/^(?:crates?|box(?:es)?)$/, 'crate'],
  [/^(?:garlands?|bunting)$/, 'garland'],
  [/^(?:washing|laundry)(?: lines?)?$|^clothes ?lines?$/, 'washing line'],
  [/^(?:wind ?)?mills?$/, 'windmill'],
  [/^fountains?$/, 'fountain'],
  [/^(?:tall |grandfather |wall )?clocks?$/, 'clock'],
  [/^(?:fire ?places?|hearths?)$/, 'fireplace'],
  [/^lighthouses?$/, 'lighthouse'],
  [/^(?:hay ?stacks?|hay bales?|hay)$/, 'haystack'],
  [/^umbrella stand$/, 'umbrella stand'],
  [/^(?:(?:potted |pot |house ?)?plants?|plant pots?)$/, 'plant'],
]

/** The piece of a scenery that is named: "trees" and "apple tree" are trees; null for what is no such thing. */
export function pieceNamed(words: string): string | null {
  const named = words.toLowerCase().trim()
  const creature = smallCreatures.find((one) => named === one)
  return creature ?? names.find(([pattern]) => pattern.test(named))?.[1] ?? null
}

/** The pieces that a setting is drawn with, from whatever side, by noun. */
export function piecesOf(scene: Pick<SceneDescription, 'setting' | 'time' | 'weather'>): ReadonlySet<string> {
  const key = `${scene.setting}|${scene.time}|${scene.weather}`
  const known = drawnWith.get(key) ?? nounsOf(scene)
  drawnWith.set(key, known)
  return known
}

const drawnWith = new Map<string, ReadonlySet<string>>()

function nounsOf({
  setting,
  time,
  weather,
}: { setting: Setting } & Pick<SceneDescription, 'time' | 'weather'>) {
  const drawing = settingDrawings[setting]
  const light = lightOf({ time, weather }, drawing.indoors)
  const scenery = sides.map((side) =>
    drawing.draw({ random: createRandom('pieces'), time, weather, light, side }),
  )
  const pieces = scenery.flatMap(({ back, front }) =>
    [...back, ...front].flatMap(({ shapes }) => shapes.flatMap(({ piece }) => (piece ? [piece.noun] : []))),
  )
  return new Set([...pieces, ...smallCreatures])
}

/** The scenery without what a parent does not want in it, or with every other one of it. */
export function withoutPieces(scenery: Scenery, wanted: SceneDescription['pieces']): Scenery {
  if (!wanted) return scenery
  const counts = new Map<string, number>()
  const kept = new Map<Piece, boolean>()
  const isKept = (piece: Piece): boolean => {
    const known = kept.get(piece)
    if (known !== undefined) return known
    const count = counts.get(piece.noun) ?? 0
    counts.set(piece.noun, count + 1)
    const how = wanted[piece.noun]
    const stays = how === undefined || (how === 'fewer' && count % 2 === 0)
    kept.set(piece, stays)
    return stays
  }
  const without = (layers: readonly Layer[]): Layer[] =>
    layers.map((layer) => ({
      ...layer,
      shapes: layer.shapes.filter(({ piece }) => piece === undefined || isKept(piece)),
    }))
  return { ...scenery, back: without(scenery.back), front: without(scenery.front) }
}
