import { clampChroma, converter, formatHex } from 'culori'
import type { Colour } from '../../drawing/colour.ts'

const toOklch = converter('oklch')

/** Oklch chroma above which half is taken away: paint is never as bright as a screen. */
const BRIGHT = 0.1
/** Paler than this a colour counts as grey. */
const GREY = 0.045
const CREAM_HUE = 80
/** Leaves are yellower than a screen's mint. */
const LEAF_HUE = 134

/**
 * A colour of Fluent Emoji as our pages would mix it: less bright, leaves leaf green instead of mint, the cool lilac
 * greys warm, and the violet darks of wheels and frames nearly black.
 */
export function calmColour(colour: Colour): Colour {
  const parts = toOklch(colour)
  if (!parts) return colour
  const { l, c, h = 0 } = parts
  if (c < GREY) return warmGrey(l)
  const dark = l < (c < 0.125 ? 0.53 : 0.42) && h > 265 && h < 330
  const green = h > 112 && h < 172
  const muted = c <= BRIGHT ? c : BRIGHT + (c - BRIGHT) / 2
  const calm = {
    mode: 'oklch' as const,
    l: green && l > 0.68 ? 0.68 + (l - 0.68) * 0.6 : l,
    c: dark ? 0.035 : green ? muted * 0.88 : muted,
    h: dark ? 300 : green ? LEAF_HUE + (h - LEAF_HUE) * 0.35 : h,
  }
  return formatHex(clampChroma(calm, 'oklch')) ?? colour
}

/** White is cream, steel is pewter, black is a soft charcoal. */
const warmGrey = (lightness: number): Colour =>
  formatHex({
    mode: 'oklch',
    l: 0.2 + lightness * 0.785,
    c: 0.006 + 0.008 * lightness,
    h: CREAM_HUE,
  })
