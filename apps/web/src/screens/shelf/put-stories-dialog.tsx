import type { ParentShelf } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shelveMutation } from '../../api/shelf/shelf-queries.ts'
import { StoryChoices } from '../../components/story/story-choices.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

export interface PutStoriesDialogProps {
  shelf: ParentShelf
  onClose: () => void
}

/** Puts stories of the library on the shelf. */
export function PutStoriesDialog({ shelf, onClose }: PutStoriesDialogProps) {
  const shelving = useMutation(shelveMutation(useQueryClient()))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Put stories on the shelf"
      actions={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="stack">
        {shelf.needsApproval && <p>A second adult says yes before your children see them.</p>}
        <StoryChoices
          chosen={new Set(shelf.stories.map(({ story }) => story.id))}
          onChoose={(storyId, isOn) => shelving.mutate({ storyId, isOn })}
          words={{ chosen: 'On it', choose: 'Put on' }}
          error={shelving.error}
        />
      </div>
    </Dialog>
  )
}
