import type { SceneFigure } from '../scene-description.ts'
import { leaveOff } from './leave-off.ts'
import type { Look } from './look.ts'
import { putOn } from './put-on.ts'
import { readLook } from './read-look.ts'

/**
 * How somebody looks in one picture: as the cast does, but for what is worn or left off in it.
 * `looks` are those of the cast, by names in small letters.
 */
export function lookInScene(figure: SceneFigure, looks: ReadonlyMap<string, Look>): Look {
  const usual = looks.get(figure.name.toLowerCase()) ?? readLook({ name: figure.name, details: '' })
  return leaveOff(putOn(usual, figure.wears), figure.leftOff)
}
