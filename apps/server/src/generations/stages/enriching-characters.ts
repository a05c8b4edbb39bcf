import { findFirstEdition } from '../editions/first-edition.ts'
import { drawSheets } from '../sheets/draw-sheets.ts'
import { moveTo, type Stage } from './stage.ts'

/** Finds out how everybody in the approved text looks, so that they look the same on every page. */
export const enrichingCharacters: Stage = {
  async run(generation, tools) {
    const { db, textModel, once, signal } = tools
    const first = await findFirstEdition(db, generation)
    if (first) return moveTo('splitting_scenes', { cast: first.generation.cast })
    const order = {
      text: generation.storyText ?? '',
      characters: generation.characters,
      cast: generation.cast ?? [],
      language: generation.language,
    }
    const cast = await once('cast', () => textModel.describeCast(order, signal))
    const sheets = await drawSheets(generation, cast, tools)
    return moveTo('splitting_scenes', { cast, ...(sheets.length > 0 && { sheets }) })
  },
}
