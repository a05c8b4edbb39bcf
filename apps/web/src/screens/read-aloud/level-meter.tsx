import { useEffect, useRef, useState } from 'react'
import type { Take } from './sound/open-microphone.ts'

/** Louder than this is a voice. */
const voice = 0.3
/** Milliseconds of silence before somebody is told. */
const patience = 4000

/** Moves with the voice, and says so when none is heard. */
export function LevelMeter({ take }: { take: Take }) {
  const bar = useRef<HTMLSpanElement>(null)
  const [isHeard, setHeard] = useState(true)
  useEffect(() => {
    let frame = 0
    let lastHeard = performance.now()
    const follow = () => {
      const loudness = take.loudness()
      bar.current?.style.setProperty('--loudness', loudness.toFixed(2))
      if (loudness > voice) lastHeard = performance.now()
      setHeard(performance.now() - lastHeard < patience)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [take])
  return (
    <div className="level">
      <span ref={bar} className="level-meter" aria-hidden="true">
        <span />
      </span>
      <p role="status">{isHeard ? 'We hear you.' : 'We hear nothing. Is the microphone covered?'}</p>
    </div>
  )
}
