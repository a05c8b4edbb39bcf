import { findProp } from '../props/find-prop.ts'
import type { PropDrawing } from '../props/prop.ts'
import type { SceneDescription } from '../scene-description.ts'
import type { View } from './camera.ts'

/** Whether a thing is up in the sky itself: "the first star" is, a paper star hangs in the room. */
export const shinesOutside = (noun: string, { place }: PropDrawing): boolean =>
  place === 'sky' &&
  /^(?:the )?(?:first |evening |north |morning |full |half |new |harvest |crescent )?(?:stars?|moon|crescent|sun|clouds?|rainbow)$/.test(
    noun,
  )

/** Whether a scene has something that is up in the sky. */
export const looksToSky = ({ props }: Pick<SceneDescription, 'props'>): boolean =>
  props.some((noun) => {
    const found = findProp(noun)
    return found !== null && shinesOutside(noun, found.drawing)
  })

/** On the stage: above this line there is sky over the hills of every setting. */
export const SKY_ENDS = 470

export const showsSky = ({ top }: View): boolean => top <= SKY_ENDS
