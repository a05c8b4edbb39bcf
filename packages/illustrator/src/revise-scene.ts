import { reviseCast } from './revision/revise-cast.ts'
import { reviseFaces } from './revision/revise-faces.ts'
import { revisePoses } from './revision/revise-poses.ts'
import { reviseSurroundings } from './revision/revise-surroundings.ts'
import { reviseThings } from './revision/revise-things.ts'
import { reviseWorn } from './revision/revise-worn.ts'
import { readWishes, type Wish } from './revision/wish.ts'
import type { FigureDescription, SceneDescription } from './scene-description.ts'

type Rule = (scene: SceneDescription, wish: Wish, cast: readonly FigureDescription[]) => SceneDescription

/** Each rule changes what it understands and hands back the very same scene otherwise. */
const rules: readonly Rule[] = [
  reviseSurroundings,
  reviseCast,
  reviseFaces,
  revisePoses,
  reviseThings,
  reviseWorn,
]

/**
 * What a parent says about a picture changes what it says and keeps the rest ("make it night", "Mia should
 * smile", "add the lamb", "closer", "no rain"). Words that name nothing a picture can change
 * ask for another staging of the same scene, so that the next picture is never the same as the last.
 */
export function reviseScene(
  scene: SceneDescription,
  cast: FigureDescription[],
  feedback: string,
): SceneDescription {
  let revised = scene
  for (const wish of readWishes(feedback, scene, cast)) {
    for (const rule of rules) revised = rule(revised, wish, cast)
  }
  if (revised !== scene) return revised
  return { ...scene, variation: (scene.variation ?? 0) + 1 }
}
