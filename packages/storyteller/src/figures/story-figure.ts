import type { Body } from '../plots/body-names.ts'
import type { FigureKind, Pronoun, Signature } from '../plots/plot.ts'
import type { FigureFact } from './figure-fact.ts'

/** Somebody of the story, with what the telling has to know. */
export interface StoryFigure {
  name: string
  /** The name under which the parent first knew them: what is drawn by lot for somebody stays after a renaming. */
  seed: string
  /** Looks, in the parent's (or the plot's) words. */
  details: string
  kind: FigureKind
  /** What an animal or a toy is, a bare noun ("lamb"); people have none. */
  sort?: string
  pronoun: Pronoun
  grown: boolean
  /** Where the parent says it. */
  years?: number
  /** What the parent's words say for certain, and can be told. */
  facts: readonly FigureFact[]
  /** What their body asks of the words told of them. */
  bodies: readonly Body[]
  /** An animal that fits on a hand. */
  tiny: boolean
  /** At least one; what the parent wrote comes first. */
  signatures: readonly Signature[]
  /** One thing worn or carried, a bare noun. */
  wear: string
  /** The sound of its steps. */
  steps: string
  /** What it says for hello, with quotation marks. */
  cry: string
  /** Named by the parent: must not be missing anywhere. */
  fromParent: boolean
}
