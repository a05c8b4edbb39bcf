import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { Age } from './plots/plot.ts'

export type AgeGroup = 'Toddlers' | 'Early Readers' | 'Middle Childhood' | 'Pre-Teens'

/** What the story is about: a Bible verse, or a moral value. */
export type StoryFocus =
  | { kind: 'verse'; reference: string; text: string }
  | { kind: 'moral'; name: string; description: string }

export interface StoryRequest {
  ageGroup: AgeGroup
  focus: StoryFocus
  /** One to four, in the parent's words. */
  characters: readonly { name: string; details: string }[]
  additionalDetails: string | null
  /** Pages, and pictures: 1 to 20. */
  sceneCount: number
  /** Same request and same seed, same story. */
  seed: string
  /** Everything the parent asked to be changed, oldest first. */
  feedback: readonly string[]
  /** Plots of the parent's last stories: not told again while another one fits. */
  avoidPlots: readonly string[]
  /** The story as it was told for another age, of which this is to be another edition. */
  retold?: ToldBefore | null
}

/** A story whose plot, people and pictures stay while its words become those of another age. */
export interface ToldBefore {
  ageGroup: AgeGroup
  /** Of one that is not ours the plot is chosen anew. */
  plot: string
  /** What its pictures show, page by page. */
  scenes: readonly SceneDescription[]
}

export interface StoryPage {
  text: string
  scene: SceneDescription
}

export interface WrittenStory {
  title: string
  /** The pages' texts, joined by blank lines. */
  text: string
  pages: StoryPage[]
  /** Everybody in the pictures. */
  cast: FigureDescription[]
  plot: string
  /** What the story teaches, one plain sentence. */
  moralMessage: string
  companion: StoryCompanion
}

/** What a parent and a child can do after the story. */
export interface StoryCompanion {
  /** Three questions for the age. */
  talk: string[]
  /** Two sentences. */
  prayer: string
  /** The verse with its reference. */
  remember: string
}

const agesOfGroups = {
  Toddlers: 'toddlers',
  'Early Readers': 'early',
  'Middle Childhood': 'middle',
  'Pre-Teens': 'preteen',
} as const satisfies Record<AgeGroup, Age>

export function ageOf(ageGroup: AgeGroup): Age {
  return agesOfGroups[ageGroup]
}
