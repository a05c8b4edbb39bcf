import { clampChroma, converter, differenceEuclidean, formatHex, interpolate, nearest } from 'culori'

/** A colour as #rrggbb. */
export type Colour = string

const toOklch = converter('oklch')

/** A page asks for the same few hundred mixtures again and again; past this many the memory is dropped. */
const REMEMBERED = 20_000
const remembered = new Map<string, Colour>()

function remember(key: string, make: () => Colour): Colour {
  const known = remembered.get(key)
  if (known !== undefined) return known
  if (remembered.size > REMEMBERED) remembered.clear()
  const colour = make()
  remembered.set(key, colour)
  return colour
}

/** Mixed as the eye sees it (Oklab); `part` 0 is the first colour, 1 the second. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const share = Math.round(part * 200) / 200
  if (share <= 0) return from
  if (share >= 1) return to
  return remember(`${from}${to}${share}`, () => formatHex(interpolate([from, to], 'oklab')(share)) ?? from)
}

/** Changes lightness and colourfulness by factors, and the hue by degrees. */
export function adjust(
  colour: Colour,
  { lightness = 1, chroma = 1, hue = 0 }: { lightness?: number; chroma?: number; hue?: number },
): Colour {
  return remember(`${colour}|${lightness}|${chroma}|${hue}`, () => {
    const parts = toOklch(colour)
    if (!parts) return colour
    const changed = {
      ...parts,
      l: Math.max(0, Math.min(1, parts.l * lightness)),
      c: parts.c * chroma,
      h: (parts.h ?? 0) + hue,
    }
    return formatHex(clampChroma(changed, 'oklch')) ?? colour
  })
}

/** Paler than this (Oklch chroma) is white, grey or black. */
const COLOURED = 0.03

/** What is pale and darker than this is black: no light tints it, as it tints what is white. */
const DARK = 0.5

/** How much of its colourfulness cloth keeps in any light. */
const KEPT = 0.85

/** As light or dark as it is in the light of `ambient`, and still of its own hue: a brown skirt is brown at night. */
export function inItsHue(colour: Colour, ambient: Colour, part: number): Colour {
  const lit = mix(colour, ambient, part)
  return remember(`${colour}~${lit}`, () => {
    const [own, seen] = [toOklch(colour), toOklch(lit)]
    if (!own || !seen) return lit
    const pale = own.l < DARK ? { ...own, l: seen.l } : { ...seen, c: Math.min(seen.c, COLOURED) }
    const coloured = { ...own, l: seen.l, c: Math.max(own.c * KEPT, Math.min(own.c, seen.c)) }
    const kept = own.c < COLOURED ? pale : coloured
    return formatHex(clampChroma(kept, 'oklch')) ?? lit
  })
}

export const darker = (colour: Colour, lightness = 0.7): Colour => adjust(colour, { lightness })

export const lighter = (colour: Colour, part = 0.3): Colour => mix(colour, '#ffffff', part)

/** The hue in degrees (0 red, 110 yellow, 145 green, 260 blue); -1 for what is paler than `least` (Oklch chroma). */
export function hueOf(colour: Colour, least: number): number {
  const parts = toOklch(colour)
  return parts && parts.c >= least ? (parts.h ?? -1) : -1
}

/** 0 is black, 1 is white, as the eye sees it. */
export const lightnessOf = (colour: Colour): number => toOklch(colour)?.l ?? 0

const apart = differenceEuclidean('oklab')

/** How different two colours look (Oklab): about 0.02 is just seen, red and green are 0.4 apart. */
export const differenceOf = (one: Colour, other: Colour): number => apart(one, other)

/** As much less lightness counts than hue: squared, a fifth. */
const apartInHue = differenceEuclidean('oklab', [0.2, 1, 1, 0])

/** Finds the one of a few inks that looks most like a colour (Oklab), or rather one of its hue. */
export function inkFinder(inks: readonly Colour[], by?: 'hue'): (colour: Colour) => Colour {
  const name = inks.join('') + (by ?? '')
  const find = nearest([...inks], by === 'hue' ? apartInHue : apart)
  return (colour) => remember(`${name}${colour}`, () => find(colour)[0] ?? colour)
}

/** Red, green and blue, 0 to 255. */
export function bytesOf(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Degrees of hue that still belong to one colour of a drawing, with its lights and shadows. */
const SAME_HUE = 42

/** A part of a drawing when the drawing's `main` colour becomes `wanted`: lights and shadows go along, the rest stays. */
export function retinted(part: Colour, main: Colour, wanted: Colour): Colour {
  return remember(`${part}>${main}>${wanted}`, () => {
    const [from, centre, to] = [toOklch(part), toOklch(main), toOklch(wanted)]
    if (!from || !centre || !to) return part
    const apart = Math.abs((((from.h ?? 0) - (centre.h ?? 0) + 540) % 360) - 180)
    const alike = from.c < 0.04 ? centre.c < 0.04 : centre.c >= 0.04 && apart <= SAME_HUE
    if (!alike) return part
    const light = Math.max(0, Math.min(1, to.l + (from.l - centre.l)))
    const vivid = centre.c < 0.04 ? to.c : to.c * (from.c / centre.c)
    return formatHex(clampChroma({ mode: 'oklch', l: light, c: vivid, h: to.h ?? 0 }, 'oklch')) ?? part
  })
}
