import { useEffect, useEffectEvent } from 'react'
import { transientMessages } from '../../../transient-messages.ts'
import { classNames } from '../../../ui/class-names.ts'

export interface SceneWords {
  tone: 'good' | 'refusal'
  sentence: string
}

export interface SceneMessageProps {
  words: SceneWords | null
  /** The time of the words is over: set them to null. */
  onEnd: () => void
}

/** A passing message on a scene's card. The empty region is there before the words, so that they are announced. */
export function SceneMessage({ words, onEnd }: SceneMessageProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (words === null) return
    const timer = setTimeout(end, transientMessages.scene)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <p
      role="status"
      className={classNames('font-bold text-sm', words?.tone === 'refusal' ? 'text-berry' : 'text-moss-deep')}
    >
      {words?.sentence}
    </p>
  )
}
