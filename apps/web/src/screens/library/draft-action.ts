import { canDo, endedUnsuccessfully, type GenerationStatus } from '@faith-fables/contract/generation-status'
import { paths } from '../../paths.ts'

/** What a parent can do with a draft: go on with it, wait for it, or only know that it came to nothing. */
export type DraftAction = { kind: 'continue'; to: string } | { kind: 'processing' } | { kind: 'failed' }

/** A story that was not accepted can still be read where its text is reviewed. */
export function draftAction(id: string, status: GenerationStatus): DraftAction {
  if (canDo('approveText', status) || status === 'rejected') return { kind: 'continue', to: paths.review(id) }
  if (canDo('editPictureIdeas', status)) return { kind: 'continue', to: paths.reviewPrompts(id) }
  if (canDo('selectImage', status)) return { kind: 'continue', to: paths.reviewImages(id) }
  return { kind: endedUnsuccessfully(status) ? 'failed' : 'processing' }
}
