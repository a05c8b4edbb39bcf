import type { FigureDescription } from '../scene-description.ts'

/** By what is drawn by lot for somebody. Books that were begun without a seed keep the looks they had. */
export const seedOf = ({ seed, name, details }: FigureDescription): string => seed ?? `${name}|${details}`
