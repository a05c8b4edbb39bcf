import type {
  AgeGroupName,
  Character,
  Companion,
  FeedbackOutcome,
  PromptOutcome,
  StoryLanguageCode,
} from '@faith-fables/contract'
import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'

/** What a story is to be about. */
export type StoryFocus =
  | { kind: 'verse'; reference: string; text: string }
  | { kind: 'moral'; name: string; description: string }

/** The words of an order as a hosted listener said them in plain English; what it did not hear is as the parent wrote it. */
export interface PlainOrder {
  characters: Character[]
  additionalDetails: string | null
  feedback: string[]
}

export interface StoryOrder {
  ageGroup: AgeGroupName
  focus: StoryFocus
  /** The words that a reader sees are in it; all others stay English. */
  language: StoryLanguageCode
  characters: Character[]
  additionalDetails: string | null
  sceneCount: number
  /** The same order with the same seed gives the same story. */
  seed: string
  /** Everything the parent asked to change so far, oldest first. */
  feedback: string[]
  /** Plots of the parent's latest stories, not to be repeated. */
  avoidPlots: string[]
  /** The text as the parent last saw and edited it; null for the first version. */
  currentText: string | null
  /** For whoever reads by rules; absent where no hosted listener was asked. */
  plainly?: PlainOrder
  /** The published story that is to be told for another age; absent for a story of its own. */
  retold?: ToldBefore
}

/** A story as it is told for another age, or in another language: its plot, people and pictures stay. */
export interface ToldBefore {
  ageGroup: AgeGroupName
  language: StoryLanguageCode
  plot: string
  pages: WrittenPage[]
}

/** One page as it was written, with what its picture shows. */
export interface WrittenPage {
  text: string
  scene: SceneDescription
}

export interface WrittenStory {
  title: string
  /** The pages, joined by blank lines. */
  text: string
  /** As many as scenes were ordered; empty when the writer does not think in pages. */
  pages: WrittenPage[]
  cast: FigureDescription[]
  plot: string
  moralMessage: string
  companion: Companion
  /**
   * What became of all that the parent wrote of the characters and in Additional Details, none left out, in its order. What is
   * to be seen counts as drawn: what cannot be, the painter knows. Absent for a model that cannot tell.
   */
  promptReport?: PromptOutcome[]
  /** What became of every wish of the last feedback, none left out. Absent for a model that cannot tell, and without feedback. */
  feedbackReport?: FeedbackOutcome[]
}

export interface SceneOrder {
  ageGroup: AgeGroupName
  snippets: string[]
  pages: WrittenPage[]
  cast: FigureDescription[]
  /** Of the snippets. */
  language: StoryLanguageCode
}

/** Asks a supplier once, however often the work it is part of is done again. */
export type Once = <Answer>(step: string, ask: () => Promise<Answer>) => Promise<Answer>

/** Whoever writes: the built-in storyteller or a hosted model. */
export interface TextModel {
  /** What it can tell stories in besides English; absent for none. */
  languages?: readonly StoryLanguageCode[]
  /** @param once keeps each answer of a supplier that it takes, where it takes several */
  writeStory(order: StoryOrder, signal: AbortSignal, once?: Once): Promise<WrittenStory>
  /** Everybody in the text, in words a picture can be made from; the parent's own characters come first. */
  describeCast(
    order: {
      text: string
      characters: Character[]
      cast: FigureDescription[]
      language: StoryLanguageCode
    },
    signal: AbortSignal,
  ): Promise<FigureDescription[]>
  /** What each snippet's picture shows, one for one. */
  describeScenes(order: SceneOrder, signal: AbortSignal): Promise<SceneDescription[]>
}
