import { findProp } from '../props/find-prop.ts'
import type { Pose, SceneDescription, SceneFigure } from '../scene-description.ts'

/** In these poses nobody hands a shawl over or works at it: it is there against the cold. */
const resting: ReadonlySet<Pose> = new Set<Pose>(['sit', 'kneel', 'lean', 'pray'])

/** Who sits there with a shawl has it about the shoulders, where it falls as a cape does, and the hands are free. */
export function wrappedUp(scene: SceneDescription): SceneDescription {
  const worn = scene.figures.filter(isWrapped).map(({ hold = '' }) => findProp(hold)?.drawing)
  if (worn.length === 0) return scene
  const props = scene.props.filter((noun) => !worn.includes(findProp(noun)?.drawing))
  return { ...scene, figures: scene.figures.map(wrapped), props }
}

const isWrapped = ({ hold, pose }: SceneFigure): boolean =>
  hold !== undefined && resting.has(pose) && findProp(hold)?.drawing.covers === true

function wrapped(figure: SceneFigure): SceneFigure {
  const { hold = '', wears = [], ...rest } = figure
  if (!isWrapped(figure)) return figure
  const colour = hold.includes(' ') ? hold.slice(0, hold.lastIndexOf(' ')) : 'purple'
  return { ...rest, wears: [...wears, `${colour} cape`] }
}
