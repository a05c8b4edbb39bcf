import { type Colour, lightnessOf, mix } from '../../drawing/colour.ts'

/** Below this lightness, of 0 to 1, dark lines and eyes without white are lost on the skin: brown skin and darker. */
const DARK = 0.62

/** Whether the features of a face need what sets them off. */
export const isDarkSkin = (skin: Colour): boolean => lightnessOf(skin) < DARK

/** The line of a closed mouth: deeper than the skin, and never of its lightness. */
export const lipsOn = (skin: Colour, lips: Colour): Colour => (isDarkSkin(skin) ? '#26100c' : lips)

/** The fuller lip below the line, which is what one sees from afar. */
export const lowerLipOn = (skin: Colour): Colour => mix(skin, '#e2857a', 0.62)
