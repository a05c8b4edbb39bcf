import type { PublicStory } from '@faith-fables/contract'
import { transientMessages } from '../../transient-messages.ts'
import '../../components/story/age-cloth.css'
import { lazy, Suspense } from 'react'
import { fetchCode } from '../../api/calls/fetch-code.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { useWakeLock } from '../../ui/browser/use-wake-lock.ts'
import { Toast } from '../../ui/messages/toast.tsx'
import type { WayBack } from './access/back-to-library.tsx'
import { leafAfterTurning, leavesOf, placeOf } from './book/leaves.ts'
import { OpenBook } from './book/open-book.tsx'
import { useBook } from './book/use-book.ts'
import { FullscreenProblem } from './controls/fullscreen-problem.tsx'
import { ReaderBar } from './controls/reader-bar.tsx'
import { type ReaderAccess, ReaderHeader } from './controls/reader-header.tsx'
import { TurnButton } from './controls/turn-button.tsx'
import { useFullscreen } from './controls/use-fullscreen.ts'
import { useLayout } from './controls/use-layout.ts'
import { useLetters } from './controls/use-letters.ts'
import { usePageDrag } from './controls/use-page-drag.ts'
import { useTextSize } from './controls/use-text-size.ts'
import { useTurningKeys } from './controls/use-turning-keys.ts'
import './desk.css'
import { soundsOf } from './listening/book-sound.ts'
import { useHeardRecordings } from './listening/use-heard-recordings.ts'
import { useListening } from './listening/use-listening.ts'
import { PrintedStory } from './print/printed-story.tsx'
import { usePrinting } from './print/use-printing.ts'
import './reader.css'
import { useTwoLanguages } from './two-languages/use-two-languages.ts'

/** Fetched when a story has been read to its end. */
const AfterStory = lazy(async () => ({
  default: (await fetchCode(() => import('./afterwards/after-story.tsx'))).AfterStory,
}))

export interface ReaderProps {
  story: PublicStory
  /** The button that brought the story is gone: the book has the focus instead. */
  takesFocus?: boolean
  /**
   * What can be done besides reading: everything by default; by a private link (`given`) printing; on a device in the
   * hands of a `child` nothing.
   */
  access?: ReaderAccess
  /** Where it was opened from, when that is neither the library nor the public stories. */
  back?: WayBack
}

/** The book lying open under the lamp, with all that one needs to read it. */
export function Reader({ story, takesFocus = false, access = 'full', back }: ReaderProps) {
  const languages = useTwoLanguages(story)
  const leaves = leavesOf(story, languages.second)
  const book = useBook(story.id, leaves, takesFocus)
  const isAtEnd = leafAfterTurning(leaves, book.leafNumber, 'next') === null
  const fullscreen = useFullscreen(book.leafNumber, { isLasting: access === 'child' })
  const [layout, setLayout] = useLayout()
  const [textSize, setTextSize] = useTextSize()
  const [letters, setLetters] = useLetters()
  const isWindowKnown = useHydrated()
  const printing = usePrinting(story)
  const drag = usePageDrag(book)
  const listening = useListening(book, leaves, {
    recordings: useHeardRecordings(story, access),
    sounds: soundsOf(story),
    language: story.language ?? 'en',
  })
  useTurningKeys(book.turn)
  useWakeLock(book.leafNumber)

  return (
    <>
      <div
        className="desk reader on-dark"
        data-age={story.ageGroup}
        data-layout={layout}
        data-for-phones={!isWindowKnown || undefined}
      >
        <ReaderHeader
          story={story}
          fullscreen={fullscreen}
          onPrint={printing.print}
          access={access}
          back={back}
        />
        <FullscreenProblem fullscreen={fullscreen} />
        <main id="main" className="reader-stage">
          <TurnButton direction="previous" book={book} />
          <div className="reader-book" data-text-size={textSize} data-letters={letters} {...drag}>
            <OpenBook leaves={leaves} book={book} layout={layout} />
            {isAtEnd && story.visibility === 'public' && access === 'full' && (
              <Suspense>
                <AfterStory story={story} />
              </Suspense>
            )}
          </div>
          <TurnButton direction="next" book={book} />
        </main>
        <ReaderBar
          listening={listening}
          place={placeOf(leaves, book.leafNumber)}
          layout={layout}
          onLayoutChange={setLayout}
          textSize={textSize}
          onTextSizeChange={setTextSize}
          letters={letters}
          onLettersChange={setLetters}
          languages={languages}
          fullscreen={fullscreen}
        />
      </div>
      <Toast
        message={listening.hasFailed ? 'This device has no voice to read with.' : null}
        tone="refusal"
        lasting={transientMessages.banner}
        onEnd={listening.forgetFailure}
      />
      <Toast
        message={languages.problem}
        tone="refusal"
        lasting={transientMessages.banner}
        onEnd={() => languages.choose(languages.names[0])}
      />
      {printing.isPrinting && (
        <PrintedStory
          ref={printing.sheets}
          story={story}
          second={languages.second}
          isSharp={printing.waits}
        />
      )}
    </>
  )
}
