import { Gauge, Headphones, Pause, Play, Square, Timer, UserRound } from 'lucide-react'
import { type RefObject, useCallback, useRef } from 'react'
import { useHydrated } from '../../../ui/browser/use-hydrated.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useFocusHandOver } from '../../../ui/focus/use-focus-hand-over.ts'
import { ChoiceMenu } from '../../../ui/menus/choice-menu.tsx'
import './listening-tools.css'
import type { Listening } from './use-listening.ts'
import { speeds } from './use-manner.ts'
import { sleepTimers } from './use-sleep-timer.ts'

/** Begins and ends reading aloud, and what one does with the voice meanwhile; not there where nobody can read. */
export function ListeningTools({ listening }: { listening: Listening }) {
  const isKnown = useHydrated()
  const listenButton = useRef<HTMLButtonElement>(null)
  if (!isKnown || !listening.canRead()) return null
  const { isOn, start, stop, recordedBy } = listening
  return (
    <>
      {recordedBy === null || isOn ? (
        <IconButton
          ref={listenButton}
          label={isOn ? 'Stop reading' : 'Listen'}
          title={isOn ? 'Stop' : 'Listen'}
          icon={isOn ? Square : Headphones}
          onClick={isOn ? stop : start}
        />
      ) : (
        <Button ref={listenButton} tone="quiet" className="listen-to" onClick={start}>
          <Headphones className="icon" aria-hidden="true" />
          <span>Read by {recordedBy}</span>
        </Button>
      )}
      {isOn && <VoiceTools listening={listening} listenButton={listenButton} />}
    </>
  )
}

interface VoiceToolsProps {
  listening: Listening
  /** Has the focus when the story is over and these tools go. */
  listenButton: RefObject<HTMLButtonElement | null>
}

function VoiceTools({ listening, listenButton }: VoiceToolsProps) {
  const { isSpeaking, start, pause } = listening
  const pauseButton = useRef<HTMLButtonElement>(null)
  useFocusHandOver(
    pauseButton,
    useCallback(() => listenButton.current?.focus(), [listenButton]),
  )
  return (
    <section className="listening-tools" aria-label="Listening">
      <IconButton
        ref={pauseButton}
        label={isSpeaking ? 'Pause' : 'Go on reading'}
        title={isSpeaking ? 'Pause' : 'Go on'}
        icon={isSpeaking ? Pause : Play}
        onClick={isSpeaking ? pause : start}
      />
      {listening.recordedBy === null && (
        <ChoiceMenu
          label="Speed"
          icon={Gauge}
          options={speeds}
          value={listening.speed}
          onValueChange={listening.chooseSpeed}
        />
      )}
      {listening.voiceNames.length > 1 && (
        <ChoiceMenu
          label="Voice"
          icon={UserRound}
          options={listening.voiceNames}
          value={listening.voiceName}
          onValueChange={listening.chooseVoice}
        />
      )}
      <ChoiceMenu
        label="Sleep timer"
        icon={Timer}
        options={sleepTimers}
        value={listening.sleepTimer}
        onValueChange={listening.chooseSleepTimer}
      />
      <p className="listening-state" role="status" data-needed={listening.reading.why ?? undefined}>
        {isSpeaking ? wordsOf(listening) : 'Paused'}
        {listening.sleepTimer !== 'Off' && ` · sleeps after ${listening.sleepTimer}`}
      </p>
    </section>
  )
}

/** Who reads the page that lies open. */
function wordsOf({ recordedBy, reading: { by, why } }: Listening): string {
  if (recordedBy === null) return 'Reading to you'
  if (why === null) return `${recordedBy} reads to you`
  const missing =
    why === 'unread'
      ? `${recordedBy} has not read this page`
      : `What ${recordedBy} read of this page cannot be played here`
  return `${missing}: ${by === 'device' ? 'the device reads it' : 'turn it when you have read it'}`
}
