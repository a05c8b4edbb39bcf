import type { FilledCollection } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gatherMutation } from '../../api/stories/collection-queries.ts'
import { StoryChoices } from '../../components/story/story-choices.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

export interface AddStoriesDialogProps {
  collection: FilledCollection
  onClose: () => void
}

/** Puts stories of the library into a collection. */
export function AddStoriesDialog({ collection, onClose }: AddStoriesDialogProps) {
  const gathering = useMutation(gatherMutation(useQueryClient(), collection.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Add to “${collection.name}”`}
      actions={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <StoryChoices
        chosen={new Set(collection.stories.map(({ id }) => id))}
        onChoose={(storyId, isIn) => gathering.mutate({ storyId, isIn })}
        words={{ chosen: 'In it', choose: 'Add' }}
        error={gathering.error}
      />
    </Dialog>
  )
}
