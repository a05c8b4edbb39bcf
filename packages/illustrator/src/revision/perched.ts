import { lookInScene } from '../looks/look-in-scene.ts'
import { findProp } from '../props/find-prop.ts'
import type { PerchPlace, SceneDescription, SceneFigure } from '../scene-description.ts'
import { type Cast, type Change, done } from './change.ts'
import { nounInScene } from './change-things.ts'
import { withFigures } from './figures-meant.ts'
import { firstMatch, type Meanings } from './first-match.ts'

const places: Meanings<PerchPlace> = [
  [/\bon(?:to)? (?:\S+ ){0,3}?(?:hands?|palm|fingers?|wrist|arm)\b/, 'hand'],
  [/\bon(?:to)? (?:\S+ ){0,3}?shoulders?\b/, 'shoulder'],
  [/\b(?:on(?:to)?|in) (?:\S+ ){0,3}?(?:head|hair|hat)\b/, 'head'],
  [/\b(?:on(?:to)?|in) (?:\S+ ){0,3}?(?:lap|knees?|legs?)\b/, 'lap'],
]

/** What is larger has no room on anybody. */
const MOST = 140

/** "A bird on Leo's shoulder", "a butterfly on her hand": it is on them, and nowhere else. Null where no such thing is said. */
export function putOnSomebody(
  scene: SceneDescription,
  { noun: said, where }: { noun: string; where: string },
  cast: Cast,
): Change | null {
  const noun = said.toLowerCase().replace(/^(?:her|his|their|our|the|a|an) /, '')
  const on = firstMatch(places, where)?.value
  const drawing = findProp(noun)?.drawing
  if (!on || !drawing || drawing.size > MOST || drawing.standsAlone) return null
  const bearer = bearerIn(scene, where, cast)
  if (!bearer) return null
  const there = nounInScene(scene, noun)
  const without = (other: string): boolean => other !== there
  const changed = withFigures(scene, scene.figures, ({ hold, ...figure }) => {
    const kept = hold === undefined || !without(hold) ? figure : { ...figure, hold }
    if (figure.name !== bearer.name) return kept
    return { ...kept, perch: { noun, on }, ...(on === 'lap' && !sits.test(figure.pose) && { pose: 'sit' }) }
  })
  return done({ ...changed, props: scene.props.filter(without) })
}

const sits = /^(?:sit|kneel|read|draw)$/

/** By name, by "his" and "her", or whoever is alone. */
function bearerIn({ figures }: SceneDescription, where: string, { looks }: Cast): SceneFigure | undefined {
  const said = where.toLowerCase()
  const named = figures.find(({ name }) => said.includes(name.toLowerCase()))
  if (named || figures.length === 1) return named ?? figures[0]
  const gender = /\bher\b/.test(said) ? 'feminine' : /\bhis\b/.test(said) ? 'masculine' : null
  const meant = figures.filter((figure) => {
    const look = lookInScene(figure, looks)
    return look.kind === 'human' && look.gender === gender
  })
  return meant.length === 1 ? meant[0] : undefined
}
