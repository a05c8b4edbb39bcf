import { createHash } from 'node:crypto'
import type { Character } from '@faith-fables/contract'
import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import {
  copySheet,
  findSavedCharacter,
  keepWithCharacter,
  storeSheet,
} from '../../character-sheets/character-sheets.ts'
import type { ImageModel } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { allAnswers } from '../all-answers.ts'
import type { Generation } from '../generation-store.ts'
import { lookAtPicture } from '../illustrations/look-at-picture.ts'
import { sheetFolder } from '../illustrations/picture-files.ts'
import type { StageTools } from '../stages/stage.ts'

/** Somebody of the cast, and their sheet among the pictures of the story. */
type Sheet = NonNullable<Generation['sheets']>[number]

/** What came of a sheet, as it is remembered: a failure, too, so that it is not paid for again. */
type SheetAnswer = { imageUrl: string; isFromSaved: boolean } | { problem: string }

type DrawSheet = NonNullable<ImageModel['drawSheet']>

/** So long a story waits for its sheets; its job may take five minutes. */
const patienceMilliseconds = 170_000

/**
 * A picture of each of the parent's characters alone, for a model that draws by such pictures: the one that is kept with the saved character,
 * or a new one. Who cannot be drawn so is told to the model in words alone, and the log says it: no story ends for that.
 */
export async function drawSheets(
  generation: Generation,
  cast: readonly FigureDescription[],
  tools: StageTools,
): Promise<Sheet[]> {
  const draw = tools.imageModel.drawSheet
  if (!draw) return []
  const mostPatient = AbortSignal.timeout(patienceMilliseconds)
  const drawn = generation.characters.map(async (character, place) => {
    const figure = cast.find(({ name }) => name === character.name)
    if (!figure) return []
    return await drawOne(tools, { generation, character, figure, place }, draw, mostPatient)
  })
  return (await allAnswers(drawn)).flat()
}

interface WantedFigure {
  generation: Generation
  character: Character
  figure: FigureDescription
  /** Among the characters of the story. */
  place: number
}

async function drawOne(
  tools: StageTools,
  wanted: WantedFigure,
  draw: DrawSheet,
  mostPatient: AbortSignal,
): Promise<Sheet[]> {
  const { generation, character, figure, place } = wanted
  const style = generation.illustrationStyleId
  const saved = await findSavedCharacter(tools.db, generation.uid, character, style)
  const path = `${sheetFolder(generation.id)}/${nameOf(generation.id, place)}`
  const signal = AbortSignal.any([tools.signal, mostPatient])
  const answer = await tools.once(`sheet:${place}`, async (): Promise<SheetAnswer> => {
    const copied = saved?.sheet ? await copySheet(tools.files, saved.sheet.imageUrl, path) : null
    if (copied) return { imageUrl: copied, isFromSaved: true }
    return await orProblem(tools.signal, signal, async () => ({
      imageUrl: await storeSheet(tools.files, await draw({ figure, style }, signal), path),
      isFromSaved: false,
    }))
  })
  const looked = await lookedAt(tools, generation, place, answer, signal)
  if ('problem' in looked) {
    tools.logger.warn(
      { generationId: generation.id, place, problem: looked.problem },
      'A character sheet did not succeed: the pictures are drawn from words alone.',
    )
    return []
  }
  const { imageUrl, isFromSaved } = looked
  if (saved && !isFromSaved) {
    const { characterId } = saved
    const kept = { characterId, style, details: character.details, figure, imageUrl }
    await keepWithCharacter(tools, kept, { uid: generation.uid, name: nameOf(generation.id, place) })
  }
  return [{ name: character.name, imageUrl }]
}

/** A sheet that nobody may see is as one that was declined; one that nobody looks at in time is not shown either. */
async function lookedAt(
  tools: StageTools,
  generation: Generation,
  place: number,
  answer: SheetAnswer,
  signal: AbortSignal,
): Promise<SheetAnswer> {
  if ('problem' in answer || answer.isFromSaved) return answer
  return await orProblem(tools.signal, signal, async () => {
    const step = { generationId: generation.id, step: `sheet:${generation.revision}:${place}` }
    const { allowed, reasons } = await lookAtPicture(tools, step, answer.imageUrl, signal)
    return allowed ? answer : { problem: reasons.join(' ') }
  })
}

/**
 * @param stopping ends when the server stops: then nothing is remembered, and the stage runs again
 * @param signal ends with that, and with the story's patience
 */
async function orProblem(
  stopping: AbortSignal,
  signal: AbortSignal,
  ask: () => Promise<SheetAnswer>,
): Promise<SheetAnswer> {
  try {
    return await ask()
  } catch (error) {
    if (stopping.aborted || !(error instanceof SupplierError || signal.aborted)) throw error
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The generation's id is random and its parent's alone, so nobody finds the address of a sheet; and a repeated job writes the same file. */
const nameOf = (generationId: string, place: number): string =>
  createHash('sha256').update(`sheet ${place} of ${generationId}`).digest('base64url').slice(0, 22)
