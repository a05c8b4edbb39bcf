import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { ImageModel } from '../ports/image-model.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { TextModel } from '../ports/text-model.ts'

const picture = new Uint8Array([82, 73, 70, 70])

/** A writer without art: one sentence a page, quickly, so that a test of the pipeline is about the pipeline. */
export function plainTextModel(script: Partial<TextModel> = {}): TextModel {
  return {
    async writeStory({ sceneCount, characters, feedback }) {
      const name = characters[0]?.name ?? 'Somebody'
      const version = feedback.length === 0 ? '' : ` as you wished (${feedback.at(-1)})`
      const pages = Array.from({ length: sceneCount }, (_, index) => ({
        text: `${name} did thing ${index + 1}${version}.`,
        scene: plainScene(`${name} does thing ${index + 1}.`),
      }))
      return {
        title: `${name} and the Plain Day`,
        text: pages.map(({ text }) => text).join('\n\n'),
        pages,
        cast: characters,
        plot: 'plain-day',
        moralMessage: 'Plain days are good days.',
        companion: { talk: ['What was plain?'], prayer: 'Thank you for today.', remember: 'Today' },
      }
    },
    describeCast: async ({ characters }) => characters,
    describeScenes: async ({ snippets }) => snippets.map(plainScene),
    ...script,
  }
}

/** The writer without art, who remembers the feedback of each order. */
export function listeningTextModel(): { textModel: TextModel; heard: string[][] } {
  const heard: string[][] = []
  const plain = plainTextModel()
  const textModel = plainTextModel({
    writeStory(order, signal) {
      heard.push(order.feedback)
      return plain.writeStory(order, signal)
    },
  })
  return { textModel, heard }
}

/** A painter without art. */
export function plainImageModel(script: Partial<ImageModel> = {}): ImageModel {
  return {
    draw: async () => ({ large: picture, medium: picture, small: picture }),
    showIdea: (scene) => scene,
    reviseScene: (scene, _cast, feedback) => ({
      scene: { ...scene, action: `${scene.action} ${feedback}` },
    }),
    describe: ({ action }) => action,
    close: async () => {},
    ...script,
  }
}

/** A cover without art; its description says what it was drawn from. */
export const drawPlainCover: NonNullable<ImageModel['drawCover']> = async ({ scenes }) => ({
  large: picture,
  medium: picture,
  small: picture,
  share: picture,
  alt: scenes.map(({ action }) => action).join(' '),
})

/** Declines whatever says "forbidden". */
function plainModerator(): Moderator {
  return {
    async review(text, kind) {
      const allowed = !text.includes('forbidden')
      return { allowed, reasons: allowed ? [] : [`Please leave out what is forbidden in the ${kind}.`] }
    },
  }
}

/** All three, for a world whose test is about something else; what fails is tried again without a pause. */
export function plainModels() {
  return {
    textModel: plainTextModel(),
    imageModel: plainImageModel(),
    moderator: plainModerator(),
    retryDelaySeconds: 0,
  }
}

function plainScene(action: string): SceneDescription {
  return { setting: 'meadow', time: 'day', weather: 'clear', shot: 'wide', figures: [], props: [], action }
}
