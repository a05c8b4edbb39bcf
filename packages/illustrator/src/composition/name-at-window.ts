/**
 * What is named in "window with Lottie", who is seen at a window across the way and is not among those of the scene, and in
 * "window onto Lottie" or "window onto umbrella", which is outside, seen through the window of the room.
 */
const sight = /^window (?:with|onto) (.+)$/i

/** Who or what is seen through a window, by the noun of it. */
export const nameAtWindow = (noun: string): string | undefined => sight.exec(noun)?.[1]

/** Whether it is outside and not at a window of its own. */
export const isOutside = (noun: string): boolean => /^window onto /i.test(noun)
