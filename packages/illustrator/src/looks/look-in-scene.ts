import type { FigureDescription, SceneDescription, SceneFigure } from '../scene-description.ts'
import { leaveOff } from './leave-off.ts'
import type { Look } from './look.ts'
import { putOn } from './put-on.ts'
import { readCast } from './read-cast.ts'
import { readLook } from './read-look.ts'
import { lookOfSomebody } from './somebody-else.ts'
import { withYears } from './with-years.ts'

/**
 * How somebody looks in one picture: as the cast does, but for what is worn or left off in it.
 * `looks` are those of the cast, by names in small letters.
 */
export function lookInScene(figure: SceneFigure, looks: ReadonlyMap<string, Look>): Look {
  const usual =
    looks.get(figure.name.toLowerCase()) ??
    lookOfSomebody(figure.name, looks.get((figure.kinOf ?? '').toLowerCase()))
  return leaveOff(putOn(withYears(usual, figure.years), figure.wears), figure.leftOff)
}

/** How the figures of a scene look in it, in their order. */
export function looksInScene({ figures }: SceneDescription, cast: readonly FigureDescription[]): Look[] {
  const looks = readCast(cast)
  return figures.map((figure) => lookInScene(figure, looks))
}

/** How somebody looks in a story of which nobody else is. */
export const lookAlone = (description: FigureDescription): Look =>
  readCast([description]).get(description.name.toLowerCase()) ?? readLook(description)
