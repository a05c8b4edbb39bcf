import { useQuery } from '@tanstack/react-query'
import { BookHeart, Layers, Plus } from 'lucide-react'
import { useRef } from 'react'
import { libraryQuery } from '../../api/stories/library-queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { LibraryTabs } from './library-tabs.tsx'

/** The parent's own stories: published ones as books, unfinished ones as a table. */
export function LibraryScreen() {
  const { data: items, isError, error, refetch } = useQuery(libraryQuery)
  const shelf = useRef<HTMLDivElement>(null)
  const isEmpty = items?.every((item) => item._type === 'draft') ?? false

  return (
    <Page
      title="My Library"
      lead="Everything your family has made."
      action={
        // On an empty shelf the invitation to fill it is the one to see.
        <div className="row">
          <LinkButton tone="quiet" to={paths.shelf()}>
            <BookHeart className="icon" aria-hidden="true" />
            Children's Shelf
          </LinkButton>
          <LinkButton tone="quiet" to={paths.collections()}>
            <Layers className="icon" aria-hidden="true" />
            Collections
          </LinkButton>
          <LinkButton tone={isEmpty ? 'second' : 'primary'} to={paths.create()}>
            <Plus className="icon" aria-hidden="true" />
            Create New Story
          </LinkButton>
        </div>
      }
    >
      <div ref={shelf} tabIndex={-1} className="stack focus:outline-none">
        {isError && (
          <FailureNote title="Failed to load your library." onRetry={() => void refetch()}>
            <p>{error.message}</p>
          </FailureNote>
        )}
        {(items || !isError) && <LibraryTabs items={items} onButtonGone={() => shelf.current?.focus()} />}
      </div>
    </Page>
  )
}
