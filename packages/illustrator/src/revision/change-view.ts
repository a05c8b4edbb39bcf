import { type SceneDescription, shots } from '../scene-description.ts'
import { done, notDone, type Operation } from './change.ts'

/** One step nearer or farther. What is as near as a picture can show stays. */
export const changeDistance: Operation<'distance'> = (scene, { to }) => {
  const shot = shots[shots.indexOf(scene.shot) + (to === 'closer' ? 1 : -1)]
  return shot ? done({ ...scene, shot }) : notDone(scene)
}

/** Another staging of the same scene. */
export const stageAnew = (scene: SceneDescription): SceneDescription => ({
  ...scene,
  variation: (scene.variation ?? 0) + 1,
})

const anyOther =
  /^(?:(?:please|from|another|a|an|the|different|other|new|change|try|show|it|can|could|we|you|see|have|view|angle|perspective|viewpoint|side|viewing|i|would|like|with)[ ,]*)+$/

/** From where is nobody's choice: of "from above" nothing can be promised. */
export const changeView: Operation<'other-view'> = (scene, { words }) =>
  anyOther.test(words) ? done(stageAnew(scene)) : notDone(scene)
