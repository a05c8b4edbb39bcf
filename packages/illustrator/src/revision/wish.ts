import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { mendSpelling } from './mend-spelling.ts'

/** One clause of a parent's feedback. */
export interface Wish {
  words: string
  /** The same without the names: a lamb called Snowy asks for no snow. */
  plain: string
  /** "no rain", "without the dog", "less dark", "not so sad". */
  negative: boolean
  /** Names of the figures it speaks of, as far as they are in the cast; in the order of the words. */
  names: string[]
}

const negatives =
  /\b(no|not|without|less|isn't|don't|doesn't|shouldn't|never|remove|delete|drop|stop|take (?:\w+ ){0,3}?(?:out|away|off)|leave out|get rid of|too)\b/

/** Cuts the feedback into clauses, and finds out of whom each speaks: a "she" means who was named before. */
export function readWishes(
  feedback: string,
  scene: SceneDescription,
  cast: readonly FigureDescription[],
): Wish[] {
  const known = [...new Set([...scene.figures.map(({ name }) => name), ...cast.map(({ name }) => name)])]
  // Nobody was named yet: who comes first in the scene is meant.
  let before = scene.figures.slice(0, 1).map(({ name }) => name)
  return mendSpelling(feedback.toLowerCase().replace(/[’]/g, "'"))
    .split(
      /[.;!?\n]|, | and (?=(?:add|make|remove|no|put|let|have|the \w+ should|it should|more|less)\b)|(?<=\w \w+.*) and (?=\w+ should\b)| but /,
    )
    .map((clause) => clause.trim())
    .filter(Boolean)
    .map((words) => {
      const named = namesIn(words, known, cast)
      const names = named.length > 0 ? named : pronoun.test(words) ? before : []
      if (named.length > 0) before = named
      return { words, plain: withoutNames(words, named), negative: negatives.test(words), names }
    })
}

const pronoun = /\b(he|she|him|her|his)\b/

function withoutNames(words: string, names: readonly string[]): string {
  let left = words
  for (const part of names.flatMap((name) => name.toLowerCase().split(' '))) left = left.replaceAll(part, '')
  return left
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
