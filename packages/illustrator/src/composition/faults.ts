import { type Layer, PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import { coveredFace, FACE } from '../people/own-face.ts'
import { findProp } from '../props/find-prop.ts'
import type { Face, SceneDescription } from '../scene-description.ts'
import { isSameThing } from './at-their-things.ts'
import type { Composition } from './composition.ts'
import { coveredPart, seenPart, seenShare } from './kept-in-view.ts'

/** What must not be in a picture, found by geometry. */
export interface Fault {
  kind:
    | 'missing'
    | 'hidden-face'
    | 'cut-face'
    | 'unseen-face'
    | 'wrong-feeling'
    | 'tangled'
    | 'fused'
    | 'floating'
    | 'unseen-thing'
  /** Of whom, or of what thing. */
  who: string
}

type Located = Composition['figures'][number]

/** The share of a face that may be covered: a hair of a neighbour, a fingertip. */
const COVERED = 0.05
/** The same for who holds another in the arms: cheek by cheek. */
const COVERED_IN_ARMS = 0.2
/** The same for what somebody holds before the own face. */
const OWN_THING = 0.08
/** The share of the narrower of two that may stand behind the other on the same line. */
const OVERLAP = 0.62

/** Everything that is wrong with a picture; an empty list is a picture to be shown. */
export function faultsOf(scene: SceneDescription, composition: Composition): Fault[] {
  const { page, figures, things, boxes } = composition
  return [
    ...scene.figures
      .filter(({ name }) => !figures.some((figure) => figure.name === name))
      .map(({ name }): Fault => ({ kind: 'missing', who: name })),
    ...figures.flatMap((figure): Fault[] => {
      if (isCut(figure)) return [{ kind: 'cut-face', who: figure.name }]
      const isHeld = figure.touches !== null || figures.some(({ touches }) => touches === figure.name)
      const most = isHeld ? COVERED_IN_ARMS : COVERED
      return coveredShare(figure, page.layers) > most || figure.hidesOwnFace > OWN_THING
        ? [{ kind: 'hidden-face', who: figure.name }]
        : []
    }),
    ...unseenFacesOf(scene, composition),
    ...wrongFeelingOf(composition.scene),
    ...tangledOf(figures),
    ...fusedOf(figures),
    ...boxes
      .filter((box) => isOutside(box, composition) || isBehindPeople(box, composition, scene))
      .map(({ noun }): Fault => ({ kind: 'unseen-thing', who: noun })),
    ...things.filter(isFloating).map(({ noun }): Fault => ({ kind: 'floating', who: noun })),
  ]
}

/** Who is alone or feels something and is seen from behind, unless a parent wants it so. */
function unseenFacesOf(scene: SceneDescription, { figures }: Composition): Fault[] {
  if (scene.seenFrom !== undefined) return []
  const isFelt = (name: string): boolean =>
    scene.figures.some((figure) => figure.name === name && lowFaces.has(figure.face))
  const someFace = figures.some(({ isFaceless }) => !isFaceless)
  return figures
    .filter(({ name, isFaceless }) => isFaceless && (!someFace || isFelt(name)))
    .map(({ name }): Fault => ({ kind: 'unseen-face', who: name }))
}

/** At a low point somebody is low, or startled; at a good one somebody is glad, or resolved. */
function wrongFeelingOf({ valence = 0, figures }: SceneDescription): Fault[] {
  const [first] = figures
  if (valence === 0 || !first) return []
  const fits = figures.some(({ face }) => (valence < 0 ? lowFaces : gladFaces).has(face))
  return fits ? [] : [{ kind: 'wrong-feeling', who: first.name }]
}

const lowFaces: ReadonlySet<Face> = new Set<Face>(['sad', 'worried', 'angry', 'shy', 'wow'])
const gladFaces: ReadonlySet<Face> = new Set<Face>([
  'happy',
  'joy',
  'laugh',
  'tender',
  'proud',
  'determined',
  'wow',
  'sleepy',
])

/** A frame of coloured stones or a torn edge of paper takes so much of the page. */
const EDGE = 28

/** Whether a part of the face is outside of the page, or under the edge that its style has. */
const isCut = ({ head }: Located): boolean =>
  head.x - head.radius * FACE < EDGE ||
  head.x + head.radius * FACE > PAGE_SIZE - EDGE ||
  head.y - head.radius * FACE < EDGE ||
  head.y + head.radius * FACE > PAGE_SIZE - EDGE

/** How much of a face lies under what is drawn after it, 0 to 1. */
function coveredShare({ name, head }: Located, layers: readonly Layer[]): number {
  const own = layers.findIndex(({ who }) => who === name)
  return coveredFace(
    { ...head, x: head.x + (head.aside ?? 0) },
    layers.slice(own + 1).flatMap(({ shapes }) => shapes),
  )
}

/** Two who have nothing to do with each other and stand in the same place. */
function tangledOf(figures: readonly Located[]): Fault[] {
  return figures.flatMap((one, index) =>
    figures.slice(index + 1).flatMap((other): Fault[] => {
      const touch = one.touches === other.name || other.touches === one.name
      const sameLine = Math.abs(one.bounds.bottom - other.bounds.bottom) < 0.12 * heightOf(one)
      const wide =
        Math.min(one.bounds.right, other.bounds.right) - Math.max(one.bounds.left, other.bounds.left)
      const narrower = Math.min(one.bounds.right - one.bounds.left, other.bounds.right - other.bounds.left)
      const crowd = one.isLying || other.isLying || touch || !sameLine
      return !crowd && wide > narrower * OVERLAP
        ? [{ kind: 'tangled', who: `${one.name} and ${other.name}` }]
        : []
    }),
  )
}

/** How near the middles of two heads are at least, in their radii together: hair may meet, and cheeks of who embrace. */
const APART = 0.96
const APART_IN_ARMS = 0.8

/** The same for hair and hats of two of whom neither is much higher, in half their widths together. */
const [LEVEL, APART_IN_HAIR] = [0.8, 0.94]

/** Two whose heads lie over one another: whichever is in front, they look like one. */
function fusedOf(figures: readonly Located[]): Fault[] {
  return figures.flatMap((one, index) =>
    figures.slice(index + 1).flatMap((other): Fault[] => {
      const touch = one.touches === other.name || other.touches === one.name
      const [aside, higher] = [one.head.x - other.head.x, one.head.y - other.head.y].map(Math.abs)
      const radii = one.head.radius + other.head.radius
      const isNear = Math.hypot(aside ?? 0, higher ?? 0) < radii * (touch ? APART_IN_ARMS : APART)
      const isLow = touch || one.isLying || other.isLying
      const inHair =
        !isLow &&
        (higher ?? 0) < radii * LEVEL &&
        (aside ?? 0) < (one.head.half + other.head.half) * APART_IN_HAIR
      return isNear || inHair ? [{ kind: 'fused', who: `${one.name} and ${other.name}` }] : []
    }),
  )
}

const heightOf = ({ bounds }: Located): number => bounds.bottom - bounds.top

/** The share of a thing that is seen at least. */
const SEEN = 0.6

/** Whether much of a thing is off the page, or behind the wall around a window. */
const isOutside = (box: Bounds, { arrangement }: Composition): boolean =>
  seenShare(box, seenPart({ left: 0, top: 0, size: PAGE_SIZE }, arrangement.viewpoint)) < SEEN

/** The share of a thing that those who stand before it may cover. */
const BEHIND = 0.7
/** The same of a thing that somebody looks at: the page is about it. */
const LOOKED_AT_BEHIND = 0.45
/** And of one on which there are words: they have to be read. */
const READ_BEHIND = 0.2
/** A body is narrower than the box around it, on each side by this share. */
const AROUND_BODY = 0.15

/** Whether hardly anything of a thing is seen past those who stand before it; what carries them, and a crowd, is behind them. */
function isBehindPeople(
  { noun, ...box }: Composition['boxes'][number],
  { figures }: Composition,
  scene: SceneDescription,
): boolean {
  const prop = findProp(noun)
  const { seat, spread, shelter, several } = prop?.drawing ?? {}
  if (seat || spread || shelter || several) return false
  const before = figures
    .filter(({ bounds }) => bounds.bottom > box.bottom)
    .map(({ bounds }) => bodyIn(bounds, (bounds.right - bounds.left) * AROUND_BODY))
  const isLookedAt = scene.figures.some(
    ({ look }) => look === noun || (look !== undefined && isSameThing(look, noun)),
  )
  const most = prop?.words ? READ_BEHIND : isLookedAt ? LOOKED_AT_BEHIND : BEHIND
  return coveredPart(box, before) > most
}

const bodyIn = (bounds: Bounds, narrower: number): Bounds => ({
  ...bounds,
  left: bounds.left + narrower,
  right: bounds.right - narrower,
})

/** What stands on the ground has its foot below the line where the ground begins. */
const isFloating = ({ foot, ground }: Composition['things'][number]): boolean => foot < ground - 4
