import { transientMessages } from '@faith-fables/contract/limits'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Toast } from '../ui/toast.tsx'
import type { StoryActions } from './use-story-actions.ts'

/** The question before a story is deleted, and the banner that says what became of an action. */
export function StoryActionsPlace({ actions }: { actions: StoryActions }) {
  const { inQuestion, banner } = actions
  return (
    <>
      <ConfirmDialog
        open={inQuestion !== null}
        onClose={actions.keep}
        title="Delete this story?"
        confirmLabel="Delete"
        onConfirm={actions.remove}
        busy={actions.isRemoving}
      >
        <p>{`Are you sure you want to delete "${inQuestion?.title ?? ''}"? This action cannot be undone.`}</p>
      </ConfirmDialog>
      <Toast
        message={banner?.message ?? null}
        detail={banner?.detail}
        tone={banner?.tone ?? 'good'}
        lasting={transientMessages.banner}
        onEnd={actions.endBanner}
      />
    </>
  )
}
