import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/calls/api-error.ts'
import { configQuery } from '../../../api/making/public-queries.ts'
import { libraryQuery } from '../../../api/stories/library-queries.ts'
import { AlsoTold, editionName } from '../../../components/story/also-told.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { editionsWords } from './editions-words.ts'
import { NewEdition } from './new-edition.tsx'

export interface EditionsDialogProps {
  story: PublicStory
  isOwn: boolean
  onClose: () => void
}

/** The same story for other ages, and in other languages: those there are, and for its parent a further one. */
export function EditionsDialog({ story, isOwn, onClose }: EditionsDialogProps) {
  const { data: config } = useQuery(configQuery)
  return (
    <Dialog
      open
      onClose={onClose}
      title={editionsWords(story, config)}
      ornament="book"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {isOwn ? <OwnEditions story={story} /> : <AlsoTold editions={story.editions ?? []} />}
    </Dialog>
  )
}

/** What was handed to everybody says nothing of editions that are private: the library knows them all. */
function OwnEditions({ story }: { story: PublicStory }) {
  const { data: library, error, refetch } = useQuery(libraryQuery)
  if (error)
    return (
      <FailureNote title="Your stories could not be loaded." onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailureNote>
    )
  if (!library) return <LoadingText>Looking at your library ...</LoadingText>
  const editions = library.find(({ id }) => id === story.id)?.editions ?? story.editions ?? []
  return (
    <div className="stack">
      <p>This one is told for {editionName(story)}.</p>
      {editions.length > 0 && <AlsoTold editions={editions} />}
      <NewEdition story={story} told={[story, ...editions]} />
    </div>
  )
}
