import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import pluralize from 'pluralize'
import { type Operation, operationsOf } from '../feedback/operation.ts'
import type { StoryPage } from '../story-request.ts'
import { mendArticles } from '../words/articles.ts'
import { escaped } from '../words/escaped.ts'

interface Exchange {
  pattern: RegExp
  words: (found: string) => string
}

/** Pages in which what a parent wants to be another thing is that thing, in the words and in the picture; the verse stays as it is. */
export function withOtherThings(
  pages: readonly StoryPage[],
  operations: readonly Operation[],
  verse: string,
): StoryPage[] {
  const exchange = exchangerOf(operations)
  const around = (text: string) =>
    verse === '' ? exchange(text) : text.split(verse).map(exchange).join(verse)
  return pages.map(({ text, scene }) => ({ text: around(text), scene: sceneWith(scene, exchange) }))
}

/** Says the other thing wherever a text names the one; the text itself where nothing is exchanged. */
export function exchangerOf(operations: readonly Operation[]): (text: string) => string {
  const exchanges = operationsOf(operations, 'other-thing').map(exchangeOf)
  return (text) => {
    const said = exchanges.reduce((now, { pattern, words }) => now.replaceAll(pattern, words), text)
    return said === text ? text : mendArticles(said)
  }
}

/** The one or several of it, with capitals where they stood; not where it is a verb ("to train", "she trains"). */
function exchangeOf({ from, to, asWords }: Extract<Operation, { kind: 'other-thing' }>): Exchange {
  if (asWords)
    return {
      pattern: new RegExp(`(?<!\\p{L}|-)${escaped(from)}(?!\\p{L}|-)`, 'giu'),
      words: (found) => withCapitalOf(found, to),
    }
  const one = pluralize.singular(from.toLowerCase())
  const many = pluralize.plural(one)
  const words = [many, one].map(escaped).join('|')
  const isUncounted = many === one || pluralize.singular(to) === pluralize.plural(to)
  return {
    pattern: new RegExp(
      `(?<!\\p{L}|-|\\b(?:to|I|you|we|they|he|she|it|who) )(?:${words})(?!\\p{L}|-)`,
      'giu',
    ),
    words: (found) => {
      const isMany = found.toLowerCase() === many && !isUncounted
      const said = isMany ? pluralize.plural(to) : isUncounted ? to : pluralize.singular(to)
      return withCapitalOf(found, said)
    },
  }
}

const withCapitalOf = (found: string, said: string): string =>
  /^\p{Lu}/u.test(found) ? said.slice(0, 1).toUpperCase() + said.slice(1) : said

/** A thing is drawn by its noun, whether it stands there or somebody holds it. */
function sceneWith(scene: SceneDescription, exchange: (text: string) => string): SceneDescription {
  return {
    ...scene,
    action: exchange(scene.action),
    props: scene.props.map(exchange),
    figures: scene.figures.map((figure) =>
      figure.hold === undefined ? figure : { ...figure, hold: exchange(figure.hold) },
    ),
    ...(scene.places && {
      places: Object.fromEntries(
        Object.entries(scene.places).map(([noun, place]) => [exchange(noun), place]),
      ),
    }),
  }
}
