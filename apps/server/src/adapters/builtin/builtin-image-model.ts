import { straightMarks } from '@faith-fables/contract'
import {
  createDrawingPool,
  describePicture,
  drawnFacts,
  reviseScene,
  type StyleId,
  showIdea,
  styles,
  wishesToTap,
} from '@faith-fables/illustrator'
import { listenToCharacter, sayBack, sayMissing } from '@faith-fables/listener'
import type { TypedCharacter } from '../../ports/character-reader.ts'
import type { ImageModel } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'

/** The illustrator that comes with the product; it draws on threads of its own. */
export function createBuiltinImageModel({ threads }: { threads: number }): ImageModel {
  const pool = createDrawingPool({ threads })
  return {
    draw: async ({ style, quality, ...order }, signal) =>
      pool.draw({ ...order, style: styleId(style), isFine: quality === 'Premium' }, { signal }),
    drawCover: async ({ style, quality, ...order }, signal) =>
      pool.drawCover({ ...order, style: styleId(style), isFine: quality === 'Premium' }, { signal }),
    drawPortrait: async ({ style, view, ...character }, signal) => {
      const { describeCharacter } = await import('@faith-fables/storyteller/figures/describe-figure')
      return pool.drawPortrait(
        { figure: describeCharacter(character), style: styleId(style), view },
        { signal },
      )
    },
    findUndrawn,
    reviseScene: (scene, cast, feedback) => reviseScene(scene, cast, straightMarks(feedback)),
    wishesToTap,
    showIdea: (scene, cast, idea) => showIdea(scene, cast, straightMarks(idea)),
    describe: describePicture,
    close: () => pool.close(),
  }
}

/** Only what is surely read is asked for: the rest is asked of the parent. */
function findUndrawn(character: TypedCharacter): string[] | null {
  const { visible } = sayBack(listenToCharacter(character), character.details)
  if (visible.length === 0) return null
  return [...new Set(drawnFacts(visible).flatMap(({ missing }) => missing))].map(sayMissing)
}

/** @throws SupplierError when the illustrator has no such style */
function styleId(name: string): StyleId {
  const style = styles.find(({ id }) => id === name)
  if (!style) throw new SupplierError(`The illustrator has no style ${name}.`, { retryable: false })
  return style.id
}
