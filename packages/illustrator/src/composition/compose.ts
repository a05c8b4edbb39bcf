import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { anotherMoment } from './another-moment.ts'
import { arrangedAsBefore } from './arranged-as-before.ts'
import { fallBeside, TRIES } from './arrangement.ts'
import { frame, inPicture, type View } from './camera.ts'
import { carryingTheirs } from './carrying-theirs.ts'
import type { ComposeRequest, Composition } from './composition.ts'
import { type Fault, faultsOf } from './faults.ts'
import { gatherGroup } from './gather-group.ts'
import { toned } from './grade.ts'
import { behindBacks } from './looked-at.ts'
import { withRoomMade } from './make-room.ts'
import { nameAtWindow } from './name-at-window.ts'
import { withNewbornsHeld } from './newborns.ts'
import { layersOf } from './picture-layers.ts'
import { placeProps } from './place-props.ts'
import { onWater, ridingWhatCarries } from './rides-or-runs.ts'
import { type Stage, setStage } from './set-stage.ts'
import { looksToSky, showsSky } from './shines-outside.ts'
import type { StagedMember } from './stage-row.ts'
import { GROUND_BEHIND } from './stand-behind.ts'
import { subjectOf } from './subject-of.ts'
import { stepsBack, toldBeside, withRoomFor } from './told-things.ts'
import { areTwoPictures, differenceOf } from './two-pictures.ts'
import { withWindowSeen } from './window-in-view.ts'
import { wrappedUp } from './wrapped-up.ts'

/** The pictures in view of which another one of the same scene is composed. */
interface Others {
  /** What a parent sees beside it: it is more than that one mirrored or enlarged. */
  first?: Composition | undefined
  /** What a parent asked to be changed: it is staged as that one. */
  before?: Composition | undefined
}

/** A picture in which everybody's face is seen: what hides one is staged anew, and the best of what was tried is taken. */
export function compose(request: ComposeRequest): Composition {
  const kept = composeAsBefore(request)
  if (kept) return kept
  const others = othersOf(request)
  let best: { composition: Composition; faults: number } | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const composition = composeLooking(request, attempt, others)
    const faults = weightIn(request, composition) + (isAnother(composition, others.first) ? 0 : 1.5)
    if (faults === 0) return composition
    if (!best || faults < best.faults) best = { composition, faults }
  }
  return best?.composition ?? composeOnce(request, 0, others)
}

/** Where a wish leaves room for it, the picture is the one before and what was wished. */
function composeAsBefore(request: ComposeRequest): Composition | undefined {
  const asked = beforeOf(request)
  if (!asked || request.candidate !== asked.candidate) return undefined
  const before = compose(asked)
  const composition = composeLooking(request, 0, { before })
  const isAsGood = ofStaging(request, composition) <= ofStaging(asked, before)
  return isAsGood && showsWhatIsNew(request.scene, asked.scene, composition) ? composition : undefined
}

/** A thing that was wished for and has no room in the picture before, or is hidden there, is no wish done. */
function showsWhatIsNew(
  scene: ComposeRequest['scene'],
  before: ComposeRequest['scene'],
  composition: Composition,
): boolean {
  const unseen = faultsOf(scene, composition).filter(({ kind }) => kind === 'unseen-thing')
  return scene.props
    .filter((noun) => !before.props.includes(noun))
    .every(
      (noun) => composition.boxes.some((box) => box.noun === noun) && !unseen.some(({ who }) => who === noun),
    )
}

function othersOf(request: ComposeRequest): Others {
  const { before } = request.scene
  if (before && before.candidate !== request.candidate)
    return { first: compose({ ...request, candidate: before.candidate }) }
  return turnOf(request) > 0 ? { first: compose(firstOf(request)) } : {}
}

/** How the picture was asked for that a parent wants to be changed. */
function beforeOf({ looks: _ofThisScene, ...request }: ComposeRequest): ComposeRequest | undefined {
  const { before } = request.scene
  return before && { ...request, ...before }
}

