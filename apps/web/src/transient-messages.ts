/** Milliseconds for which passing messages stay. */
export const transientMessages = { scene: 3000, characterManager: 3000, banner: 5000 } as const
