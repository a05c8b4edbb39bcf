import {
  posesTogether,
  type SceneDescription,
  type SceneFigure,
  type Viewpoint,
} from '@faith-fables/illustrator/scene-description'
import { createRandom, type Random } from '../random.ts'
import { isIndoors } from '../words/indoors.ts'

/**
 * From where each page of a book is seen: about every other page at eye level, the others from what was used least so
 * far. Neighbours at one place are seen from different places, and another seed composes another book.
 */
export function composeBook(scenes: readonly SceneDescription[], seed: string): SceneDescription[] {
  const random = createRandom(`${seed}/book`)
  // A window twice in a book is a habit: it comes after all others, and again only where neighbours would be alike.
  const used = new Map<Viewpoint, number>([['window', 2]])
  const book: SceneDescription[] = []
  const possible = possibleByPage(scenes)
  for (const [page, scene] of scenes.entries()) {
    const before = book.at(-1)
    const others = (possible[page] ?? []).filter(
      (one) => !before || mayFollow(one, scene, viewOf(before), before),
    )
    const isOnceMore = (one: Viewpoint): boolean => one === 'window' && (used.get(one) ?? 0) > 2
    const fresh = others.filter((one) => !isOnceMore(one))
    const isSecondHalf = page >= scenes.length / 2
    const lacksLevel = (used.get('level') ?? 0) < page / 4
    const viewpoint = choose(fresh.length > 0 ? fresh : others, { used, isSecondHalf, lacksLevel }, random)
    used.set(viewpoint, (used.get(viewpoint) ?? 0) + 1)
    const { viewpoint: _wanted, ...level } = scene
    book.push(viewpoint === 'level' ? level : { ...level, viewpoint })
  }
  return book
}

/** Of one alone before many a view from near or above that is not wide shows one large head, and the many cut off behind it. */
const coversMany = (scene: SceneDescription): boolean =>
  scene.figures.length === 1 && scene.shot !== 'wide' && hasMany(scene)

const hasMany = ({ props }: Pick<SceneDescription, 'props'>): boolean =>
  props.some((noun) => /^(?:(?:laughing|playing) )?(?:crowd|people|children)$/.test(noun))

const viewOf = ({ viewpoint = 'level' }: SceneDescription): Viewpoint => viewpoint

/** Eye level may follow eye level at another place; nothing else comes twice in a row. */
const mayFollow = (
  one: Viewpoint,
  scene: SceneDescription,
  viewBefore: Viewpoint,
  before: SceneDescription,
): boolean => one !== viewBefore || (one === 'level' && before.setting !== scene.setting)

/** What each page has room for, without what would leave the page after it no view of its own. */
function possibleByPage(scenes: readonly SceneDescription[]): Viewpoint[][] {
  const possible = scenes.map(possibleFor)
  for (let page = scenes.length - 2; page >= 0; page--) {
    const [scene, next, after = []] = [scenes[page], scenes[page + 1], possible[page + 1]]
    if (!scene || !next) continue
    const leaving = possible[page]?.filter((one) => after.some((later) => mayFollow(later, next, one, scene)))
    if (leaving && leaving.length > 0) possible[page] = leaving
  }
  return possible
}

/** Eye level with the chance of one half and wherever less than a quarter of the book has it, else what the book had least of; in its second half what it never had comes first. */
function choose(
  possible: readonly Viewpoint[],
  {
    used,
    isSecondHalf,
    lacksLevel,
  }: { used: ReadonlyMap<Viewpoint, number>; isSecondHalf: boolean; lacksLevel: boolean },
  random: Random,
): Viewpoint {
  const others = random.shuffle(possible.filter((one) => one !== 'level'))
  const rarest = others.sort((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))[0]
  const isNew = isSecondHalf && !used.has(rarest ?? 'level')
  const wantsLevel = (random.next() < 0.5 && !isNew) || lacksLevel
  return rarest === undefined || (wantsLevel && possible.includes('level')) ? 'level' : rarest
}

/** Those with room for everybody, and of them the one that the page wants; the illustrator draws at eye level what it finds none for. */
function possibleFor(scene: SceneDescription): Viewpoint[] {
  const { figures, setting, shot } = scene
  const isUpright =
    figures.length > 0 && !figures.some((figure, index) => isDown(figure) && !(index > 0 && isBedded(figure)))
  const looksOut = isIndoors(setting) && looksToWindow(scene)
  const others: [Viewpoint, boolean][] = [
    ['far', isUpright && shot !== 'close' && !isIndoors(setting) && !onWater.has(setting)],
    ['above', isUpright && setting !== 'boat' && setting !== 'mountain' && !looksOut && !coversMany(scene)],
    ['past', isUpright && !onWater.has(setting) && hasOnlooker(scene)],
    ['near', figures.length <= 3 && shot !== 'close' && !coversMany(scene)],
    [
      'window',
      figures.length > 0 &&
        figures.length < 5 &&
        (shot !== 'close' || !isUpright) &&
        !touches(scene) &&
        isAtHome.has(setting) &&
        !looksOut,
    ],
  ]
  const possible: Viewpoint[] = [
    'level',
    ...others.flatMap(([viewpoint, isPossible]) => (isPossible ? [viewpoint] : [])),
  ]
  return scene.viewpoint && possible.includes(scene.viewpoint) ? [scene.viewpoint] : possible
}

/** Hands that touch a face would be all that is seen in the frame of a window; so would who stands near, but not who lies. */
const touches = ({ figures }: SceneDescription): boolean =>
  figures.some(({ pose }) => posesTogether.has(pose))

const isDown = ({ pose }: SceneFigure): boolean => pose === 'lie' || pose === 'sleep'

/** A little one in a nest of cloth is seen as well from above and from afar. */
const isBedded = ({ pose, hold }: SceneFigure): boolean => pose === 'lie' && hold !== undefined

const looksToWindow = ({ figures, props }: SceneDescription): boolean =>
  figures.some(({ look = '' }) => /\bwindow\b/.test(look)) || props.some((noun) => /\bcurtains?$/.test(noun))

/**
 * The rooms of a house, which one may look into through its window, and the garden, into which one may look out of it:
 * elsewhere a window with a sill belongs to a house that nobody tells of. Before a porch is its own house, at which none of its windows looks.
 */
const isAtHome: ReadonlySet<string> = new Set(['living-room', 'bedroom', 'kitchen', 'garden'])

const onWater: ReadonlySet<string> = new Set(['boat', 'lake', 'sea', 'riverbank', 'bridge', 'fishing-shore'])

/**
 * Somebody who only stands there with nothing in the hands, and nobody looks at: never who acts, nor the only one beside
 * them. Past them whoever acts is small: not where that one is down on the ground, nor where two hold each other, nor
 * before a crowd.
 */
const hasOnlooker = ({ figures, props }: SceneDescription): boolean =>
  figures.length > 2 &&
  figures.length < 5 &&
  !low.has(figures[0]?.pose ?? 'stand') &&
  !figures.some(({ pose }) => posesTogether.has(pose)) &&
  !hasMany({ props }) &&
  figures
    .slice(1)
    .some(
      ({ name, pose, hold }) =>
        !hold && (pose === 'stand' || pose === 'walk') && !figures.some(({ look }) => look === name),
    )

const low: ReadonlySet<SceneFigure['pose']> = new Set<SceneFigure['pose']>([
  'sit',
  'kneel',
  'crouch',
  'crawl',
  'pray',
])
