import { place } from '../drawing/shape.ts'
import type { Figure } from '../people/figure.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'

const tools = /\b(pencils?|crayons?|chalk|brush|pen)\b/i
/** How large the sheet is, of its own units, and how far before the hand with the pencil its middle is, in units of the figures. */
const LARGE = 1.3
const BEFORE = 18

/** The sheet at which somebody on the floor looks while they draw on it; null where they draw on something else. */
function sheetOf({ pose, hold, look }: SceneFigure): NamedProp | null {
  if (pose !== 'draw' || hold === undefined || look === undefined || !tools.test(hold)) return null
  const prop = findProp(look)
  return prop?.drawing.lies ? prop : null
}

/** A sheet is under the pencil of who draws on it on the floor; at a table it lies there. */
export function sheetUnder(figure: SceneFigure, { props }: SceneDescription): string[] {
  const sheet = sheetOf(figure)
  return sheet && !props.some((noun) => findProp(noun)?.drawing.board) ? [sheet.noun] : []
}

/** It lies under the pencil and not on a table behind. */
export function onSheet(figure: Figure, drawing: SceneFigure): Figure {
  const prop = sheetOf(drawing)
  if (!prop || !figure.limbs) return figure
  const [x] = figure.hands.right
  const scale = (LARGE * prop.drawing.size) / 62
  const flat = { a: 1.15 * scale, b: 0.05 * scale, c: -0.5 * scale, d: 0.42 * scale, e: x + BEFORE, f: 14 }
  return { ...figure, shapes: [...place(drawProp(prop), flat), ...figure.shapes] }
}
