import type { SceneDescription } from '../scene-description.ts'
import { shots } from '../scene-description.ts'
import { type Revision, untouched } from './revision.ts'
import { isPlaced, type Wish } from './wish.ts'

const nearer =
  /\b(closer|(?:not|less) (?:so |as )?(?:far|small)|close[- ]?up|zoom in|nearer|bigger|larger|too (?:far|small|tiny))\b/
const farther =
  /\b(further|farther|(?:not|less) (?:so |as )?(?:close|near|big)|zoom out|wider|from afar|more (?:space|room)|more of the \w+|smaller|too (?:close|near|big|large))\b/

/** "Leo should be smaller than Mia" asks for no other distance. */
const comparing = /\b(?:than|as \w+ as)\b/

/** How near everybody is. What is as near as a picture can show stays unplaced. */
export function reviseShot(scene: SceneDescription, wish: Wish): Revision {
  const { plain, negative } = wish
  const [near, far] = [nearer.exec(plain)?.[0], farther.exec(plain)?.[0]]
  const said = near ?? far
  if (said === undefined || (near && far) || isPlaced(wish, said) || comparing.test(plain))
    return untouched(scene)
  if (negative && !/\b(too|not|less)\b/.test(plain)) return untouched(scene)
  const shot = shots[shots.indexOf(scene.shot) + (near ? 1 : -1)]
  return shot ? { scene: { ...scene, shot }, placed: [said] } : untouched(scene)
}
