/** What is seen, belongs to nobody, and is only there by day. */
const ofDay = /\b(?:rainbows?|clouds|sunshine|puddles|(?:soap )?bubbles|waterfalls?|snowflakes)$/i
/** The same in the dark. */
const ofNight =
  /\b(?:stars|(?:shooting|falling) star|moon|moonlight|northern lights|comets?|meteors?|meteor shower|fireflies|fireworks|campfires?|bonfires?)$/i
const ofAnyHour = /\b(?:sunsets?|sunrises?|lightning|volcano(?:es)?|tunnels?|icicles)$/i

/** Whether a noun is something that everybody can see and nobody has: "rainbow", "shooting star". */
export const isSight = (noun: string): boolean =>
  ofDay.test(noun) || ofNight.test(noun) || ofAnyHour.test(noun)

/** Whether it can be seen in the dark, or by day. */
export const isSeenAt = (sight: string, isDark: boolean): boolean =>
  isDark ? !ofDay.test(sight) : !ofNight.test(sight)

/** Those of which the illustrator has a drawing. */
export const isDrawnSight = (noun: string): boolean =>
  /^(?:rainbow|stars|moon|(?:shooting|falling) star|campfire|puddles)$/i.test(noun)