/** People turn before things have a place: where one ends up behind the back of who looks at it, they turn once more. */
function composeLooking(request: ComposeRequest, attempt: number, others: Others): Composition {
  const composition = composeOnce(request, attempt, others)
  const behind = behindBacks(composition)
  if (Object.keys(behind).length === 0) return composition
  const { scene } = request
  const turned = composeOnce(
    { ...request, scene: { ...scene, places: { ...behind, ...scene.places } } },
    attempt,
    others,
  )
  if (Object.keys(behindBacks(turned)).length >= Object.keys(behind).length) return composition
  return { ...turned, scene: composition.scene }
}

/** A feeling that a parent wants is no fault of how the picture is staged. */
const ofStaging = ({ scene }: ComposeRequest, composition: Composition): number =>
  weightOf(faultsOf(scene, composition).filter(({ kind }) => kind !== 'wrong-feeling'))

const weightIn = ({ scene }: ComposeRequest, composition: Composition): number =>
  weightOf(faultsOf(scene, composition))

/** What nobody should see counts most; a thing at the edge of the page costs less than a choice that is none. */
const weightOf = (faults: readonly Fault[]): number =>
  faults.reduce((sum, { kind }) => sum + (kind === 'unseen-thing' ? 1 : 2), 0)

/** A further candidate is more than the first one mirrored or enlarged. */
const isAnother = (composition: Composition, first: Composition | undefined): boolean =>
  first === undefined || areTwoPictures(differenceOf(first, composition))

const turnOf = ({ candidate, scene }: ComposeRequest): number => candidate + (scene.variation ?? 0)

/** What a parent sees first of the scene. */
function firstOf(request: ComposeRequest): ComposeRequest {
  const { before: _, ...scene } = request.scene
  return { ...request, candidate: 0, scene: { ...scene, variation: 0 } }
}

/** How large heads are in a picture, in its units; undefined where there are none. */
const headsIn = (figures: Composition['figures']): number | undefined =>
  figures.length === 0 ? undefined : figures.reduce((sum, { head }) => sum + head.radius, 0) / figures.length

/** Smaller heads have no face that one can read, in units of the picture. */
const LEAST_HEAD = 60
/** By how much candidates differ in the size of their people where there is room. */
const LARGER = 1.2
/** What is tried for it: farther away first, which always leaves everybody in the picture. */
const steps = [1, 0.84, 0.72, 1.2, 1.4, 0.6] as const

/** What the picture shows of the stage, and by which of the steps. */
interface Taken {
  step: number
  view: View
}

/** Sets the stage, gathers everybody on it, and chooses what the picture shows of it. */
function takePicture(request: ComposeRequest, attempt: number, { first, before }: Others) {
  const wrapped = wrappedUp(request.scene)
  const { cast, looks = looksInScene(wrapped, cast), seed, candidate, page = 0 } = request
  const told = onWater(ridingWhatCarries(carryingTheirs(wrapped, looks), looks))
  const turn = turnOf(request)
  const moment = anotherMoment(told, looks, turn, before && told.before?.scene)
  const scene = withNewbornsHeld(moment, looks)
  const arranged = before
    ? arrangedAsBefore(scene, before)
    : {
        ...request.staging?.arrangement,
        ...(first && told.before && { fall: fallBeside(first.arrangement.fall, { seed, page, turn }) }),
      }
  const stage = setStage({ scene, seed, candidate, page, attempt, arranged })
  const group = gatherGroup(stage, looks, cast)
  const subject = subjectOf(group.staged, stage)
  const lookedAt = toldBeside(stage, group)
  const shot = stepsBack(scene) ? 'medium' : scene.shot
  const seen = {
    ...withRoomFor(withWindow(subject, stage), lookedAt, group),
    closeness: group.closeness,
    ...(stage.ground && { ground: stage.ground }),
  }
  const viewOf = (nearness: number): View =>
    withWindowSeen(
      frame(seen, shot, { ...stage.arrangement, nearness: stage.arrangement.nearness * nearness }),
      seen,
      stage,
    )
  const locatedIn = (view: View) => group.staged.map((member) => locate(member, view))
  const isApart = (view: View): boolean => {
    const [heads, before] = [headsIn(locatedIn(view)), first && headsIn(first.figures)]
    return !before || !heads || Math.max(before, heads) / Math.min(before, heads) > LARGER
  }
  const views = steps.map((step) => ({ step, view: viewOf(step) }))
  const isLarge = ({ view }: Taken): boolean => (headsIn(locatedIn(view)) ?? LEAST_HEAD) >= LEAST_HEAD
  const withSky =
    looksToSky(scene) && !scene.nearest && !stage.setting.indoors
      ? views.filter(({ view }) => showsSky(view))
      : []
  const best = (from: readonly Taken[]) =>
    from.find((one) => isApart(one.view) && isLarge(one)) ?? from.find(({ view }) => isApart(view))
  const wanted = request.staging && { step: 1, view: request.staging.viewOf(subject, stage) }
  const asBefore = before && { step: before.step, view: viewOf(before.step) }
  const arrangedSo = { step: 1, view: viewOf(1) }
  const { step, view } = wanted ?? asBefore ?? best(withSky) ?? withSky[0] ?? best(views) ?? arrangedSo
  const distance = distanceOf(view, frame(seen, shot, { ...stage.arrangement, nearness: 1 }))
  return { scene, stage, group, subject, view, step, distance, figures: locatedIn(view) }
}

