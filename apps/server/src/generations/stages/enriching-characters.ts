import { moveTo, type Stage } from './stage.ts'

/** Finds out how everybody in the approved text looks, so that they look the same on every page. */
export const enrichingCharacters: Stage = {
  async run(generation, { textModel, once, signal }) {
    const order = {
      text: generation.storyText ?? '',
      characters: generation.characters,
      cast: generation.cast ?? [],
    }
    const cast = await once('cast', () => textModel.describeCast(order, signal))
    return moveTo('splitting_scenes', { cast })
  },
}
