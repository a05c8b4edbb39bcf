import type { Face, SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'

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

const isAsleep = ({ pose, face }: SceneFigure): boolean => pose === 'sleep' || face === 'sleepy'

function low({ name, face, look }: SceneFigure, { figures }: SceneDescription): Face {
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
    figures.find((figure) => (valence < -1 || figure.face === 'tender') && !isAsleep(figure))
  return figures.map((figure) =>
    figure === first ? { ...figure, face: valence < -1 ? 'sad' : 'worried' } : figure,
  )
}

function someoneGlad(figures: SceneFigure[]): SceneFigure[] {
  if (figures.some(({ face }) => gladFaces.has(face))) return figures
  const first = figures.find((figure) => indifferent.has(figure.face) && !isAsleep(figure))
  return figures.map((figure) => (figure === first ? { ...figure, face: 'happy' } : figure))
}
