import { PAGE_SIZE } from '../drawing/shape.ts'
import type { NamedProp } from '../props/prop.ts'
import type { View } from './camera.ts'
import { extentOf } from './stand-prop.ts'

/** Smaller things are not found on a page, in units of the picture: half a head of those who stand there. */
const LEAST = 66
/** What the page tells of is what one looks for. */
const LEAST_TOLD = 80
/** No thing is drawn larger for it than this: an egg is no barrel. */
const MOST = 1.7
/** Nor so large on the stage, the mean of its sides: a third of the head of a child. What is as large is seen. */
const LARGEST = 41
const LARGEST_TOLD = 47

/** From afar a small thing is drawn larger than it is, or it would be a speck. @param closeness of those it stands beside */
export function largeEnough(
  prop: NamedProp,
  { size }: View,
  { closeness, told }: { closeness: number; told: boolean },
): NamedProp {
  if (prop.drawing.place !== 'ground') return prop
  const { width, height } = extentOf(prop)
  const large = Math.sqrt(width * height)
  const seen = (large * closeness * PAGE_SIZE) / size
  const least = told ? LEAST_TOLD : LEAST
  const larger = Math.min(MOST, least / seen, Math.max(1, (told ? LARGEST_TOLD : LARGEST) / large))
  return seen >= least ? prop : { ...prop, scale: prop.scale * larger }
}
