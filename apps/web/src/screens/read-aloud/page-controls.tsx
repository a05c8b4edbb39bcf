import { limits } from '@faith-fables/contract/limits'
import { ArrowRight, Check, Mic, RotateCcw, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListenButton } from '../../components/voice/listen-button.tsx'
import { minutesOf } from '../../components/voice/minutes-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { LevelMeter } from './level-meter.tsx'
import type { usePageRecorder } from './use-page-recorder.ts'

const { seconds: longest } = limits.recordedPage
/** Seconds before the end of which somebody is warned. */
const warning = 30

export interface PageControlsProps {
  /** From 1 on. */
  page: number
  recording: ReturnType<typeof usePageRecorder>
  /** What was kept of this page, here or with us; undefined while nothing is. */
  kept: KeptPage | undefined
  onKeep: (sound: Blob, seconds: number) => void
  /** Undefined on the last page. */
  onNext: (() => void) | undefined
  /** Called with what comes in the place of a button that was pressed. */
  takeFocus: (element: HTMLElement | null) => void
}

export interface KeptPage {
  /** Its address, or itself while it is on its way. */
  sound: string | Blob
  seconds: number
}

/** Record, listen, again, keep, next. */
export function PageControls(props: PageControlsProps) {
  const { recording, kept, takeFocus } = props
  const { step } = recording.recorder
  return (
    <div key={`${step} ${kept !== undefined}`} className="recording" tabIndex={-1} ref={takeFocus}>
      <Step {...props} />
    </div>
  )
}

function Step(props: PageControlsProps): ReactNode {
  const { recording, page, kept } = props
  const { recorder } = recording
  switch (recorder.step) {
    case 'asking':
      return <LoadingText>Please allow the microphone, if you are asked.</LoadingText>
    case 'countdown':
      return (
        <>
          <p className="countdown" role="status">
            <span className="countdown-words">It begins in</span> {recorder.left}
          </p>
          <Button onClick={recording.drop}>Cancel</Button>
        </>
      )
    case 'recording':
      return (
        <>
          <LevelMeter take={recorder.take} />
          <p className="recording-time">
            {minutesOf(recorder.seconds)} of {minutesOf(longest)}
          </p>
          {longest - recorder.seconds <= warning && <p role="alert">Half a minute is left for this page.</p>}
          <Button tone="primary" size="large" className="record-button" onClick={recording.stop}>
            <Square className="icon" aria-hidden="true" />
            Stop
          </Button>
        </>
      )
    case 'preparing':
      return <LoadingText>One moment …</LoadingText>
    case 'recorded':
      return <Recorded {...props} {...recorder} />
    default:
      return (
        <>
          {recorder.problem && (
            <Note tone="warning" title="That did not work.">
              <p role="alert">{recorder.problem}</p>
            </Note>
          )}
          {kept ? <Kept {...props} page={page} kept={kept} /> : <Unread {...props} />}
        </>
      )
  }
}

function Unread({ page, recording, onNext }: PageControlsProps) {
  return (
    <>
      <Button tone="primary" size="large" className="record-button" onClick={recording.begin}>
        <Mic className="icon" aria-hidden="true" />
        Read page {page}
      </Button>
      <p className="soft">It counts to three before it begins. A page can be {longest / 60} minutes long.</p>
      {onNext && (
        <Button tone="quiet" onClick={onNext}>
          Leave this page out
        </Button>
      )}
    </>
  )
}

interface RecordedProps extends PageControlsProps {
  sound: Blob
  seconds: number
  note: string | null
}

/** What was read just now, and is nowhere yet. */
function Recorded({ page, sound, seconds, note, recording, onKeep }: RecordedProps) {
  return (
    <>
      {note && <Note tone="warning">{note}</Note>}
      <p role="status">Listen to it. Keep it when you like it.</p>
      <div className="recording-choices">
        <ListenButton size="large" sound={sound} seconds={seconds} of={`page ${page}`} />
        <Button size="large" onClick={recording.begin}>
          <RotateCcw className="icon" aria-hidden="true" />
          Again
        </Button>
        <Button tone="primary" size="large" onClick={() => onKeep(sound, seconds)}>
          <Check className="icon" aria-hidden="true" />
          Keep
        </Button>
      </div>
      <Button tone="quiet" onClick={recording.drop}>
        Throw it away
      </Button>
    </>
  )
}

function Kept({ page, kept, recording, onNext }: PageControlsProps & { kept: KeptPage }) {
  return (
    <>
      <p className="kept-page" role="status">
        <Check className="icon" aria-hidden="true" />
        Page {page} is kept.
      </p>
      <div className="recording-choices">
        <ListenButton size="large" {...kept} of={`page ${page}`} />
        <Button size="large" onClick={recording.begin}>
          <RotateCcw className="icon" aria-hidden="true" />
          Again
        </Button>
        {onNext && (
          <Button tone="primary" size="large" onClick={onNext}>
            Next page
            <ArrowRight className="icon" aria-hidden="true" />
          </Button>
        )}
      </div>
    </>
  )
}
