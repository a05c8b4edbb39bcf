import { readCast } from './looks/read-cast.ts'
import { leftoversOf } from './revision/leftovers.ts'
import { reviseCast } from './revision/revise-cast.ts'
import { reviseFaces } from './revision/revise-faces.ts'
import { reviseLight } from './revision/revise-light.ts'
import { revisePoses } from './revision/revise-poses.ts'
import { reviseShot } from './revision/revise-shot.ts'
import { reviseSurroundings } from './revision/revise-surroundings.ts'
import { reviseThings } from './revision/revise-things.ts'
import { reviseTone } from './revision/revise-tone.ts'
import { reviseWorn } from './revision/revise-worn.ts'
import type { Rule } from './revision/revision.ts'
import { readWishes } from './revision/wish.ts'
import type { FigureDescription, SceneDescription } from './scene-description.ts'

/** A rule leaves alone what those before it have placed: "on a ship" is a place and adds no ship. */
const rules: readonly Rule[] = [
  reviseTone,
  reviseLight,
  reviseSurroundings,
  reviseCast,
  reviseFaces,
  revisePoses,
  reviseWorn,
  reviseThings,
  reviseShot,
]

/** What became of a parent's wish. */
export interface RevisedScene {
  scene: SceneDescription
  /** What could not be placed, in the parent's own words: "a purple zeppelin". */
  unplaced: string[]
}

/**
 * What a parent says about a picture changes what it says and keeps the rest ("make it night", "Mia should
 * smile", "add the lamb", "closer", "no rain"). Words that name nothing a picture can change
 * ask for another staging of the same scene, so that the next picture is never the same as the last.
 */
export function reviseScene(
  scene: SceneDescription,
  cast: FigureDescription[],
  feedback: string,
): RevisedScene {
  let revised = scene
  const unplaced: string[] = []
  const known = { descriptions: cast, looks: readCast(cast) }
  for (const wish of readWishes(feedback, scene, known)) {
    const placed: string[] = []
    for (const rule of rules) {
      const revision = rule(revised, { ...wish, placed }, known)
      revised = revision.scene
      placed.push(...revision.placed)
    }
    unplaced.push(...leftoversOf({ ...wish, placed }, [scene, revised], feedback))
  }
  const isChanged = JSON.stringify(revised) !== JSON.stringify(scene)
  return {
    scene: isChanged ? revised : { ...scene, variation: (scene.variation ?? 0) + 1 },
    unplaced: [...new Set(unplaced)],
  }
}
