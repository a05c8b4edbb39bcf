import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/calls/api-error.ts'
import { takeNewVersion } from '../../api/calls/service-worker.ts'
import { childShelfQuery } from '../../api/shelf/child-queries.ts'
import { BookFront } from '../../components/story/book-front.tsx'
import { paths } from '../../paths.ts'
import { goToParent, handOverMark } from '../../session/hand-over-mark.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import '../../components/story/age-cloth.css'
import './child-shelf.css'
import { useLastingFullscreen } from '../../components/device/use-lasting-fullscreen.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { useShelfOnDevice } from './use-shelf-on-device.ts'

/** The shelf as a child sees it, who may not read yet: big covers, each of which opens its book. */
export function ChildShelfScreen() {
  const [isAsking, setAsking] = useState(false)
  useLastingFullscreen()
  useEffect(() => {
    const leaving = new AbortController()
    void takeNewVersion(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <main className="child-shelf">
      <meta name="robots" content="noindex" />
      <header className="child-shelf-head">
        <ScreenHeading tabTitle="My Books">My Books</ScreenHeading>
        {handOverMark.read() ? (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            <LockKeyhole className="icon" aria-hidden="true" />
            For parents
          </Button>
        ) : (
          <LinkButton tone="quiet" to={paths.shelf()}>
            <ArrowLeft className="icon" aria-hidden="true" />
            The Children's Shelf
          </LinkButton>
        )}
      </header>
      <Books />
      {isAsking && <TakeBackDialog onClose={() => setAsking(false)} />}
    </main>
  )
}

function Books() {
  const { data: shelf, error, refetch } = useQuery(childShelfQuery)
  const onDevice = useShelfOnDevice(shelf)
  if (shelf)
    return shelf.stories.length > 0 ? (
      <div>
        <Covers stories={shelf.stories} />
        <p className="child-shelf-foot" role="status">
          {shelf.isFromDevice
            ? 'There is no connection. These books are on this device.'
            : onDevice !== null && `${onDevice} of ${shelf.stories.length} can be read without a connection.`}
        </p>
      </div>
    ) : (
      <NoBooks />
    )
  if (!error) return <LoadingText>Fetching your books …</LoadingText>
  if (error instanceof ApiError && error.status === 404) return <TakenBack />
  return (
    <div className="child-shelf-words" role="alert">
      <Ornament name="lost-lamb" size={160} />
      <p>The books could not be fetched.</p>
      <Button tone="primary" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}

function Covers({ stories }: { stories: readonly PublicStory[] }) {
  return (
    <ul className="child-books">
      {stories.map(({ id, title, imageUrl, ageGroup }) => (
        <li key={id}>
          <Link to={paths.childStory(id)} className="child-book" data-age={ageGroup}>
            <BookFront className="child-book-cover" imageUrl={imageUrl} size={512} ornamentSize={96} />
            <span className="child-book-title">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NoBooks() {
  return (
    <div className="child-shelf-words" role="status">
      <Ornament name="shelf" size={200} />
      <p>No book stands here just now. Ask your parents for one.</p>
    </div>
  )
}

/** A parent took the device back from elsewhere, or never handed it over. */
function TakenBack() {
  return (
    <div className="child-shelf-words" role="status">
      <Ornament name="lost-lamb" size={160} />
      <p>This device is not a child's just now.</p>
      <Button tone="primary" onClick={goToParent}>
        On to The Children's Shelf
      </Button>
    </div>
  )
}
