import { lookInScene } from '../looks/look-in-scene.ts'
import { calledSomebody } from '../looks/somebody-else.ts'
import { findProp } from '../props/find-prop.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import { type Cast, type Change, done, notDone, withLeft } from './change.ts'
import { bringIn } from './change-cast.ts'
import { wordsLeft } from './first-match.ts'

/** More than so many are a crowd. */
const mostFigures = 5
const anywhere = 'behind background too also here there picture scene with them beside next to near'

/** "Where is their mum?", "add an uncle": somebody of no cast comes into this picture. Null for what is nobody. */
export function somebodyComes(
  scene: SceneDescription,
  noun: string,
  where: string,
  cast: Cast,
): Change | null {
  const name = calledSomebody(noun)
  if (name === null || findProp(noun)) return null
  const known = cast.descriptions.find((one) => isCalled(one.name, name))
  if (known) return bringIn(scene, { kind: 'bring-in', who: known.name }, cast)
  if (scene.figures.some((one) => isCalled(one.name, name))) return done(scene)
  if (scene.figures.length >= mostFigures) return notDone(scene)
  const [first] = scene.figures
  const kinOf = relativeIn(scene, noun, cast)?.name
  const figure = {
    name,
    pose: 'stand',
    face: 'happy',
    ...(first && { look: first.name }),
    ...(kinOf && { kinOf }),
    ...(/\b(?:background|behind|back)\b/.test(where) && { at: 'back' as const }),
  } as const
  return withLeft(done({ ...scene, figures: [...scene.figures, figure] }), wordsLeft(where, anywhere))
}

/** "His mum" is that of the first who is a he; whose she is otherwise, of the first of the picture. */
function relativeIn({ figures }: SceneDescription, noun: string, { looks }: Cast): SceneFigure | undefined {
  const people = figures.filter((figure) => lookInScene(figure, looks).kind === 'human')
  const gender = /\bhis\b/i.test(noun) ? 'masculine' : /\bher\b/i.test(noun) ? 'feminine' : null
  const meant = people.find((figure) => {
    const look = lookInScene(figure, looks)
    return look.kind === 'human' && look.gender === gender
  })
  return meant ?? people[0]
}

/** "Nana" is Nana Ruth. */
const isCalled = (name: string, said: string): boolean =>
  name.toLowerCase() === said.toLowerCase() || name.toLowerCase().split(' ').includes(said.toLowerCase())
