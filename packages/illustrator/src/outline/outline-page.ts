import { type Colour, lightnessOf } from '../drawing/colour.ts'
import type { Layer, Page, Shape, Surface } from '../drawing/shape.ts'
import { breadthOf } from '../geometry/breadth.ts'
import { usualGrid } from '../raster/grid.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { type Painted, rasteriseFlat, withoutAlpha } from '../raster/rasterise.ts'

const paper = '#ffffff'
const ink = '#1d1a1c'
/** Hills and skies far away, which a child fills in one go. */
const faintInk = '#8b868a'

/** Light, and what is laid over others only to tint them, is no line. */
const left: readonly Surface[] = ['shadow', 'glow']
/** What is darker than this stays dark: pupils, nostrils, a mouth. */
const darkest = 0.42
/** Half of what a felt pen draws, in units of the page. */
const width = { figure: 2.6, near: 2.2, far: 1.3, small: 1.1 }
/** Narrower dark patches on something are marks, whose two sides would run together. */
const narrowest = 5
/** Of eyebrows and smiles, however near a face is. */
const widestFeature = 6
/** A line that is thicker is a thing of its own. */
const thickest = 7

const recipe: FlatRecipe = {
  colour: () => paper,
  under: (shape, layer) => [{ colour: inkOf(layer), width: widthOf(shape, layer) }],
  without: left,
}

/** The page as lines on white paper: what the illustrator drew, with nothing painted. */
export function outlinePage(page: Page, grid = usualGrid): Painted {
  const layers = page.layers.map((layer) => ({
    ...layer,
    shapes: layer.shapes.flatMap((shape) => asLine(shape, layer)),
  }))
  return withoutAlpha(rasteriseFlat({ ...page, layers }, recipe, grid))
}

/** A shape as it is drawn in lines; none where it only tints what lies under it. */
function asLine(shape: Shape, layer: Layer): Shape[] {
  if (left.includes(shape.surface) || (shape.opacity ?? 1) < 0.5) return []
  const { fill, line, surface } = shape
  if (line) return drawnLine({ ...shape, line }, inkOf(layer))
  if (fill === undefined) return []
  if (surface === 'sky') return [{ ...shape, fill: paper }]
  // A blush on a cheek, a gleam on glass.
  if (typeof fill !== 'string' && (fill.fromOpacity ?? 1) * (fill.toOpacity ?? 1) < 1) return []
  if (surface === 'feature')
    return [isDark(fill) ? { ...shape, fill: ink } : { ...shape, surface: 'flat', fill: paper }]
  if (surface === 'flat' && isDark(fill) && breadthOf(shape.path) < narrowest)
    return [{ ...shape, surface: 'feature', fill: ink }]
  return [{ ...shape, fill: paper, opacity: 1 }]
}

/** A thin line is drawn; a thick one, such as a stalk, has two sides and can be coloured between them. */
function drawnLine(shape: Shape & { line: NonNullable<Shape['line']> }, colour: Colour): Shape[] {
  const { line } = shape
  const drawn = (width: number, colour: Colour): Shape => ({
    ...shape,
    opacity: 1,
    surface: 'feature',
    line: { colour, width },
  })
  if (shape.surface === 'feature') return [drawn(Math.min(line.width, widestFeature), colour)]
  if (line.width <= thickest) return [drawn(Math.min(line.width, width.near * 1.4), colour)]
  return [drawn(line.width, colour), drawn(line.width - 2 * width.near, paper)]
}

const isDark = (fill: NonNullable<Shape['fill']>): boolean =>
  typeof fill === 'string' && lightnessOf(fill) < darkest

const inkOf = ({ figure, depth }: Layer): Colour => (figure || depth < 0.7 ? ink : faintInk)

function widthOf({ surface, path }: Shape, { figure, depth }: Layer): number {
  if (surface === 'flat') return Math.min(width.small, Math.max(0.5, breadthOf(path) / 10))
  if (figure) return width.figure
  return depth > 0.7 ? width.far : width.near
}
