import type { Whom } from '@faith-fables/listener'
import type { Garment } from '../looks/clothing.ts'
import { leaveOff } from '../looks/leave-off.ts'
import type { HumanLook } from '../looks/look.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import type { SceneDescription, SceneFigure, Worn } from '../scene-description.ts'
import { type Cast, type Change, done, notDone, type Operation } from './change.ts'
import { changeLooks, differ, wornWords } from './change-looks.ts'
import { removeThings } from './change-things.ts'
import { withFigures } from './figures-meant.ts'
import { firstMatch, type Meanings } from './first-match.ts'

/** Something that comes off only for something else: who has it on, and what they wear then. */
interface Exchange {
  isOn: (look: HumanLook) => boolean
  words: string
  noun: string
}

const oneOf =
  (...kinds: readonly Garment[]): Exchange['isOn'] =>
  ({ garment }) =>
    kinds.includes(garment.kind)

/** What is worn where these come off. */
const wornInstead: Meanings<Exchange> = [
  [
    /\b(?:shoes?|boots?|wellies|slippers?|sandals?|trainers|socks?|footwear|sneakers|heels)\b/,
    { isOn: ({ shoes }) => shoes.kind !== 'bare', words: 'bare feet', noun: 'feet' },
  ],
  [
    /\b(?:coat|jacket|raincoat|cardigan|hoodie|jumper|sweater|waistcoat|vest|poncho)\b/,
    {
      isOn: oneOf(
        'jacket',
        'coat',
        'blazer',
        'raincoat',
        'cardigan',
        'hoodie',
        'sweater',
        'waistcoat',
        'poncho',
        'cloak',
      ),
      words: 'shirt',
      noun: 'shirt',
    },
  ],
  [
    /\b(?:dress|frock|gown|kimono|sari|pinafore|robe)\b/,
    {
      isOn: oneOf('dress', 'pinafore', 'tunic', 'robe', 'kurta'),
      words: 'shirt and trousers',
      noun: 'shirt',
    },
  ],
  [
    /\b(?:skirt|tutu|kilt)\b/,
    {
      isOn: ({ garment, bottom }) => bottom?.kind === 'skirt' || garment.kind === 'dress',
      words: 'shirt and trousers',
      noun: 'shirt',
    },
  ],
  [
    /\b(?:pyjamas|pajamas|pjs|onesie)\b/,
    { isOn: oneOf('pyjamas', 'romper'), words: 'shirt and trousers', noun: 'shirt' },
  ],
  [/^hair$/, { isOn: ({ hair }) => hair.cut !== 'bald', words: 'bald', noun: 'hair' }],
]

/** What somebody does not wear in this picture; who never wore it is as they are to be. */
export const leaveOffLooks: Operation<'leaves-off'> = (scene, { who, words }, cast) => {
  const meant = meantBy(scene, who)
  const found = firstMatch(wornWords, words)
  if (found) return withoutWorn(scene, { meant, words, part: found.value }, cast)
  const exchange = firstMatch(wornInstead, words)?.value
  if (!exchange) return removeThings(scene, { kind: 'remove-thing', thing: words }, cast)
  const wearers = meant.filter((figure) => {
    const look = lookInScene(figure, cast.looks)
    return look.kind === 'human' && exchange.isOn(look)
  })
  if (wearers.length === 0) return meant.length === 0 ? notDone(scene) : done(scene)
  if (who.length === 0 && scene.figures.length > 1 && !ofEverybody.test(words)) return notDone(scene)
  const { words: instead, noun } = exchange
  return changeLooks(
    scene,
    { kind: 'wears', who: wearers.map(({ name }) => name), words: instead, noun },
    cast,
  )
}

/** "No shoes" is said of all. */
const ofEverybody = /^(?:shoes|boots|socks|sandals|slippers|wellies|coats|jackets)$/

const meantBy = ({ figures }: SceneDescription, who: Whom): SceneFigure[] =>
  figures.filter(({ name }) => who === 'everybody' || who.length === 0 || who.includes(name))

/** On animals these are not put on: a goat keeps its beard. */
const grown: ReadonlySet<Worn> = new Set(['beard', 'freckles', 'marks', 'aid'])

function withoutWorn(
  scene: SceneDescription,
  { meant, words, part }: { meant: readonly SceneFigure[]; words: string; part: Worn },
  cast: Cast,
): Change {
  const wearers = meant.filter((figure) => {
    const look = lookInScene(figure, cast.looks)
    return differ(leaveOff(look, [part]), look)
  })
  if (wearers.length > 0)
    return done(
      withFigures(scene, wearers, (figure) => ({ ...figure, leftOff: [...(figure.leftOff ?? []), part] })),
    )
  const removed = removeThings(scene, { kind: 'remove-thing', thing: words }, cast)
  if (removed.outcome === 'done' || meant.length === 0) return removed
  const isNowhere = meant.every(
    (figure) => !grown.has(part) || lookInScene(figure, cast.looks).kind === 'human',
  )
  return isNowhere ? done(scene) : notDone(scene)
}
