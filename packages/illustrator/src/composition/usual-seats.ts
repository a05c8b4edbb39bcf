import type { Setting } from '../scene-description.ts'

/** Where there is nothing else to sit on: before a door its step, in a kitchen its chairs. */
export const usualSeats: Partial<Record<Setting, string>> = { porch: 'doorstep', kitchen: 'chair' }
