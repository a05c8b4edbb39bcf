import type { PictureWish } from '@faith-fables/listener'
import type { SceneDescription } from '../scene-description.ts'
import { type Cast, type Change, done, notDone, type Operation } from './change.ts'
import { changeAmount } from './change-amount.ts'
import { bringIn, leaveOnly, leaveOut } from './change-cast.ts'
import { changeFaces } from './change-faces.ts'
import { changeGaze } from './change-gaze.ts'
import { changeLight, changeMood } from './change-light.ts'
import { changeColour, changeLooks, leaveOffLooks } from './change-looks.ts'
import { changeHands, changeHug, changePoses } from './change-poses.ts'
import { changeHourAndWeather, changePlace } from './change-surroundings.ts'
import { addThings, changeSize, holdThing, moveThing, removeThings } from './change-things.ts'
import { changeDistance, changeView, stageAnew } from './change-view.ts'

/** A scene has no words for it: it is told as not done. */
const cannot = (scene: SceneDescription): Change => notDone(scene)

const operations: { readonly [Kind in PictureWish['kind']]: Operation<Kind> } = {
  distance: changeDistance,
  'other-view': changeView,
  again: (scene) => done(stageAnew(scene)),
  light: changeLight,
  mood: changeMood,
  time: changeHourAndWeather,
  weather: changeHourAndWeather,
  place: changePlace,
  feeling: changeFaces,
  'look-at': changeGaze,
  'hold-hands': changeHands,
  hug: changeHug,
  pose: changePoses,
  hold: holdThing,
  wears: changeLooks,
  'leaves-off': leaveOffLooks,
  colour: changeColour,
  'add-thing': addThings,
  'remove-thing': removeThings,
  size: changeSize,
  amount: changeAmount,
  'bring-in': bringIn,
  'leave-out': leaveOut,
  only: leaveOnly,
  // All that nobody speaks of stays as it is.
  keep: done,
  move: moveThing,
  style: cannot,
  mistake: cannot,
  'text-in-picture': cannot,
  'match-text': cannot,
}

/** The scene as one wish changes it. */
export const applyWish = (scene: SceneDescription, wish: PictureWish, cast: Cast): Change =>
  (operations[wish.kind] as Operation<PictureWish['kind']>)(scene, wish as never, cast)
