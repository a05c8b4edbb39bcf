import type { FigureDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import { readFigure } from '../figures/read-figure.ts'
import { withoutSpeech } from '../words/plain-narration.ts'

/**
 * Whom a page means without a name: "they" are all who were on the page before, "she" the one of them who is
 * she. A page that names one person and speaks of "they" goes on with the others, too.
 */
export function carriedOver(
  text: string,
  named: readonly SceneFigure[],
  before: readonly SceneFigure[],
  cast: readonly FigureDescription[],
): SceneFigure[] {
  const told = withoutSpeech(text).toLowerCase()
  const together = /\b(?:they|them|both|together|everyone|everybody|each other|all of them|we)\b/.test(told)
  if (together && named.length <= 1)
    return before.filter(({ name }) => !named.some((figure) => figure.name === name))
  if (named.length > 0) return []
  const meant = before.filter(({ name }) => isMeant(told, name, cast))
  return meant.length > 0 ? meant : before.slice(0, 1)
}

function isMeant(told: string, name: string, cast: readonly FigureDescription[]): boolean {
  const description = cast.find((figure) => figure.name === name)
  if (!description) return false
  const { pronoun } = readFigure(description)
  const forms = { he: 'he|him|his', she: 'she|her|hers', it: 'it|its', they: 'they|them|their' }
  return new RegExp(`\\b(?:${forms[pronoun]})\\b`).test(told)
}
