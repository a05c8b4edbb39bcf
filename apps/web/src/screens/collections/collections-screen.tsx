import type { Collection } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '../../api/calls/api-error.ts'
import { collectionsQuery } from '../../api/stories/collection-queries.ts'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import './collections.css'
import { NewCollectionDialog } from './name-dialog.tsx'

/** What the parent has gathered under names. */
export function CollectionsScreen() {
  const { data: collections, error, refetch } = useQuery(collectionsQuery)
  const [isNaming, setNaming] = useState(false)
  const navigate = useNavigate()
  const begin = (
    <Button tone="primary" onClick={() => setNaming(true)}>
      <Plus className="icon" aria-hidden="true" />
      New Collection
    </Button>
  )
  const isEmpty = collections?.length === 0
  return (
    <Page
      title="My Collections"
      lead="Stories gathered for a season, a class or a grandchild."
      action={!isEmpty && begin}
    >
      {error && (
        <FailureNote title="Your collections could not be loaded." onRetry={() => void refetch()}>
          <p>{messageOf(error)}</p>
        </FailureNote>
      )}
      {!collections && !error && <LoadingCollections />}
      {isEmpty && (
        <EmptyShelf title="No collections yet.">
          <p>
            “Advent 2026”, “for the Sunday class”: put stories together, in the order you want, and share
            them.
          </p>
          {begin}
        </EmptyShelf>
      )}
      {collections && collections.length > 0 && (
        <ul className="collections">
          {collections.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </ul>
      )}
      {isNaming && (
        <NewCollectionDialog
          onClose={() => setNaming(false)}
          onMade={({ id }) => void navigate(paths.collection(id))}
        />
      )}
    </Page>
  )
}

function CollectionCard({ collection: { id, name, stories, covers } }: { collection: Collection }) {
  return (
    <li className="collection-card">
      <div className="collection-covers" data-count={covers.length} aria-hidden="true">
        {covers.map((cover) => (
          <Picture key={cover} src={cover} alt="" width={256} height={256} placeholder={null} />
        ))}
        {covers.length === 0 && <Ornament name="book" size={64} />}
      </div>
      <h2>
        <Link to={paths.collection(id)}>{name}</Link>
      </h2>
      <p className="soft">{stories === 0 ? 'No stories yet' : countOf(stories, 'story', 'stories')}</p>
    </li>
  )
}

function LoadingCollections() {
  return (
    <>
      <LoadingText asLine>Loading your collections...</LoadingText>
      <ul className="collections" aria-hidden="true">
        {['one', 'two', 'three'].map((key) => (
          <li key={key} className="collection-card">
            <Skeleton className="collection-covers" />
            <Skeleton className="h-5 w-2/3" />
          </li>
        ))}
      </ul>
    </>
  )
}
