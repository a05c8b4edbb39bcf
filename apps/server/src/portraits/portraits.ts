import type { PortraitView } from '@faith-fables/contract'
import { holdsWord } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import { type Listening, plainWordsOf } from '../listening/listening.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { Reference } from '../reference/reference.ts'
import { createPortraitShelf } from './portrait-shelf.ts'

/** A character as far as it is typed. */
export interface WantedPortrait {
  name: string
  details: string
  /** Id of the illustration style; the first of the list when absent. */
  style?: string | undefined
  view: PortraitView
}

/** Characters drawn while parents write them. Nothing is stored, charged or logged. */
export interface Portraits {
  /**
   * WebP; null where nothing is drawn: without a word of details everything about somebody would be made up, and who
   * draws may draw no portraits.
   * @param signal is aborted when nobody waits any more
   * @throws ApiError when there is no such style
   */
  draw(wanted: WantedPortrait, signal: AbortSignal): Promise<Uint8Array | null>
}

export function createPortraits({
  imageModel,
  reference,
  listening,
}: {
  imageModel: ImageModel
  reference: Reference
  listening: Listening
}): Portraits {
  const shelf = createPortraitShelf()
  return {
    async draw({ style: wantedStyle, ...wanted }, signal) {
      const style = await knownStyle(reference, wantedStyle)
      if (!imageModel.drawPortrait || !holdsWord(wanted.details)) return null
      const heard = listening.recall({ about: 'character', name: wanted.name, words: wanted.details })
      const order = { ...wanted, ...(heard && { details: plainWordsOf(heard) }), style }
      const kept = shelf.find(order)
      if (kept) return kept
      const drawn = await imageModel.drawPortrait(order, signal)
      shelf.keep(order, drawn)
      return drawn
    },
  }
}

async function knownStyle(reference: Reference, wanted: string | undefined): Promise<string> {
  const style =
    wanted === undefined
      ? (await reference.illustrationStyles())[0]
      : await reference.illustrationStyle(wanted)
  if (!style) throw new ApiError('INVALID_REQUEST', 'There is no such illustration style.')
  return style._id
}
