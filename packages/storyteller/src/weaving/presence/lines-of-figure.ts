import type { StoryFigure } from '../../figures/story-figure.ts'
import type { FigureKind } from '../../plots/plot.ts'
import { animalLines } from './animal-lines.ts'
import { humanLines } from './human-lines.ts'
import { littleLines } from './little-lines.ts'
import type { PresenceByAge } from './presence-lines.ts'
import { tinyLines } from './tiny-lines.ts'
import { toyLines } from './toy-lines.ts'

const linesOfKind: Readonly<Record<FigureKind, PresenceByAge>> = {
  human: humanLines,
  animal: animalLines,
  toy: toyLines,
}

/** The deeds that suit somebody: a baby and a ladybug have their own. */
export function linesOfFigure({ kind, bodies, tiny }: StoryFigure): PresenceByAge {
  if (bodies.includes('little')) return littleLines
  return tiny ? tinyLines : linesOfKind[kind]
}
