import type { PictureWish } from '@faith-fables/listener'
import type { Look } from '../looks/look.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'

/** What became of a wish. In doubt it is not done: the parent is told, and may say it otherwise. */
export type Outcome = 'done' | 'partly' | 'not done'

/** A scene after one wish. It is the very same scene where the wish was not done, or is so already. */
export interface Change {
  scene: SceneDescription
  outcome: Outcome
}

/** The cast of the story, and how they look; by names in small letters. */
export interface Cast {
  descriptions: readonly FigureDescription[]
  looks: ReadonlyMap<string, Look>
}

export type WishOf<Kind extends PictureWish['kind']> = PictureWish & { kind: Kind }

/** Follows one wish and leaves all else as it is: who, where, how near. */
export type Operation<Kind extends PictureWish['kind']> = (
  scene: SceneDescription,
  wish: WishOf<Kind>,
  cast: Cast,
) => Change

export const notDone = (scene: SceneDescription): Change => ({ scene, outcome: 'not done' })
export const done = (scene: SceneDescription): Change => ({ scene, outcome: 'done' })

/** Of several outcomes one: done where all are, not done where none is. */
export function outcomeOfAll(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.every((outcome) => outcome === 'done')) return 'done'
  return outcomes.every((outcome) => outcome === 'not done') ? 'not done' : 'partly'
}

/** Done, but for some of the words. */
export const withLeft = ({ scene, outcome }: Change, left: readonly string[]): Change => ({
  scene,
  outcome: outcome === 'done' && left.length > 0 ? 'partly' : outcome,
})
