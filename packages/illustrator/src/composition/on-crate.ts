import { darker } from '../drawing/colour.ts'
import { flat, place, round, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { roundedRectangle } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import { whoIsAt } from './at-their-things.ts'

/** How high hands are, on the measure of things. */
const HIGH = 104
const WOOD = '#b98a56'

/** A jar or a clock at which somebody works outdoors stands on a crate beside them: no hand reaches a table by the wall. */
export function onCrate(
  prop: NamedProp,
  { figures }: SceneDescription,
  { indoors }: Pick<SettingDrawing, 'indoors'>,
): NamedProp {
  const { drawing, noun, damage } = prop
  const isSmall = drawing.tabletop === true || drawing.place === 'wall'
  if (indoors || damage || !isSmall || whoIsAt(noun, figures)?.pose !== 'work') return prop
  const tall = drawing.size * prop.scale
  const size = HIGH + tall
  const draw = (): Shape[] => [
    ...place(crate, placement({ scale: HIGH / size })),
    ...place(drawProp({ ...prop, count: 1 }), placement({ y: (-100 * HIGH) / size, scale: tall / size })),
  ]
  const { tabletop: _, ...standing } = drawing
  return { ...prop, count: 1, scale: 1, drawing: { ...standing, place: 'ground', size, draw } }
}

const crate: readonly Shape[] = [
  round(roundedRectangle(-52, -100, 104, 100, 5), darker(WOOD, 0.8)),
  ...[-96, -66, -36].map((y) => round(roundedRectangle(-50, y, 100, 24, 4), WOOD)),
  ...[-50, 36].map((x) => flat(roundedRectangle(x, -98, 14, 96, 3), darker(WOOD, 0.9))),
]
