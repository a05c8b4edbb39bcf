import { leaveOff } from '../looks/leave-off.ts'
import { readLook } from '../looks/read-look.ts'
import type { FigureDescription, SceneDescription, SceneFigure, Worn } from '../scene-description.ts'
import type { Wish } from './wish.ts'

const wornWords: readonly (readonly [RegExp, Worn])[] = [
  [/\b(hats?|caps?|crowns?|beanie|bonnet|helmet)\b/, 'hat'],
  [/\b(glasses|spectacles)\b/, 'glasses'],
  [/\bscar(?:f|ves)\b/, 'scarf'],
  [/\bcapes?\b/, 'cape'],
  [/\b(bags?|backpacks?|satchel)\b/, 'bag'],
  [/\baprons?\b/, 'apron'],
  [/\bbows?\b/, 'bow'],
]

/** "no hat", "Leo without his glasses": in this picture it is left off, on every other it stays. */
export function reviseWorn(
  scene: SceneDescription,
  { words, negative, names }: Wish,
  cast: readonly FigureDescription[],
): SceneDescription {
  const worn = wornWords.find(([pattern]) => pattern.test(words))?.[1]
  if (!worn || !negative) return scene
  const isMeant = ({ name }: SceneFigure) => names.length === 0 || names.includes(name)
  const figures = scene.figures.map((figure) =>
    isMeant(figure) && wears(figure, worn, cast)
      ? { ...figure, leftOff: [...(figure.leftOff ?? []), worn] }
      : figure,
  )
  return figures.some((figure, index) => figure !== scene.figures[index]) ? { ...scene, figures } : scene
}

function wears({ name, leftOff = [] }: SceneFigure, worn: Worn, cast: readonly FigureDescription[]): boolean {
  const description = cast.find((one) => one.name === name)
  if (!description) return false
  const look = leaveOff(readLook(description), leftOff)
  return JSON.stringify(leaveOff(look, [worn])) !== JSON.stringify(look)
}
