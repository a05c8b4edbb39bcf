import { useSession } from '../../session/session.ts'
import { transientMessages } from '../../transient-messages.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Toast } from '../../ui/messages/toast.tsx'
import { LetterAgain } from '../parent/letter-again.tsx'
import type { StoryActions, StoryQuestion } from './use-story-actions.ts'

/** The question before a story is deleted or shown to others, and the banner that says what became of it. */
export function StoryActionsPlace({ actions }: { actions: StoryActions }) {
  const { question, banner } = actions
  const dialog = {
    onClose: actions.keep,
    onConfirm: actions.confirm,
    busy: actions.isUnderWay,
  }
  return (
    <>
      <DeleteQuestion {...dialog} question={question} />
      <PublicQuestion {...dialog} question={question} />
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

interface QuestionProps extends Pick<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'busy'> {
  question: StoryQuestion | null
}

function DeleteQuestion({ question, ...dialog }: QuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      open={question?.deed === 'delete'}
      title="Delete this story?"
      confirmLabel="Delete"
    >
      <p>{`Are you sure you want to delete "${question?.story.title ?? ''}"? This action cannot be undone.`}</p>
    </ConfirmDialog>
  )
}

function PublicQuestion({ question, ...dialog }: QuestionProps) {
  const { parent } = useSession()
  const title = question?.story.title ?? ''
  if (parent?.isEmailVerified === false) {
    return (
      <Dialog
        open={question?.deed === 'request-public'}
        onClose={dialog.onClose}
        title="First, is this address yours?"
        ornament="key"
      >
        <div className="stack gap-4">
          <p>{`Before you can share “${title}” with everyone, please open the link in the letter that we sent to ${parent.email}. Then come back here and ask again.`}</p>
          <LetterAgain email={parent.email} />
        </div>
      </Dialog>
    )
  }
  const author = parent?.displayName ? `, “${parent.displayName}”,` : ''
  return (
    <ConfirmDialog
      {...dialog}
      open={question?.deed === 'request-public'}
      title="Share this story with everyone?"
      confirmLabel="Send request"
      keepLabel="Keep it private"
      tone="primary"
    >
      <div className="stack gap-3">
        <p>{`Somebody at Faith Fables looks at “${title}” first. Until they say yes, it is marked Pending, and only you can read it.`}</p>
        <p>
          {`Then it stands in Explore. Every family can read it, the names in it included, and your display name${author} goes with it as its author.`}
        </p>
      </div>
    </ConfirmDialog>
  )
}
