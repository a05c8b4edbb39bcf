import { Check } from 'lucide-react'
import { useEffect } from 'react'
import './toast.css'

export interface ToastProps {
  /** What happened; null when there is nothing to say. */
  message: string | null
  /** Milliseconds until it vanishes. */
  lasting: number
  /** Called when the time is over: set the message to null. */
  onEnd: () => void
}

/** A passing message at the foot of the window. Keep it mounted: the empty region must be there before the words. */
export function Toast({ message, lasting, onEnd }: ToastProps) {
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(onEnd, lasting)
    return () => clearTimeout(timer)
  }, [message, lasting, onEnd])

  return (
    <div className="toast-place" role="status">
      {message !== null && (
        <p className="toast">
          <Check className="icon" aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  )
}
