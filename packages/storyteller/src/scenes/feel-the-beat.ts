import type { Face, Pose, SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'

/**
 * Faces follow what happens: who was left calm at a low point is worried, at a good one glad, and who looks at somebody
 * feels with them. A face that the plot says itself stays; only at the lowest points nobody tells of goes on smiling.
 */
export function feelTheBeat(scene: SceneDescription): SceneDescription {
  const { valence = 0 } = scene
  if (valence === 0) return scene
  const figures = scene.figures.map((figure) => ({
    ...figure,
    face: valence < 0 ? low(figure, scene) : high(figure),
  }))
  return { ...scene, figures: valence < 0 ? someoneLow(figures, valence) : someoneGlad(figures) }
}

const indifferent: ReadonlySet<Face> = new Set<Face>(['calm', 'thinking'])
const lowFaces: ReadonlySet<Face> = new Set<Face>(['sad', 'worried', 'angry', 'shy'])
const gladFaces: ReadonlySet<Face> = new Set<Face>(['happy', 'joy', 'laugh', 'tender', 'wow'])

/** Who consoles somebody is not beside themselves: "We are safe" is said with a warm face. */
const consoling: ReadonlySet<Pose> = new Set<Pose>(['comfort', 'stroke', 'hug', 'hold-hands'])
const consoles = ({ pose, face, look, name }: SceneFigure, figures: readonly SceneFigure[]): boolean =>
  consoling.has(pose) &&
  (face === 'calm' || face === 'tender') &&
  figures.some((other) => other.name === look && other.name !== name)

const isAsleep = ({ pose, face }: SceneFigure): boolean => pose === 'sleep' || face === 'sleepy'

function low(figure: SceneFigure, { figures }: SceneDescription): Face {
  const { name, face, look } = figure
  if (consoles(figure, figures)) return 'tender'
  if (face !== 'calm') return face
  const seen = figures.find((other) => other.name === look && other.name !== name)
  return seen === undefined || lowFaces.has(seen.face) || indifferent.has(seen.face) ? 'worried' : face
}

const high = (figure: SceneFigure): Face =>
  figure.face === 'calm' && !isAsleep(figure) ? 'happy' : figure.face

/** Somebody feels it: the first one whose face does not say something else. */
function someoneLow(figures: SceneFigure[], valence: number): SceneFigure[] {
  if (figures.some(({ face }) => lowFaces.has(face))) return figures
  const first =
    figures.find(({ face }) => indifferent.has(face)) ??
    figures.find(
      (figure) =>
        (valence < -1 || figure.face === 'tender') && !isAsleep(figure) && !consoles(figure, figures),
    )
  return figures.map((figure) =>
    figure === first ? { ...figure, face: valence < -1 ? 'sad' : 'worried' } : figure,
  )
}

function someoneGlad(figures: SceneFigure[]): SceneFigure[] {
  if (figures.some(({ face }) => gladFaces.has(face))) return figures
  const first = figures.find((figure) => indifferent.has(figure.face) && !isAsleep(figure))
  return figures.map((figure) => (figure === first ? { ...figure, face: 'happy' } : figure))
}
