import type { ModeratedKind } from '../../ports/moderator.ts'

/** What a story for children must not have. */
export const concerns = ['violence', 'sexual', 'hate', 'self-harm', 'crime', 'frightening'] as const
export type Concern = (typeof concerns)[number]

export interface Finding {
  concern: Concern
  /** Which of the parts, counted from 0. */
  part: number
}

/** A supplier that is asked what is in words and pictures. It throws a SupplierError where it does not answer. */
export interface Judge {
  /** As the operator named it: 'openai:omni-moderation-latest'. */
  name: string
  read(parts: string[], kind: ModeratedKind, signal: AbortSignal): Promise<Finding[]>
  /** @param picture WebP */
  look(picture: Uint8Array, signal: AbortSignal): Promise<Concern[]>
}
