import type { Whom } from '@faith-fables/listener'
import { lookInScene } from '../looks/look-in-scene.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import type { Cast } from './change.ts'

/** Who of the picture is meant; `ifNobody` where the wish names nobody: "sitting" is said of whoever is alone. */
export function figuresMeant(
  { figures }: SceneDescription,
  who: Whom,
  ifNobody: 'everybody' | 'whoever is alone',
): readonly SceneFigure[] {
  if (who === 'everybody') return figures
  if (who.length > 0) return figures.filter(({ name }) => who.includes(name))
  return ifNobody === 'everybody' || figures.length === 1 ? figures : []
}

/** Everybody; where two people have others with them, a dog or a doll, the two: "they should hold hands". */
export function bothIn({ figures }: SceneDescription, { looks }: Cast): readonly SceneFigure[] {
  const people = figures.filter((figure) => lookInScene(figure, looks).kind === 'human')
  return figures.length > 2 && people.length === 2 ? people : figures
}

/** The scene with some of its figures changed; the very same one where no change is seen. */
export function withFigures(
  scene: SceneDescription,
  meant: readonly SceneFigure[],
  change: (figure: SceneFigure) => SceneFigure,
): SceneDescription {
  const figures = scene.figures.map((figure) => (meant.includes(figure) ? change(figure) : figure))
  return sorted(figures) === sorted(scene.figures) ? scene : { ...scene, figures }
}

/** In whatever order somebody's fields stand. */
const sorted = (figures: readonly SceneFigure[]): string =>
  JSON.stringify(
    figures.map((figure) => Object.entries(figure).sort(([one], [other]) => (one < other ? -1 : 1))),
  )
