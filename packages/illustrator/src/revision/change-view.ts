import { stepsBack } from '../composition/told-things.ts'
import { hasRoomFor } from '../composition/viewpoint.ts'
import { type SceneDescription, shots, type Viewpoint } from '../scene-description.ts'
import { type Change, done, notDone, type Operation } from './change.ts'
import { firstMatch, type Meanings } from './first-match.ts'

/** One step nearer or farther. What is as near as a picture can show stays. */
export const changeDistance: Operation<'distance'> = (scene, { to }) => {
  const { nearest: _nearest, ...before } = scene
  if (to === 'closer' && stepsBack(scene)) return done({ ...before, nearest: true })
  const seen = stepsBack(scene) ? 'medium' : scene.shot
  const shot = shots[shots.indexOf(seen) + (to === 'closer' ? 1 : -1)]
  if (!shot) return notDone(scene)
  return done({ ...before, shot, ...(stepsBack({ ...before, shot }) && { nearest: true }) })
}

/** Another staging of the same scene: nothing of the picture before is kept. */
export const stageAnew = ({ before: _, ...scene }: SceneDescription): SceneDescription => ({
  ...scene,
  variation: (scene.variation ?? 0) + 1,
})

const anyOther =
  /^(?:(?:please|maybe|perhaps|from|another|some|somewhere|else|a|an|the|different|other|new|change|try|show|it|can|could|we|you|see|have|view|angle|perspective|viewpoint|side|viewing|i|would|like|with)[ ,]*)+$/

const views: Meanings<NonNullable<SceneDescription['seenFrom']>> = [
  [
    /\b(?:from|seen from|at|view of|see|seeing)? ?(?:behind|the back|the rear|their backs?|his back|her back)\b/,
    'behind',
  ],
  [/\b(?:(?:from|in) (?:the )?(?:side|profile)|side view|side on|sideways)\b/, 'side'],
  [/\b(?:from (?:the )?front|front view|facing us|head on|face on)\b/, 'front'],
]

const highUp =
  /\b(?:from (?:up )?above|from overhead|overhead|bird'?s?|top[- ]down|from the top|top view|from high up|from (?:(?:up|right|way|far) )*high\b|look(?:ing)? down on)\b/
const throughWindow = /\bthrough (?:a|the|that) (?:\S+ )?window\b/

/** From behind, from the side or from the front, from above, through a window; below no camera of ours goes. */
export const changeView: Operation<'other-view'> = (scene, { words }) => {
  const small = words.toLowerCase()
  if (highUp.test(small)) return seenThere(scene, 'above')
  if (throughWindow.test(small)) return seenThere(scene, 'window')
  if (
    /\b(?:above|below|beneath|underneath|bird|overhead|top|eyes?|through|inside|over (?:\S+ ){1,3}?shoulders?)\b/.test(
      small,
    )
  )
    return notDone(scene)
  const isOther = /\b(?:another|other|different|new|else|maybe from)\b/.test(small)
  const found = isOther ? undefined : firstMatch(views, small)
  if (!found && anyOther.test(small)) return done(stageAnew(scene))
  if (!found) return notDone(scene)
  return done(scene.seenFrom === found.value ? scene : { ...scene, seenFrom: found.value })
}

/** Where the scene has room for it: nobody lies, and nobody has been put on a side. */
function seenThere(scene: SceneDescription, viewpoint: Viewpoint): Change {
  const { seenFrom: _seenFrom, ...free } = scene
  return hasRoomFor(free, viewpoint) ? done({ ...free, viewpoint }) : notDone(scene)
}
