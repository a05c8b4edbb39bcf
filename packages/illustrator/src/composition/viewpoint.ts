import { createRandom, shuffled } from '../geometry/random.ts'
import { isLying } from '../people/poses.ts'
import { findProp, isHandy } from '../props/find-prop.ts'
import {
  posesTogether,
  type SceneDescription,
  type SceneFigure,
  type Viewpoint,
  viewpoints,
} from '../scene-description.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import { settingDrawings } from '../settings/settings.ts'
import { isAttending } from './at-their-things.ts'
import { isDivided } from './dividers.ts'
import { nameAtWindow } from './name-at-window.ts'
import { pairDrawings } from './pair-drawings.ts'
import { looksToSky } from './shines-outside.ts'
import { usualSeats } from './usual-seats.ts'

/**
 * From where a scene is seen, best first: as it asks on the first turn, from elsewhere on each of the next. The last is
 * eye level, which every scene has room for.
 */
export function viewpointsOf(scene: SceneDescription, seed: string, page: number, turn: number): Viewpoint[] {
  const possible = viewpoints.filter((one) => hasRoomFor(scene, one))
  const random = createRandom(`viewpoint ${seed} ${page}`)
  const mixed = shuffled(possible, random)
  const others = windowLast(mixed)
  const asked = possible.includes(scene.viewpoint ?? 'level') ? (scene.viewpoint ?? 'level') : instead(others)
  const order = [asked, ...others.filter((one) => one !== asked)]
  const first = turn % order.length
  return [...order.slice(first), ...order.slice(1, first), 'level']
}

/** Whether a scene can be seen from there with everybody in it. */
export function hasRoomFor(scene: SceneDescription, viewpoint: Viewpoint): boolean {
  return rooms[viewpoint](scene, settingDrawings[scene.setting])
}

const rooms: Record<Viewpoint, (scene: SceneDescription, setting: SettingDrawing) => boolean> = {
  level: () => true,
  // Who looks down sees no star, no window, no shelf on a wall, and of those on a bench only laps.
  above: (scene, { window }) =>
    isUpright(scene) &&
    !isEmbrace(scene) &&
    scene.setting !== 'boat' &&
    !isPlaced(scene) &&
    !isOnRope(scene) &&
    !sitsOnBench(scene) &&
    !scene.figures.some(({ hold = '' }) => aloft.test(hold)) &&
    !isSheltered(scene) &&
    !looksToSky(scene) &&
    !(window && looksToWindow(scene)) &&
    !scene.props.some((noun) => findProp(noun)?.drawing.place === 'wall' && !/\bwindow$/.test(noun)),
  past: (scene, { water }) =>
    isUpright(scene) &&
    water === undefined &&
    !isPlaced(scene) &&
    !isOnRope(scene) &&
    lookersOn(scene).length > 0,
  window: (scene, { indoors }) =>
    scene.figures.length < 7 &&
    !isDivided(scene) &&
    isAtHome.has(scene.setting) &&
    !(indoors && looksAcross(scene)),
  near: (scene) => scene.figures.length <= 3 && scene.shot !== 'close' && !isWished(scene),
  far: (scene, { indoors }) =>
    !indoors && isUpright(scene) && scene.shot !== 'close' && !isWished(scene) && !isPlaced(scene),
}

/** What is over the heads of those who have it would be off the page where one looks down. */
const aloft = /\b(?:umbrella|parasol|balloons?|kite|flag|banner)$/

const sitsOnBench = ({ figures, props, setting }: SceneDescription): boolean =>
  figures.some(({ pose }) => pose === 'sit') &&
  [...props, usualSeats[setting] ?? ''].some((noun) => {
    const drawing = findProp(noun)?.drawing
    return drawing?.seat !== undefined && drawing.seatOfOne === undefined
  })

/** Heads are larger for who looks down: of two who embrace one would have the hair on the other's face. */
const isEmbrace = ({ figures }: SceneDescription): boolean =>
  figures.some(
    ({ pose, look }) => (pose === 'hug' || pose === 'comfort') && figures.some(({ name }) => name === look),
  )

