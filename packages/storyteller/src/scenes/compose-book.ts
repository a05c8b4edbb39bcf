import type { SceneDescription, SceneFigure, Viewpoint } from '@faith-fables/illustrator/scene-description'
import { createRandom, type Random } from '../random.ts'
import { isIndoors } from '../words/indoors.ts'

/**
 * From where each page of a book is seen: about every other page at eye level, the others from what was used least so
 * far. Neighbours at one place are seen from different places, and another seed composes another book.
 */
export function composeBook(scenes: readonly SceneDescription[], seed: string): SceneDescription[] {
  const random = createRandom(`${seed}/book`)
  // A window twice in a book is a habit: it comes once at most, after all others.
  const used = new Map<Viewpoint, number>([['window', 2]])
  const book: SceneDescription[] = []
  for (const scene of scenes) {
    const before = book.at(-1)
    const isSamePlace = before?.setting === scene.setting
    const viewpoint = choose(
      possibleFor(scene).filter(
        (one) =>
          one !== before?.viewpoint &&
          !(isSamePlace && isLevel(one, before)) &&
          !(one === 'window' && (used.get('window') ?? 0) > 2),
      ),
      used,
      random,
    )
    used.set(viewpoint, (used.get(viewpoint) ?? 0) + 1)
    book.push(viewpoint === 'level' ? scene : { ...scene, viewpoint })
  }
  return book
}

const isLevel = (viewpoint: Viewpoint, before: SceneDescription): boolean =>
  viewpoint === 'level' && before.viewpoint === undefined

/** Eye level with the chance of one half, else what the book had least of. */
function choose(
  possible: readonly Viewpoint[],
  used: ReadonlyMap<Viewpoint, number>,
  random: Random,
): Viewpoint {
  const others = random.shuffle(possible.filter((one) => one !== 'level'))
  const rarest = others.sort((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))[0]
  const wantsLevel = random.next() < 0.5
  return rarest === undefined || (wantsLevel && possible.includes('level')) ? 'level' : rarest
}

/** Those with room for everybody; the illustrator draws at eye level what it finds none for. */
function possibleFor(scene: SceneDescription): Viewpoint[] {
  const { figures, setting, shot } = scene
  const isUpright = figures.length > 0 && !figures.some(({ pose }) => pose === 'lie' || pose === 'sleep')
  const others: [Viewpoint, boolean][] = [
    ['far', isUpright && shot !== 'close' && !isIndoors(setting) && !onWater.has(setting)],
    ['above', isUpright && setting !== 'boat'],
    ['past', isUpright && !onWater.has(setting) && hasOnlooker(figures)],
    ['near', figures.length <= 3 && shot !== 'close'],
    ['window', figures.length > 0 && figures.length < 5 && (isIndoors(setting) || hasHouses.has(setting))],
  ]
  return ['level', ...others.flatMap(([viewpoint, isPossible]) => (isPossible ? [viewpoint] : []))]
}

/** From whose windows one sees out. */
const hasHouses: ReadonlySet<string> = new Set(['garden', 'porch', 'street', 'village', 'farm'])

const onWater: ReadonlySet<string> = new Set(['boat', 'lake', 'sea', 'riverbank', 'bridge', 'fishing-shore'])

/** Somebody who only stands there with nothing in the hands, and nobody looks at. */
const hasOnlooker = (figures: readonly SceneFigure[]): boolean =>
  figures.length > 1 &&
  figures.length < 5 &&
  figures.some(
    ({ name, pose, hold }) =>
      !hold && (pose === 'stand' || pose === 'walk') && !figures.some(({ look }) => look === name),
  )
