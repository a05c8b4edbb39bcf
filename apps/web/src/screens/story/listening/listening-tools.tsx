import { Gauge, Headphones, Pause, Play, Square, Timer, UserRound } from 'lucide-react'
import { type RefObject, useCallback, useRef } from 'react'
import { ChoiceMenu } from '../../../ui/choice-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusHandOver } from '../../../ui/use-focus-hand-over.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import './listening-tools.css'
import type { Listening } from './use-listening.ts'
import { speeds } from './use-manner.ts'
import { sleepTimers } from './use-sleep-timer.ts'

/** Begins and ends reading aloud, and what one does with the voice meanwhile; not there where nobody can read. */
export function ListeningTools({ listening }: { listening: Listening }) {
  const isKnown = useHydrated()
  const listenButton = useRef<HTMLButtonElement>(null)
  if (!isKnown || !listening.canRead()) return null
  const { isOn, start, stop } = listening
  return (
    <>
      <IconButton
        ref={listenButton}
        label={isOn ? 'Stop reading' : 'Listen'}
        title={isOn ? 'Stop' : 'Listen'}
        icon={isOn ? Square : Headphones}
        onClick={isOn ? stop : start}
      />
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
      <ChoiceMenu
        label="Speed"
        icon={Gauge}
        options={speeds}
        value={listening.speed}
        onValueChange={listening.chooseSpeed}
      />
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
      <p className="listening-state" role="status">
        {isSpeaking ? 'Reading to you' : 'Paused'}
        {listening.sleepTimer !== 'Off' && ` · sleeps after ${listening.sleepTimer}`}
      </p>
    </section>
  )
}
