import type { Figure } from '../people/figure.ts'
import { scaledFigure } from '../people/scaled-figure.ts'
import type { FigureSize } from '../scene-description.ts'

const scales: Readonly<Record<FigureSize, number>> = { tiny: 0.5, small: 0.74, big: 1.32, huge: 1.7 }

/** A figure as much smaller or larger as a parent wants it; its feet stay where they are. */
export const inSize = (figure: Figure, size: FigureSize | undefined): Figure =>
  size === undefined ? figure : scaledFigure(figure, scales[size])
