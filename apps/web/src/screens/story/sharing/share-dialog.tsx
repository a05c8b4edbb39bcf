import type { PublicStory, PrivateLink } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { linksQuery } from '../../../api/sharing-queries.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { AddressButtons } from './address-buttons.tsx'
import { LinkRow } from './link-row.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import './sharing.css'

export interface ShareDialogProps {
  /** Of the parent who is signed in. */
  story: PublicStory
  onClose: () => void
}

/** All the ways in which a parent gives a story to others. */
export function ShareDialog({ story, onClose }: ShareDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Share this story" ornament="quill">
      <div className="stack share">
        <Everybody story={story} />
        <section className="stack" aria-labelledby="private-links">
          <h3 id="private-links">Private links</h3>
          <p>
            Whoever has such a link can read this story, without an account. You see how often it was opened,
            and can take it back whenever you like.
          </p>
          <PrivateLinks storyId={story.id} title={story.title} />
        </section>
      </div>
    </Dialog>
  )
}

const closed: Record<'private' | 'pending', string> = {
  private: 'The story is private. In My Library you can ask for it to become public.',
  pending: 'Somebody looks at your request to make the story public. Until then, only private links open it.',
}

function Everybody({ story: { id, title, visibility } }: { story: PublicStory }) {
  const address = new URL(paths.story(id), window.location.origin).href
  return (
    <section className="stack" aria-labelledby="for-everybody">
      <h3 id="for-everybody">For everybody</h3>
      {visibility === 'public' ? (
        <>
          <p className="share-address">{address}</p>
          <AddressButtons address={address} title={title} />
        </>
      ) : (
        <p>{closed[visibility]}</p>
      )}
    </section>
  )
}

function PrivateLinks({ storyId, title }: { storyId: string; title: string }) {
  const { data: links, error, isPending, refetch } = useQuery(linksQuery(storyId))
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
      {links.length > 0 && <LinkList links={links} made={made} storyId={storyId} title={title} />}
      {isFull ? (
        <p role="status">A story can have {limits.linksEach} links. Take one back to make another.</p>
      ) : (
        <NewLinkForm storyId={storyId} onMade={setMade} />
      )}
    </>
  )
}

interface LinkListProps {
  links: readonly PrivateLink[]
  /** The id of the one that was made just now. */
  made: string | null
  storyId: string
  title: string
}

function LinkList({ links, made, storyId, title }: LinkListProps) {
  return (
    <ul className="share-links">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} isNew={link.id === made} storyId={storyId} title={title} />
      ))}
    </ul>
  )
}
