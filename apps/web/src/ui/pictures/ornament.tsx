import { classNames } from '../class-names.ts'
import './ornament.css'
import drawings from './ornaments.svg?no-inline'

/** The drawings of `ornaments.svg` with their proportions: width to height. */
const proportions = {
  lantern: [48, 48],
  'lantern-lit': [160, 180],
  star: [24, 24],
  sprig: [48, 48],
  vine: [240, 32],
  underline: [300, 18],
  quill: [48, 48],
  brush: [48, 48],
  book: [48, 48],
  heart: [48, 48],
  talk: [48, 48],
  moon: [48, 48],
  key: [48, 48],
  coin: [48, 48],
  'age-1': [48, 48],
  'age-2': [48, 48],
  'age-3': [48, 48],
  'age-4': [48, 48],
  shelf: [260, 150],
  'lost-lamb': [260, 150],
  corner: [60, 60],
  's-post': [24, 24],
  's-photo': [24, 24],
  's-film': [24, 24],
} as const satisfies Record<string, readonly [number, number]>

export type OrnamentName = keyof typeof proportions

export interface OrnamentProps {
  name: OrnamentName
  /** Width in pixels; the height follows. Without it the drawing has its own size. */
  size?: number
  /** Fills its box in both directions, out of proportion. */
  stretched?: boolean
  className?: string
}

/** A drawing of our own hand. Always hidden from assistive technology: words stand beside it. */
export function Ornament({ name, size, stretched = false, className }: OrnamentProps) {
  const [width, height] = proportions[name]
  const scale = size === undefined ? 1 : size / width
  return (
    <svg
      className={classNames('ornament', name === 'vine' && 'ornament-vine', className)}
      aria-hidden="true"
      {...(stretched
        ? { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
        : { width: width * scale, height: height * scale })}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
