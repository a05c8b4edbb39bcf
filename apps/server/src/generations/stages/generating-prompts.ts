import { findFirstEdition } from '../editions/first-edition.ts'
import { describeAsDrawn } from '../editions/reuse-pictures.ts'
import { describeScene, listScenes } from '../scene-store.ts'
import { moveTo, type Stage } from './stage.ts'

/** Decides what each scene's picture shows. */
export const generatingPrompts: Stage = {
  async run(generation, { db, textModel, once, signal }) {
    const scenes = await listScenes(db, generation.id)
    const first = await findFirstEdition(db, generation)
    if (first) {
      return moveTo('moderating_prompts', {}, (transaction) => describeAsDrawn(transaction, scenes, first))
    }
    const order = {
      ageGroup: generation.ageGroup,
      snippets: scenes.map(({ textSnippet }) => textSnippet),
      pages: generation.pages ?? [],
      cast: generation.cast ?? [],
      language: generation.language,
    }
    const descriptions = await once('descriptions', () => textModel.describeScenes(order, signal))
    if (descriptions.length !== scenes.length) {
      throw new Error(`Asked for ${scenes.length} picture ideas, got ${descriptions.length}.`)
    }
    return moveTo('moderating_prompts', {}, async (transaction) => {
      for (const [index, scene] of scenes.entries()) {
        const description = descriptions[index]
        if (description) await describeScene(transaction, scene.id, { description })
      }
    })
  },
}
