import type { SceneDescription } from '../scene-description.ts'

/** The ways in which a cover is composed. */
export const coverKinds = [
  'before-something-great',
  'in-talk',
  'the-thing-itself',
  'a-path',
  'a-lit-window',
  'an-embrace',
  'gathered',
  'under-the-sky',
] as const
export type CoverKind = (typeof coverKinds)[number]

/** What a cover could show: everybody of the story, arranged in one of these ways. */
export interface CoverIdea {
  kind: CoverKind
  scene: SceneDescription
  /** The noun of the story's own thing, where the cover shows it large. */
  thing?: string
}
