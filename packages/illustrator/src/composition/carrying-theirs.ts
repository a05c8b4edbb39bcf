import type { Look } from '../looks/look.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'

/** A hand is free for what somebody always has with them. */
const handFree = new Set<SceneFigure['pose']>(['stand', 'walk', 'look-up', 'wave', 'point'])

/** Who is said to carry something always has it in a hand that is free, unless the page has such a thing elsewhere. */
export function carryingTheirs(scene: SceneDescription, looks: readonly Look[]): SceneDescription {
  const told = [...scene.props, ...scene.figures.flatMap(({ hold }) => hold ?? [])].map(nounOf)
  const figures = scene.figures.map((figure, at): SceneFigure => {
    const look = looks[at]
    const theirs = look?.kind === 'human' ? look.carries : undefined
    const isFree = handFree.has(figure.pose) && figure.hold === undefined
    return theirs !== undefined && isFree && !told.includes(nounOf(theirs))
      ? { ...figure, hold: theirs }
      : figure
  })
  return figures.every((figure, at) => figure === scene.figures[at]) ? scene : { ...scene, figures }
}

/** The basket of "a basket of bread", the ball of "red ball". */
const nounOf = (words: string): string =>
  words
    .split(/ (?:of|with|for) /)[0]
    ?.split(' ')
    .at(-1) ?? words
