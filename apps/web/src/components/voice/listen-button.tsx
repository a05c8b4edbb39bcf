import { Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import { minutesOf } from './minutes-of.ts'
import { type PlayedPage, recordedVoice } from './recorded-voice.ts'
import './voice.css'

export interface ListenButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** Its address, or itself. */
  sound: string | Blob
  seconds: number
  /** What is heard: "page 2". */
  of: string
  /** It was heard to its end. */
  onHeard?: () => void
}

/** Plays one recorded page, and pauses it. */
export function ListenButton({ sound, seconds, of, onHeard, ...button }: ListenButtonProps) {
  const played = useRef<PlayedPage | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [heard, setHeard] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  const pause = useCallback(() => {
    const from = played.current?.stop() ?? 0
    played.current = null
    setPlaying(false)
    return from
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its beginning
  useEffect(() => {
    setHeard(0)
    return () => void pause()
  }, [sound, pause])

  function play() {
    setPlaying(true)
    setFailed(false)
    const end = (wasHeard: boolean) => {
      played.current = null
      setPlaying(false)
      setHeard(0)
      setFailed(!wasHeard)
      if (wasHeard) onHeard?.()
    }
    played.current = recordedVoice.play({
      sound,
      from: heard,
      onEnd: () => end(true),
      onFailure: () => end(false),
      onProgress: setHeard,
    })
  }

  const Icon = isPlaying ? Pause : Play
  return (
    <>
      <Button {...button} onClick={() => (isPlaying ? setHeard(pause()) : play())}>
        <Icon className="icon" aria-hidden="true" />
        {isPlaying ? 'Pause' : 'Listen'}
        <span className="sr-only"> {isPlaying ? of : `to ${of}`},</span>
        <span className="listen-time">
          {heard > 0 ? `${minutesOf(heard)} of ${minutesOf(seconds)}` : minutesOf(seconds)}
        </span>
      </Button>
      {hasFailed && <p role="alert">This could not be played. Please try again.</p>}
    </>
  )
}
