import { type SaidScene, sayScene } from '@faith-fables/illustrator'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { DrawnPicture, ImageModel, SheetOrder } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import type { Painter } from './ask-painter.ts'
import { paint } from './paint.ts'
import { sheetPrompt } from './prompts/sheet-prompt.ts'
import { withUndrawn } from './with-undrawn.ts'

/**
 * Draws somebody alone. Where that is declined for safety it is asked for once more, without what only the parent's own words say: a look
 * among them may be what was not liked.
 */
export async function drawSheet(
  painter: Painter,
  illustrator: ImageModel,
  { figure, style }: SheetOrder,
  signal: AbortSignal,
): Promise<DrawnPicture> {
  const alone: SceneDescription = {
    ...plainGround,
    figures: [{ name: figure.name, pose: 'stand', face: 'happy' }],
  }
  const said = sayScene(alone, [figure])
  const draw = (prompt: string) =>
    paint(painter, { purpose: 'sheet', prompt, references: [], isFine: false, isCover: false }, signal)
  const prompt = sheetPrompt({ said: withUndrawn(said, [figure], illustrator), style })
  const plainer = sheetPrompt({ said: withoutUndrawn(said), style })
  try {
    return await draw(prompt)
  } catch (error) {
    const isDeclined = error instanceof SupplierError && error.safetyRefusal
    if (!isDeclined || plainer === prompt) throw error
    return await draw(plainer)
  }
}

const plainGround: SceneDescription = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [],
  props: [],
  action: '',
}

const withoutUndrawn = ({ figures, ...said }: SaidScene) => ({
  ...said,
  figures: figures.map((figure) => ({ ...figure, undrawn: [] })),
  others: [],
})
