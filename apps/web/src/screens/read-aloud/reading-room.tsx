import type { PublicStory, RecordedPage } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { Check, CloudUpload } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LeaveQuestion } from '../../components/site/leave-question.tsx'
import { useWakeLock } from '../../ui/browser/use-wake-lock.ts'
import { takeLostFocus } from '../../ui/focus/take-lost-focus.ts'
import { Note } from '../../ui/messages/note.tsx'
import { ScreenHeading } from '../../ui/page/screen-heading.tsx'
import { PageControls } from './page-controls.tsx'
import { createPageSender, type PageSender, type Sent } from './page-sender.ts'
import './read-aloud.css'
import { cannotRecord, canRecord } from './sound/microphone-problem.ts'
import { StoryPageToRead } from './story-page-to-read.tsx'
import { usePageRecorder } from './use-page-recorder.ts'

export interface ReadingRoomProps {
  story: PublicStory
  /** Who reads: "Grandma". */
  name: string
  /** What was read before. */
  pages: readonly RecordedPage[]
  /** Whose pages they are, for the store of the device. */
  place: string
  send: (page: number, sound: Blob) => Promise<RecordedPage>
  /** Above the title: the way back, or who asks. */
  head: ReactNode
  /** What becomes of it, once every page is read. */
  thanks: ReactNode
}

/** Where somebody reads a story aloud, one page after the other. */
export function ReadingRoom({ story, name, pages, place, send, head, thanks }: ReadingRoomProps) {
  const [sender] = useState(() => createPageSender({ place, arrived: pages, send }))
  useEffect(() => sender.start(), [sender])
  const sent = useSyncExternalStore(sender.subscribe, sender.current)
  const inOrder = story.keyMoments.toSorted((one, other) => one.index - other.index)
  const isKept = (page: number) => sent.arrived.has(page) || sent.waiting.has(page)
  const read = inOrder.filter((_, index) => isKept(index + 1)).length
  const [page, setPage] = useState(() => firstUnread(inOrder.length, isKept))
  return (
    <main id="main" className="read-aloud">
      <header className="read-aloud-head">
        {head}
        <ScreenHeading tabTitle={`Read “${story.title}” aloud`}>{story.title}</ScreenHeading>
        <p>
          Read by <b>{name}</b>
        </p>
      </header>
      {!canRecord() && (
        <Note tone="error" title="Recording does not work here.">
          {cannotRecord}
        </Note>
      )}
      <OnTheirWay sent={sent} />
      {read === inOrder.length && (
        <Note tone="good" title={`Every page is read. Thank you, ${name}!`}>
          {thanks}
        </Note>
      )}
      <PageToRead
        story={story}
        page={page}
        pages={inOrder.length}
        onPage={setPage}
        isKept={isKept}
        sender={sender}
        sent={sent}
        picture={inOrder[page - 1]}
      />
    </main>
  )
}

interface PageToReadProps {
  story: PublicStory
  page: number
  pages: number
  onPage: (page: number) => void
  isKept: (page: number) => boolean
  sender: PageSender
  sent: Sent
  picture: PublicStory['keyMoments'][number] | undefined
}

function PageToRead({ story, page, pages, onPage, isKept, sender, sent, picture }: PageToReadProps) {
  const recording = usePageRecorder()
  const { step } = recording.recorder
  const isOpen = step !== 'resting'
  // Only what was pressed here moves the focus.
  const wasPressed = useRef(false)
  const takeFocus = (element: HTMLElement | null) => {
    if (wasPressed.current) takeLostFocus(element)
  }
  useWakeLock(`${page} ${step}`)

  function open(next: number) {
    recording.drop()
    onPage(next)
  }
  function keep(sound: Blob, seconds: number) {
    void sender.keep(page, sound)
    lengths.current.set(sound, seconds)
    recording.drop()
  }
  /** In seconds, of what was read here. */
  const lengths = useRef(new Map<Blob, number>())
  const waiting = sent.waiting.get(page)
  const arrived = sent.arrived.get(page)
  const kept = waiting
    ? { sound: waiting, seconds: lengths.current.get(waiting) ?? 0 }
    : arrived && { sound: arrived.url, seconds: arrived.milliseconds / 1000 }

  return (
    <section className="page-to-read" aria-label="Reading" onClickCapture={() => (wasPressed.current = true)}>
      <PageList page={page} pages={pages} isKept={isKept} isHeld={isOpen} onPage={open} />
      <h2 key={page} tabIndex={-1} ref={takeFocus}>
        Page {page} of {pages}
      </h2>
      {picture && (
        <StoryPageToRead
          page={picture}
          ageGroup={story.ageGroup}
          isRead={step === 'countdown' || step === 'recording'}
        />
      )}
      <div className="recording-dock">
        {canRecord() && (
          <PageControls
            page={page}
            recording={recording}
            kept={kept}
            onKeep={keep}
            onNext={page < pages ? () => open(page + 1) : undefined}
            takeFocus={takeFocus}
          />
        )}
      </div>
      <LeaveQuestion
        isAsked={step === 'recording' || step === 'preparing' || step === 'recorded'}
        title="Leave this page unkept?"
      >
        <p>What you have just read is not kept yet.</p>
      </LeaveQuestion>
    </section>
  )
}

interface PageListProps {
  page: number
  pages: number
  isKept: (page: number) => boolean
  /** Something is being read: it is kept or thrown away first. */
  isHeld: boolean
  onPage: (page: number) => void
}

/** Every page, and which of them are read. */
function PageList({ page, pages, isKept, isHeld, onPage }: PageListProps) {
  return (
    <nav aria-label="Pages">
      <ol className="page-list">
        {Array.from({ length: pages }, (_, index) => index + 1).map((one) => (
          <li key={one}>
            <button
              type="button"
              className="page-list-button"
              aria-label={`Page ${one}${isKept(one) ? ', read' : ''}`}
              aria-current={one === page ? 'page' : undefined}
              aria-disabled={isHeld || undefined}
              data-kept={isKept(one) || undefined}
              onClick={() => !isHeld && onPage(one)}
            >
              {isKept(one) ? <Check className="icon" aria-hidden="true" /> : one}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What has not arrived yet, and what was refused. */
function OnTheirWay({ sent: { waiting, isHeldUp, refusal } }: { sent: Sent }) {
  return (
    <>
      {refusal && (
        <Note tone="error" title={`Page ${refusal.page} could not be kept.`}>
          {refusal.reason}
        </Note>
      )}
      <div role="status">
        {waiting.size > 0 && isHeldUp && (
          <div className="on-their-way">
            <CloudUpload className="icon" aria-hidden="true" />
            <p>
              {countOf(waiting.size, 'page')} {waiting.size === 1 ? 'waits' : 'wait'} on this device for the
              connection, and will be sent by {waiting.size === 1 ? 'itself' : 'themselves'}. You can go on
              reading. If you close this page, open it again later.
            </p>
          </div>
        )}
      </div>
    </>
  )
}

/** Where one goes on; the first page when all are read. */
function firstUnread(pages: number, isKept: (page: number) => boolean): number {
  for (let page = 1; page <= pages; page += 1) if (!isKept(page)) return page
  return 1
}