/** Takes a picture and layers it from the sky to the frame. */
export function composeOnce(request: ComposeRequest, attempt: number, others: Others): Composition {
  const taken = takePicture(request, attempt, others)
  const { scene, stage: bare, group, subject, view, figures } = taken
  const { seed, staging } = request
  const stage = staging ? { ...bare, scenery: staging.dress(bare.scenery, bare, view) } : bare
  const placed = (staging?.placeProps ?? placeProps)(stage, group, view)
  const cleared = {
    ...stage,
    scenery: withRoomMade(stage.scenery, placed, group.staged, view),
  }
  const layers = layersOf(cleared, group, placed, { view, subject, figures, staging })
  const ground = stage.setting.floor.back - GROUND_BEHIND
  return {
    page: { seed, layers: scene.tone ? toned(layers, scene.tone) : layers },
    view,
    distance: taken.distance,
    step: taken.step,
    scene,
    arrangement: stage.arrangement,
    figures,
    boxes: placed.shown.map(({ noun, box }) => ({ noun, ...inPicture(box, view) })),
    standing: placed.standing,
    things: placed.among.map(({ noun, y }) => ({ noun, foot: y, ground })),
  }
}

/** How much room a window across the way takes beside everybody, on the stage. */
const WINDOW_ROOM = 250

/** Whoever is seen at a window belongs to those whom the picture is of: there is room for a house beside the group. */
function withWindow<Seen extends Bounds>(subject: Seen, { scene, window, freeSide }: Stage): Seen {
  if (window) return subject
  if (!scene.props.some((noun) => nameAtWindow(noun) !== undefined)) return subject
  return freeSide < 0
    ? { ...subject, left: subject.left - WINDOW_ROOM }
    : { ...subject, right: subject.right + WINDOW_ROOM }
}

/** A difference that nobody would see is none. */
function distanceOf({ size }: View, usual: View): Composition['distance'] {
  if (size < usual.size * 0.97) return 'closer'
  return size > usual.size * 1.03 ? 'farther' : 'usual'
}

function locate(member: StagedMember, view: View): Composition['figures'][number] {
  const zoom = PAGE_SIZE / view.size
  const { centre, radius, half, aside = 0 } = member.drawn.head
  return {
    name: member.figure.name,
    bounds: inPicture(member.bounds, view),
    head: {
      x: (member.x + centre[0] * member.attention.facing * member.scale - view.left) * zoom,
      y: (member.y + (centre[1] - member.raised) * member.scale - view.top) * zoom,
      radius: radius * member.scale * zoom,
      half: half * member.scale * zoom,
      aside: aside * member.attention.facing * member.scale * zoom,
    },
    facing: member.attention.facing,
    turn: member.attention.turn,
    touches: member.touches,
    isLying: member.drawn.lying,
    isFaceless: member.drawn.faceless,
    hidesOwnFace: member.drawn.hidesOwnFace ?? 0,
  }
}
