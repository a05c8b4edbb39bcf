import type { PrivateLink } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/calls/api-error.ts'
import { type LinkTarget, linksQuery } from '../../api/stories/sharing-queries.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { LinkRow } from './link-row.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import './sharing.css'

export interface PrivateLinksProps {
  target: LinkTarget
  /** Of what they open. */
  title: string
}

/** The private links to a story, a collection or the shelf of the parent: those there are, and a form for one more. */
export function PrivateLinks({ target, title }: PrivateLinksProps) {
  const { data: links, error, isPending, refetch } = useQuery(linksQuery(target))
  const [made, setMade] = useState<string | null>(null)
  if (isPending) return <LoadingText>Loading the links …</LoadingText>
  if (error)
    return (
      <FailureNote title="The links could not be loaded." onRetry={() => void refetch()}>
        {messageOf(error)}
      </FailureNote>
    )
  const isFull = links.length >= limits.linksEach
  return (
    <>
      {links.length > 0 && <LinkList links={links} made={made} target={target} title={title} />}
      {isFull ? (
        <p role="status">
          A {whatOf(target)} can have {limits.linksEach} links. Take one back to make another.
        </p>
      ) : (
        <NewLinkForm target={target} onMade={setMade} />
      )}
    </>
  )
}

interface LinkListProps {
  links: readonly PrivateLink[]
  /** The id of the one that was made just now. */
  made: string | null
  target: LinkTarget
  title: string
}

function LinkList({ links, made, target, title }: LinkListProps) {
  return (
    <ul className="share-links">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} isNew={link.id === made} target={target} title={title} />
      ))}
    </ul>
  )
}

function whatOf(target: LinkTarget): string {
  if ('storyId' in target) return 'story'
  return 'shelf' in target ? 'shelf' : 'collection'
}
