import { straightMarks } from '@faith-fables/contract'
import { sayCover, sayScene } from '@faith-fables/illustrator'
import type {
  CoverOrder,
  DrawnCover,
  ImageModel,
  PictureOrder,
  PictureReference,
} from '../../ports/image-model.ts'
import type { Painter } from './ask-painter.ts'
import { drawSheet } from './draw-sheet.ts'
import { paint, type WordsToPaint } from './paint.ts'
import { coverPrompt, picturePrompt } from './prompts/picture-prompt.ts'
import { withUndrawn } from './with-undrawn.ts'

/**
 * A model of a supplier, or of a server of one's own, draws the pages and the covers, from words that name nobody. What a page shows,
 * and what a wish changes in it, the built-in illustrator knows; a wish goes along in the parent's words as well. Portraits beside a form
 * stay the illustrator's, since they are there in a moment and cost nothing.
 * @param illustrator the built-in one
 */
export function createHostedImageModel(painter: Painter, illustrator: ImageModel): ImageModel {
  const takesReferences = painter.painting.mostReferences > 0
  return {
    needsModerating: true,
    takesReferences,
    draw: async (order, signal) => await paint(painter, orderOfPage(painter, order, illustrator), signal),
    drawCover: (order, signal) => drawCover(painter, illustrator, order, signal),
    // A sheet that no picture can be drawn by would be paid for nothing.
    ...(takesReferences && {
      drawSheet: (order, signal) => drawSheet(painter, illustrator, order, signal),
    }),
    ...(illustrator.drawPortrait && { drawPortrait: illustrator.drawPortrait }),
    // What became of a wish, and what is sure to be followed, nobody can promise of a model.
    reviseScene(scene, cast, feedback) {
      const { scene: revised, isUnchanged } = illustrator.reviseScene(scene, cast, feedback)
      // What our illustrator has no words for, or holds to be so already, a model may draw into the picture that is there.
      const staged = isUnchanged ? scene : revised
      return { scene: { ...staged, wishes: [...(scene.wishes ?? []), straightMarks(feedback)] } }
    },
    showIdea(scene, cast, idea) {
      const { wishes: _followedByTheIdea, ...shown } = illustrator.showIdea(scene, cast, idea)
      return shown
    },
    describe: illustrator.describe,
    close: () => illustrator.close(),
  }
}

/** Of the pictures that could go along, as many as the model takes. */
const takenBy = ({ painting }: Painter, references: readonly PictureReference[] = []) =>
  references.slice(0, painting.mostReferences)

const picturesOf = (references: readonly PictureReference[]) => references.map(({ picture }) => picture)

function orderOfPage(
  painter: Painter,
  { scene, cast, style, ageGroup, candidate, quality, references }: PictureOrder,
  illustrator: ImageModel,
): WordsToPaint {
  const said = withUndrawn(sayScene(scene, cast), cast, illustrator)
  const taken = takenBy(painter, references)
  return {
    purpose: 'picture',
    prompt: picturePrompt({ scene, said, style, ageGroup, candidate, references: taken }),
    references: picturesOf(taken),
    isFine: quality === 'Premium',
    isCover: false,
  }
}

async function drawCover(
  painter: Painter,
  illustrator: ImageModel,
  { scenes, cast, style, ageGroup, quality, references, seed }: CoverOrder,
  signal: AbortSignal,
): Promise<DrawnCover> {
  const { alt, ...scene } = sayCover(scenes, cast, seed)
  const said = withUndrawn(scene, cast, illustrator)
  const taken = takenBy(painter, references)
  const prompt = coverPrompt({ said, style, ageGroup, references: taken })
  const isFine = quality === 'Premium'
  const order = { purpose: 'cover', prompt, references: picturesOf(taken), isFine, isCover: true }
  const { share, ...widths } = await paint(painter, order, signal)
  if (!share) throw new Error('A cover was fitted without its band for links.')
  return { ...widths, share, alt }
}
