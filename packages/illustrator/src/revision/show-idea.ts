import { unitsOf } from '@faith-fables/listener/text/units-of'
import { readCast } from '../looks/read-cast.ts'
import { findProp } from '../props/find-prop.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { firstMatch } from './first-match.ts'
import { applyWish } from './operations.ts'
import { reviseScene } from './revise-scene.ts'
import { settingsOfWords } from './words-of-surroundings.ts'

/**
 * A scene that shows a parent's own idea of it: "Mia and Leo fly a kite at the beach at sunset". An idea tells what is to be seen, so
 * that every place, hour, weather, thing and name in it is meant; what it asks of somebody is followed where that is sure. All
 * that it does not speak of stays.
 */
export function showIdea(scene: SceneDescription, cast: FigureDescription[], idea: string): SceneDescription {
  const known = { descriptions: cast, looks: readCast(cast) }
  const { scene: revised, report } = reviseScene(scene, cast, idea)
  const isFollowed = report.some(({ outcome }) => outcome !== 'not done')
  const seen = [
    { kind: 'place', words: idea, wanted: true },
    { kind: 'time', words: idea, wanted: true },
    ...namesIn(idea, cast, scene).map((who) => ({ kind: 'bring-in' as const, who })),
    ...thingsIn(idea).map((thing) => ({ kind: 'add-thing' as const, thing, further: false })),
  ] as const
  return seen.reduce((shown, wish) => applyWish(shown, wish, known).scene, isFollowed ? revised : scene)
}

const namesIn = (idea: string, cast: readonly FigureDescription[], { figures }: SceneDescription): string[] =>
  cast
    .map(({ name }) => name)
    .filter((name) => idea.includes(name) && !figures.some((figure) => figure.name === name))

/** What can be drawn and is no place; "fly a kite" has one thing. */
const thingsIn = (idea: string): string[] =>
  unitsOf(idea)
    .units.filter(
      ({ part, small }) => part === 'NOUN' && findProp(small) && !firstMatch(settingsOfWords, small),
    )
    .map(({ small }) => small)
