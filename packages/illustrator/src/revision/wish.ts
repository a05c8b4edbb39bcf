import type { FigureDescription, SceneDescription } from '../scene-description.ts'

/** One clause of a parent's feedback. */
export interface Wish {
  words: string
  /** "no rain", "without the dog", "less dark", "not so sad". */
  negative: boolean
  /** Names of the figures it speaks of, as far as they are in the cast; in the order of the words. */
  names: string[]
}

const negatives =
  /\b(no|not|without|less|isn't|don't|doesn't|shouldn't|remove|delete|drop|stop|take (?:out|away)|leave out|get rid of|too)\b/

/** Cuts the feedback into clauses, and finds out of whom each speaks: a "she" means who was named before. */
export function readWishes(
  feedback: string,
  scene: SceneDescription,
  cast: readonly FigureDescription[],
): Wish[] {
  const known = [...new Set([...scene.figures.map(({ name }) => name), ...cast.map(({ name }) => name)])]
  let before: string[] = []
  return feedback
    .toLowerCase()
    .replace(/[’]/g, "'")
    .split(
      /[.;!?\n]|, | and (?=(?:add|make|remove|no|put|let|have|the \w+ should|\w+ should|it should|more|less)\b)| but /,
    )
    .map((clause) => clause.trim())
    .filter(Boolean)
    .map((words) => {
      const named = namesIn(words, known, cast)
      const names = named.length > 0 ? named : /\b(he|she|him|her|they|them)\b/.test(words) ? before : []
      if (named.length > 0) before = named
      return { words, negative: negatives.test(words), names }
    })
}

/** A figure is meant by any word of its name, and an animal also by its kind ("the lamb"). */
function namesIn(words: string, known: readonly string[], cast: readonly FigureDescription[]): string[] {
  return known
    .map((name) => ({ name, at: firstMention(words, name, cast) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

function firstMention(words: string, name: string, cast: readonly FigureDescription[]): number {
  const details = cast.find((figure) => figure.name === name)?.details ?? ''
  const kind =
    /^(?:a|an|the|his|her|their)?\s*(?:[a-z-]+,?\s+){0,4}?(lamb|sheep|dog|puppy|cat|kitten|donkey|rabbit|bunny|lion|bear|mouse|bird|dove|horse|fox|owl)\b/.exec(
      details.toLowerCase(),
    )?.[1]
  const aliases = [
    ...name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((part) => part.length > 2 && part !== 'the'),
    ...(kind ? [kind] : []),
  ]
  const places = aliases
    .map((alias) => words.search(new RegExp(`(?<![\\p{L}])${alias}(?![\\p{L}])`, 'u')))
    .filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}
