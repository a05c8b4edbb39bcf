import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import { readFigure } from './read-figure.ts'
import type { StoryFigure } from './story-figure.ts'

/** Somebody of a story as the pictures are told of them. @param family the same words for all who are kin */
export function describeFigure(
  { name, details, seed, pronoun, grown, kind, sort, fromParent }: StoryFigure,
  family?: string,
): FigureDescription {
  return {
    name,
    details,
    seed,
    pronoun,
    ...(grown && { grown }),
    ...(!fromParent && { ofPlot: true as const }),
    ...(kind === 'human' ? { sort: null } : sort && { sort }),
    ...(family !== undefined && { family }),
  }
}

/** A parent's character as the pictures of a story would be told of them, before there is one. */
export const describeCharacter = (character: { name: string; details: string }): FigureDescription =>
  describeFigure(readFigure(character))
