import type { ParentShelf, ShelfStory } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useQuery } from '@tanstack/react-query'
import { Hand, Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/calls/api-error.ts'
import { shelfQuery } from '../../api/shelf/shelf-queries.ts'
import { LoadingScreen } from '../../components/site/loading-screen.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { Page } from '../../ui/page/page.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { OnDevice } from './on-device.tsx'
import { PinDialog } from './pin-dialog.tsx'
import { PutStoriesDialog } from './put-stories-dialog.tsx'
import { SecondAdult } from './second-adult.tsx'
import './shelf.css'
import { ShelfKeys } from './shelf-keys.tsx'
import { ShelvedStories } from './shelved-stories.tsx'

const title = "The Children's Shelf"

/** What the children of the family read by themselves, and the way to hand a device over. */
export function ShelfScreen() {
  const { data: shelf, error, refetch } = useQuery(shelfQuery)
  if (shelf) return <OpenShelf shelf={shelf} />
  if (!error) return <LoadingScreen />
  return (
    <Page title={title}>
      <FailureNote title="The shelf could not be loaded." onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailureNote>
    </Page>
  )
}

const isReadable = ({ state }: ShelfStory): boolean => state === 'shelved'

type Asking = 'put' | 'pin' | 'pin first' | 'hand over'

function OpenShelf({ shelf }: { shelf: ParentShelf }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const { stories, hasPin } = shelf
  const readable = stories.filter(isReadable).length
  return (
    <Page
      title={title}
      lead="Stories that your children may read by themselves. Hand them the device: it shows these and nothing else."
      action={
        stories.length > 0 && (
          <div className="row">
            <Button tone={readable > 0 ? 'quiet' : 'primary'} onClick={() => setAsking('put')}>
              <Plus className="icon" aria-hidden="true" />
              Put Stories on It
            </Button>
            {readable > 0 && (
              <Button tone="primary" onClick={() => setAsking(hasPin ? 'hand over' : 'pin first')}>
                <Hand className="icon" aria-hidden="true" />
                Hand Over the Device
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="stack gap-5">
        {stories.length > 0 ? (
          <>
            <p className="soft">{countOf(readable, 'story', 'stories')} to read just now.</p>
            <ShelvedStories stories={stories} />
          </>
        ) : (
          <EmptyShelf title="Nothing stands on it yet.">
            <p>Your own stories belong here as well as those you added to your library from others.</p>
            <Button tone="primary" onClick={() => setAsking('put')}>
              Put Stories on It
            </Button>
          </EmptyShelf>
        )}
        <ShelfKeys shelf={shelf} onSetPin={() => setAsking('pin')} />
        <OnDevice storyIds={stories.filter(isReadable).map(({ story }) => story.id)} />
        <SecondAdult shelf={shelf} />
      </div>
      {asking === 'put' && <PutStoriesDialog shelf={shelf} onClose={close} />}
      {asking === 'pin' && <PinDialog hasPin={hasPin} onClose={close} onSet={close} />}
      {asking === 'pin first' && (
        <PinDialog hasPin={hasPin} onClose={close} onSet={() => setAsking('hand over')} />
      )}
      {asking === 'hand over' && <HandOverDialog onClose={close} />}
    </Page>
  )
}
