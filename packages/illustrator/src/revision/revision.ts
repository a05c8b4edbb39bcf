import type { Look } from '../looks/look.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import type { Wish } from './wish.ts'

/** A scene after one rule, and the words of the wish that it followed, or found to be so already. */
export interface Revision {
  scene: SceneDescription
  placed: readonly string[]
}

/** The cast of the story, and how they look; by names in small letters. */
export interface Cast {
  descriptions: readonly FigureDescription[]
  looks: ReadonlyMap<string, Look>
}

/** Changes what it understands of a wish and hands back the very same scene otherwise. */
export type Rule = (scene: SceneDescription, wish: Wish, cast: Cast) => Revision

/** For a rule that understood nothing. */
export const untouched = (scene: SceneDescription): Revision => ({ scene, placed: [] })

/** One change after the other, each on the scene that the one before left. */
export function inTurn<Item>(
  scene: SceneDescription,
  items: readonly Item[],
  change: (scene: SceneDescription, item: Item) => Revision,
): Revision {
  let revised = scene
  const placed: string[] = []
  for (const item of items) {
    const revision = change(revised, item)
    revised = revision.scene
    placed.push(...revision.placed)
  }
  return { scene: revised, placed }
}
