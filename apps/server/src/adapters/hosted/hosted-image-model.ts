import { straightMarks } from '@faith-fables/contract'
import {
  type FittedImage,
  fitImage,
  type SaidPerson,
  type SaidScene,
  sayCover,
  sayScene,
  UnfitImageError,
} from '@faith-fables/illustrator'
import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import type { CoverOrder, DrawnCover, ImageModel, PictureOrder } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { askPainter, type Painter } from './ask-painter.ts'
import { coverPrompt, picturePrompt, type SceneToPaint } from './prompts/picture-prompt.ts'

/**
 * A model of a supplier, or of a server of one's own, draws the pages and the covers, from words that name nobody. What a page shows,
 * and what a wish changes in it, the built-in illustrator knows; a wish goes along in the parent's words as well. Portraits beside a form
 * stay the illustrator's, since they are there in a moment and cost nothing.
 * @param illustrator the built-in one
 */
export function createHostedImageModel(painter: Painter, illustrator: ImageModel): ImageModel {
  return {
    needsModerating: true,
    takesReference: painter.painting.takesReference,
    draw: async (order, signal) => await paint(painter, orderOfPage(order, illustrator), signal),
    drawCover: (order, signal) => drawCover(painter, illustrator, order, signal),
    ...(illustrator.drawPortrait && { drawPortrait: illustrator.drawPortrait }),
    // What became of a wish, and what is sure to be followed, nobody can promise of a model.
    reviseScene(scene, cast, feedback) {
      const { scene: revised } = illustrator.reviseScene(scene, cast, feedback)
      return { scene: { ...revised, wishes: [...(scene.wishes ?? []), straightMarks(feedback)] } }
    },
    showIdea(scene, cast, idea) {
      const { wishes: _followedByTheIdea, ...shown } = illustrator.showIdea(scene, cast, idea)
      return shown
    },
    describe: illustrator.describe,
    close: () => illustrator.close(),
  }
}

interface WordsToPaint {
  purpose: string
  prompt: string
  reference: Uint8Array | undefined
  isFine: boolean
  isCover: boolean
}

function orderOfPage(
  { scene, cast, style, ageGroup, candidate, quality, reference }: PictureOrder,
  illustrator: ImageModel,
): WordsToPaint {
  const said = withUndrawn(sayScene(scene, cast), cast, illustrator)
  return {
    purpose: 'picture',
    prompt: picturePrompt({ scene, said, style, ageGroup, candidate, hasReference: reference !== undefined }),
    reference,
    isFine: quality === 'Premium',
    isCover: false,
  }
}

async function drawCover(
  painter: Painter,
  illustrator: ImageModel,
  { scenes, cast, style, ageGroup, quality, reference, seed }: CoverOrder,
  signal: AbortSignal,
): Promise<DrawnCover> {
  const { alt, ...scene } = sayCover(scenes, cast, seed)
  const said = withUndrawn(scene, cast, illustrator)
  const prompt = coverPrompt({ said, style, ageGroup, hasReference: reference !== undefined })
  const order = { purpose: 'cover', prompt, reference, isFine: quality === 'Premium', isCover: true }
  const { share, ...widths } = await paint(painter, order, signal)
  if (!share) throw new Error('A cover was fitted without its band for links.')
  return { ...widths, share, alt }
}

/** What of somebody's looks the illustrator has no drawing for is in the parent's words as well. */
function withUndrawn(
  { figures, others, ...said }: SaidScene,
  cast: readonly FigureDescription[],
  { findUndrawn }: ImageModel,
): SceneToPaint {
  const add = <Person extends SaidPerson>(person: Person) => {
    const told = cast.find(({ name }) => name === person.name)
    return { ...person, undrawn: (told && findUndrawn?.(told)) ?? [] }
  }
  return { ...said, figures: figures.map(add), others: others.map(add) }
}

/** An image that cannot be taken is asked for once more, and then given up: each one is paid for. */
async function paint(painter: Painter, order: WordsToPaint, signal: AbortSignal): Promise<FittedImage> {
  const ask = () => askPainter(painter, order, (image) => fitImage(image, order), signal)
  try {
    return await ask().catch((error: unknown) => {
      if (!(error instanceof UnfitImageError)) throw error
      return ask()
    })
  } catch (error) {
    if (!(error instanceof UnfitImageError)) throw error
    throw new SupplierError(`The model ${painter.name} drew nothing that can be shown: ${error.message}`, {
      retryable: false,
      cause: error,
    })
  }
}