/** Who sits in a tent is under its roof. */
const isSheltered = ({ props }: SceneDescription): boolean =>
  props.some((noun) => findProp(noun)?.drawing.shelter !== undefined)

/** Somebody looks out of the window of a room, or stands behind its curtain. */
const looksToWindow = ({ figures, props }: SceneDescription): boolean =>
  figures.some(({ look = '' }) => /\bwindow\b/.test(look)) || props.some((noun) => /\bcurtains?$/.test(noun))

/** Somebody is seen through the window of a room: that is what the picture is of. */
const looksAcross = ({ props }: SceneDescription): boolean =>
  props.some((noun) => nameAtWindow(noun) !== undefined)

/**
 * Who may stand near the reader with the back half turned, so that the others are seen past them: two or three are seen,
 * and this one's face is not what the page is about. Where two touch, as those who hug, they are what it is about. That is never who acts, whom the scene names
 * first, nor whom somebody looks at while nobody looks at another one.
 */
export function lookersOn({ figures }: SceneDescription): SceneFigure[] {
  if (figures.length < 3 || figures.length > 4) return []
  const touching = new Set(
    figures.flatMap(({ name, pose, look }) =>
      pairDrawings[pose] && figures.some((other) => other.name === look) ? [name, look] : [],
    ),
  )
  if (figures.some(({ name, pose }) => touching.has(name) && posesTogether.has(pose))) return []
  const free = figures
    .slice(1)
    .filter(
      ({ name, hold, pose, face }) => !hold && !touching.has(name) && watching.has(pose) && quiet.has(face),
    )
  const aside = free.filter(({ name }) => !figures.some(({ look }) => look === name))
  return aside.length > 0 ? aside : free
}

/** What such a face feels is told by the others, too, or needs no telling. */
const quiet: ReadonlySet<SceneFigure['face']> = new Set<SceneFigure['face']>([
  'calm',
  'happy',
  'tender',
  'thinking',
  'determined',
  'proud',
  'worried',
  'shy',
])

const watching: ReadonlySet<SceneFigure['pose']> = new Set<SceneFigure['pose']>([
  'stand',
  'walk',
  'wave',
  'look-up',
  'clap',
  'lean',
  'fold-arms',
  'hands-on-hips',
])

const isUpright = ({ figures }: SceneDescription): boolean =>
  figures.length > 0 && !figures.some(({ pose }) => isLying(pose))

/** A parent said where somebody stands, how large they are or from where they are seen. */
const isPlaced = ({ figures, props, seenFrom, spacing }: SceneDescription): boolean =>
  seenFrom !== undefined ||
  isDivided({ props }) ||
  spacing !== undefined ||
  figures.some(({ at, beside, size }) => at !== undefined || beside !== undefined || size !== undefined)

/** A rope leads from somebody to a thing; who rides it, has the hands at it or up in the air has none. */
const isOnRope = ({ figures }: SceneDescription): boolean =>
  figures.some(
    ({ hold, pose }) =>
      hold !== undefined && !isHandy(hold) && !/^(?:ride|cheer)$/.test(pose) && !isAttending({ pose }),
  )

/** A parent asked for something in this picture: how near it is and what they do is theirs. */
export const isWished = ({ wishes = [] }: SceneDescription): boolean => wishes.length > 0

/** Who asked for what there is no room for gets something else than eye level, too, but no window that nobody asked for. */
const instead = (others: readonly Viewpoint[]): Viewpoint =>
  others.find((one) => one !== 'level' && one !== 'window') ?? 'level'

/**
 * Where a window is that of the house one is in or looks out of: a church, a school, a street or a field behind a sill
 * with a flower pot is seen from a room that nobody tells of.
 */
const isAtHome: ReadonlySet<SceneDescription['setting']> = new Set<SceneDescription['setting']>([
  'living-room',
  'bedroom',
  'kitchen',
  'garden',
  'porch',
])

/** A window every now and then is something to see; on every page it is a habit. */
const windowLast = (order: readonly Viewpoint[]): Viewpoint[] => [
  ...order.filter((one) => one !== 'window'),
  ...order.filter((one) => one === 'window'),
]
