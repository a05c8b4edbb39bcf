/**
 * What is named in "window with Lottie", who is seen at a window across the way and is not among those of the scene, and in
 * "window onto Lottie" or "window onto umbrella", which is outside, seen through the window of the room. What somebody does
 * there may be said after it: "window with Lottie who claps". "Door with Lottie" is a door across the way that is open by a
 * crack.
 */
const sight = /^(?:window|door) (?:with|onto) (.+?)(?: who (claps|cheers|waves|looks|grieves|sleeps))?$/i

/** Who or what is seen through a window, by the noun of it. */
export const nameAtWindow = (noun: string): string | undefined => sight.exec(noun)?.[1]

/** Whether it is outside and not at a window of its own. */
export const isOutside = (noun: string): boolean => /^window onto /i.test(noun)

/** What somebody at a window does there, where it is said. */
export const deedAtWindow = (noun: string): string | undefined => sight.exec(noun)?.[2]?.toLowerCase()

/** Whether they look out of a door that is open by a crack. */
export const isAtDoor = (noun: string): boolean => /^door with /i.test(noun)
