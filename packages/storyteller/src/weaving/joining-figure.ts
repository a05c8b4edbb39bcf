import type { SceneFigure } from '@faith-fables/illustrator/scene-description'
import { poseOfBody } from '../bodies/pose-of-body.ts'
import type { StoryFigure } from '../figures/story-figure.ts'
import type { Moment } from './moment.ts'

/** How somebody whom a woven line names stands in the picture of that page. */
export function joiningFigure({ name, kind, bodies }: StoryFigure, moment: Moment): SceneFigure {
  const first = moment.scene.figures[0]?.name
  const look = first && first !== name ? { look: first } : {}
  if (kind !== 'human') return { name, pose: 'sit', face: 'calm', ...look }
  return { name, pose: poseOfBody('stand', bodies), face: moment.mood < 0 ? 'thinking' : 'happy', ...look }
}
