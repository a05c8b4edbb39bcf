import type { FilledCollection } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Pencil, Plus, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import {
  clearMutation,
  collectionQuery,
  deleteCollectionMutation,
} from '../../api/stories/collection-queries.ts'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AddStoriesDialog } from './add-stories-dialog.tsx'
import './collections.css'
import { RenameDialog } from './name-dialog.tsx'
import { ShareCollectionDialog } from './share-collection-dialog.tsx'
import { SortableStories } from './sortable-stories.tsx'

/** One collection of the parent: what is in it, in order, and all that can be done with it. */
export function CollectionScreen() {
  const { collectionId = '' } = useParams()
  const { data: collection, error, refetch } = useQuery(collectionQuery(collectionId))
  if (collection) return <OpenCollection key={collectionId} collection={collection} />
  if (!error) return <LoadingScreen />
  if (error instanceof ApiError && error.status === 404) return <NoCollection />
  return (
    <Page title="Collection">
      <FailureNote title="The collection could not be loaded." onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailureNote>
    </Page>
  )
}

type Asking = 'add' | 'share' | 'rename' | 'delete'

function OpenCollection({ collection }: { collection: FilledCollection }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const { name, stories, gone } = collection
  return (
    <Page
      title={name}
      lead={stories.length === 0 ? 'Nothing is in it yet.' : countOf(stories.length, 'story', 'stories')}
      action={
        stories.length > 0 && (
          <Button tone="primary" onClick={() => setAsking('add')}>
            <Plus className="icon" aria-hidden="true" />
            Add Stories
          </Button>
        )
      }
    >
      <div className="stack gap-5">
        <CollectionDeeds onAsk={setAsking} />
        {gone > 0 && <GoneNote collection={collection} />}
        {stories.length > 0 ? (
          <SortableStories collection={collection} />
        ) : (
          <EmptyShelf title="An empty collection.">
            <p>Your own stories belong here as well as those you added to your library from others.</p>
            <Button tone="primary" onClick={() => setAsking('add')}>
              Add Stories
            </Button>
          </EmptyShelf>
        )}
      </div>
      {asking === 'add' && <AddStoriesDialog collection={collection} onClose={close} />}
      {asking === 'share' && <ShareCollectionDialog collection={collection} onClose={close} />}
      {asking === 'rename' && <RenameDialog collection={collection} onClose={close} />}
      {asking === 'delete' && <DeleteQuestion collection={collection} onClose={close} />}
    </Page>
  )
}

function CollectionDeeds({ onAsk }: { onAsk: (asking: Asking) => void }) {
  return (
    <div className="row">
      <LinkButton tone="quiet" to={paths.collections()}>
        <ArrowLeft className="icon" aria-hidden="true" />
        My Collections
      </LinkButton>
      <Button tone="quiet" onClick={() => onAsk('share')}>
        <Share2 className="icon" aria-hidden="true" />
        Share
      </Button>
      <Button tone="quiet" onClick={() => onAsk('rename')}>
        <Pencil className="icon" aria-hidden="true" />
        Rename
      </Button>
      <Button tone="quiet" onClick={() => onAsk('delete')}>
        <Trash2 className="icon" aria-hidden="true" />
        Delete
      </Button>
    </div>
  )
}

function GoneNote({ collection: { id, gone } }: { collection: FilledCollection }) {
  const clearing = useMutation(clearMutation(useQueryClient(), id))
  return (
    <Note title={`${countOf(gone, 'story', 'stories')} of this collection can be read no longer.`}>
      <p>Their families keep them to themselves now, or they were deleted.</p>
      <Button tone="quiet" busy={clearing.isPending} onClick={() => clearing.mutate()}>
        All right
      </Button>
    </Note>
  )
}

function DeleteQuestion({
  collection: { id, name },
  onClose,
}: {
  collection: FilledCollection
  onClose: () => void
}) {
  const navigate = useNavigate()
  const deleting = useMutation(deleteCollectionMutation(useQueryClient(), id))
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this collection?"
      confirmLabel="Delete"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate(undefined, { onSuccess: () => void navigate(paths.collections()) })}
    >
      <p>“{name}” and the links to it go for good. The stories in it stay where they are.</p>
      {deleting.error && <p role="alert">{messageOf(deleting.error)}</p>}
    </ConfirmDialog>
  )
}

function NoCollection() {
  return (
    <Page title="Collection">
      <EmptyShelf title="There is no such collection." drawing="lost-lamb">
        <LinkButton tone="primary" to={paths.collections()}>
          My Collections
        </LinkButton>
      </EmptyShelf>
    </Page>
  )
}
