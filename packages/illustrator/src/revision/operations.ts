import type { PictureWish } from '@faith-fables/listener'
import type { SceneDescription } from '../scene-description.ts'
import { type Cast, type Change, done, notDone, type Operation } from './change.ts'
import { changeAge } from './change-age.ts'
import { changeAmount } from './change-amount.ts'
import { bringIn, leaveOnly, leaveOut } from './change-cast.ts'
import { changeFaces } from './change-faces.ts'
import { changeGaze } from './change-gaze.ts'
import { changeLight, changeMood } from './change-light.ts'
import { changeColour, changeLooks } from './change-looks.ts'
import { changeMistake } from './change-mistakes.ts'
import { changeSize, moveThing } from './change-places.ts'
import { changeHands, changeHug, changePoses } from './change-poses.ts'
import { changeStyle } from './change-style.ts'
import { changeHourAndWeather, changePlace } from './change-surroundings.ts'
import { addThings, holdThing, removeThings } from './change-things.ts'
import { changeDistance, changeView, stageAnew } from './change-view.ts'
import { changeWriting } from './change-writing.ts'
import { leaveOffLooks } from './leave-off-looks.ts'

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
  age: changeAge,
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
  style: changeStyle,
  mistake: changeMistake,
  'text-in-picture': changeWriting,
  // What the text tells is followed as if it were wished: see revise-scene.
  'match-text': cannot,
}

/** The scene as one wish changes it. Whoever is to do or to wear something comes into the picture for it. */
export function applyWish(scene: SceneDescription, wish: PictureWish, cast: Cast): Change {
  const operation = operations[wish.kind] as Operation<PictureWish['kind']>
  const peopled = absentIn(scene, wish, cast).reduce(
    (before, who) => bringIn(before, { kind: 'bring-in', who }, cast).scene,
    scene,
  )
  const change = operation(peopled, wish as never, cast)
  return change.outcome === 'not done' ? notDone(scene) : change
}

/** More than so many are a crowd. */
const mostFigures = 5

/** Of whom the wish speaks and who is not in the picture. */
function absentIn({ figures }: SceneDescription, wish: PictureWish, { descriptions }: Cast): string[] {
  if (wish.kind === 'move') {
    const said = `${wish.what} ${wish.where}`.toLowerCase()
    return descriptions
      .map(({ name }) => name)
      .filter((name) => said.includes(name.toLowerCase()) && !figures.some((figure) => figure.name === name))
      .slice(0, Math.max(0, mostFigures - figures.length))
  }
  if (wish.kind === 'colour')
    return descriptions
      .map(({ name }) => name)
      .filter((name) => name === wish.what && !figures.some((figure) => figure.name === name))
      .slice(0, Math.max(0, mostFigures - figures.length))
  if (!/^(?:pose|hold|hug|hold-hands|wears|age|feeling|look-at)$/.test(wish.kind)) return []
  if ('wanted' in wish && !wish.wanted) return []
  const who = 'who' in wish && Array.isArray(wish.who) ? (wish.who as readonly string[]) : []
  const whom = 'whom' in wish && wish.whom !== null ? [wish.whom] : 'at' in wish && wish.at ? [wish.at] : []
  return [...new Set([...who, ...whom])]
    .filter((name) => !figures.some((figure) => figure.name === name))
    .filter((name) => descriptions.some((one) => one.name === name))
    .slice(0, Math.max(0, mostFigures - figures.length))
}
