import { type Character, canDo, type PromptOutcome } from '@faith-fables/contract'
import type { ImageModel } from '../ports/image-model.ts'
import type { Generation } from './generation-store.ts'

/** The report with what no picture shows called by its name, where the painter can tell. */
export function asDrawn(
  report: readonly PromptOutcome[],
  characters: readonly Character[],
  imageModel: Pick<ImageModel, 'findUndrawn'>,
): PromptOutcome[] {
  const undrawn = new Map(
    characters.map((character) => [character.name, imageModel.findUndrawn?.(character) ?? []]),
  )
  return report.map((one) =>
    one.outcome === 'in the pictures'
      ? { ...one, outcome: drawnAs(one.words, undrawn.get(one.about ?? '') ?? []) }
      : one,
  )
}

/** The painter names what is missing as it stands behind "all but": "the painted wheels". */
function drawnAs(words: string, undrawn: readonly string[]): PromptOutcome['outcome'] {
  const wanted = words.toLowerCase()
  const missing = undrawn.map((one) => one.toLowerCase().replaceAll(/^the |[“”]/g, ''))
  if (missing.some((one) => one.includes(wanted))) return 'not drawn'
  return missing.some((one) => wanted.includes(one)) ? 'drawn in part' : 'in the pictures'
}

/** The report as the parent sees it: as long as the text can be changed. */
export function presentPromptReport({ status, promptReport }: Generation): PromptOutcome[] | null {
  return canDo('editText', status) ? promptReport : null
}
