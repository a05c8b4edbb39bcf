import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { crateProp } from '../props/household/crate-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import { whoIsAt } from './at-their-things.ts'

/** How high hands are, on the measure of things. */
const HIGH = 104

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
    ...place(crateProp.draw(crateProp.colour), placement({ scale: HIGH / size })),
    ...place(drawProp({ ...prop, count: 1 }), placement({ y: (-100 * HIGH) / size, scale: tall / size })),
  ]
  const { tabletop: _, ...standing } = drawing
  return { ...prop, count: 1, scale: 1, drawing: { ...standing, place: 'ground', size, draw } }
}
