/** The name in "window with Lottie": of somebody who is seen at a window across the way and is not among those of the scene. */
const someoneAt = /^window with (.+)$/i

/** Who is seen at a window across the way, by the noun of it. */
export const nameAtWindow = (noun: string): string | undefined => someoneAt.exec(noun)?.[1]
