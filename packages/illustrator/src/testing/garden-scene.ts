import type { SceneDescription } from '../scene-description.ts'

/** Two of the sample cast, and two things, where wishes have something to change. */
export const gardenScene: SceneDescription = {
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'stand', face: 'happy' },
    { name: 'Leo', pose: 'stand', face: 'happy', look: 'Mia' },
  ],
  props: ['basket', 'flowers'],
  action: 'Mia and Leo stand in the garden.',
}
