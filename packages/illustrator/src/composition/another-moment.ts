import type { Look } from '../looks/look.ts'
import type { Face, Pose, SceneDescription, SceneFigure } from '../scene-description.ts'
import { pairDrawings } from './pair-drawings.ts'
import { isWished } from './viewpoint.ts'

/**
 * The same deed a breath later: who only stood there does something with the arms and looks at who does it, and faces
 * move within their feeling. Whoever does something goes on doing it. What a parent asked for stays as it is.
 *
 * @param before the scene that a parent wants to be changed and else as it was drawn
 */
export function anotherMoment(
  scene: SceneDescription,
  looks: readonly Look[],
  turn: number,
  before?: SceneDescription,
): SceneDescription {
  if (turn === 0 || isWished(before ?? scene)) return scene
  const doer = scene.figures.find(({ pose }) => !waiting.has(pose)) ?? scene.figures[0]
  const touched = new Set(scene.figures.flatMap(({ pose, look }) => (pairDrawings[pose] && look) || []))
  return {
    ...scene,
    figures: scene.figures.map((figure, index) => {
      const wished = wishedOf(figure, before)
      const changes = !wished.pose && canChange(figure, looks[index], touched)
      return {
        ...figure,
        pose: changes ? later(figure, turn + index) : figure.pose,
        face: turn % 2 && !wished.face ? laterFace(figure.face, scene) : figure.face,
        ...(figure.look === undefined && doer && doer !== figure && !wished.look && { look: doer.name }),
      }
    }),
  }
}

/** What of a figure is otherwise than it was, since a parent wants it so. */
function wishedOf(figure: SceneFigure, before: SceneDescription | undefined) {
  const was = before?.figures.find(({ name }) => name === figure.name)
  const isOther = (part: 'pose' | 'face' | 'look'): boolean => was !== undefined && was[part] !== figure[part]
  return { pose: isOther('pose'), face: isOther('face'), look: isOther('look') }
}

const waiting: ReadonlySet<Pose> = new Set<Pose>(['stand', 'look-up', 'lean'])

/** Arms that hold, are held or differ from those of others stay as they are. */
function canChange(figure: SceneFigure, look: Look | undefined, touched: ReadonlySet<string>): boolean {
  if (look?.kind !== 'human' || look.aid || look.marks.length > 0) return false
  if (look.age === 'baby' || look.age === 'toddler') return false
  return figure.pose === 'stand' && figure.hold === undefined && !touched.has(figure.name)
}

function later({ face }: SceneFigure, turn: number): Pose {
  const choices = glad.has(face) ? (['hands-on-hips', 'clap'] as const) : (['fold-arms', 'lean'] as const)
  return low.has(face) ? 'stand' : (choices[turn % choices.length] ?? 'stand')
}

const glad: ReadonlySet<Face> = new Set<Face>(['happy', 'joy', 'laugh', 'wow'])
const low: ReadonlySet<Face> = new Set<Face>(['sad', 'worried', 'shy', 'angry', 'sleepy'])

/** At a low point nobody begins to smile. */
const laterFace = (face: Face, { valence = 0 }: SceneDescription): Face =>
  valence < 0 && face === 'calm' ? face : (nextFaces[face] ?? face)

const nextFaces: Partial<Record<Face, Face>> = {
  happy: 'joy',
  joy: 'laugh',
  laugh: 'joy',
  calm: 'tender',
  tender: 'happy',
}
