import type { SceneDescription } from '../scene-description.ts'
import { mendSpelling } from './mend-spelling.ts'
import { knownFigures, type Mention, mentionsIn, withoutNames } from './mentions.ts'
import type { Cast } from './revision.ts'
import { clausesOf, type SaidWord } from './said-words.ts'

/** One clause of a parent's feedback. */
export interface Wish {
  words: string
  /** The same without the names: a lamb called Snowy asks for no snow. */
  plain: string
  /** "no rain", "without the dog", "less dark", "not so sad". */
  negative: boolean
  /** Names of the figures it speaks of, as far as they are in the cast; in the order of the words. */
  names: string[]
  /** The words one by one. */
  said: readonly SaidWord[]
  /** ", not black" only underlines what was said before it. */
  isContrast: boolean
  /** Who is named, and by which of the words. */
  mentions: readonly Mention[]
  /** What rules before this one have followed. */
  placed: readonly string[]
}

const negatives =
  /\b(no|not|without|less|fewer|isn't|don't|doesn't|shouldn't|never|remove|delete|drop|stop|take (?:\w+ ){0,3}?(?:out|away|off)|leave out|get rid of|too(?= \w))\b/

/** Cuts the feedback into clauses, and finds out of whom each speaks: a "she" means who was named before. */
export function readWishes(feedback: string, scene: SceneDescription, cast: Cast): Wish[] {
  const known = knownFigures(scene, cast)
  // Nobody was named yet: who comes first in the scene is meant.
  let before = scene.figures.slice(0, 1).map(({ name }) => name)
  const mended = mendSpelling(feedback.toLowerCase().replace(/[’]/g, "'"))
  return clausesOf(mended, feedback, clauseEnds)
    .filter(({ text, after }) => text !== '' && !/ of | than /.test(after))
    .map(({ text: words, said, after }) => {
      const named = mentionsIn(words, known)
      const names = named.length > 0 ? named.map(({ name }) => name) : pronoun.test(words) ? before : []
      if (named.length > 0) before = names
      return {
        words,
        plain: withoutNames(words, named),
        negative: negatives.test(words),
        names,
        said,
        isContrast: after === ', ' && words.startsWith('not '),
        mentions: named,
        placed: [],
      }
    })
}

const clauseEnds =
  /[.;!?\n]|, | instead of | rather than | and (?=(?:add|make|remove|no|put|let|have|the \w+ should|it should|more|less|fewer)\b)|(?<=\w \w+.*) and (?=\w+ should\b)| but /g

const pronoun = /\b(he|she|him|her|his)\b/

/** Whether a rule before has followed these words already: "a bigger kite" asks for no closer view. */
export function isPlaced({ placed }: Wish, said: string): boolean {
  const words = new Set(placed.flatMap((phrase) => phrase.split(' ')))
  return said.split(' ').every((word) => words.has(word))
}
